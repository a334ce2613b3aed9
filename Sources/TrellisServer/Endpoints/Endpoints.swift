import Logging
import Synchronization
import TrellisBase
import TrellisDOM
import TrellisHTTP

/// Handles every request of an application: pages, files, live requests, health and metrics.
package final class Endpoints: Sendable {
  package let live: SessionManager
  let pages: PageWriter
  private let assets: AssetCatalog
  private let slices: FontSliceStore
  let decoder = ClientMessageDecoder()
  let origins: OriginPolicy
  /// The path below which browsers see the site, unless a trusted proxy names another path.
  let base: BasePath
  /// The name of this server process (``Deployment/instance``).
  let instance: String
  /// The endpoints for tests; `nil` if inspection is not allowed.
  let tests: TestEndpoints?
  let identify: @Sendable (Request) -> UserIdentity?
  /// The sign-ins of the application; `nil` in tests.
  let signIns: SignIns?
  let logger: Logger
  /// Limits the log messages about refused requests, because any client can cause them: 20 at once, then one a second.
  let notices = Mutex(TokenBucket())
  static let noticeRate = TokenBucket.Rate(perSecond: 1, burst: 20)
  let clock: @Sendable () -> Moment
  /// Whether the server is about to end (``drain()``).
  let isDraining = Atomic(false)
  private let loadShedding: LoadShedding
  let threads: ThreadPool
  /// The bytes of waiting and running requests, by address.
  ///
  /// A request keeps its body until the response. The HTTP server stops counting the bytes of a connection when the
  /// client disconnects, although its requests stay in the queue. Here a request counts until its response, even if its
  /// connection is closed.
  private let memory: Mutex<FairShare<AddressGroup>>

  /// - Parameter identify: returns the user of a request.
  init(
    live: SessionManager, pages: PageWriter, assets: AssetCatalog, slices: FontSliceStore,
    origins: OriginPolicy, base: BasePath = .root, instance: String = "1",
    allowsInspection: Bool = false, identify: @escaping @Sendable (Request) -> UserIdentity?,
    signIns: SignIns? = nil,
    logger: Logger, loadShedding: LoadShedding = LoadShedding(), threads: ThreadPool = .sessions,
    requestBytes: Int = Endpoints.requestBytes,
    clock: @escaping @Sendable () -> Moment = { .now }
  ) {
    self.live = live
    self.pages = pages
    self.assets = assets
    self.slices = slices
    self.origins = origins
    self.base = base
    self.instance = instance
    tests = allowsInspection ? TestEndpoints(live: live) : nil
    self.identify = identify
    self.signIns = signIns
    self.logger = logger
    self.clock = clock
    self.loadShedding = loadShedding
    self.threads = threads
    memory = Mutex(FairShare(limit: requestBytes))
  }

  static let livePrefix = "/_trellis/"
  /// The maximum bytes of all waiting and running requests.
  static let requestBytes = 128 << 20

  /// The maximum bytes of the body of a request for `path`. Polls have a small limit, because they are decoded on the
  /// I/O thread.
  ///
  /// - Parameters:
  ///   - type: the value of `Content-Type`.
  ///   - post: the limit of a multipart form, which may have files.
  static func bodyLimit(
    for path: String, method: Request.Method = .post, type: String? = nil,
    post: Int = UploadLimits().bytesPerPost
  ) -> Int {
    let limits = ClientMessage.Limits()
    guard path.begins(withText: livePrefix) else {
      guard method == .post else { return 0 }
      return FormPost.essence(of: type) == FormPost.multipartType ? post : limits.body
    }
    switch path.dropping(livePrefix.utf8.count) {
    case "poll": return limits.poll
    case "upload": return UploadLimits.chunk
    default: return limits.body
    }
  }

  /// Handles a request on the I/O thread; slow work goes to other threads.
  @Sendable func handle(_ request: Request, _ reply: Reply) {
    live.metrics.requests.add(1)
    let request = request.placed(below: base)
    if request.isWithoutSlash {
      let query = request.head.query.map { "?" + $0 } ?? ""
      return reply.send(
        Response.redirect(to: request.basePath + "/" + query, status: 308).secured(
          cacheControl: "no-store"))
    }
    let path = request.path
    if request.method != .options, !path.begins(withText: Self.livePrefix),
      let found = live.router.response(for: request.pathAndQuery, request.method)
    {
      return run(.page, for: request, reply) { await self.response(found, request) }
    }
    if request.method == .options {
      // Without CORS fields, pages of other origins can send only the requests that forms can send.
      let methods = allowedMethods(path, request.pathAndQuery)
      return reply.send(Response.empty(.noContent, headers: ["Allow": methods]).secured())
    }
    if path == Self.enterPath || path == LanguageChoice.path
      || path.begins(withText: Self.filePrefix), request.method == .get
    {
      return run(.page, for: request, reply) { self.entry(request) }
    }
    if path.begins(withText: FileAddress.prefix), [.get, .head].contains(request.method) {
      return run(.file, for: request, reply) { await self.storedFile(request) }
    }
    if path.begins(withText: Self.livePrefix) {
      respondToLiveRequest(String(path.dropping(Self.livePrefix.utf8.count)), request, reply)
      return
    }
    if request.method == .post, isPage(path, request.pathAndQuery) {
      return run(.page, for: request, reply) { await self.submit(request) }
    }
    guard request.method == .get || request.method == .head else {
      var response = Response.failure(.methodNotAllowed)
      response.headers["Allow"] = allowedMethods(path, request.pathAndQuery)
      return reply.send(response.secured())
    }
    switch path {
    case "/favicon.ico":
      // Browsers request this icon even if no page refers to it, so a missing icon is not an error.
      let icon = assets["favicon.ico"]?.current.response(to: request)
      reply.send(icon ?? Response.empty(.noContent).secured(cacheControl: "max-age=86400"))
    case "/healthz": reply.send(liveness)
    case "/readyz": reply.send(readiness)
    case "/metrics":
      guard let text = live.metrics.text(sessions: live.counts) else {
        return reply.send(Response.failure(.notFound).secured())
      }
      var response = Response.text(text)
      response.headers["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
      reply.send(response.secured(cacheControl: "no-store"))
    default:
      if let file = assets.representation(at: path) {
        reply.send(file.response(to: request))
      } else if let font = slices.name(at: path) {
        sendFont(font, request, reply)
      } else if let feed = live.router.feed(at: path) {
        run(.page, for: request, reply) { self.feed(feed, request) }
      } else {
        run(.page, for: request, reply) { await self.page(request) }
      }
    }
  }

  /// The value of `Allow` for an address.
  private func allowedMethods(_ path: String, _ target: String) -> String {
    if path.begins(withText: Self.livePrefix) { return "POST, OPTIONS" }
    var methods = live.router.methods(for: target)
    if methods.isEmpty || isPage(path, target) { methods.formUnion([.get]) }
    if isPage(path, target) { methods.insert(.post) }
    if methods.contains(.get) { methods.insert(.head) }
    methods.insert(.options)
    return Request.Method.allCases.filter(methods.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// Whether the address belongs to a page, and not to a file or a feed.
  private func isPage(_ path: String, _ target: String) -> Bool {
    !["/favicon.ico", "/healthz", "/readyz", "/metrics"].contains(path)
      && assets.representation(at: path) == nil && slices.name(at: path) == nil
      && live.router.feed(at: path) == nil
      && live.router.route(for: target) != nil
  }

  /// Whether the percent-encoded address `target` belongs to a page, and not to a file or a feed.
  @Sendable func isPage(at target: String) -> Bool {
    guard let path = PercentCoding.decodedPath(Array(target.upTo("?").utf8)) else { return false }
    return !path.begins(withText: Self.livePrefix) && isPage(path, target)
  }

  // MARK: Turns

  /// The kind of a request; it determines how long the request may wait.
  enum Kind {
    /// A page or an attach: the most expensive requests, useless once the client has disconnected.
    case page, attach
    /// A stored file that a page shows; little work, but useless once the client has disconnected.
    case file
    /// Events; applied even if the client has disconnected, because a closing tab sends its last events this way, and a
    /// reconnecting tab sends its events again.
    case events
    /// A tab leaves; the client does not repeat the request.
    case leave

    var isOpening: Bool { self == .page || self == .attach }
    var endsWithItsClient: Bool { isOpening || self == .file }
  }

  /// Runs `makeResponse` on the client's thread account, unless the request has waited too long.
  private func run(
    _ kind: Kind, for request: Request, _ reply: Reply,
    _ makeResponse: @escaping @Sendable () async -> Response
  ) {
    run(kind, for: request, reply) { respond in respond(await makeResponse()) }
  }

  /// Calls `respond` on the client's thread account, unless the request has waited too long. `respond` must call `send`
  /// exactly once.
  func run(
    _ kind: Kind, for request: Request, _ reply: Reply,
    _ respond: @escaping @Sendable (_ send: @escaping @Sendable (Response) -> Void) async -> Void
  ) {
    let client = request.clientGroup
    let account = threads.account(of: client)
    let bytes = request.byteCount + QueuedRequest.bytes
    if let wait = refusal(of: kind, account, of: client, holding: bytes) {
      return reply.send(overloaded(wait, kind, request))
    }
    let queued = QueuedRequest(arrival: clock())
    if kind.endsWithItsClient { reply.onDisconnect { queued.abandon() } }
    account.run { [self] in
      switch queued.state(now: clock(), limit: kind == .leave ? .seconds(3600) : loadShedding.limit)
      {
      case .due:
        await respond { [self] response in
          reply.send(response)
          release(bytes, of: client)
        }
      case .abandoned:
        live.metrics.abandonedRequests.add(1)
        release(bytes, of: client)
      case .late:
        live.metrics.shedRequests.add(1)
        reply.send(overloaded(loadShedding.retry(expecting: account.expectedWait), kind, request))
        release(bytes, of: client)
      }
    }
  }

  /// Charges the bytes of a request to its client, or refuses the request.
  ///
  /// - Returns: the time after which the client may retry; `nil` if the request is not refused.
  func refusal(
    of kind: Kind, _ account: ThreadPool.Account, of client: AddressGroup, holding bytes: Int
  ) -> Duration? {
    let expected = account.expectedWait
    var wait =
      kind == .leave ? nil : loadShedding.refusal(expecting: expected, isOpening: kind.isOpening)
    if wait == nil, !memory.withLock({ $0.admit(bytes, to: client) }) {
      wait = loadShedding.retry(expecting: expected)
    }
    if wait != nil { live.metrics.shedRequests.add(1) }
    return wait
  }

  /// The bytes of all waiting and running requests.
  var chargedBytes: Int { memory.withLock { $0.total } }

  /// Ends the charge of a request.
  func release(_ bytes: Int, of client: AddressGroup) {
    memory.withLock { $0.release(bytes, of: client) }
  }

  private func overloaded(_ wait: Duration, _ kind: Kind, _ request: Request) -> Response {
    switch kind {
    case .page: refusedPage(.busy, wait, request)
    case .file:
      Response.failure(.serviceUnavailable).retrying(after: wait).secured(cacheControl: "no-store")
    case .attach, .events, .leave: named(.overloaded(wait))
    }
  }

  /// The error page for a refused request, which the client may repeat after `wait`.
  ///
  /// After a `GET` the browser reloads the page automatically; after a post it does not, because the reload would lose
  /// the user's entries.
  func refusedPage(_ page: ErrorPage, _ wait: Duration, _ request: Request) -> Response {
    guard request.method == .post else {
      return pages.error(page, to: request)
        .retrying(after: wait, reloading: true)
    }
    var response = pages.error(.formNotHandled, to: request)
    response.status = page.status
    return response.retrying(after: wait)
  }

  private func sendFont(_ name: String, _ request: Request, _ reply: Reply) {
    if let file = slices.cached(name) { return reply.send(file.response(to: request)) }
    slices.load(name) { file in
      reply.send(
        file?.response(to: request)
          ?? Response.failure(.internalError).secured(cacheControl: "no-store"))
    }
  }

  // MARK: Pages

  /// The response to a `GET` or `HEAD` for a page.
  func page(_ request: Request) async -> Response {
    let address = ResultAddress(request.pathAndQuery)
    if let token = address.token { return await result(token, of: address.target, request) }
    let client = request.clientGroup
    if let wait = live.admitOpening(by: client) {
      return refusedPage(.tooManyRequests, wait, request)
    }
    let first = request.firstScreen(live.traits)
    // The browser discards this page and requests it again, so no tab attaches to it.
    let isRepeated = request.canRepeatWithHints
    return await page(request) {
      let identity = try await visitor(request)
      return try await live.open(
        address.target, screen: first.screen, scrollBar: first.scrollBar,
        identity: identity, client: client, languages: request.languages,
        base: request.base, keepingSession: request.method != .head && !isRepeated,
        showsFailures: request.isForDocument
      ).map {
        pages.response(
          $0, screen: first, repeating: isRepeated, to: request,
          owner: live.fingerprints.text(of: identity))
      }
    }
  }

  /// `identity` with its user; without it if the application cannot load the user now.
  func loaded(_ identity: UserIdentity?) async -> UserIdentity? {
    guard let signIns, identity != nil else { return identity }
    do { return try await signIns.loaded(identity) } catch {
      logger.error("user(id:): \(error)")
      return identity
    }
  }

  /// The user of a request, loaded.
  ///
  /// - Throws: the error of ``Application/user(id:)``.
  func visitor(_ request: Request) async throws -> UserIdentity? {
    let identity = identify(request)
    guard let signIns else { return identity }
    return try await signIns.loaded(identity)
  }

  /// The response of `open`, or the page for its error; the 404 page if it returns `nil`.
  func page(
    _ request: Request, _ open: () async throws -> Response?
  ) async -> Response {
    do {
      return try await open() ?? pages.error(.notFound, to: request)
    } catch is AccessDenied {
      return pages.error(.denied, to: request)
    } catch is PageNotFound {
      return pages.error(.notFound, to: request)
    } catch is FormPost.UnknownForm {
      return pages.error(.changed, to: request)
    } catch let redirect as Redirect where redirect.isOfThisSite {
      return self.redirect(to: redirect.path, request)
    } catch {
      let loop = live.configuration.development
      let shown = ShownFailure(error) ?? loop.map { _ in ShownFailure(describing: error) }
      if shown?.isExpected != true {
        live.metrics.failures.add(1)
        logger.error("\(request.path): \(error)")
      }
      let response = pages.error(.failed, to: request, showing: shown)
      return loop == nil ? response : response.retrying(after: .seconds(2), reloading: true)
    }
  }

  /// A redirect to an absolute path of the site.
  func redirect(to path: String, _ request: Request) -> Response {
    Response.redirect(to: request.base.address(path)).secured(cacheControl: "no-store")
  }
}
