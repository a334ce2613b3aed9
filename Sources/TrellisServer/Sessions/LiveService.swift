import Logging
import Synchronization
import TrellisComponents
import TrellisDOM

/// All live sessions of an application, and the requests of their tabs.
///
/// The service finds the session a request belongs to; what happens then is the session's.
final class LiveService: Sendable {
  let router: Router
  /// Changes whenever pages of before cannot be used with this server any more.
  let version: String
  let metrics: Metrics
  private let setting: Session.Setting
  private let decoder: UplinkDecoder
  private let state: Mutex<State>
  /// Apart from the rest, since every poll adds one, on whatever thread its session runs.
  private let reminders: Mutex<TimerWheel<Session>>
  private let logger: Logger
  private let clock: @Sendable () -> Moment
  /// Bytes of memory that all sessions may take together, about.
  private let budget: Int

  private struct State: ~Copyable {
    var sessions: SessionStore<Session>
    var openings: AddressLimits
    var isStopped = false
  }

  /// - Parameter clock: tells the time, which never runs backwards.
  init(
    router: Router, version: String, environment: Environment, metrics: Metrics, logger: Logger,
    assets: AssetCatalog = AssetCatalog(), limits: SessionStore<Session>.Limits = .init(),
    budget: Int = 2 << 30,
    openings: AddressLimits.Limits = .init(), queueLimits: PatchQueue.Limits = .init(),
    decoder: UplinkDecoder = UplinkDecoder(), clock: @escaping @Sendable () -> Moment = { .now }
  ) {
    self.router = router
    self.version = version
    self.metrics = metrics
    self.logger = logger
    self.decoder = decoder
    self.clock = clock
    self.budget = budget
    state = Mutex(
      State(
        sessions: SessionStore(limits: limits), openings: AddressLimits(limits: openings)))
    reminders = Mutex(TimerWheel(start: clock()))
    setting = Session.Setting(
      environment: environment, limits: queueLimits, logger: logger, metrics: metrics,
      assets: assets, compactAfter: limits.compactAfter, clock: clock)
  }

  /// The traits of a screen of which nothing is known.
  var traits: Traits { setting.environment.traits }

  // MARK: Pages

  /// A page's first HTML, with the token by which a tab attaches to it.
  struct OpenedPage: Sendable {
    let page: Session.FirstPage
    let token: String
  }

  /// Opens a page for `target`, or returns `nil` if no route leads there.
  ///
  /// - Parameters:
  ///   - address: who asks for it; an address may keep only so many pages that no tab has attached to.
  ///   - isKept: whether a tab may attach to the page; otherwise it ends as soon as it is made.
  /// - Throws: what the route's body throws.
  func open(
    _ target: String, screen: Uplink.Screen?, identity: String? = nil, address: String = "",
    keepingSession isKept: Bool = true
  ) async throws -> OpenedPage? {
    guard let (route, location) = router.route(for: target) else { return nil }
    let session = Session(
      route: route, location: location, target: target, identity: identity, setting: setting)
    let page = try await session.open(screen: screen, reminder: remind)
    metrics.pages.add(1)
    if isKept {
      keep(session, of: address, weighing: session.weight.load(ordering: .relaxed))
    } else {
      await session.end()
    }
    return OpenedPage(page: page, token: session.token.text)
  }

  /// - Parameter bytes: what counts as taken by a page that no tab has attached to.
  private func keep(_ session: Session, of address: String = "", weighing bytes: Int = 0) {
    let ended = state.withLock { state in
      state.isStopped
        ? [session]
        : state.sessions.insert(
          session, under: session.token, of: address, weighing: bytes, now: clock())
    }
    end(ended)
  }

  // MARK: Requests

  /// Counts a session that `address` is about to open.
  ///
  /// - Returns: `nil`, or how long the address has to wait.
  func admitOpening(by address: String) -> Duration? {
    state.withLock { $0.openings.take(address, now: clock()) }
  }

  func attach(
    _ body: [UInt8], identity: String? = nil, address: String = ""
  ) async -> Answer {
    let request: Uplink.Attach
    do { request = try decoder.attach(body) } catch { return refuse(error) }
    guard request.version == version else {
      return .reload(version: version)
    }
    if let token = SessionToken(request.header.session), let session = use(token) {
      guard session.identity == identity else { return .signedOut }
      let answer = await session.attach(request, version: version, now: clock())
      if answer != .unknown {
        end(state.withLock { $0.sessions.attach(token, now: clock()) })
        return answer
      }
      if await session.isEnded { _ = state.withLock { $0.sessions.remove(token) } }
    }
    if let wait = admitOpening(by: address) { return .busy(wait) }
    return await attachAfresh(request, identity)
  }

  /// The tab's session is gone, or another tab's: it gets a new one, and the whole tree.
  private func attachAfresh(
    _ request: Uplink.Attach, _ identity: String?
  ) async -> Answer {
    guard let (route, location) = router.route(for: request.path) else { return .unknown }
    let session = Session(
      route: route, location: location, target: request.path, identity: identity, setting: setting)
    do {
      try await session.openAfresh(screen: request.screen, reminder: remind)
    } catch is PageNotFound {
      return .unknown
    } catch is Redirect {
      return .unknown
    } catch {
      logger.error("\(request.path): \(error)")
      metrics.failures.add(1)
      return .failed
    }
    // Its tab is here already, so that no other page has to go for what it weighs.
    keep(session)
    var request = request
    request.header.acknowledged = 0
    let answer = await session.attach(request, version: version, now: clock())
    end(state.withLock { $0.sessions.attach(session.token, now: clock()) })
    return answer
  }

  /// - Parameter respond: called once, from anywhere, maybe much later.
  /// - Returns: what ends the wait when the client has gone.
  func poll(
    _ body: [UInt8], identity: String? = nil, respond: @escaping Session.Respond
  ) -> (@Sendable () -> Void)? {
    metrics.polls.add(1)
    let request: Uplink.Poll
    do { request = try decoder.poll(body) } catch {
      respond(refuse(error))
      return nil
    }
    guard let session = use(request.header.session) else {
      respond(.unknown)
      return nil
    }
    guard session.identity == identity else {
      respond(.signedOut)
      return nil
    }
    ThreadPool.sessions.run { [clock] in
      await session.poll(request, now: clock(), respond: respond)
    }
    return { ThreadPool.sessions.run { await session.forget(poll: request.poll) } }
  }

  func events(_ body: [UInt8], identity: String? = nil) async -> Answer {
    let request: Uplink.Events
    do { request = try decoder.events(body) } catch { return refuse(error) }
    guard let session = use(request.header.session) else { return .unknown }
    guard session.identity == identity else { return .signedOut }
    return await session.events(request, now: clock())
  }

  func leave(_ body: [UInt8], identity: String? = nil) async -> Answer {
    let request: Uplink.Leave
    do { request = try decoder.leave(body) } catch { return refuse(error) }
    guard let token = SessionToken(request.session), let session = use(token) else {
      return .nothing
    }
    if await session.leave(request, identity: identity) {
      _ = state.withLock { $0.sessions.remove(token) }
    }
    return .nothing
  }

  /// Has the tabs whose pages were opened for `identity` ask again at once, as it may be somebody
  /// else's by now.
  func endPolls(of identity: String) {
    let sessions = state.withLock { $0.sessions.values.filter { $0.identity == identity } }
    for session in sessions { ThreadPool.sessions.run { await session.endWaiting() } }
  }

  /// The session of `token`, without counting as its use.
  func session(_ token: SessionToken) -> Session? { state.withLock { $0.sessions.value(token) } }

  /// Where everything on the page of a session lies, or would lie if it were made from nothing, as JSON.
  ///
  /// - Parameter body: what ``leave(_:identity:)`` takes.
  func inspect(_ body: [UInt8], anew isAnew: Bool = false) async -> Answer {
    let request: Uplink.Leave
    do { request = try decoder.leave(body) } catch { return refuse(error) }
    guard let json = await use(request.session)?.inspection(anew: isAnew) else { return .unknown }
    return .body(json)
  }

  private func use(_ text: String) -> Session? { SessionToken(text).flatMap(use) }

  private func use(_ token: SessionToken) -> Session? {
    state.withLock { $0.sessions.use(token, now: clock()) }
  }

  private func refuse(_ error: JSONError) -> Answer {
    metrics.refusedRequests.add(1)
    return .invalid(error.description)
  }

  // MARK: Time

  private var remind: Session.Reminder {
    { [weak self] session, moment in
      self?.reminders.withLock { $0.add(session, at: moment) }
    }
  }

  /// Ends polls and sessions whose time is over; to be called about every second.
  func advance(to now: Moment) {
    let due = reminders.withLock { $0.advance(to: now) }
    let (detached, ended) = state.withLock { state in
      let (detached, over) = state.sessions.advance(to: now)
      var ended = over
      var weight = state.sessions.values.reduce(0) { $0 + $1.weight.load(ordering: .relaxed) }
      while weight > budget, let oldest = state.sessions.removeOldest() {
        weight -= oldest.weight.load(ordering: .relaxed)
        ended.append(oldest)
      }
      return (detached, ended)
    }
    for session in due { ThreadPool.sessions.run { await session.timeOut(now: now) } }
    for session in detached { ThreadPool.sessions.run { await session.compact() } }
    end(ended)
  }

  /// Answers all polls, ends all sessions, and takes no new ones.
  func stop() async {
    let all = state.withLock { state in
      state.isStopped = true
      return state.sessions.removeAll()
    }
    for session in all { await session.end(.nothing) }
  }

  private func end(_ sessions: [Session]) {
    for session in sessions { ThreadPool.sessions.run { await session.end() } }
  }

  /// How many sessions there are, by phase.
  var counts: [(phase: String, count: Int)] {
    state.withLock { state in
      [
        ("provisional", state.sessions.count(.provisional)),
        ("attached", state.sessions.count(.attached)),
        ("detached", state.sessions.count(.detached)),
      ]
    }
  }
}
