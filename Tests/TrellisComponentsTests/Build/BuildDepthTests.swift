import TestSupport
import Testing

@testable import TrellisComponents

struct BuildDepthTests {
  /// A tree of components, some of which measure the part below them.
  private struct Node {
    var children: [Node] = []
    var isMeasured: Bool

    static func random(_ random: inout SeededGenerator, depth: Int) -> Node {
      let count = depth == 0 ? 0 : random.below(4)
      return Node(
        children: (0..<count).map { _ in .random(&random, depth: depth - 1) },
        isMeasured: random.below(2) == 0)
    }

    var height: Int { children.map { $0.height + 1 }.max() ?? 0 }
  }

  private func visit(_ node: Node, _ depth: inout BuildDepth) {
    _ = depth.enter()
    defer { depth.leave() }
    let outer = node.isMeasured ? depth.beginPart() : 0
    for child in node.children { visit(child, &depth) }
    if node.isMeasured {
      let height = depth.endPart(outer)
      #expect(height == node.height)
    }
  }

  @Test(arguments: UInt64(0)..<20) func measuresPartsInsideOfParts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = Node.random(&random, depth: 6)
    var depth = BuildDepth()
    visit(tree, &depth)
    #expect(depth.level == 0)
    #expect(depth.deepest == tree.height + 1)
  }

  @Test func aPartThatIsNotVisitedCounts() {
    var depth = BuildDepth()
    _ = depth.enter()
    let outer = depth.beginPart()
    depth.record(9)
    depth.record(4)
    let height = depth.endPart(outer)
    #expect(height == 8 && depth.deepest == 9 && depth.level == 1)
  }

  @Test func theLimitIsTheDepthOfARender() {
    var depth = BuildDepth()
    for level in 1...RenderLimits.depth + 1 {
      let isAllowed = depth.enter()
      #expect(isAllowed == (level <= RenderLimits.depth))
    }
    depth.leave()
    #expect(depth.level == RenderLimits.depth && depth.deepest == RenderLimits.depth + 1)
  }
}
