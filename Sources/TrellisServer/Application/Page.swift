import TrellisBase
package import TrellisComponents
import TrellisDOM
package import TrellisHosting
public import TrellisUI

/// The live page of one tab. The body of a ``Route`` sets it up; components find it by
/// `context(Page.self)`.
///
/// A page belongs to its session and never leaves it. Work outside the session returns by
/// ``perform(_:then:)``, ``every(_:_:)``, a ``Topic`` or the ``updater``. Each of these runs in a turn of
/// the session, one after the other; their changes are rendered once at the end of the turn.
public final class Page {
  /// The address of the page, updated by navigation.
  public internal(set) var location: Location
  /// The title of the page in the tab and in the history.
  public var title: String {
    didSet {
      host.document.title = title
      recordRequest()
    }
  }
  /// The description of the page for search engines; set it before the route's body returns.
  public var description: String?
  /// The language of the page, as a BCP 47 tag: the route's, else the best of the string catalogs for the reader.
  /// Set another before the route's body returns.
  public var language: String
  /// The languages that the reader prefers, as BCP 47 tags, in order of preference: the language of the user
  /// (``User/language``), else the chosen one (``chooseLanguage(_:)``), then the languages in the header field
  /// `Accept-Language`. In a static export only the locale of its options.
  public let preferredLanguages: [String]
  let preferences: LanguagePreferences
  /// The user for whom the page was opened (``Application/identity(of:)``).
  public let identity: String?
  /// The user for whom the page was opened, from ``Application/user(id:)``; `nil` if nobody is signed in.
  public var user: (any User)? { userIdentity?.user }
  /// The user, with the sign-in of the browser.
  let userIdentity: UserIdentity?
  /// The sign-ins of the application; `nil` in tests of single pages.
  let signIns: SignIns?
  /// Whether the page is written to a file.
  let isExported: Bool
  /// On an error page (``Route/failure(title:language:body:)``), the error of the page that could not be opened.
  public let openingError: (any Error)?
  /// The page's properties for search engines, other sites and the browser; set them before the route's body returns.
  public var metadata: PageMetadata {
    get { sharedMetadata.value }
    set { sharedMetadata = Shared(newValue) }
  }
  /// The site's metadata, until the page sets its own.
  private var sharedMetadata: Shared<PageMetadata>
  private let defaultMetadata: Shared<PageMetadata>
  /// The properties of all pages, with defaults for the browser.
  var siteMetadata: PageMetadata { defaultMetadata.value }
  /// Called when the user went back or forward to another address of this page.
  public var onLocationChange: ((Location) throws -> Void)? {
    didSet { if isEnded { onLocationChange = nil } }
  }
  /// Whether an export reuses this page for further addresses of its route: it calls ``onLocationChange`` instead of
  /// opening a new page for each address. Only what changes is built, laid out and mounted, which takes a fraction of
  /// the time if most of the page stays.
  ///
  /// Set it in the route's body if the reused page shows exactly what a new page at the address shows, with the same
  /// title, description and metadata, and if no address of the route redirects or is missing. Attribute values from
  /// `@ElementID` differ between a reused page and a new one.
  public var isReusedByExports = false
  /// Called with the new visibility of the page when its tab is shown or hidden, and at the start if the page is opened
  /// in a hidden tab.
  ///
  /// A tab reports its visibility only if this function is set.
  public var onVisibilityChange: ((Bool) throws -> Void)? {
    didSet { if isEnded { onVisibilityChange = nil } else { listenToVisibility() } }
  }
  /// Called after the first render of a page that was restored from the session store; set it in the route's body.
  public var onRestore: ((PageRestoration) throws -> Void)?
  /// Called after each render; ``size`` may have changed.
  public var onSizeInvalidated: (() throws -> Void)? {
    didSet { if isEnded { onSizeInvalidated = nil } }
  }
  /// Runs changes of this page; can be called from any thread.
  public let updater: PageUpdater

  /// The error of application code for which the page shows a failure notice; `nil` if there is none.
  public var failure: (any Error)? { shownFailure?.error }
  /// The failure of the notice, with its place.
  var shownFailure: HandlerFailure?
  /// Whether the notice shows the error and its place, in addition to words for users.
  var showsFailureDetails = false
  /// The last event and its component, recorded in the command `trellis dev` only.
  var lastEvent: String?

  /// The listeners to the renders of the page. The host holds them weakly.
  var listeners: PageListeners? {
    didSet {
      host.listener = listeners
      host.spans = listeners?.observesComponents == true ? listeners : nil
    }
  }
  /// The layout of the page's route.
  let layout: RouteLayout?
  /// The pattern of the page's route.
  let route: String
  /// Whether the page has addresses: whether its route has the role ``Route/Role/page``.
  private let hasAddresses: Bool
  /// The host of the page's components; only the session renders it.
  package let host: ComponentHost
  private let assets: AssetCatalog
  /// The subscriptions, timers and asynchronous functions.
  let work: PageWork
  /// The files that the tab sends.
  let uploads: PageUploads
  /// The handlers of named actions that nothing in the tree handles.
  var actions: [ActionName: (ActionEvent) throws -> Void] = [:]

  /// Makes a page before the route's body runs; see ``open(_:_:account:)``.
  init(
    _ request: PageRequest, _ host: ComponentHost, assets: AssetCatalog,
    metadata: Shared<PageMetadata> = Shared(PageMetadata()),
    uploads: UploadRegistry = UploadRegistry(), signIns: SignIns? = nil,
    downloads: PageDownloads? = nil, files: FileAddresses? = nil,
    now: @escaping () -> Moment = { .now },
    account: ThreadPool.Account,
    startTimer: @escaping Session.StartTimer = Session.startTimer
  ) {
    self.host = host
    let catalogs = host.environment.stringCatalogs
    let languages = ApplicationLanguages(catalogs: catalogs, tables: host.environment.textTables)
    let preferences = request.languages.choosing(request.identity?.user?.language, in: languages)
    self.preferences = preferences
    let language = languages.language(ofRoute: request.route.language, for: preferences)
    self.language = language
    work = PageWork(account: account, client: request.client, startTimer: startTimer)
    self.uploads = PageUploads(uploads, work)
    self.assets = assets
    location = request.location
    identity = request.identity?.name
    userIdentity = request.identity
    self.signIns = signIns
    self.downloads = downloads
    self.files = files
    self.now = now
    isExported = request.medium != .live
    openingError = request.failure
    preferredLanguages = preferences.tags
    sharedMetadata = metadata
    defaultMetadata = metadata
    layout = request.route.layout
    route = request.route.pattern.text
    hasAddresses = request.route.role == .page
    title = request.route.title(catalogs, in: language)
    description = request.route.description.map { catalogs.text($0, in: language) }
    updater = PageUpdater(mailbox: work.mailbox)
    host.document.title = title
  }

  /// The page as seen from outside of its session.
  var summary: PageDescription {
    PageDescription(route: route, location: location, identity: identity)
  }

  /// Schedules a build of the page's root component, because data outside its state changed.
  public func setNeedsUpdate() { host.setNeedsUpdate() }

  /// Announces `text` to screen readers, once, by the live region of the page.
  ///
  /// - Parameter priority: use assertive announcements only for urgent messages.
  public func announce(_ text: String, priority: AnnouncementPriority = .polite) {
    host.document.announce(text, isUrgent: priority == .assertive)
    recordRequest()
  }

  /// Focuses the first visible element whose attribute `id` is `id`, after the changes are rendered, and
  /// scrolls as far as needed to show it.
  ///
  /// - Parameter ifLost: focuses it only if no other element has the focus, for example because the focused
  ///   one was removed.
  public func focus(_ id: String, ifLost: Bool = false) {
    host.document.focus(id: id, ifLost: ifLost)
    recordRequest()
  }

  /// Scrolls to the first visible element whose attribute `id` is `id`, after the changes are rendered, as
  /// far as needed to show it.
  public func scrollIntoView(_ id: String) {
    host.document.scrollIntoView(id: id)
    recordRequest()
  }

  /// The address of the file `name` in the application's ``Application/publicFolder``. The address changes
  /// with the content of the file, so browsers can cache the response without limit.
  public func asset(_ name: String) -> String { assets.address(name) }

  /// Shows another address for this page without leaving it, adding an entry to the history or replacing
  /// the current one.
  ///
  /// - Parameter path: an absolute path of this site, with or without a query.
  public func navigate(to path: String, replacing: Bool = false) {
    host.document.navigate(to: path, replacing: replacing)
    onTargetChange?(target)
    recordRequest()
  }

  /// Called after a request to the browser, for which a turn must be scheduled.
  var onRequest: (() -> Void)?

  func recordRequest() { onRequest?() }

  /// The commands for the browser that were added last, and their numbers: the client runs each number once.
  var commands: [String] = []
  var lastCommand = 0
  let commandSeries = UInt32.random(in: 0...UInt32.max)

  /// The files that the page offers for download, and the present time of its clock; `nil` in tests of single pages.
  let downloads: PageDownloads?
  /// The address of the file that the page has offered last.
  var offeredFile: String?
  let now: () -> Moment
  /// Makes the addresses of stored files; `nil` in a static export and in tests of single pages.
  let files: FileAddresses?
  /// The number of this page in ``files``; `nil` before its first address.
  var fileNumber: UInt64?

  /// Takes the tab to another page of this site without a document load: this page ends, and the page at
  /// `path` replaces it. Going back in the history returns to this page.
  ///
  /// The focus moves to the main heading of the new page, otherwise to its main part or its root, unless
  /// that page focuses another element (``focus(_:ifLost:)``); screen readers announce its title.
  ///
  /// If no route matches `path`, or its route throws, the browser loads the address instead, and shows the response:
  /// the page of ``Route/notFound(title:language:body:)``, or a page of another server behind the same proxy.
  ///
  /// - Parameter path: an absolute path of this site, with or without a query; anything else is a failure
  ///   of this page.
  public func open(_ path: String, replacing: Bool = false) {
    let target = Redirect(to: path)
    guard target.isOfThisSite else { return fail(target) }
    navigate(to: path, replacing: replacing)
    departures += 1
  }

  /// Has the browser load the document at `path` of this site, as a reload of the page does; another server behind the
  /// same proxy may answer it.
  ///
  /// - Parameter path: an absolute path of this site, as for ``open(_:replacing:)``.
  public func load(_ path: String, replacing: Bool = false) {
    open(path, replacing: replacing)
    loadsDocument = isLeaving
  }

  /// Called with each new address of the page, as an absolute path with the query, after ``navigate(to:replacing:)``
  /// and after navigation by the user.
  package var onTargetChange: ((String) -> Void)?

  /// The address that the page shows, as an absolute path with the query.
  package var target: String { host.document.url ?? location.path }

  /// Objects that other modules store with the page, by type.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Adds a cover to the content of the page at each build of its root; `nil` for no cover.
  package var cover: ((Component?) -> Component?)?

  /// Packs the state that the next page of the tab takes over; `nil` for none. Functions in that state are numbered;
  /// the next page calls one by `run` with its number, from any thread.
  package var pack: ((_ run: @escaping @Sendable (Int) -> Void) -> PageHandoff)?

  /// The state packed by the previous page of the tab; a module that takes it over sets it to `nil`.
  package var handoff: (any Sendable)?

  /// Takes over the state packed by the previous page; set by the module that packs it.
  package var unpack: ((_ handoff: any Sendable) -> Void)?

  /// Takes over the state packed by the previous page of the tab, or stores it until `unpack` is set.
  func adopt(_ handoff: any Sendable) {
    guard let unpack else {
      self.handoff = handoff
      return
    }
    unpack(handoff)
    setNeedsUpdate()
  }

  /// Whether the tab is moving to another page.
  var isLeaving: Bool { departures > 0 }
  /// The number of times that the tab was sent to another page.
  private(set) var departures = 0
  /// Whether the tab loads a document when it leaves.
  private(set) var loadsDocument = false

  /// Called with each failure, to log it.
  var onFailure: ((HandlerFailure) -> Void)?

  /// The component that the page shows: `content` with its cover, and with a notice if there is a failure.
  func shown(_ content: Component?) -> Component? {
    let content = cover?(content) ?? content
    guard let shownFailure else { return content }
    let environment = host.environment
    return FailureNotice(
      shownFailure, showsDetails: showsFailureDetails, lastEvent: lastEvent,
      environment.textTables, in: language, on: environment.traits
    ).over(content) { [weak self] in self?.dismissFailure() }
  }

  // MARK: Input from outside

  /// The work that waits for the session's next turn.
  var mailbox: Mailbox { work.mailbox }

  /// Whether the page has ended.
  private var isEnded: Bool { work.isEnded }

  /// Runs application code outside a render; the page shows the error that it throws.
  ///
  /// - Parameter event: the name of the handler in the log, unless the error has a place of its own.
  func run(_ event: String? = nil, _ body: () throws -> Void) {
    do {
      try host.collectingProgrammerErrors(body)
    } catch {
      fail(HandlerFailure(error, event: event))
    }
  }

  /// Handles a step through the history to `target`, an address of this page or of another one.
  func userWent(to target: String, of router: Router) {
    host.wake()
    host.document.clientNavigated(to: target)
    // An address that this route's pattern matches may belong to an earlier route.
    guard hasAddresses, let found = router.route(for: target),
      found.route.pattern.text == route
    else {
      departures += 1
      return
    }
    location = found.location
    onTargetChange?(target)
    run("onLocationChange") { try onLocationChange?(found.location) }
  }

  /// Handles a followed link to another page; the tab already shows its address.
  func userOpened(_ target: String) {
    host.document.clientNavigated(to: target)
    departures += 1
  }

  /// Cancels all subscriptions, timers and work.
  package func end() {
    guard !isEnded else { return }
    work.end()
    uploads.end()
    if let fileNumber { files?.end(fileNumber, now: now()) }
    onLocationChange = nil
    onRestore = nil
    onTargetChange = nil
    onRequest = nil
    onVisibilityChange = nil
    onSizeInvalidated = nil
    cover = nil
    pack = nil
    handoff = nil
    unpack = nil
    attachments = [:]
    actions = [:]
    // `onFailure` stays, because handlers of views that disappear and the actions of toasts may still fail.
    host.tearDown()
  }

  deinit { end() }
}

/// Runs changes of a page in its session's turns; can be stored and called on any thread.
public struct PageUpdater: Sendable {
  let mailbox: Mailbox

  /// Runs `body` with the page in a later turn, unless the page ends before.
  public func callAsFunction(_ body: @escaping @Sendable (Page) throws -> Void) {
    mailbox.post(body)
  }
}
