import Foundation
import Trellis
public import TrellisServer
import TrellisUI
public import TrellisViews

/// An application for tests, without a network: whole pages with titles, history, redirects, topics and several tabs.
///
/// ```swift
/// let site = try await TestSite(TrackerApplication())
/// let tab = try await site.open("/?status=open")
/// try await tab.click(.button("New issue"))
/// #expect(try await tab.title == "New issue")
/// ```
///
/// With the environment variable `TRELLIS_BROWSER=chromium` the same test runs in a real browser: the site serves its
/// pages on a free port of this machine, and tabs are windows of the browser. See `docs/TESTING.md`.
public final class TestSite: Sendable {
  /// The time of the pages' timers; in a browser it is real time.
  public let clock: TestClock
  /// The name of the browser in which tabs are opened; `nil` for none.
  public let browser: String?
  private let local: LocalSite
  private let server: ServedSite?

  /// Loads the application's files and routes.
  ///
  /// - Throws: errors that name the unreadable or malformed input, and errors of `Application.routes()`.
  public init(_ application: some Application) async throws {
    let (clock, browser) = Self.environment
    self.clock = clock
    self.browser = browser
    let local =
      browser == nil
      ? try await LocalSite(
        application, clock: { clock.moment }, startTimer: { clock.startTimer($0) })
      : try await LocalSite(application)
    self.local = local
    local.stringCatalogs.startRecording()
    server = browser == nil ? nil : try ServedSite(local)
  }

  var stringCatalogs: StringCatalogs { local.stringCatalogs }

  /// Loads the application as its command does with `arguments`.
  ///
  /// - Throws: also an error for an unknown or malformed argument.
  public convenience init<Content: Application>(
    _ type: Content.Type, arguments: [String] = []
  ) async throws {
    try await self.init(Content.parsed(arguments))
  }

  /// Creates a site with these routes.
  public convenience init(routes: [Route]) async throws {
    try await self.init(RoutesApplication(routes))
  }

  private static var environment: (TestClock, String?) {
    let name = ProcessInfo.processInfo.environment["TRELLIS_BROWSER"] ?? ""
    return (TestClock(), name.isEmpty || name == "none" ? nil : name)
  }

  /// Opens a page in a new tab. Redirects are followed.
  ///
  /// - Parameters:
  ///   - address: an absolute path with or without a query, such as `/?issue=3`.
  ///   - id: the id of a user who is signed in in the tab's browser, as after `Page.signIn(_:thenOpen:)`; `nil` for
  ///     nobody.
  ///   - headers: additional fields of the tab's requests, such as fields that identify the user to the application.
  /// - Throws: ``SiteError`` if there is no page, and its route shows no page instead; an error that names `id` if
  ///   `Application.user(id:)` knows no such user.
  public func open(
    _ address: String = "/", as id: String? = nil, on screen: TestScreen = TestScreen(),
    headers: [(name: String, value: String)] = []
  ) async throws -> TestTab {
    var cookie: (name: String, value: String)?
    if let id { cookie = try await local.site.signInCookie(of: id) }
    if let browser, let server {
      let driver = try await BrowserDriver.open(
        address, at: server.port, browser: browser, screen: screen, headers: headers,
        cookie: cookie)
      return TestTab(driver, site: self)
    }
    let driver = try await HeadlessDriver(
      local, at: address, screen: screen, headers: headers, cookie: cookie)
    return TestTab(driver, site: self)
  }

  /// Shows a view in a new tab.
  ///
  /// - Parameters:
  ///   - language: the language of the page's texts, as a BCP 47 tag.
  ///   - view: returns the view; called once.
  public static func mount<Content: View & SendableMetatype>(
    on screen: TestScreen = TestScreen(), language: String = "en", theme: Theme? = nil,
    @ViewBuilder _ view: @escaping @Sendable () -> Content
  ) async throws -> TestTab {
    let route =
      theme.map { theme in
        Route("/", language: language) { _ in view().theme(theme) }
      } ?? Route("/", language: language) { _ in view() }
    return try await TestSite(routes: [route]).open("/", on: screen)
  }
}
