import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting

/// One tab's live page: what a ``Route`` sets up, and what components find by
/// `context(Page.self)` to change it later.
///
/// A page belongs to its session and never leaves it. Work that runs elsewhere comes back by
/// ``perform(_:then:)``, ``every(_:_:)``, a ``Topic`` or the ``updater``; all of these run in turns
/// of the session, one after the other, and what they changed is rendered once at the end of the
/// turn.
public final class Page {
  /// The address the page was asked for, or that its user has gone to since.
  public internal(set) var location: Location
  /// The name of the page in the tab and in the history.
  public var title: String {
    didSet { host.document.title = title }
  }
  /// The description that search engines show of the page; set it before the route's body returns.
  public var description: String?
  /// The language of the page, as a BCP 47 tag; set it before the route's body returns.
  public var language: String
  /// Whom the page was opened for; see ``Application/identity(of:)``.
  public let identity: String?
  /// Called when the user went back or forward to another address of this page.
  public var onLocationChange: ((Location) throws -> Void)?
  /// Runs changes of this page from anywhere.
  public let updater: PageUpdater

  /// The error that application code threw, while a notice tells the user that something went wrong.
  public private(set) var failure: (any Error)?

  /// The host of the page's components. The session alone renders it.
  let host: ComponentHost
  private let assets: AssetCatalog
  let mailbox = Mailbox()
  /// Where the page's timers run.
  private let account: ThreadPool.Account
  /// The account that the work of the page is charged to.
  private let client: AddressGroup
  private var receivers: [Int: (any Sendable) throws -> Void] = [:]
  private var nextReceiver = 0
  private var cancellations: [Int: @Sendable () -> Void] = [:]
  private var isEnded = false

  /// A page before its route's body has run; see ``open(_:_:account:)``.
  init(
    _ request: PageRequest, _ host: ComponentHost, assets: AssetCatalog, account: ThreadPool.Account
  ) {
    self.host = host
    self.account = account
    self.assets = assets
    client = request.client
    location = request.location
    identity = request.identity
    title = request.route.title
    description = request.route.description
    language = request.route.language
    updater = PageUpdater(mailbox: mailbox)
    host.document.title = title
  }

  /// Has the page's root component made anew, because something it is made of has changed.
  public func setNeedsUpdate() { host.setNeedsUpdate() }

  /// Has screen readers read `text` out, once.
  public func announce(_ text: String) { host.document.announce(text) }

  /// Gives the keyboard's focus to the first element that shows whose attribute `id` is `id` once what
  /// changed is rendered, and scrolls to it as far as it takes to have it in sight.
  ///
  /// - Parameter ifLost: does so only where nothing else has the focus, as when what had it has gone.
  public func focus(_ id: String, ifLost: Bool = false) {
    host.document.focus(id: id, ifLost: ifLost)
  }

  /// Scrolls to the first element that shows whose attribute `id` is `id` once what changed is rendered,
  /// as far as it takes to have it in sight; not at all where it is.
  public func scrollIntoView(_ id: String) { host.document.scrollIntoView(id: id) }

  /// The address of the file `name` of the application's ``Application/publicFolder``; it changes with
  /// the file, so that browsers may keep what is there for good.
  public func asset(_ name: String) -> String { assets.address(name) }

  /// Shows another address for this page, adding an entry to the history or replacing the present
  /// one; the page stays.
  ///
  /// - Parameter path: an absolute path of this site, with or without a query.
  public func navigate(to path: String, replacing: Bool = false) {
    host.document.navigate(to: path, replacing: replacing)
  }

  /// Takes the tab to another page of this site, as a link does but without loading it anew: this page
  /// ends, and the one at `path` takes its place. Going back in the history leads here again.
  ///
  /// The focus goes to the main heading of the new page, else to its main part or its root, unless that page
  /// asks for another element (``focus(_:ifLost:)``); its title is read out.
  ///
  /// Where no route leads to `path`, or its route throws, the browser loads the address instead, and
  /// shows what the server has for it.
  ///
  /// - Parameter path: an absolute path of this site, with or without a query; anything else is not
  ///   followed, but a failure of this page.
  public func open(_ path: String, replacing: Bool = false) {
    let target = Redirect(to: path)
    guard target.isOfThisSite else { return fail(target) }
    navigate(to: path, replacing: replacing)
    isLeft = true
  }

  /// Whether the tab goes to another page, or has gone there through the history.
  var isLeft = false

  /// Tells the user that something went wrong; the page stays as it is, and can be used on.
  ///
  /// The same happens with what the closures given to this page throw.
  public func fail(_ error: any Error) {
    failure = error
    onFailure?(error)
    setNeedsUpdate()
  }

  /// Takes the notice of a failure away.
  public func dismissFailure() {
    guard failure != nil else { return }
    failure = nil
    setNeedsUpdate()
  }

  /// Told about failures, for the log.
  var onFailure: ((any Error) -> Void)?

  /// The component that the page shows: `content`, under a notice while there is a failure.
  func shown(_ content: Component?) -> Component? {
    guard failure != nil else { return content }
    return FailureNotice.over(content) { [weak self] in self?.dismissFailure() }
  }

  // MARK: What comes from outside

  /// Calls `body` with each message of `topic` until the page ends.
  public func subscribe<Message: Sendable>(
    _ topic: Topic<Message>, _ body: @escaping (Message) throws -> Void
  ) {
    let key = addReceiver { message in
      if let message = message as? Message { try body(message) }
    }
    cancellations[key] = topic.subscribe { [mailbox] message in
      mailbox.post { try $0.receive(message, by: key) }
    }
  }

  /// Calls `body` every `interval` until the page ends.
  ///
  /// - Parameter interval: at least 10 ms; less is a mistake, and nothing is called.
  public func every(_ interval: Duration, _ body: @escaping () throws -> Void) {
    guard require(interval >= .milliseconds(10), "An interval of \(interval) is too short") else {
      return
    }
    let key = addReceiver { (_: any Sendable) in try body() }
    let task = Task(executorPreference: account) { [mailbox] in
      while !Task.isCancelled {
        try await Task.sleep(for: interval)
        mailbox.post { try $0.receive(key, by: key) }
      }
    }
    cancellations[key] = { task.cancel() }
  }

  /// Runs `work` outside of the session, which goes on meanwhile, and `body` with its result when
  /// it is there; the work is cancelled when the page ends.
  public func perform<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then body: @escaping (Result<Value, any Error>) throws -> Void
  ) {
    let key = addReceiver { result in
      if let result = result as? Result<Value, any Error> { try body(result) }
    }
    let task = Task(executorPreference: ThreadPool.work.account(of: client)) { [mailbox] in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      mailbox.post { try $0.receive(result, by: key, isLast: true) }
    }
    cancellations[key] = { task.cancel() }
  }

  private func addReceiver(_ body: @escaping (any Sendable) throws -> Void) -> Int {
    nextReceiver += 1
    receivers[nextReceiver] = body
    return nextReceiver
  }

  private func receive(_ value: any Sendable, by key: Int, isLast: Bool = false) throws {
    let receiver = receivers[key]
    if isLast {
      receivers[key] = nil
      cancellations[key] = nil
    }
    try receiver?(value)
  }

  /// Runs code of the application that is not part of a render; the page shows the error that it throws.
  func run(_ body: () throws -> Void) {
    do { try host.takingMistakes(body) } catch { fail(error) }
  }

  /// The user went through the history to `target`: another address of this page, or of another page.
  func userWent(to target: String, in route: Route) {
    host.wake()
    host.document.clientNavigated(to: target)
    guard let location = Router(routes: [route]).route(for: target)?.location else {
      isLeft = true
      return
    }
    self.location = location
    run { try onLocationChange?(location) }
  }

  /// Ends everything that was asked for.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    mailbox.close()
    for cancel in cancellations.values { cancel() }
    cancellations = [:]
    receivers = [:]
    onLocationChange = nil
    onFailure = nil
    host.tearDown()
  }

  deinit { end() }
}

/// Runs changes of a page in its session's turns; may be kept and called anywhere.
public struct PageUpdater: Sendable {
  let mailbox: Mailbox

  /// Runs `body` with the page in one of its next turns, unless the page ends before.
  public func callAsFunction(_ body: @escaping @Sendable (Page) throws -> Void) {
    mailbox.post(body)
  }
}
