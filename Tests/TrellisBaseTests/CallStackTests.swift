import TestSupport
import Testing

@testable import TrellisBase

struct CallStackTests {
  /// A function that recurses for each level and uses some stack at each.
  private static func sum(to number: Int) -> Int {
    if number == 0 { return 0 }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { buffer in
      buffer.initialize(repeating: UInt64(number))
      return Int(buffer[31]) + sum(to: number - 1)
    }
  }

  @Test(arguments: [64 << 10, 128 << 10, 512 << 10, 8 << 20])
  func aDeepRecursionSucceedsForEveryStackSize(_ stackBytes: Int) {
    let sum = onSmallThread(stackBytes: stackBytes) {
      CallStack.forTree { Self.sum(to: 20_000) }
    }
    #expect(sum == 20_000 * 20_001 / 2)
  }

  /// The address in the stack of the caller.
  @inline(never)
  private static func stackAddress() -> Int {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { Int(bitPattern: $0) }
  }

  @Test func aStackWithEnoughRoomIsNotLeft() {
    let distances = onSmallThread {
      let own = Self.stackAddress()
      let (outer, inner) = CallStack.forTree {
        (Self.stackAddress(), CallStack.forTree(Self.stackAddress))
      }
      return [abs(outer - own), abs(inner - outer), abs(Self.stackAddress() - own)]
    }
    #expect(distances[0] > 512 << 10)
    #expect(distances[1] < 64 << 10)
    #expect(distances[2] < 64 << 10)
  }

  @TaskLocal private static var number = 0

  @Test func taskLocalValuesAreAvailableOnALargerStack() {
    Self.$number.withValue(7) { #expect(CallStack.forTree { Self.number } == 7) }
  }

  @Test @MainActor func theActorIsTheSameOnALargerStack() {
    #expect(CallStack.forTree { MainActor.assumeIsolated { 1 } } == 1)
  }

  private final class Value {}

  @Test func threadValuesAreAvailableOnALargerStack() {
    let value = Value()
    let slot = ThreadValue<Value>(index: 1)
    #expect(slot.current == nil)
    slot.with(value) {
      #expect(CallStack.forTree { slot.current === value })
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
