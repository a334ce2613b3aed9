import Testing

@testable import TrellisLayout

/// The check of a flex tree finds invariants that a test has violated.
struct FlexTreeInvariantsTests {
  private let tree = FlexTree()
  private let root: FlexNode
  private let children: [FlexNode]

  init() {
    let tree = tree
    children = (0..<3).map { _ in tree.makeNode(FlexStyle { $0.width = 10 }) }
    root = tree.makeNode(children: children)
    tree.compute(root)
  }

  private func nodes(_ node: FlexNode) -> UnsafeMutablePointer<NodeState> {
    tree.nodes + Int(node.index)
  }

  @Test func aTreeThatWasChangedByItsMethodsIsInOrder() {
    #expect(tree.checkInvariants() == [])
    tree.remove(children[1])
    tree.free(children[1])
    tree.updateStyle(of: children[0]) { $0.display = .contents }
    #expect(tree.checkInvariants() == [])
  }

  @Test func aLostLinkIsFound() {
    nodes(children[1]).pointee.previous = -1
    #expect(tree.checkInvariants().contains { $0.contains("does not agree with its place") })
  }

  @Test func aCycleIsFound() {
    nodes(children[2]).pointee.next = children[0].index
    #expect(tree.checkInvariants().contains { $0.contains("do not end with the last one") })
  }

  @Test func aNodeThatIsNeitherInUseNorFreeIsFound() {
    nodes(children[1]).pointee.flags.remove(.isAlive)
    #expect(tree.checkInvariants().contains { $0.contains("neither in use nor free") })
  }

  @Test func flagsOfAnotherStyleAreFound() {
    nodes(root).pointee.flags.insert(.isAbsolute)
    #expect(
      tree.checkInvariants() == ["the flags of node \(root.index) are not those of its style"])
  }

  @Test func aWrongCountOfAStyleIsFound() {
    tree.styles.retain(nodes(children[0]).pointee.style)
    #expect(tree.checkInvariants().contains { $0.contains("has 3 nodes, and counts 4") })
  }

  @Test func aForgottenLayoutWithFramesInForceIsFound() {
    nodes(root).pointee.placed.width = .nan
    #expect(tree.checkInvariants().contains { $0.contains("that it has forgotten") })
  }

  @Test func aNodeThatWaitsOutsideOfTheListIsFound() {
    nodes(root).pointee.flags.insert(.isPending)
    #expect(tree.checkInvariants().contains { $0.contains("is not in the list") })
  }
}
