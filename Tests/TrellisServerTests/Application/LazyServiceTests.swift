import Synchronization
import Testing
import TrellisServer

struct LazyServiceTests {
  private struct Failure: Error {}

  private final class Count: Sendable {
    let value = Atomic(0)
  }

  @Test func allCallersGetOneService() async throws {
    let service = LazyService<Int>()
    let count = Count()
    let values = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await service.value { count.value.add(1, ordering: .relaxed).newValue }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == Array(repeating: 1, count: 20))
  }

  @Test func aServiceThatFailedIsOpenedAgain() async throws {
    let service = LazyService<Int>()
    await #expect(throws: Failure.self) { try await service.value { throw Failure() } }
    #expect(try await service.value { 1 } == 1)
    #expect(try await service.value { 2 } == 1)
  }

  @Test func aCancelledCallerDoesNotEndTheOpening() async throws {
    let service = LazyService<Int>()
    let task = Task {
      try await service.value {
        try Task.checkCancellation()
        return 1
      }
    }
    task.cancel()
    _ = try? await task.value
    #expect(try await service.value { 2 } == 1)
  }
}
