import Testing
import TrellisLayout

@testable import TrellisComponents

/// Builds that are discarded, and trees inside of persistent trees.
struct TreeBuilderTests {
  private let tree = TestTree()

  /// A layout of a component that stays must not show a child of a discarded build.
  @Test func aDiscardedBuildLeavesNoLayout() throws {
    var builder = TreeBuilder(listener: tree)
    var (group, row): (Group?, Render<Int>?)
    let provider = { () -> Component? in
      let made = row ?? Render("row", initial: 0) { _, state in Leaf("\(state)") }
      row = made
      group = group ?? Group([made])
      return group
    }
    func build() -> BuiltTree {
      var updates = UpdatedNodes()
      if let identity = row?.treeNode?.identity { updates.append(identity) }
      return builder.build(
        in: RenderContext(environment: HostEnvironment()), updates: updates, propsChanged: false,
        environmentChange: .none, provider: provider)
    }
    func shown() throws -> Component {
      try #require(group).layout(
        thatFits: SizeRange(exactly: Size(width: 9, height: 9)), parentSize: .undefined
      ).children[0].layout.children[0].layout.component
    }
    _ = builder.use(build())
    let first = try shown()
    row?.state.update { $0 = 1 }
    let discarded = build()
    #expect((try shown() as? Leaf)?.name == "1")
    discarded.abandon()
    #expect(discarded.component == nil)
    #expect(try shown() === first)
    builder.reset()
  }

  /// A tree inside of a detached tree, which is shown again without it, keeps its controllers.
  @Test func aTreeThatAnAttachedTreeShowsNoMoreIsDetached() {
    let (outer, inner) = (ComponentTree(id: "outer"), ComponentTree(id: "inner"))
    let content = {
      Render(initial: 0) { _, _ in
        nil
      } controller: {
        ComponentController(component: $0)
      }
    }
    func show(outer isShown: Bool, inner showsInner: Bool) {
      tree.build(propsChanged: true) {
        Group([
          isShown
            ? TreeComponent(outer) {
              Group([showsInner ? TreeComponent(inner) { content() } : nil])
            }
            : nil
        ])
      }
    }
    show(outer: true, inner: true)
    #expect(!inner.isDetached)
    #expect(tree.added.count == 1)
    show(outer: false, inner: true)
    show(outer: true, inner: false)
    #expect(!outer.isDetached)
    #expect(inner.isDetached)
    #expect(tree.removed.isEmpty)
    #expect(tree.root.tree.detachedTrees.map(\.id) == ["inner"])
  }

  @Test func aNodeThatGetsItsComponentBackIsTheOnlyOneWithIt() {
    let component = withDetachedBuild { Component() }
    let (old, new) = (TreeNode(detachedWith: nil), TreeNode(detachedWith: nil))
    old.adopt(component)
    new.adopt(component)
    #expect(old.component == nil && new.component === component)
    old.returnTo(component)
    #expect(old.component === component && component.treeNode === old)
    #expect(new.component == nil)
  }

  /// A component of an earlier build that moved in a discarded one has its former parent again.
  @Test func aDiscardedBuildMovesNothing() throws {
    var builder = TreeBuilder(listener: tree)
    var leaf: Leaf?
    func build(_ place: Int) -> BuiltTree {
      builder.build(
        in: RenderContext(environment: HostEnvironment()), updates: UpdatedNodes(),
        propsChanged: true,
        environmentChange: .none
      ) {
        let made = leaf ?? withScope(Leaf.self) { Leaf() }
        leaf = made
        return Group(
          (0..<2).map { index in
            Render(identifier: index, equality: place, initial: 0) { _, _ in
              index == place ? made : nil
            }
          })
      }
    }
    _ = builder.use(build(0))
    let parent = try #require(leaf?.treeNode?.identity.parent)
    let discarded = build(1)
    #expect(leaf?.treeNode?.identity.parent !== parent)
    discarded.abandon()
    #expect(leaf?.treeNode?.identity.parent === parent)
    builder.reset()
  }
}
