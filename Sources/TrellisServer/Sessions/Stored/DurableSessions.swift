import Foundation
import Logging
import Synchronization
import TrellisBase
import TrellisHosting
import TrellisSessions

/// The store of an application's sessions, with the key of the installation and the policy for failures.
final class DurableSessions: Sendable {
  private let store: any SessionStore
  private let calls: StoreCalls
  let seal: SessionSeal
  let failure: SessionStorage.Failure
  let retention: Duration
  private let logger: Logger
  let metrics: StoreMetrics
  private let health = StoreHealth()
  private let notices = Mutex(TokenBucket())
  /// The texts of ``warnOnce(_:)``.
  private let warnings = Mutex<Set<String>>([])
  private let lastCleaning = Mutex<Moment?>(nil)
  /// The sessions in memory by their names, if the store is shared.
  private let holders = Mutex<[String: Holder]>([:])

  /// The name of the increments of ``health(now:)``.
  private let attemptName = String(UInt64.random(in: 0...UInt64.max), radix: 16)

  private struct Holder: Sendable {
    weak var session: Session?
  }

  private static let noticeRate = TokenBucket.Rate(perSecond: 1, burst: 10)

  init(
    _ store: any SessionStore, seal: SessionSeal, failure: SessionStorage.Failure = .goOn,
    retention: Duration = .seconds(86_400), timeLimit: Duration = .seconds(5), logger: Logger,
    metrics: StoreMetrics = Metrics().store
  ) {
    self.store = store
    self.metrics = metrics
    calls = StoreCalls(limit: max(timeLimit, .seconds(1)))
    self.seal = seal
    self.failure = failure
    self.retention = max(retention, .seconds(60))
    self.logger = logger
  }

  /// Opens the store of `storage`; `nil` for none.
  ///
  /// - Parameters:
  ///   - secret: the secret of the installation (`TRELLIS_SECRET`); without one, a file beside the sessions has the key.
  ///   - folder: the state folder of the application; `nil` if there is none.
  ///   - isShared: whether several workers of this machine use the store.
  /// - Throws: the error of the file system or the engine; ``NoStateFolder``; ``NotShared``.
  convenience init?(
    _ storage: SessionStorage, secret: String?, folder: String?, isShared: Bool = false,
    logger: Logger, metrics: StoreMetrics = Metrics().store
  ) throws {
    let store: any SessionStore
    var seal = SessionSeal(secret: secret)
    switch storage.place {
    case .none: return nil
    case .memory: store = MemorySessionStore()
    case .opened(let open):
      store = try open()
      if isShared, !store.isShared { throw NotShared() }
      if seal == nil {
        logger.warning(
          """
          TRELLIS_SECRET has no secret of 16 bytes or more, so sessions in the store are lost at a restart, and other \
          servers do not find them
          """)
      }
    case .sqlite(let path):
      guard let path = path ?? folder.map({ $0 + "/sessions.sqlite" }) else {
        throw NoStateFolder()
      }
      (store, seal) = try Self.open(path, seal, isShared: isShared)
    case .automatic(let file):
      guard let file else { return nil }
      do {
        guard let folder else { throw NoStateFolder() }
        (store, seal) = try Self.open(folder + "/" + file, seal, isShared: isShared)
      } catch  where storage.failure == .goOn && !isShared {
        let place = folder.map { " in \($0)" } ?? ""
        logger.notice(
          """
          Open pages end with this process, because there is no file for them\(place): \(error). --sessions selects a \
          store, --state a folder; --sessions none ends this notice
          """)
        return nil
      }
    }
    let key = (0..<SessionSeal.codeBytes).map { _ in UInt8.random(in: 0...UInt8.max) }
    self.init(
      store, seal: seal ?? SessionSeal(key: key), failure: storage.failure,
      retention: storage.retention, timeLimit: storage.timeLimit, logger: logger, metrics: metrics)
  }

  private static func open(
    _ path: String, _ seal: SessionSeal?, isShared: Bool
  ) throws -> (any SessionStore, SessionSeal) {
    let store = try SQLiteSessionStore(path: path, isShared: isShared)
    return (store, try seal ?? SessionSeal(keyFile: path + ".key"))
  }

  struct NotShared: Error, CustomStringConvertible {
    var description: String {
      "Several workers need a store of sessions that they share, and the store of Application.sessionStore is not shared"
    }
  }

  struct NoStateFolder: Error, CustomStringConvertible {
    var description: String {
      "There is no folder for stored sessions: set --state, TRELLIS_STATE, XDG_STATE_HOME or HOME, or give the path of the file"
    }
  }

  /// The state folder of the application `name`.
  ///
  /// Source: XDG Base Directory Specification 0.8.
  static func folder(of name: String, option: String? = nil, _ environment: [String: String])
    -> String?
  {
    if let folder = option ?? environment["TRELLIS_STATE"], !folder.isEmpty { return folder }
    if let states = environment["XDG_STATE_HOME"], states.begins(with: "/") {
      return states + "/trellis/" + name
    }
    guard let home = environment["HOME"], home.begins(with: "/") else { return nil }
    return home + "/.local/state/trellis/" + name
  }

  // MARK: Several servers

  /// Whether several servers use the store at the same time.
  var isShared: Bool { store.isShared }

  /// A name that only the servers with the same store of sessions and the same secret have; `nil` without such a store.
  var sharedName: String? { isShared ? seal.serversName : nil }

  /// A link to the servers with the same store and the same secret; `nil` without such a store.
  func makeLink() -> NodeLink? {
    store.nodeChannel.map { channel in
      NodeLink(channel, seal: seal) { [weak self] in self?.report($0) }
    }
  }

  /// Calls `body` with each session in memory that another server takes over, and with the version of the take-over.
  func observeTakeovers(_ body: @escaping @Sendable (Session, _ version: UInt64) -> Void) {
    guard isShared else { return }
    store.observeTakeovers { [weak self] id, version in
      if let session = self?.holders.withLock({ $0[id]?.session }) { body(session, version) }
    }
  }

  /// Records that `session` is in memory.
  func add(_ session: Session) {
    guard isShared else { return }
    let name = seal.name(of: session.token)
    holders.withLock { $0[name] = Holder(session: session) }
  }

  // MARK: Log

  /// Logs a message, at most one a second.
  func report(_ message: @autoclosure () -> String, now: Moment = .now) {
    guard notices.withLock({ $0.consume(1, of: Self.noticeRate, now: now) }) == nil else { return }
    logger.error("\(message())")
  }

  /// Logs a message that concerns many sessions, once for the process; at most 100 messages.
  func warnOnce(_ message: String) {
    let isNew = warnings.withLock { $0.count < 100 && $0.insert(message).inserted }
    if isNew { logger.warning("\(message)") }
  }

  // MARK: Sessions

  /// Stores `increment`.
  ///
  /// - Parameter onLateEnd: called with the result of a commit that has thrown ``StoreCalls/Late``.
  /// - Throws: the error of the store or of ``StoreCalls``.
  func commit(
    _ increment: SessionIncrement,
    onLateEnd: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) async throws {
    let start = Moment.now
    do {
      let didEndLate = { @Sendable [health] (result: Result<Void, any Error>) in
        health.record(result.failure, ofCommit: true)
        onLateEnd(result)
      }
      try await calls.run(onLateEnd: didEndLate) { [store] in try await store.commit(increment) }
    } catch {
      if error is SessionStoreError { metrics.refusals.add(1) } else { metrics.failures.add(1) }
      health.record(error, ofCommit: true)
      throw error
    }
    health.record(nil, ofCommit: true)
    metrics.recordCommit(bytes: increment.byteCount, in: start.duration(to: .now))
  }

  /// Whether the store takes commits. While that is not known, an increment of no session is committed, at most once a second.
  func health(now: Moment) -> StoreHealth.Answer {
    if let number = health.claimAttempt(now: now) {
      let increment = SessionIncrement(
        id: attemptName, version: number, isWhole: true, header: [0], change: nil,
        expiry: Date().addingTimeInterval(60))
      Task { [store, calls, health] in
        let attempt = { @Sendable in try await store.commit(increment) }
        do {
          try await calls.run(
            onLateEnd: { health.record($0.failure, ofCommit: true) }, attempt)
          health.record(nil, ofCommit: true)
        } catch {
          health.record(error, ofCommit: true)
        }
      }
    }
    return health.answer
  }

  /// Runs a call other than a commit.
  private func run<Value: Sendable>(
    _ call: @escaping @Sendable (any SessionStore) async throws -> Value
  ) async throws -> Value {
    do { return try await calls.run { [store] in try await call(store) } } catch {
      metrics.failures.add(1)
      health.record(error, ofCommit: false)
      throw error
    }
  }

  /// The session of `token` in the store, which its owner keeps.
  ///
  /// - Returns: `nil` if the store does not have it, or has no valid record of it.
  /// - Throws: the error of the store or of ``StoreCalls``.
  func load(_ token: SessionToken) async throws -> SavedPage? {
    let id = seal.name(of: token)
    let stored = try await run { try await $0.load(id, now: Date()) }
    guard let stored else { return nil }
    do { return try decoded(stored, id) } catch {
      report("A stored session is not used: \(error)")
      return nil
    }
  }

  /// Takes a session over from its owner.
  ///
  /// - Returns: the session with its new version; `nil` if the store has another version of it meanwhile.
  /// - Throws: the error of the store or of ``StoreCalls``.
  func takeOver(_ saved: SavedPage) async throws -> SavedPage? {
    let (id, version) = (saved.id, saved.version)
    guard try await run({ try await $0.takeOver(id, version: version) }) else { return nil }
    metrics.restored.add(1)
    var saved = saved
    saved.version += 1
    return saved
  }

  private func decoded(_ stored: StoredSession, _ id: String) throws -> SavedPage {
    guard let bytes = seal.opened(stored.header, .header, of: id) else {
      throw SavedSession.Problem.forged
    }
    var states = StoredChanges()
    var batches: [SavedChange.Batch] = []
    var previous: [UInt8] = []
    do {
      let header = try SavedSession.decode(SavedHeader.self, bytes)
      guard header.version == SavedHeader.version else {
        throw SavedSession.Problem.malformed("version \(header.version)")
      }
      for sealed in stored.changes {
        guard let bytes = seal.opened(sealed, .change(previous: previous), of: id) else {
          throw SavedSession.Problem.forged
        }
        let change = try SavedSession.decode(SavedChange.self, bytes)
        states.merge(change.states)
        batches += change.batches
        previous = Array(sealed.prefix(SessionSeal.codeBytes))
      }
      guard MessageAuthentication.isEqual(previous, header.chain) else {
        throw SavedSession.Problem.forged
      }
      return SavedPage(
        id: id, version: stored.version, header: header, states: states,
        batches: Self.newest(batches, upTo: header.last))
    } catch let error as DecodingError {
      throw SavedSession.Problem.malformed("\(error)")
    }
  }

  /// The batches with consecutive numbers up to `last`.
  private static func newest(
    _ batches: [SavedChange.Batch], upTo last: UInt64
  ) -> [DeliveryQueue.Batch] {
    var found: [DeliveryQueue.Batch] = []
    for batch in batches.reversed() where batch.number == last &- UInt64(found.count) {
      found.append(
        DeliveryQueue.Batch(number: batch.number, operations: Array(batch.operations.utf8)))
    }
    return found.reversed()
  }

  /// Removes the session of `token`; does not wait.
  func forget(_ token: SessionToken) { forget(seal.name(of: token)) }

  func forget(_ id: String) {
    Task {
      do { try await run { try await $0.delete(id) } } catch {
        report("A session was not removed: \(error)")
      }
    }
  }

  /// Ends the waiting for late calls of the store, and removes expired sessions once a minute; to be called about every second.
  func advance(to now: Moment) {
    calls.advance(to: now)
    let isDue = lastCleaning.withLock { last in
      if let last, now < last.advanced(by: .seconds(60)) { return false }
      last = now
      return true
    }
    guard isDue else { return }
    holders.withLock { $0 = $0.filter { $0.value.session != nil } }
    Task {
      do { try await run { try await $0.deleteExpired(at: Date()) } } catch {
        report("Expired sessions were not removed: \(error)")
      }
    }
  }
}

extension Result {
  /// The error; `nil` for a success.
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
