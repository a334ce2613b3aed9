import CTrellisMemory
import Logging
import Synchronization
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisUI

/// All sessions of an application; dispatches the requests of their tabs.
///
/// The manager finds the session of a request; the session handles the request.
package final class SessionManager: Sendable {
  let router: Router
  /// The version of the client script; pages with another version must reload.
  let version: String
  let metrics: Metrics
  /// Makes the fingerprints of the pages' users.
  let fingerprints: UserFingerprints
  let configuration: Shared<Session.Configuration>
  let state: Mutex<State>
  /// Has a separate lock, because polls add reminders on the threads of their sessions.
  private let reminders: Mutex<TimerWheel<Session>>
  private let trims = Mutex(TrimSchedule())
  let recordedSignOuts = Mutex(SignOuts())
  let logger: Logger
  let clock: @Sendable () -> Moment
  /// The link to the other servers; `nil` for one server.
  let nodes: NodeLink?

  struct State: ~Copyable {
    var sessions: SessionTable<Session>
    var openings: OpeningRates
    var results: FormResults
    /// The attaches for which sessions are being made, with the waiting retries of each.
    var making: [AttachKey: [CheckedContinuation<Void, Never>]] = [:]
    /// The sessions that are being restored, by the identifier of their token, with the requests that wait.
    var restoring: [UInt64: [CheckedContinuation<Void, Never>]] = [:]
    /// Limits the messages of ``recordSplit()``.
    var splits = TokenBucket()
    var isStopped = false
  }

  /// - Parameters:
  ///   - isDevelopment: see ``Session/Configuration/isDevelopment``.
  ///   - development: the command `trellis dev` that runs the program.
  ///   - clock: a monotonic clock.
  init(
    router: Router, version: String, environment: HostEnvironment, metrics: Metrics, logger: Logger,
    assets: AssetCatalog = AssetCatalog(), limits: SessionLimits = .init(),
    openings: OpeningRates.Limits = .init(), queueLimits: DeliveryQueue.Limits = .init(),
    turns: TurnBudget = .init(),
    renderLimits: RenderLimits = RenderLimits(), watch: PageInstrumentation = .none,
    fingerprints: UserFingerprints = UserFingerprints(secret: nil, application: ""),
    metadata: PageMetadata = PageMetadata(), uploads: UploadRegistry? = nil,
    signIns: SignIns? = nil, files: FileAddresses = FileAddresses(),
    durable: DurableSessions? = nil, isDevelopment: Bool = false,
    development: DevelopmentLoop? = nil,
    clock: @escaping @Sendable () -> Moment = { .now },
    startTimer: @escaping Session.StartTimer = Session.startTimer
  ) {
    self.fingerprints = fingerprints
    self.router = router
    self.version = version
    self.metrics = metrics
    self.logger = logger
    self.clock = clock
    nodes = durable?.makeLink()
    state = Mutex(
      State(
        sessions: SessionTable(limits: limits), openings: OpeningRates(limits: openings),
        results: FormResults(limits: limits)))
    reminders = Mutex(TimerWheel(start: clock()))
    var environment = environment
    environment.sleeper = Sleeper { try await startTimer($0)() }
    var configuration = Session.Configuration(
      environment: environment, router: router, limits: queueLimits, logger: logger,
      metrics: metrics, assets: assets, hibernatesAfter: limits.hibernatesAfter, turns: turns,
      renderLimits: renderLimits, watch: watch, metadata: Shared(metadata),
      uploads: uploads ?? UploadRegistry(logger: logger, clock: clock), signIns: signIns,
      durable: durable, scriptVersion: version, files: files, clock: clock, startTimer: startTimer,
      isDevelopment: isDevelopment, development: development)
    if !isDevelopment, !configuration.stopsAtProgrammerErrors {
      configuration.repeatedIdentities = RepeatedIdentities { logger.error("\($0)") }
    }
    self.configuration = Shared(configuration)
    if let nodes { signIns?.share(nodes) }
    signIns?.onEnd { [weak self] in self?.announce(.signOut, of: $0) }
    for change in UserChange.allCases {
      nodes?.receive(change.rawValue) { [weak self] event in
        guard case .message(let bytes) = event else { return }
        self?.apply(change, of: UserIdentity(String(decoding: bytes, as: UTF8.self)))
      }
    }
    durable?.observeTakeovers { [weak self] session, version in
      session.account.run { if await session.lose(to: version) { self?.removeLost(session) } }
    }
  }

  /// The traits of an unknown screen.
  var traits: Traits { configuration.environment.traits }

  /// Makes the sessions of this manager.
  package var opener: PageOpener { PageOpener(configuration: configuration, reminder: remind) }

  // MARK: Keeping

  /// - Parameters:
  ///   - isAttached: whether the session is made for a waiting tab.
  ///   - request: the key of that tab's attach.
  func register(
    _ session: Session, of client: AddressGroup, attached isAttached: Bool = false,
    madeFor request: AttachKey? = nil
  ) {
    let bytes = session.bytes
    configuration.durable?.add(session)
    let ended = state.withLock { state in
      state.isStopped
        ? [session]
        : state.sessions.insert(
          session, under: session.token, of: client, bytes: bytes, attached: isAttached,
          madeFor: request, now: clock())
    }
    evict(ended)
  }

  /// Makes the token with which a browser requests the result of a posted form: the page of `session`.
  func makeResult(of session: Session) -> SessionToken {
    state.withLock { $0.results.add(session.token, now: clock()) }
  }

  /// Removes a form result, and returns its session; `nil` if the token is unknown, used or too old, or if the session
  /// has ended.
  func consumeResult(_ token: SessionToken) -> Session? {
    state.withLock { state in
      state.results.consume(token, now: clock()).flatMap { state.sessions.value($0) }
    }
  }

  // MARK: Requests

  /// Counts a session that `client` is about to open.
  ///
  /// - Returns: the time that the client must wait; `nil` if it may open the session now.
  func admitOpening(by client: AddressGroup) -> Duration? {
    state.withLock { $0.openings.admit(client, now: clock()) }
  }

  func attach(
    _ request: ClientMessage.Attach, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback
  ) async -> LiveResponse {
    guard request.version == version else { return .reload(version: version) }
    if request.header.isSplit { recordSplit() }
    var handoff: (any Sendable)?
    for _ in 0..<Self.takeOvers {
      if case .refused(let response) = await find(request.header, identity, client),
        response != .unknown
      {
        return response
      }
      guard let session = session(request.header.session) else { break }
      guard session.serves(identity) else { return session.refusal(of: identity) }
      let response = await attach(request, to: session, of: client, handoff: nil)
      if response != .unknown { return response }
      if session.isLost { continue }
      handoff = await session.consumeHandoff(of: request.header.tab)
      if await session.isEnded { remove(session) }
      break
    }
    // The tab may still contain values entered by the user of its page.
    if let owner = request.owner, owner != fingerprints.text(of: identity) {
      return configuration.signIns?.isUsed == true ? .loading : .signedOut
    }
    return await reattach(request, identity, client, handoff)
  }

  private func attach(
    _ request: ClientMessage.Attach, to session: Session, of client: AddressGroup,
    handoff: (any Sendable)?
  ) async -> LiveResponse {
    let now = clock()
    let response = await session.attach(request, version: version, handoff: handoff, now: now)
    guard response != .unknown else { return .unknown }
    evict(state.withLock { $0.sessions.attach(session.token, of: client, now: now) })
    return response
  }

  static let splitRate = TokenBucket.Rate(perSecond: 1 / 60, burst: 1)

  /// Logs, at most once a minute, that a tab gets responses from several servers that do not share its session.
  func recordSplit() {
    let now = clock()
    guard state.withLock({ $0.splits.consume(1, of: Self.splitRate, now: now) }) == nil else {
      return
    }
    logger.error(
      "several servers answer one tab without sticky sessions: let the proxy send each browser to one server"
    )
  }

  /// Attaches a tab to a new session, because its session is gone or belongs to another tab; sends the whole tree. A
  /// retry after a lost response gets the session of the first request.
  private func reattach(
    _ request: ClientMessage.Attach, _ identity: UserIdentity?, _ client: AddressGroup,
    _ handoff: (any Sendable)?
  ) async -> LiveResponse {
    var request = request
    request.header.acknowledged = 0
    request.path = ResultAddress(request.path).target
    guard let key = AttachKey(request, identity: identity) else {
      return await attachToNewSession(request, identity, client, nil, handoff)
    }
    while let session = await claim(key) {
      let response = await attach(request, to: session, of: client, handoff: handoff)
      if response != .unknown { return response }
      remove(session)
    }
    let response = await attachToNewSession(request, identity, client, key, handoff)
    let waiting = state.withLock { $0.making.removeValue(forKey: key) }
    for request in waiting ?? [] { request.resume() }
    return response
  }

  /// Whether a session was prepared for a future attach.
  func isPrepared(_ key: AttachKey) -> Bool {
    state.withLock { $0.sessions.value(madeFor: key) != nil }
  }

  /// Waits for the session made for an earlier attach with the same key.
  ///
  /// - Returns: `nil` if there is none; the caller must make it, and resume the waiting requests.
  private func claim(_ key: AttachKey) async -> Session? {
    while true {
      let (session, isMaking) = state.withLock { state -> (Session?, Bool) in
        if let session = state.sessions.value(madeFor: key) { return (session, false) }
        if state.making[key] != nil { return (nil, true) }
        state.making[key] = []
        return (nil, false)
      }
      guard isMaking else { return session }
      await withCheckedContinuation { continuation in
        let isWaiting = state.withLock { state in
          state.making[key]?.append(continuation)
          return state.making[key] != nil
        }
        if !isWaiting { continuation.resume() }
      }
    }
  }

  private func attachToNewSession(
    _ request: ClientMessage.Attach, _ identity: UserIdentity?, _ client: AddressGroup,
    _ key: AttachKey?, _ handoff: (any Sendable)?
  ) async -> LiveResponse {
    if let wait = admitOpening(by: client) { return .busy(wait) }
    let saved: SavedTab?
    do { saved = try await savedStates(for: request, identity) } catch {
      return .overloaded(.seconds(1))
    }
    let session: Session
    do {
      let made = try opener.makeSession(
        request.path, startsWithReset: true, showsFailures: !request.isMove
      ) { route, location in
        PageRequest(
          route: route, location: location, target: request.path, identity: identity,
          client: client, languages: request.languages, screen: request.screen, base: request.base,
          saved: saved)
      }
      guard let made else { return .unknown }
      session = made.session
    } catch is PageNotFound {
      return .unknown
    } catch is Redirect {
      return .unknown
    } catch is AccessDenied {
      return .loading
    } catch {
      configuration.development?.recordFailure(error, at: request.path)
      logger.error("\(request.path.upTo("?")): \(error)")
      metrics.failures.add(1)
      return request.isMove ? .unknown : .failed
    }
    configuration.development?.recordSuccess(at: request.path)
    register(session, of: client, attached: true, madeFor: key)
    let response = await attach(request, to: session, of: client, handoff: handoff)
    if let saved { configuration.durable?.forget(saved.page.id) }
    return response
  }

  /// The session of `token`; this does not count as its use.
  func session(_ token: SessionToken) -> Session? { state.withLock { $0.sessions.value(token) } }

  func session(_ text: String) -> Session? { SessionToken(text).flatMap(session) }

  /// Records a use of the session. The caller has checked the tab: a valid token alone does not count as use.
  func recordUse(of session: Session) {
    let bytes = session.bytes
    evict(
      state.withLock { $0.sessions.use(session.token, bytes: bytes, now: clock()) })
  }

  /// Removes a session that has ended, also from the store.
  func remove(_ session: Session) {
    if session.isLost { return removeLost(session) }
    configuration.durable?.forget(session.token)
    trims.withLock { $0.record(session.bytes) }
    _ = state.withLock { $0.sessions.remove(session.token) }
  }

  // MARK: Time

  var remind: Session.Reminder {
    { [weak self] session, moment in
      self?.reminders.withLock { $0.add(session, at: moment) }
    }
  }

  /// Ends polls and sessions that have timed out; to be called about every second.
  func advance(to now: Moment) {
    configuration.uploads.advance(to: now)
    configuration.downloads.removeExpired(now: now)
    configuration.signIns?.advance(to: now)
    configuration.durable?.advance(to: now)
    nodes?.advance()
    let due = reminders.withLock { $0.advance(to: now) }
    let (detached, over, ended) = state.withLock { state in
      let (detached, over) = state.sessions.advance(to: now)
      return (detached, over, state.sessions.updateBytes { $0.bytes })
    }
    for session in due { session.account.run { await session.timeOut(now: now) } }
    for session in detached { session.account.run { await session.detach() } }
    end(over)
    evict(ended)
    if trims.withLock({ $0.consumeTrim(at: now) }) { trellis_trim_allocator() }
  }

  /// Responds to all polls, ends all sessions, and accepts no new sessions. Stored sessions stay in the store.
  func stop() async {
    let all = state.withLock { state in
      state.isStopped = true
      return state.sessions.removeAll()
    }
    // Concurrently, so that a session in a long turn delays only its own end.
    await withDiscardingTaskGroup { group in
      for session in all {
        group.addTask { await session.release() }
      }
    }
    configuration.uploads.endPosted()
  }

  private func end(_ sessions: [Session]) {
    guard !sessions.isEmpty else { return }
    let bytes = sessions.reduce(0) { $0 + $1.bytes }
    trims.withLock { $0.record(bytes) }
    for session in sessions { session.account.run { await session.release() } }
  }

  /// Ends sessions to enforce the limits.
  private func evict(_ sessions: [Session]) {
    guard !sessions.isEmpty else { return }
    metrics.evicted.add(sessions.count)
    end(sessions)
  }

  /// The number of sessions by phase.
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
