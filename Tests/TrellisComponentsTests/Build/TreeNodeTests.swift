import TestSupport
import Testing
import TrellisBase

@testable import TrellisComponents

/// The cases of CKTreeNodeTests, CKRenderTreeNodeTests and CKBuildComponentTreeTests.
struct TreeNodeTests {
  private let tree = TestTree()

  private final class Other: Component {}

  private func linked() -> [TreeNode] { Array(tree.root.node.children.linked) }

  /// CKTreeNodeTests test_childForComponentKey_onCKTreeNodeWithChildren_withChild,
  /// test_nodeIdentifier_onCKTreeNodeWithChildren_betweenGenerations_withChild,
  /// test_childForComponentKey_onCKTreeNodeWithChildren_withDifferentChildOverGenerations,
  /// CKBuildComponentTreeTests test_buildComponentTree_onCKComponent
  @Test func aChildIsFoundByItsKeyAndKeepsItsNumber() {
    func build(_ type: Component.Type, _ make: () -> Component) -> TreeNode.ID {
      tree.build { withScope(type) { make() } }
      let node = linked()[0]
      #expect(node.component === tree.root.component)
      let key = TreeNodeKey(base: node.base, counter: 2)
      #expect(tree.root.node.children[key] === node)
      return node.id
    }
    let first = build(Leaf.self) { Leaf() }
    #expect(build(Leaf.self) { Leaf() } == first)
    #expect(build(Other.self) { Other() } != first)
  }

  /// One instance is used in builds with numbers that do not fit into 32 bits, signed and unsigned.
  @Test(arguments: [BuildNumber(Int32.max), BuildNumber(UInt32.max)])
  func aComponentStaysInUseForBillionsOfBuilds(_ builds: BuildNumber) {
    var kept: Render<Int>?
    func build() -> TreeNode.ID? {
      tree.build(propsChanged: true) {
        let component = kept ?? Render("kept", initial: 0)
        kept = component
        return component
      }
      return linked().first?.id
    }
    let first = build()
    tree.root.tree.skipBuilds(to: builds - 3)
    for _ in 0..<6 { #expect(build() == first) }
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = tree.build(propsChanged: true) { kept.map { Group([$0, $0]) } } }
    #expect(recorder.consume().first?.message.contains("is at two places") == true)
    #expect(build() == first, "the tree can be used after the mistake")
  }

  /// CKTreeNodeTests test_childForComponentKey_onCKTreeNodeWithChildren_withMultipleChildren
  @Test func manyChildrenKeepTheirNumbers() {
    func build() -> [TreeNode.ID] {
      tree.build {
        Group(
          (0..<3).map { _ in withScope(Leaf.self) { Leaf() } }
            + [withScope(Other.self) { Other() }])
      }
      return linked().map(\.id)
    }
    let first = build()
    #expect(Set(first).count == 4)
    #expect(build() == first)
  }

  @Test func manyChildrenAreFoundByKey() {
    tree.build { Group((0..<100).map { index in Render("\(index)", initial: 0) }) }
    var children = tree.root.node.children
    for (index, entry) in children.entries.enumerated() {
      #expect(entry.counter == 2 * index)
      #expect(
        children[TreeNodeKey(base: entry.node.base, counter: entry.counter)] === entry.node)
    }
  }

  /// Row G2: the counter counts siblings of one type, identifier and list of keys; it is odd for an owner.
  @Test func aKeyIsTypeCounterIdentifierAndKeys() {
    tree.build {
      Group([
        withScope(Leaf.self) { Leaf() }, withScope(Leaf.self, identifier: 1) { Leaf() },
        withKey("k") { withScope(Leaf.self) { Leaf() } }, withScope(Leaf.self) { Leaf() },
        Render("a", initial: 0), Render("b", initial: 0), Render("c", identifier: 1, initial: 0),
        Render("d", initial: ""),
      ])
    }
    let keys = tree.root.node.children.entries.map { entry in
      let base = entry.node.base
      let names = [base.identifier].compactMap(\.self) + base.keys
      return "\(base.type) \(entry.counter) \(names.map { "\($0)" }.joined())"
    }
    #expect(
      keys == [
        "Leaf 1 ", "Leaf 1 1", "Leaf 1 k", "Leaf 3 ", "Leaf 4 ", "Leaf 2 1", "Leaf 2 k", "Leaf 6 ",
        "Render<Int> 0 ", "Render<Int> 2 ", "Render<Int> 0 1", "Render<String> 0 ",
      ])
  }

  /// Siblings that are added, removed and reordered keep the node of their identifier and, among similar
  /// ones, of their index.
  @Test func siblingsKeepTheirNodesInAnyOrder() {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      var names = (0..<Int.random(in: 10...80, using: &random)).map { $0 % 60 }
      var known: [String: TreeNode.ID] = [:]
      for _ in 0..<12 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: names.shuffle(using: &random)
        case 1: names.insert(Int.random(in: 0..<90, using: &random), at: 0)
        case 2: names.remove(at: Int.random(in: 0..<names.count, using: &random))
        case 3: names.swapAt(0, names.count - 1)
        default: break
        }
        tree.build { Group(names.map { Render("\($0)", identifier: $0, initial: 0) }) }
        var counts: [Int: Int] = [:]
        var found: [String: TreeNode.ID] = [:]
        for (name, node) in zip(names, linked()) {
          found["\(name) \(counts[name, default: 0])"] = node.id
          counts[name, default: 0] += 1
        }
        #expect(Set(found.values).count == names.count)
        for (name, id) in found where known[name] != nil { #expect(known[name] == id) }
        known = found
      }
      tree.build { nil }
    }
  }

  /// CKTreeNodeTests test_stateUpdate_onCKTreeNode
  @Test func anUpdateIsAppliedWhenTheNextNodeIsMade() {
    var updater: StateUpdater<Int>?
    var found: [Int] = []
    func build() {
      tree.build {
        withScope(Leaf.self, initialState: 1) {
          updater = $0.updater
          found.append($0.state)
          return Leaf()
        }
      }
    }
    build()
    updater?.update { $0 += 1 }
    #expect(linked()[0].state?.value(as: Int.self) == 1)
    build()
    #expect(found == [1, 2])
  }

  /// CKTreeNodeTests test_nonNil_initialState_onCKTreeNode_withCKComponentSubclass,
  /// test_emptyInitialState_onCKTreeNode_withCKComponentSubclass,
  /// test_nonNil_initialState_onCKRenderTreeNode_withCKRenderComponent,
  /// test_emptyInitialState_onCKRenderTreeNode_withCKRenderComponent,
  /// test_initialStateFromProps_onCKRenderTreeNode_withCKRenderComponent,
  /// test_nilInitialState_onCKRenderTreeNode_withCKRenderComponent
  @Test func aNodeHasTheRequestedState() throws {
    let plain = Render<Void>("plain", initial: ())
    tree.build {
      Group([
        withScope(Leaf.self, initialState: 4) { _ in Leaf() }, Leaf(),
        Render("own", initial: 1), Render<Void>("none", initial: ()),
        Render<Int?>("nil", initial: nil),
      ])
    }
    let nodes = linked()
    #expect(nodes.count == 4, "a plain component has no node")
    #expect(nodes[0].state?.value(as: Int.self) == 4)
    #expect(nodes[1].state?.value(as: Int.self) == 1)
    #expect(nodes[2].state == nil)
    #expect(nodes[3].state != nil, "nil is a state")
    let component = try #require(nodes[3].component as? Render<Int?>)
    #expect(component.currentState == .some(nil))
    #expect(plain.treeNode == nil)
  }

  /// CKTreeNodeTests test_componentIdentifierOnCKTreeNodeWithChildren_withReorder,
  /// test_componentIdentifierOnCKTreeNodeWithChildren_withRemovingComponents
  @Test func renderComponentsWithIdentifiersKeepStateWhenTheyMove() {
    func states(_ identifiers: [Int]) -> [Int] {
      tree.build(propsChanged: true) {
        Group(identifiers.map { Render(identifier: $0, initial: $0 * 10) })
      }
      return linked().compactMap { $0.state?.value(as: Int.self) }
    }
    #expect(states([1, 2, 3]) == [10, 20, 30])
    let ids = linked().map(\.id)
    #expect(states([3, 1]) == [30, 10])
    #expect(linked().map(\.id) == [ids[2], ids[0]])
  }

  /// CKRenderTreeNodeTests test_childForComponentKey_onCKTreeNodeWithChild,
  /// test_nodeIdentifier_onCKTreeNodeWithChild_betweenGenerations,
  /// test_childForComponentKey_onCKTreeNodeWithChild_withSameChildOverGenerations,
  /// test_childForComponentKey_onCKTreeNodeWithChild_withDifferentChildOverGenerations,
  /// CKBuildComponentTreeTests test_buildComponentTree_onCKRenderComponent
  @Test func theChildOfARenderComponentIsFoundByItsKey() {
    func build(_ type: Component.Type, _ make: @escaping () -> Component) -> [TreeNode.ID] {
      tree.build(propsChanged: true) {
        Render(equality: tree.counters.componentsVisited + 1, initial: 0) { _, _ in
          withScope(type) { make() }
        }
      }
      let render = linked()[0]
      #expect(render.component === tree.root.component)
      let child = Array(render.children.linked)[0]
      #expect(child.component === tree.root.component?.child(at: 0))
      #expect(child.identity.parent === render.identity)
      return [render.id, child.id]
    }
    let first = build(Leaf.self) { Leaf() }
    tree.build { nil }
    let second = build(Leaf.self) { Leaf() }
    #expect(second != first, "what was gone for a build is new")
    tree.build(environmentChanged: true) {
      Render(initial: 0) { _, _ in withScope(Leaf.self) { Leaf() } }
    }
    #expect([linked()[0].id, Array(linked()[0].children.linked)[0].id] == second)
    tree.build(environmentChanged: true) {
      Render(initial: 0) { _, _ in withScope(Other.self) { Other() } }
    }
    #expect(linked()[0].id == second[0])
    #expect(Array(linked()[0].children.linked)[0].id != second[1])
  }

  /// CKBuildComponentTreeTests test_buildComponentTree_onCKLayoutComponent
  @Test func aComponentWithoutScopeAddsNoNode() {
    func build() -> [TreeNode.ID] {
      tree.build { Group([Render("a", initial: 0), Render("b", initial: 0)]) }
      return linked().map(\.id)
    }
    let first = build()
    #expect(first.count == 2)
    #expect(build() == first)
  }

  /// CKBuildComponentTreeTests
  /// test_renderComponentHelpers_treeNodeDirtyIdsFor_onNewTreeAndPropsUpdate,
  /// test_renderComponentHelpers_treeNodeDirtyIdsFor_onStateUpdate
  @Test func anUpdateMakesThePathToTheRootDirty() {
    var dirty: [Set<TreeNode.ID>] = []
    var dirtyInside: Set<TreeNode.ID> = []
    func build(propsChanged: Bool = false) {
      tree.build(propsChanged: propsChanged) {
        dirty.append(TestTree.build?.dirtyNodes ?? [])
        return Render("outer", initial: 0) { _, _ in
          let inner = Render("inner", initial: 0) { _, _ in
            dirtyInside = TestTree.build?.dirtyNodes ?? []
            return nil
          }
          return Group([inner, Render("other", initial: 0)])
        }
      }
    }
    build()
    build(propsChanged: true)
    #expect(dirty == [[], []])
    let outer = linked()[0]
    let inner = Array(outer.children.linked)[0]
    (inner.component as? Render<Int>)?.state.set(1)
    build()
    #expect(dirty.count == 2, "the provider is not called for an update of a state")
    #expect(dirtyInside == [tree.root.node.id, outer.id, inner.id])
  }

  @Test func nodesOfOneIdentityAreLinkedWhileTheyLive() throws {
    tree.build { Render(initial: 0) }
    let first = try #require(tree.root.component)
    let identity = try #require(first.treeNode?.identity)
    tree.build(propsChanged: true) { Render(equality: 1, initial: 0) }
    let second = try #require(tree.root.component)
    #expect(identity.earliestLiveNode(since: 1)?.component === first)
    #expect(identity.earliestLiveNode(since: 2)?.component === second)
    #expect(identity.latestComponent === second)
  }
}
