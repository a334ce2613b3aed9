public import TrellisComponents
public import TrellisControls
public import TrellisServer
public import TrellisUI

/// What a view can do with its page, from the environment.
///
/// ```swift
/// struct SignOutButton: View {
///   @Environment(\.page) private var page
///
///   var body: some View { Button("Sign out") { page.signOut() } }
/// }
/// ```
///
/// The functions do nothing where there is no page, such as in a test of a single view.
public struct PageActions: Equatable {
  private let reference: WeakPage

  init(_ page: Page?) { reference = WeakPage(page) }

  /// The page itself; `nil` where there is none, and after its end.
  public var current: Page? { reference.page }

  /// Whether both are actions of one page.
  public static func == (lhs: PageActions, rhs: PageActions) -> Bool {
    lhs.reference.page === rhs.reference.page
  }

  // MARK: Addresses

  /// The address of the page, with the named segments and the query.
  public var location: Location { current?.location ?? Location(path: "/") }

  /// Opens another page of this site in the tab; see ``/TrellisServer/Page/open(_:replacing:)``.
  public func open(_ path: String, replacing: Bool = false) {
    current?.open(path, replacing: replacing)
  }

  /// Has the browser load a document of this site; see ``/TrellisServer/Page/load(_:replacing:)``.
  public func load(_ path: String, replacing: Bool = false) {
    current?.load(path, replacing: replacing)
  }

  /// The address of a kept file; see ``/TrellisServer/Page/address(of:for:)``. Empty where there is no page.
  public func address(of file: StoredFile, for readers: FileReaders = .page) -> String {
    current?.address(of: file, for: readers) ?? ""
  }

  /// The address of an uploaded file for the user of the page; see ``/TrellisServer/Page/address(of:)``. Empty where there
  /// is no page.
  public func address(of file: UploadedFile) -> String { current?.address(of: file) ?? "" }

  // MARK: Messages

  /// The title of the page in the tab and in the history.
  public var title: String {
    get { current?.title ?? "" }
    nonmutating set { current?.title = newValue }
  }

  /// Shows a short message over the page. It belongs to the tab, and stays when another page opens.
  public func toast(_ toast: Toast) { current?.showToast(toast) }

  /// Shows a short message over the page, in its language.
  public func toast(_ title: LocalizedStringKey, tone: Tone = .neutral) {
    current?.showToast(title, tone: tone)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func toast(_ title: some StringProtocol, tone: Tone = .neutral) {
    current?.showToast(title, tone: tone)
  }

  /// Shows a short message over the page, in its language, with a button such as "Undo". Offer the action elsewhere, too,
  /// because the message disappears by itself.
  ///
  /// - Parameters:
  ///   - id: the message replaces one with the same id; `nil` for the text.
  ///   - action: the title of the button.
  ///   - perform: runs when the button is pressed, also after the page has ended: it changes models, not the page.
  public func toast(
    _ title: LocalizedStringKey, tone: Tone = .neutral, id: String? = nil,
    action: LocalizedStringKey, perform: @escaping () throws -> Void
  ) {
    toast(Toast(text(title), tone: tone, id: id).action(text(action), perform))
  }

  /// Announces a text to screen readers.
  public func announce(_ text: String) { current?.announce(text) }

  /// Shows the failure notice.
  public func fail(_ error: any Error) { current?.fail(error) }

  // MARK: Browser

  /// Gives the user a file.
  public func download(named name: String, _ bytes: [UInt8], contentType: String? = nil) {
    current?.download(named: name, bytes, contentType: contentType)
  }

  /// Gives the user a text file in UTF-8.
  public func download(named name: String, _ text: String, contentType: String? = nil) {
    current?.download(named: name, text, contentType: contentType)
  }

  /// Gives the user a table.
  public func download(named name: String, _ table: CSV) {
    current?.download(named: name, table)
  }

  /// Copies a text to the clipboard of the reader.
  public func copy(_ text: String) { current?.copy(text) }

  /// Opens the browser's dialog for printing the page.
  public func print() { current?.printPage() }

  // MARK: User

  /// Signs the browser in; see ``/TrellisServer/Page/signIn(_:thenOpen:)``.
  public nonisolated(nonsending) func signIn(
    _ user: some User, thenOpen target: String = "/"
  ) async throws {
    guard let current else { throw SignInError.unavailable }
    try await current.signIn(user, thenOpen: target)
  }

  /// Checks a password and signs the browser in, with limited attempts; see
  /// ``/TrellisServer/Page/signIn(as:thenOpen:check:)``.
  public nonisolated(nonsending) func signIn(
    as account: String, thenOpen target: String = "/",
    check: nonisolated(nonsending) () async throws -> (any User)?
  ) async throws {
    guard let current else { throw SignInError.unavailable }
    try await current.signIn(as: account, thenOpen: target, check: check)
  }

  /// An address that only this site can have made; see
  /// ``/TrellisServer/Page/signedLink(_:for:boundTo:validFor:)``. `path` itself where there is no page.
  public func signedLink(
    _ path: String, for subject: String, boundTo state: String = "", validFor time: Duration
  ) -> String {
    current?.signedLink(path, for: subject, boundTo: state, validFor: time) ?? path
  }

  /// The subject of the signed link with which the page was opened, if the link is valid.
  ///
  /// - Parameter state: returns the present state of a subject, such as the hash of the user's password.
  /// - Throws: the error of `state`.
  public nonisolated(nonsending) func signedSubject(
    boundTo state: nonisolated(nonsending) (String) async throws -> String?
  ) async rethrows -> String? {
    guard let current else { return nil }
    return try await current.signedSubject(boundTo: state)
  }

  /// Signs the browser out; see ``/TrellisServer/Page/signOut(thenOpen:)``.
  public func signOut(thenOpen target: String = "/") { current?.signOut(thenOpen: target) }
}

private enum PageActionsKey: EnvironmentKey {
  static var defaultValue: PageActions { PageActions(nil) }
}

extension EnvironmentValues {
  /// The page that shows the view.
  public internal(set) var page: PageActions {
    get { self[PageActionsKey.self] }
    set { self[PageActionsKey.self] = newValue }
  }
}

/// A weak reference: the views in a page do not keep it alive.
struct WeakPage {
  weak var page: Page?
  init(_ page: Page?) { self.page = page }
}
