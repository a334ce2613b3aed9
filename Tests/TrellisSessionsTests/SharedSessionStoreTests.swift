import Foundation
import SessionSupport
import Synchronization
import TestSupport
import Testing

@testable import TrellisSessions

/// The thread and the queue of an engine, with a connection that needs no server.
@Suite(.timeLimit(.minutes(5)))
struct SharedSessionStoreTests {
  private struct Unavailable: Error, Equatable {
    let reason: String
  }

  /// A connection whose notice arrives with the first group.
  private final class Connection: EngineConnection {
    private let reader: Int32
    private let writer: Int32
    private let didRun: @Sendable () -> Void
    private var isFirst = true
    /// The numbers of sessions that operations remove.
    private var removals: ArraySlice<Int>

    init(removing removals: [Int], didRun: @escaping @Sendable () -> Void) throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw EngineLost(reason: "there is no pipe") }
      (reader, writer) = (ends[0], ends[1])
      self.didRun = didRun
      self.removals = removals[...]
    }

    deinit {
      close(reader)
      close(writer)
    }

    var descriptor: Int32 { reader }

    func run(
      _ group: [EngineOperation], until deadline: Instant
    ) throws -> [Result<EngineAnswer, any Error>] {
      if isFirst { _ = write(writer, [1], 1) }
      isFirst = false
      didRun()
      return group.map {
        if case .deleteExpired = $0 {
          .success(.removal(removals.popFirst() ?? 0))
        } else {
          .success(.done)
        }
      }
    }

    func notices(reading isReadable: Bool) throws -> [EngineNotice] {
      guard isReadable else { return [] }
      var byte: UInt8 = 0
      _ = read(reader, &byte, 1)
      return [.takeover("a 2")]
    }
  }

  /// Adds an operation in each group, until it has added the number of `begin`.
  private final class Supply: Sendable {
    private let state = Mutex<(store: SharedSessionStore?, count: Int)>((nil, 0))

    /// The number of operations that are not added yet.
    var count: Int { state.withLock { $0.count } }

    func begin(_ store: SharedSessionStore, _ count: Int) { state.withLock { $0 = (store, count) } }
    func end() { state.withLock { $0.store = nil } }

    func addOne() {
      let store = state.withLock { state -> SharedSessionStore? in
        guard state.count > 0 else { return nil }
        state.count -= 1
        return state.store
      }
      store?.publish([], to: "x") { _ in }
    }
  }

  private final class Recorded<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
  }

  private func store(
    removing removals: [Int] = [], _ didRun: @escaping @Sendable () -> Void = {}
  ) throws -> SharedSessionStore {
    try SharedSessionStore(
      thread: "test", limits: SessionStoreLimits(), timeLimit: .seconds(60),
      unavailable: { Unavailable(reason: $0) },
      connect: { _, _ in try Connection(removing: removals, didRun: didRun) })
  }

  /// The queue is never empty, and the notice is read nevertheless.
  @Test func noticesArriveWhileOneGroupFollowsAnother() async throws {
    let supply = Supply()
    let store = try store { supply.addOne() }
    supply.begin(store, 1000)
    defer { supply.end() }
    let left = Recorded<Int>()
    store.observeTakeovers { id, version in
      #expect(id == "a" && version == 2)
      left.add(supply.count)
    }
    try await store.delete("a")
    await waitUntil { !left.all.isEmpty }
    #expect(left.all[0] > 900)
  }

  /// Messages before the call are missing for a listener that is set after the connection was made.
  @Test func aLateListenerIsToldOfTheConnection() async throws {
    let store = try store()
    try await store.delete("a")
    let inbox = NodeInbox()
    store.listen(to: "news") { inbox.add($0) }
    await waitUntil { inbox.gaps == 1 }
    try await store.delete("a")
    #expect(inbox.gaps == 1)
  }

  @Test func expiredSessionsAreRemovedUntilNoneIsLeft() async throws {
    let store = try store(removing: [1000, 2, 0, 7])
    try await store.deleteExpired(at: .distantPast)
    #expect(store.groups == 3)
  }

  @Test func theRemovalOfExpiredSessionsEnds() async throws {
    let store = try store(removing: Array(repeating: 1, count: 1000))
    try await store.deleteExpired(at: .distantPast)
    #expect(store.groups == 20)
  }

  @Test func whatWaitsFailsWhenTheQueueIsClosed() throws {
    let queue = try EngineQueue(timeLimit: .seconds(60), unavailable: { Unavailable(reason: $0) })
    let reasons = Recorded<String>()
    queue.add(.publish([], to: "x")) {
      if case .failure(let error as Unavailable) = $0 { reasons.add(error.reason) }
    }
    queue.close()
    queue.didDisconnect("the store is closed")
    #expect(reasons.all == ["the store is closed"])
  }
}
