import Foundation
import Synchronization
import Testing

@testable import TrellisOpenID

struct LoadedValueTests {
  struct Failure: Error {}

  private final class Source: Sendable {
    private struct State {
      var time = 0.0
      var loads = 0
      var fails = false
    }

    private let state = Mutex(State())

    var time: Double {
      get { state.withLock { $0.time } }
      set { state.withLock { $0.time = newValue } }
    }
    var fails: Bool {
      get { state.withLock { $0.fails } }
      set { state.withLock { $0.fails = newValue } }
    }
    var loads: Int { state.withLock { $0.loads } }

    func load() throws -> Int {
      try state.withLock {
        $0.loads += 1
        if $0.fails { throw Failure() }
        return $0.loads
      }
    }

    func value() -> LoadedValue<Int> {
      LoadedValue(
        now: { Date(timeIntervalSince1970: self.time) },
        load: {
          await Task.yield()
          return try self.load()
        })
    }
  }

  @Test func allWhoWaitGetOneLoad() async throws {
    let source = Source()
    let value = source.value()
    let values = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try await value.value } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == Array(repeating: 1, count: 50))
    #expect(source.loads == 1)
  }

  @Test func aValueEndsAfterAnHour() async throws {
    let source = Source()
    let value = source.value()
    #expect(try await value.value == 1)
    source.time = 3599
    #expect(try await value.value == 1)
    source.time = 3600
    #expect(try await value.value == 2)
    source.time = 0
    #expect(try await value.value == 3, "the clock was set back")
  }

  @Test func aFailureIsNotRepeatedAtOnce() async throws {
    let source = Source()
    source.fails = true
    let value = source.value()
    for _ in 0..<5 { await #expect(throws: Failure.self) { try await value.value } }
    #expect(source.loads == 1)
    source.fails = false
    await #expect(throws: Failure.self) { try await value.value }
    source.time = 10
    #expect(try await value.value == 2)
  }

  @Test func aNewerValueIsLoadedAtMostOnceInAWhile() async throws {
    let source = Source()
    let value = source.value()
    #expect(try await value.newerValue == 1)
    #expect(try await value.newerValue == nil)
    source.time = 10
    #expect(try await value.newerValue == 2)
    #expect(try await value.value == 2)
  }

  @Test func aCancelledTaskDoesNotFailTheOthers() async throws {
    let source = Source()
    let value = source.value()
    let cancelled = Task { try await value.value }
    cancelled.cancel()
    #expect(try await value.value == 1)
    _ = await cancelled.result
  }
}
