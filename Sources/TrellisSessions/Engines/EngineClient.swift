package import Foundation

/// The operations of a store with one thread and one connection at a time, which is made again after each failure.
///
/// The operations that arrive while the thread waits for an answer are its next group.
package final class EngineClient: Sendable {
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

  package func commit(_ increment: SessionIncrement) async throws {
    _ = try await queue.run(.commit(increment))
  }

  package func load(_ id: String, now: Date) async throws -> StoredSession? {
    guard case .session(let session) = try await queue.run(.load(id: id, now: now)) else {
      return nil
    }
    return session
  }

  package func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    try await queue.run(.takeOver(id: id, version: version)) == .takeOver(true)
  }

  package func delete(_ id: String) async throws { _ = try await queue.run(.delete(id: id)) }

  /// - Returns: the number of removed sessions.
  @discardableResult package func deleteExpired(at now: Date) async throws -> Int {
    guard case .removal(let count) = try await queue.run(.deleteExpired(now: now)) else { return 0 }
    return count
  }

  package func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    queue.add(.publish(message, to: name)) { completion($0.map { _ in }) }
  }

  package func listen(to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void) {
    queue.listen(to: name, receive)
  }

  package func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) { queue.observe(body) }
}
