import Testing
import TrellisDOM

@testable import TrellisComponents

/// Violations that the checks of the invariants find.
struct InvariantsTests {
  @Test func anotherLayoutOfAMountedComponentIsAViolation() throws {
    let stage = Stage()
    let component = Holder(view: ViewConfiguration("p"))
    stage.mount(component.layout)
    #expect(stage.mounter.checkInvariants().isEmpty)
    let content = try #require(component.mountInfo?.content)
    component.mountInfo?.content = Layout.of(component).content
    #expect(stage.mounter.checkInvariants() == ["Holder shows another layout"])
    component.mountInfo?.content = content
  }

  @Test func aViewOfAComponentWithAnotherViewIsAViolation() throws {
    let stage = Stage()
    let component = Holder(view: ViewConfiguration("p"))
    stage.mount(component.layout)
    let view = try #require(component.mountInfo?.view)
    component.mountInfo?.view = nil
    let violations = stage.mounter.checkInvariants()
    #expect(violations.count == 1)
    #expect(violations.first?.hasSuffix("belongs to a Holder with another view") == true)
    component.mountInfo?.view = view
  }

  @Test func aChildOfAnotherParentIsAViolation() throws {
    let tree = TestTree()
    tree.build { Group([Render(initial: 0) { _, _ in Render("inner", initial: 0) }]) }
    #expect(tree.root.node.checkInvariants().isEmpty)
    let child = try #require(Array(tree.root.node.children.linked).first)
    let parent = child.identity.parent
    child.identity.parent = nil
    #expect(
      tree.root.node.checkInvariants()
        == ["node \(tree.root.node.id) is not the parent of its child \(child.id)"])
    child.identity.parent = parent
  }

  @Test func detailsOfADescriptionAreInAlphabeticalOrder() {
    final class Row: Component {
      override var metadata: [String: any Sendable] { ["b": "1", "c": "3", "a": "2"] }
    }
    withDetachedBuild { #expect(Row().description == "Row (a=2, b=1, c=3)") }
  }

  @Test func aNodeThatItsIdentityDoesNotKnowIsAViolation() {
    let tree = TestTree()
    tree.build { Leaf() }
    let node = tree.root.node
    let newest = node.identity.newest
    node.identity.newest = nil
    #expect(
      node.checkInvariants() == ["node \(node.id) is no generation of its identity"])
    node.identity.newest = newest
    #expect(node.checkInvariants().isEmpty)
  }

  @Test func aViewOutsideOfItsContainerIsAViolation() {
    let stage = Stage()
    stage.mount([.view("p"), .view("hr")])
    let elements = stage.root.children
    elements[1].removeFromParent()
    let violations = stage.mounter.checkInvariants()
    #expect(violations.count == 1 && violations[0].contains("is outside of"))
    stage.root.setChildren(elements)
    #expect(stage.mounter.checkInvariants().isEmpty)
  }

  /// Each fault of a view is one violation.
  @Test func faultsOfViewsAreViolations() throws {
    let stage = Stage()
    let (outer, other) = (Holder(view: ViewConfiguration("p"), [.view("i")]), Component.view("hr"))
    stage.mount([outer, other])
    let view = try #require(outer.mountInfo?.view)
    let info = try #require(outer.parts[0].mountInfo)
    func violations(_ change: () -> Void, _ undo: () -> Void) -> [String] {
      change()
      defer { undo() }
      return stage.mounter.checkInvariants()
    }
    #expect(stage.mounter.checkInvariants().isEmpty)
    let stranger = Component()
    let supercomponent = info.supercomponent
    #expect(
      violations({ info.supercomponent = stranger }, { info.supercomponent = supercomponent })
        == ["Component is mounted in a component that is not"])
    let found = violations({ view.component = stranger }, { view.component = outer })
    #expect(found.count == 2 && found[1].hasSuffix("a component that is not mounted"))
    let pooled = MountedView(
      element: stage.document.makeElement("b"), key: .container, identity: view.identity)
    let inner = MountedView(
      element: view.element, key: .container, identity: view.identity)
    #expect(violations({ view.pool = [pooled] }, { view.pool = [] }).count == 1, "it is shown")
    pooled.hide(notifying: false)
    #expect(violations({ view.pool = [pooled] }, { view.pool = [] }).isEmpty)
    pooled.component = outer
    #expect(!violations({ view.pool = [pooled] }, { view.pool = [] }).isEmpty, "it is in use")
    pooled.component = nil
    inner.children = [pooled]
    #expect(violations({ view.inner = inner }, { view.inner = nil }).count == 1)
    inner.children = []
  }

  @Test func twoNodesOfOneKeyAreAViolation() throws {
    let tree = TestTree()
    tree.build { Group([Render("a", initial: 0), Render("b", initial: 0)]) }
    let root = tree.root.node
    let children = root.children
    root.children = TreeNodeChildren()
    root.children.append(contentsOf: children, 0..<1)
    root.children.append(contentsOf: children, 0..<1)
    let id = children.entries[0].node.id
    #expect(
      Set(root.checkInvariants())
        == ["two children of node 0 have one key", "node \(id) is at two places"])
    root.children = children
    #expect(root.checkInvariants().isEmpty)
  }

  @Test func aChildOfAStrangerIsAViolation() throws {
    let tree = TestTree()
    tree.build { Render("a", initial: 0) { _, _ in Render("b", initial: 0) } }
    let outer = try #require(Array(tree.root.node.children.linked).first)
    let inner = try #require(Array(outer.children.linked).first)
    inner.identity.parent = tree.root.node.identity
    #expect(
      tree.root.node.checkInvariants()
        == ["node \(outer.id) is not the parent of its child \(inner.id)"])
    inner.identity.parent = outer.identity
    #expect(tree.root.node.checkInvariants().isEmpty)
  }
}
