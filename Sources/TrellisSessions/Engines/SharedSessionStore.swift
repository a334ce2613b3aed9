public import Foundation

/// A store in a database engine, which several servers share: PostgreSQL with the module `TrellisPostgres`, Redis with
/// `TrellisRedis`.
///
/// One thread with one connection does the operations of all sessions: the operations that arrive while it waits for an
/// answer are its next group. It connects when the store is made, and again after each failure, with pauses of at most
/// 5 s.
///
/// A commit tests the owner and the version, so the late commit of a server that was paused is refused. Taking a
/// session over waits for no other server.
public final class SharedSessionStore: SessionStore {
  package typealias Connect =
    @Sendable (EngineContext, @escaping (any EngineConnection).Wait) throws ->
    any EngineConnection

  private let queue: EngineQueue

  /// Begins to connect, and returns at once.
  ///
  /// - Parameters:
  ///   - name: the name of the thread.
  ///   - timeLimit: the time after which an operation without an answer fails; at least 10 ms.
  ///   - unavailable: the error of an operation without an answer, from the reason.
  ///   - connect: makes a connection, on the thread.
  /// - Throws: the error of the system, if it has no descriptors.
  package init(
    thread name: String, limits: SessionStoreLimits, timeLimit: Duration,
    unavailable: @escaping @Sendable (_ reason: String) -> any Error, connect: @escaping Connect
  ) throws {
    let owner = (0..<16).map { _ in
      let digits = String(UInt8.random(in: 0...UInt8.max), radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
    let context = EngineContext(
      owner: owner, limits: limits, timeLimit: max(timeLimit, .milliseconds(10)))
    queue = try EngineQueue(timeLimit: context.timeLimit, unavailable: unavailable)
    EngineWorker(context: context, queue: queue, connect: connect).start(name)
  }

  deinit { queue.close() }

  /// The number of groups of operations so far.
  package var groups: Int { queue.groups }

  /// `true`: several servers use the engine at the same time.
  public var isShared: Bool { true }

  /// Stores the increment with the next group, or throws as ``SessionStore/commit(_:)``, or an error of the engine.
  public func commit(_ increment: SessionIncrement) async throws {
    _ = try await queue.run(.commit(increment))
  }

  /// A session as it is stored; `nil` if there is none or if it is expired.
  public func load(_ id: String, now: Date) async throws -> StoredSession? {
    guard case .session(let session) = try await queue.run(.load(id: id, now: now)) else {
      return nil
    }
    return session
  }

  /// Makes this store the owner of a session, if `version` is its stored version.
  ///
  /// - Returns: whether this store is the owner now. It may be the owner although the result is `false`, if the
  ///   connection was lost before the answer; the stored version is then greater, too.
  public func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    try await queue.run(.takeOver(id: id, version: version)) == .takeOver(true)
  }

  /// Removes a session, if this store is its owner.
  public func delete(_ id: String) async throws { _ = try await queue.run(.delete(id: id)) }

  /// Removes the sessions that are expired at `now`, and the sessions beyond the limits that expire first; at most
  /// about 20,000 of each.
  public func deleteExpired(at now: Date) async throws {
    // An engine that removes few sessions in one operation returns their number.
    for _ in 0..<20 {
      guard case .removal(1...) = try await queue.run(.deleteExpired(now: now)) else { return }
    }
  }

  /// Sets the function that gets the name and the version of each session that another server has taken over.
  public func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) { queue.observe(body) }

  /// This store: messages to the servers with the same database, each at most 2 MiB.
  public var nodeChannel: (any NodeChannel)? { self }
}

extension SharedSessionStore: NodeChannel {
  /// Sends a message with the next group.
  public func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    queue.add(.publish(message, to: name)) { completion($0.map { _ in }) }
  }

  /// Sets the function that gets the messages to `name`, on the thread of the store.
  public func listen(to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void) {
    queue.listen(to: name, receive)
  }
}
