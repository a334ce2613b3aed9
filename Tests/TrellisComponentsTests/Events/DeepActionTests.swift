import Testing

@testable import TrellisComponents

/// Chains of derived actions: each component of the deepest tree derives one.
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
    let sum = Sum()
    let action = Self.chain(RenderLimits.depth, sum)
    action.send(0, from: Component())
    #expect(sum.value == RenderLimits.depth)
    #expect(action == Self.chain(RenderLimits.depth, sum))
    #expect(action != Self.chain(RenderLimits.depth - 1, sum))
  }
}
