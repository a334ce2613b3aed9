import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct MountContextTests {
  private final class Guided: Component {
    var guide: EdgeInsets?
    var mounts = 0
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      mounts += 1
      guide = context.layoutGuide
      return super.mount(in: context, layout: layout, supercomponent: supercomponent)
    }
  }

  private func box(
    _ component: Component, _ side: Double, _ inset: Double, _ child: Layout
  ) -> Layout {
    Layout(
      of: component, size: Size(width: side, height: side),
      children: [.init(position: Point(x: inset, y: inset), layout: child)])
  }

  /// CKComponentMountContextLayoutGuideTests
  /// testThatComponentIsPassedLayoutGuideDuringMountThatIndicatesItsDistanceFromRootComponentEdges
  @Test func theGuideIsTheDistanceFromTheRoot() {
    let stage = Stage()
    let child = Guided()
    stage.mount(box(Component(), 200, 50, .of(child)))
    #expect(child.guide == EdgeInsets(all: 50))
  }

  /// CKComponentMountContextLayoutGuideTests testNestedComponentReceivesCombinedLayoutGuide
  @Test(arguments: [false, true]) func guidesAddUp(hasView: Bool) {
    let view = hasView ? ViewConfiguration() : nil
    let stage = Stage()
    let child = Guided()
    stage.mount(
      box(Component(), 200, 100, box(Component(view: view), 100, 20, .of(child, 60, 60))))
    #expect(child.guide == EdgeInsets(top: 120, left: 120, bottom: 20, right: 20))
  }

  @Test func theGuideHasADistanceOnEachSide() {
    let child = Guided()
    let inner = Layout(
      of: Component(view: ViewConfiguration()), size: Size(width: 100, height: 70),
      children: [.init(position: Point(x: 1, y: 2), layout: .of(child, 40, 30))])
    let outer = Layout(
      of: Component(), size: Size(width: 300, height: 200),
      children: [.init(position: Point(x: 10, y: 20), layout: inner)])
    Stage().mount(outer)
    #expect(
      child.guide
        == EdgeInsets(top: 22, left: 11, bottom: 110 + 38, right: 190 + 59))
  }

  @Test(arguments: [false, true])
  func readersOfTheGuideAreRemountedWhenItChanges(hasView: Bool) {
    let view = hasView ? ViewConfiguration() : nil
    let stage = Stage()
    let child = Guided(view: ViewConfiguration())
    let same = box(Component(view: view), 100, 20, .of(child, 60, 60))
    stage.mount(box(Component(), 200, 100, same))
    stage.mount(box(Component(), 200, 100, same))
    let before = child.mounts
    stage.mount(box(Component(), 300, 100, same))
    #expect(child.guide == EdgeInsets(top: 120, left: 120, bottom: 120, right: 120))
    #expect(child.mounts == before + 1)
  }

  /// CKComponentViewContextTests
  /// testMountingComponentWithViewExposesViewContextWithTheCreatedView
  @Test func theViewContextIsTheOwnView() {
    let stage = Stage()
    let component = Component.view("img")
    stage.mount(.of(component))
    #expect(component.viewContext?.element === stage.root.children[0])
    #expect(component.viewContext?.frame == Frame(left: 0, top: 0, width: 100, height: 100))
  }

  /// CKComponentViewContextTests
  /// testMountingComponentWithViewAndNestedComponentWithoutViewExposesViewContextWithSubcomponentFrameInOuterView
  @Test func withoutAViewTheContextIsAFrameInTheOuterView() {
    let stage = Stage()
    let child = Component()
    stage.mount(box(.view(), 100, 25, .of(child, 50, 50)))
    #expect(child.viewContext?.element === stage.root.children[0])
    #expect(child.viewContext?.frame == Frame(left: 25, top: 25, width: 50, height: 50))
  }

  /// A component that mounts its children in an element of its own or in its view.
  private final class Injecting: Component {
    var injects = true
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      let result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
      guard injects, let inner = viewContext?.element.children.first else { return result }
      return MountResult(contextForChildren: result.contextForChildren.inside(inner))
    }
  }

  private let factory = ViewFactory("div", name: "framed") { document in
    let outer = document.makeElement("div")
    outer.insert(document.makeElement("section"))
    return outer
  }

  @Test func childrenMayBeInAnElementOfTheComponent() {
    let stage = Stage()
    for text in ["a", "b"] {
      stage.mount(
        box(
          Injecting(view: ViewConfiguration(ViewClass(factory))), 100, 0,
          .of(.view("p", .text(text)))))
      let section = stage.root.children[0].children
      #expect(section.map(\.tag) == ["section"])
      #expect(section[0].children.map(\.text) == [text])
    }
  }

  @Test func aContainerThatIsNoLongerUsedIsEmptied() {
    let stage = Stage()
    for injects in [true, false, true] {
      let component = Injecting(view: ViewConfiguration(ViewClass(factory)))
      component.injects = injects
      stage.mount(box(component, 100, 0, .of(.view("p", .text("a")))))
      func shown(_ element: Element) -> [String] {
        element.children.filter { $0.attribute("hidden") == nil }.map(\.tag)
      }
      let outer = stage.root.children[0]
      let section = outer.children.first { $0.tag == "section" }
      #expect(shown(outer).filter { $0 == "p" }.count == (injects ? 0 : 1))
      #expect(section.map(shown) == (injects ? ["p"] : []))
    }
  }

  /// A move would lose the content of these elements.
  @Test func elementsThatLoseTheirStateArePinned() {
    let stage = Stage()
    stage.mount([.view("iframe"), .view("p")])
    #expect(stage.root.children.map(\.isPinned) == [true, false])
  }
}
