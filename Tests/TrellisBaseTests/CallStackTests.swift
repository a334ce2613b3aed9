import TestSupport
import Testing

@testable import TrellisBase

struct CallStackTests {
  /// A function that recurses for each level and uses some stack at each.
  private static func sum(to number: Int) -> Int {
    if number == 0 { return 0 }
    if CallStack.isShort { return CallStack.runOnLargerStack { number + sum(to: number - 1) } }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { buffer in
      buffer.initialize(repeating: UInt64(number))
      return Int(buffer[31]) + sum(to: number - 1)
    }
  }

  @Test(arguments: [64 << 10, 128 << 10, 512 << 10, 8 << 20])
  func aDeepRecursionSucceedsForEveryStackSize(_ stackBytes: Int) {
    let sum = onSmallThread(stackBytes: stackBytes) { Self.sum(to: 100_000) }
    #expect(sum == 100_000 * 100_001 / 2)
  }

  @Test func aSmallThreadReturnsItsAvailableStack() {
    let room = onSmallThread { CallStack.room }
    #expect(room > 16 << 10 && room < 128 << 10)
  }

  @Test func aLargerStackDoesNotChangeTheFirst() {
    let rooms = onSmallThread {
      let before = CallStack.room
      let inside = CallStack.runOnLargerStack { CallStack.room }
      return [before, inside, CallStack.room]
    }
    #expect(rooms[1] > 200 << 20)
    #expect(rooms[2] == rooms[0])
  }

  @Test func aLargerStackIsUsedOnlyIfNeeded() {
    let (few, many) = onSmallThread {
      let before = CallStack.room
      return (
        CallStack.withRoom(1_000) { CallStack.room <= before },
        CallStack.withRoom(1 << 20) { CallStack.room >= 1 << 20 }
      )
    }
    #expect(few && many)
  }

  @TaskLocal private static var number = 0

  @Test func taskLocalValuesAreAvailableOnALargerStack() {
    Self.$number.withValue(7) { #expect(CallStack.runOnLargerStack { Self.number } == 7) }
  }

  @Test @MainActor func theActorIsTheSameOnALargerStack() {
    #expect(CallStack.runOnLargerStack { MainActor.assumeIsolated { 1 } } == 1)
  }

  private final class Value {}

  @Test func threadValuesAreAvailableOnALargerStack() {
    let value = Value()
    let slot = ThreadValue<Value>(index: 1)
    #expect(slot.current == nil)
    slot.with(value) {
      #expect(CallStack.runOnLargerStack { slot.current === value })
      let inner = Value()
      slot.with(inner) { #expect(slot.current === inner) }
      #expect(slot.current === value)
    }
    #expect(slot.current == nil)
  }

  @Test func threadValuesAreNotPassedToTasks() async {
    let value = Value()
    let slot = ThreadValue<Value>(index: 1)
    let task = slot.with(value) { Task { slot.current == nil } }
    let isNone = await task.value
    #expect(isNone)
  }
}
