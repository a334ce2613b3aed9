import Testing

@testable import TrellisComponents

/// States of persistent trees, and damaged forms.
extension StateRestorationTests {
  /// A list in a persistent tree, whose id does not depend on its place, beside a row.
  private func build(_ tree: TestTree, _ kept: ComponentTree?, initial: Int) -> [Int] {
    var states: [Int] = []
    func row(_ name: String) -> Component {
      withScope(Row.self, identifier: name, initialState: initial) {
        states.append($0.state)
        return Row()
      }
    }
    tree.build(propsChanged: true) {
      Group([row("a"), kept.map { TreeComponent($0) { Group([row("b"), row("c")]) } }])
    }
    return states
  }

  /// The states of a tree wait until it is first shown, and are stored again before.
  @Test func aKeptTreeIsRestoredWhenItIsShown() throws {
    let (tree, kept) = (TestTree(), ComponentTree(id: "list"))
    _ = build(tree, kept, initial: 7)
    let restored = restoring(try stored(tree))
    let restoration = try #require(restored.root.tree.restoration)
    #expect(restoration.slotCount == 1)
    #expect(build(restored, nil, initial: 1) == [7])
    #expect(restoration.finishFirstBuild(), "the list waits")
    let again = try stored(restored)
    #expect(again.trees.keys.sorted() == ["list"])
    #expect(StateRestoration(again, decoder: JSON(), encode: JSON.encode).slotCount == 1)
    // A tree with another id has no stored states.
    #expect(build(restored, ComponentTree(id: "other"), initial: 1) == [7, 1, 1])
    let shown = ComponentTree(id: "list")
    #expect(build(restored, shown, initial: 1) == [7, 7, 7])
    #expect(restoration.restored == 3 && restoration.slotCount == 3)
    #expect(!restoration.finishFirstBuild(), "nothing waits")
    #expect(build(restored, ComponentTree(id: "list"), initial: 2) == [7, 2, 2])
    // And the form of both builds is read by another host.
    let last = restoring(again)
    #expect(build(last, ComponentTree(id: "list"), initial: 1) == [7, 7, 7])
  }

  /// A stored tree may come from outside: children that do not exist or are their own parents have no states.
  @Test(arguments: [-1, 0, 1, 2, 99]) func aDamagedTreeGivesNoStates(child: Int) throws {
    let tree = TestTree()
    _ = build(tree, ["a"], initial: 7)
    var form = try stored(tree)
    let leaf = try #require(form.nodes.firstIndex { !$0.slots.isEmpty })
    let parent = try #require(form.nodes.firstIndex { $0.children.values.contains(leaf) })
    form.nodes[parent].children = form.nodes[parent].children.mapValues { _ in child }
    form.trees = ["list": child]
    let restored = restoring(form)
    #expect(build(restored, ["a"], initial: 1) == [child == leaf ? 7 : 1])
    let restoration = try #require(restored.root.tree.restoration)
    #expect(restoration.slotCount <= 1 && restoration.problems.isEmpty)
    #expect(build(restored, ComponentTree(id: "list"), initial: 1).count == 3)
  }
}
