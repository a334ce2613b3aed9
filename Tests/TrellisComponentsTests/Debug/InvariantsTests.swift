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
    let details = ["b": "1", "c": "3", "a": "2"]
    withDetachedBuild {
      let row = StatelessComponent.named("Row", metadata: details, Component())
      #expect(row?.description == "Row (a=2, b=1, c=3)")
    }
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
}
