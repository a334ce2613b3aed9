import Foundation
import Synchronization
public import TrellisSessions

/// A rule that each store obeys which several servers share. Each store stands for a server.
public enum SharedStoreRule: CaseIterable, Sendable {
  case aSessionHasOneOwner, onlyTheOwnerRemovesASession, theFormerOwnerIsNotified
  case randomOwnersMatchTheModel

  /// Checks the rule.
  ///
  /// - Parameter nodes: three stores of one place without sessions.
  /// - Throws: ``SessionStoreViolation``, or the error of the store.
  public func check(_ nodes: [any SessionStore]) async throws {
    switch self {
    case .aSessionHasOneOwner: try await checkOwner(nodes)
    case .onlyTheOwnerRemovesASession: try await checkRemoval(nodes)
    case .theFormerOwnerIsNotified: try await checkNotices(nodes)
    case .randomOwnersMatchTheModel: try await checkRandomOwners(nodes)
    }
  }

  private func checkOwner(_ nodes: [any SessionStore]) async throws {
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    // The second comes from a server whose version is greater, as after commits that the engine has lost.
    try await expectRefusals(nodes[1], [.init(2, "other"), .init(9, whole: true, "other")])
    // Who reads a session leaves it to its owner.
    let read = try await nodes[1].load("a", now: SessionStoreRule.now)
    try await nodes[0].commit(SessionStoreRule.increment(2, "two"))
    try expect(try await !nodes[1].takeOver("a", version: read?.version ?? 0))
    let taken = try await nodes[1].take()
    try expect(taken?.version == 3)
    try expect(taken?.changes == [Array("one".utf8), Array("two".utf8)])
    try await expectRefusals(
      nodes[0], [.init(3, "late"), .init(4, "late"), .init(9, whole: true, "late")])
    try await nodes[1].commit(SessionStoreRule.increment(4, "three"))
    let back = try await nodes[0].take()
    try expect(back?.version == 5 && back?.changes.count == 3)
  }

  private func checkRemoval(_ nodes: [any SessionStore]) async throws {
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try await nodes[1].delete("a")
    try expect(try await nodes[1].take() != nil)
    try await nodes[0].delete("a")
    try await nodes[1].commit(SessionStoreRule.increment(3, "two"))
    try await nodes[1].delete("a")
    try expect(try await nodes[0].load("a", now: SessionStoreRule.now) == nil)
  }

  /// A server that takes a session over from itself is not notified.
  private func checkNotices(_ nodes: [any SessionStore]) async throws {
    let notices = nodes.map(TakeoverNotices.init)
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    _ = try await nodes[0].take()
    _ = try await nodes[1].take()
    try await nodes[1].commit(SessionStoreRule.increment(4, "two"))
    _ = try await nodes[0].take()
    while notices[0].all.isEmpty || notices[1].all.isEmpty { try await nextMoment() }
    try expect(notices.map(\.all) == [["a 3"], ["a 5"], []])
  }

  /// Three servers take sessions from each other and commit at random. What was committed is what the next owner gets.
  private func checkRandomOwners(_ nodes: [any SessionStore]) async throws {
    let ids = (0..<6).map { "s\($0)" }
    let accepted = AcceptedChanges()
    for id in ids {
      try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "0", of: id))
      accepted.add("0", to: id)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<12 {
        group.addTask {
          for step in 0..<40 {
            // The numbers lead each worker to all sessions and servers in another order.
            let choice = (step * (2 * worker + 1) + worker) % (ids.count * nodes.count)
            let (id, node) = (ids[choice % ids.count], nodes[choice / ids.count])
            guard var version = try await node.take(id)?.version else { continue }
            for part in 0..<(step + worker) % 3 {
              let text = "\(worker).\(step).\(part)"
              do {
                try await node.commit(SessionStoreRule.increment(version + 1, text, of: id))
                accepted.add(text, to: id)
                version += 1
              } catch SessionStoreError.superseded { break }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    for id in ids {
      let changes = try await nodes[0].load(id, now: SessionStoreRule.now)?.changes ?? []
      try expect(Set(changes) == accepted.changes(of: id))
      try expect(changes.count == Set(changes).count)
    }
  }

  // MARK: Expectations

  private struct Attempt {
    let increment: SessionIncrement
    init(_ version: UInt64, whole isWhole: Bool = false, _ change: String) {
      increment = SessionStoreRule.increment(version, whole: isWhole, change)
    }
  }

  private func expectRefusals(
    _ store: any SessionStore, line: Int = #line, _ attempts: [Attempt]
  ) async throws {
    for attempt in attempts {
      var found: (any Error)?
      do { try await store.commit(attempt.increment) } catch { found = error }
      guard (found as? SessionStoreError) == .superseded else {
        throw SessionStoreViolation(
          rule: self, line: line, error: found.map { "\($0)" } ?? "none")
      }
    }
  }

  private func expect(_ condition: Bool, line: Int = #line) throws {
    if !condition { throw SessionStoreViolation(rule: self, line: line, error: nil) }
  }

  private func nextMoment() async throws {
    try Task.checkCancellation()
    await Task.yield()
  }
}

/// The changes that each session's commits have stored.
private final class AcceptedChanges: Sendable {
  private let changes = Mutex<[String: Set<[UInt8]>]>([:])
  func add(_ change: String, to id: String) {
    changes.withLock { _ = $0[id, default: []].insert(Array(change.utf8)) }
  }
  func changes(of id: String) -> Set<[UInt8]> { changes.withLock { $0[id] ?? [] } }
}

/// The notices of take-overs that a store has got, each with the name of the session and the version.
public final class TakeoverNotices: Sendable {
  private let notices = Mutex<[String]>([])
  public var all: [String] { notices.withLock { $0 } }

  /// Begins to observe `store`.
  public init(_ store: any SessionStore) {
    store.observeTakeovers { [weak self] id, version in
      self?.notices.withLock { $0.append("\(id) \(version)") }
    }
  }
}
