import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Rows G10, Z1, Z4, Z5.
struct DescriptionTests {
  private let lifecycle = Lifecycle()
  private var leaf: Component? {
    lifecycle.tree.root.component?.child(at: 0)?.child(at: 0)
  }

  private func update() {
    lifecycle.update {
      withScope(Group.self) {
        Group([
          CompositeComponent(
            view: ViewConfiguration("ul"),
            child: withKey("k") { withScope(Leaf.self, identifier: "i") { Leaf() } })
        ])
      }
    }
  }

  @Test func aBacktraceNamesTheAncestorsOfAComponent() throws {
    update()
    let leaf = try #require(leaf)
    #expect(leaf.backtraceDescription == "Group 1\n  CompositeComponent\n    Leaf 2")
  }

  @Test func aDescriptionListsChildren() {
    update()
    #expect(
      lifecycle.tree.root.component?.descriptionWithChildren
        == "Group 1\n  - CompositeComponent\n      - Leaf 2")
  }

  @Test func nodesAreListedByParentAndByOwner() {
    update()
    let root = lifecycle.tree.root.node
    let groups = Array(root.children.linked)
    #expect(groups.map(\.id.value) == [1])
    #expect(groups.flatMap { Array($0.children.linked) }.map(\.id.value) == [2])
    #expect(root.scopeTreeDescription == "- Group\n  - Leaf:i[k]")
  }

  /// Row Z1.
  @Test func aHierarchyShowsElementsWithoutComponents() {
    let factory = ViewFactory("div", name: "framed") { document in
      let outer = document.makeElement("div")
      outer.insert(document.makeElement("hr"))
      return outer
    }
    let stage = Stage()
    let holder = Holder(
      view: ViewConfiguration(ViewClass(factory)),
      [.view("button", .listener("click", Action { _ in }))])
    stage.mount(holder.layout)
    #expect(
      holder.layout.hierarchyDescription == """
        Holder at (0, 0), 100 × 10, div
        | Component at (0, 0), 100 × 10, button on click
        | hr without a component
        """)
  }

  @Test func aHierarchyShowsHiddenElementsAndBrokenNumbers() {
    let stage = Stage()
    let holder = Holder(view: ViewConfiguration("div"))
    func mount(_ parts: [Component]) -> Layout {
      let layout = Layout(
        of: holder, size: Size(width: 100.5, height: 10),
        children: parts.map { .init(position: .zero, layout: .of($0, 1, 1)) })
      stage.mount(layout)
      return layout
    }
    _ = mount([.view("p"), .view("p")])
    let layout = mount([.view("p")])
    #expect(
      layout.hierarchyDescription == """
        Holder at (0, 0), 100.5 × 10, div
        | Component at (0, 0), 1 × 1, p
        | p without a component, hidden
        """)
  }

  @Test func aLongListIsShortenedInItsMiddle() {
    let lines = (1...25).map { "\($0)" }
    #expect(shortened(Array(lines.dropLast())) == Array(lines.dropLast()))
    let short = shortened(lines)
    #expect(short.count == 25)
    #expect(short[11...13] == ["12", "… 1 more …", "14"])
  }

  /// Row H21.
  @Test func theActionsOfAViewAreListed() {
    let component = Component(
      view: ViewConfiguration(
        "button",
        attributes: [
          .text("Save"), .listener("click", Action(named: "save")), .listener("focus", Action()),
          .listener("keydown", Action(identity: "key") { _ in }),
        ]))
    #expect(component.listenedActions.map(\.event) == ["click", "keydown"])
    #expect(
      component.listenedActions.map(\.action) == ["Action(chain save)", "Action(closure key)"])
    #expect(Component().listenedActions.isEmpty)
  }

  @Test func aHierarchyShowsFramesAndElements() {
    update()
    let layout = lifecycle.tree.root.component?.layout(
      thatFits: SizeRange(exactly: Size(width: 100, height: 100)), parentSize: .undefined)
    #expect(
      layout?.hierarchyDescription == """
        Group 1 at (0, 0), 100 × 100
        | CompositeComponent at (0, 0), 100 × 100, ul
        | | Leaf 2 at (0, 0), 100 × 100
        """)
  }
}
