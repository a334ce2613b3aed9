import TestSupport
import Testing

@testable import TrellisComponents

/// Long chains of derived actions, on a thread with the smallest stack of any system.
struct DeepActionTests {
  private static func chain(_ links: Int, _ sum: Sum) -> Action<Int> {
    var action = Action<Int>(identity: "sum") { sum.value += $0 }
    for _ in 0..<links {
      action = action.adapted(identity: "one more") { (value: Int) in value + 1 }
    }
    return action
  }

  private final class Sum {
    var value = 0
  }

  @Test func aLongChainIsSentComparedAndReleased() {
    let (sum, isEqual, isOther) = onSmallThread {
      let sum = Sum()
      let action = Self.chain(100_000, sum)
      action.send(0, from: Component())
      let same = Self.chain(100_000, sum)
      let other = Self.chain(99_999, sum)
      return (sum.value, action == same, action != other)
    }
    #expect(sum == 100_000)
    #expect(isEqual && isOther)
  }
}
