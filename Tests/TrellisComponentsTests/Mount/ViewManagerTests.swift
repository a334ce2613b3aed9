import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct ViewManagerTests {
  private func image() -> Component { .view("img") }
  private func box() -> Component { .view("div") }

  /// CKComponentViewManagerTests testThatComponentViewManagerVendsRecycledView
  @Test func theSecondPassGetsTheSameView() {
    let stage = Stage()
    #expect(stage.mount([image(), image()]).viewsCreated == 2)
    stage.mount([image()])
    let element = stage.root.children[0]
    let counters = stage.mount([image()])
    #expect(stage.shown == [element])
    #expect(counters.viewsCreated == 0)
    #expect(counters.viewsReused == 1)
  }

  /// CKComponentViewManagerTests testThatComponentViewManagerHidesViewIfItWasNotRecycled
  @Test func unusedViewsAreHidden() {
    let stage = Stage()
    stage.mount([image()])
    let element = stage.root.children[0]
    let counters = stage.mount(nil)
    #expect(stage.root.children == [element])
    #expect(element.attribute("hidden") == "")
    #expect(counters.viewsHidden == 1)
    let again = stage.mount([image()])
    #expect(stage.root.children == [element])
    #expect(element.attribute("hidden") == nil)
    #expect(again.viewsUnhidden == 1)
  }

  @Test func unusedViewsBeyondTheLimitAreRemoved() {
    let stage = Stage(hiddenViewLimit: 2)
    stage.mount((0..<5).map { _ in box() })
    let first = stage.root.children.prefix(2)
    let counters = stage.mount(nil)
    #expect(stage.root.children == Array(first))
    #expect(counters.viewsHidden == 2)
    #expect(counters.viewsRemoved == 3)
  }

  @Test func viewsWithBrowserStateAreRemovedAndNeverHidden() {
    let stage = Stage()
    let kinds: [Component] = [
      .view("input"), .view("iframe"), .view("div", .style(StyleProperty("overflow-y"), "auto")),
      .view("div", .attribute("tabindex", "0")), .view(ViewClass("p", holdsBrowserState: true)),
    ]
    stage.mount(kinds)
    #expect(stage.root.children.count == 5)
    stage.mount(nil)
    #expect(stage.root.children.isEmpty)
  }

  @Test func viewsWithAnExitAnimationAreRemoved() {
    let stage = Stage()
    stage.mount([box()])
    stage.root.children[0].exitAnimations = [ElementAnimation(keyframes: [], duration: 100)]
    stage.mount(nil)
    #expect(stage.root.children.isEmpty)
  }

  @Test func aComponentOfItsOwnHiddenAttributeKeepsIt() {
    let stage = Stage()
    let hidden = ViewConfiguration("div", attributes: [.attribute("hidden", "until-found")])
    stage.mount([Component(view: hidden)])
    stage.mount(nil)
    stage.mount([Component(view: hidden)])
    #expect(stage.root.children[0].attribute("hidden") == "until-found")
  }

  /// CKComponentViewManagerTests testThatComponentViewManagerReordersViewsIfOrderSwapped
  @Test func theOrderIsThatOfTheComponents() {
    let stage = Stage()
    stage.mount([.view("img"), .view("p")])
    let (image, paragraph) = (stage.root.children[0], stage.root.children[1])
    stage.mount([.view("p"), .view("img")])
    #expect(stage.root.children == [paragraph, image])
  }

  /// CKComponentViewManagerTests testThatComponentViewManagerDoesNotUnnecessarilyReorderViews
  @Test func theSameOrderMovesNothing() {
    let stage = Stage()
    stage.mount([.view("img"), .view("p")])
    _ = stage.document.takePatch()
    stage.mount([.view("img"), .view("p")])
    #expect(stage.document.takePatch().isEmpty)
  }

  /// CKComponentViewManagerTests
  /// testThatGettingRecycledViewForComponentDoesNotRecycleViewWithDisjointAttributes
  @Test func viewsOfAnotherShapeAreNotShared() {
    func persistent(_ name: String) -> Component {
      .view("div", .custom(CustomAttribute(name, value: 1, apply: { _, _ in }, unapply: nil)))
    }
    let stage = Stage()
    stage.mount([persistent("background")])
    let first = stage.shown[0]
    stage.mount([persistent("alpha")])
    #expect(stage.shown.count == 1)
    #expect(stage.shown[0] !== first)
    stage.mount([persistent("background")])
    #expect(stage.shown == [first])
  }

  /// Row D10: attributes that can be reversed do not split reuse pools.
  @Test func reversibleAttributesDoNotSplitPools() {
    let stage = Stage()
    stage.mount([.view("div", .style(.color, "red"))])
    let first = stage.shown[0]
    stage.mount([.view("div", .text("a"), .attribute("title", "b"))])
    #expect(stage.shown == [first])
  }

  /// Row E9: two component classes never share views.
  @Test func eachClassOfComponentsHasItsPool() {
    final class Other: Component {}
    let stage = Stage()
    stage.mount([box()])
    let first = stage.shown[0]
    stage.mount([Other(view: ViewConfiguration())])
    #expect(stage.shown[0] !== first)
  }

  /// CKComponentViewManagerTests testThatGettingViewForViewComponentWithNilViewClassCallsClassMethodNewView
  @Test func aFactoryMakesTheView() {
    let stage = Stage()
    let viewClass = ViewClass(factory("made"))
    stage.mount([.view(viewClass)])
    #expect(stage.root.children[0].attribute("title") == "made")
    #expect(viewClass != ViewClass("div", name: "titled"))
    #expect(viewClass != ViewClass("div"))
  }

  private func factory(_ title: String) -> ViewFactory {
    ViewFactory("div", name: "titled") { document in
      let element = document.makeElement("div")
      element.setAttribute("title", title)
      return element
    }
  }

  /// Row D4: two factories of one name would share views that only one of them made.
  @Test func twoFactoriesOfOneNameShareNoViews() {
    let stage = Stage()
    let (first, second) = (factory("first"), factory("second"))
    for factory in [first, second, first] {
      stage.mount([.view(ViewClass(factory))])
      #expect(stage.shown.map { $0.attribute("title") } == [factory === first ? "first" : "second"])
    }
    #expect(stage.root.children.count == 2)
    #expect(ViewClass(first) == ViewClass(first))
    #expect(ViewClass(first) != ViewClass(second))
    #expect(ViewClass("div", name: "a") == ViewClass("div", name: "a"))
    #expect(ViewClass("div", name: "a") != ViewClass("div", name: "b"))
  }

  /// Row E11, algorithm 2.10 step 5.
  @Test func elementsThatAreNotViewsAreNotMoved() {
    let stage = Stage()
    stage.mount([.view("img"), .view("p")])
    let (image, paragraph) = (stage.root.children[0], stage.root.children[1])
    let foreign = stage.document.makeElement("hr")
    stage.root.insert(foreign, before: paragraph)
    stage.mount([.view("p"), .view("img"), .view("ul")])
    #expect(stage.root.children.contains(foreign))
    #expect(stage.shown.filter { $0 !== foreign }.prefix(2) == [paragraph, image])
    stage.mount([.view("img"), .view("p")])
    stage.mount(nil)
    #expect(stage.root.children.contains(foreign))
    #expect(foreign.attribute("hidden") == nil)
  }

  @Test func nothingIsMovedAroundAHiddenViewOrAForeignElement() {
    let stage = Stage()
    stage.mount([.view("img"), .view("p"), .view("ul")])
    stage.root.insert(stage.document.makeElement("hr"), before: stage.root.children[1])
    stage.mount([.view("img"), .view("ul")])
    _ = stage.document.takePatch()
    stage.mount([.view("h1"), .view("img"), .view("ul")])
    let moves = stage.document.takePatch().operations.filter {
      if case .move = $0 { true } else { false }
    }
    #expect(moves.isEmpty)
    #expect(stage.root.children.map(\.tag) == ["h1", "img", "hr", "p", "ul"])
  }

  /// Skipping works for components whose views are in an ancestor's container.
  @Test func aSkippedComponentWithoutAViewKeepsItsViews() {
    let stage = Stage()
    let lender = Holder([.view("p"), Holder([.view("ul"), .view("ol")])])
    stage.mount(Holder([.view("h1"), lender]).layout)
    let before = stage.root.children
    let counters = stage.mount(Holder([.view("h1"), lender]).layout)
    #expect(stage.root.children == before)
    #expect(counters.mountsSkipped == 1)
    #expect(counters.mountsVisited == 2)
    // It is not skipped at another position.
    stage.mount(Holder([.view("h1"), .view("h2"), lender]).layout)
    #expect(stage.root.children.map(\.tag) == ["h1", "h2", "p", "ul", "ol"])
    #expect(Array(stage.root.children.suffix(3)) == Array(before.suffix(3)))
    #expect(before[1].frame?.top == 20)
  }

  @Test func instancesThatChangePlacesKeepTheirViews() {
    let stage = Stage()
    let (a, b) = (Component.view("div", .text("a")), Component.view("div", .text("b")))
    let layouts = [a, b].map { Layout.of($0) }
    func mount(_ order: [Int]) {
      let children = order.map {
        Layout.Child(position: Point(x: 0, y: Double($0) * 10), layout: layouts[$0])
      }
      stage.mount(Layout(of: Component(), size: Size(width: 9, height: 9), children: children))
    }
    mount([0, 1])
    let before = stage.root.children
    mount([1, 0])
    #expect(stage.root.children == before.reversed())
    #expect(before.map(\.text) == ["a", "b"])
    mount([0])
    #expect(stage.shown == [before[0]])
  }

  @Test func aNewSiblingDoesNotGetTheViewOfASkippedOne() {
    let stage = Stage()
    let kept = Layout.of(.view("div", .text("kept")))
    func mount(_ layouts: [Layout]) {
      stage.mount(
        Layout(
          of: Component(), size: Size(width: 9, height: 9),
          children: layouts.map { .init(position: .zero, layout: $0) }))
    }
    mount([kept])
    let element = stage.root.children[0]
    mount([.of(.view("div", .text("new"))), kept])
    #expect(stage.shown.map(\.text) == ["new", "kept"])
    #expect(stage.shown[1] === element)
  }

  /// The plan of a container has the places of its components, as a moving component is mounted and not skipped.
  @Test func aSkippedComponentKeepsItsViewsDuringAMovement() {
    let stage = Stage()
    let kept = Holder([.view("ul")])
    func layout() -> Layout { Holder([.view("p"), Holder([.view("h1"), kept])]).layout }
    stage.mount(layout())
    var movement = ComponentAnimations()
    movement.setMovement(BoundsAnimation(duration: 1))
    let counters = stage.mounter.mount(layout(), movement)
    #expect(stage.shown.map(\.tag) == ["p", "h1", "ul"])
    #expect(counters.mountsSkipped == 1)
  }

  // MARK: Keys

  private final class Switching: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    let part = Component.view("li")
    override func render(_ state: Int) -> Component? { part }
    override func viewConfiguration(with state: Int) -> ViewConfiguration? {
      state == 2 ? nil : ViewConfiguration(state == 1 ? "ul" : "ol")
    }
  }

  /// Row D12: the view of the same instance, and its absence, follow the state.
  @Test func aComponentWithAnotherViewOfItsStateGetsAnotherElement() {
    let (stage, tree) = (Stage(), TestTree())
    var component: Switching?
    func mount() {
      tree.build {
        component = component ?? Switching()
        return component
      }
      stage.mount(
        component.map {
          Layout(
            of: $0, size: .zero, children: [.init(position: .zero, layout: .of($0.part))])
        })
    }
    mount()
    #expect(stage.shown.map(\.tag) == ["ol"])
    for (state, shown) in [(1, ["ul"]), (2, ["li"]), (3, ["ol"]), (2, ["li"]), (1, ["ul"])] {
      component?.updateState { (current: inout Int) in current = state }
      mount()
      #expect(stage.shown.map(\.tag) == shown, "state \(state)")
      let container = component?.part.viewContext?.element.parent
      #expect(container === (state == 2 ? stage.root : stage.shown[0]))
    }
  }

  // MARK: Hidden views

  private func keyed(_ identifiers: [Int], in tree: TestTree) -> Component? {
    tree.build(propsChanged: true) {
      Holder(
        identifiers.map { id in
          withScope(Component.self, identifier: id) { Component(view: ViewConfiguration()) }
        })
    }
    return tree.root.component
  }

  private func mount(_ identifiers: [Int], _ tree: TestTree, _ stage: Stage) {
    stage.mount((keyed(identifiers, in: tree) as? Holder)?.layout)
  }

  @Test func theOldestHiddenViewIsReusedFirst() {
    let (stage, tree) = (Stage(), TestTree())
    mount([1, 2, 3], tree, stage)
    let elements = stage.shown
    mount([1, 3], tree, stage)
    mount([3], tree, stage)
    mount([3, 4], tree, stage)
    #expect(stage.shown == [elements[2], elements[1]])
  }

  /// The identity of a component ends with the component, and the identity of its hidden view too.
  @Test func aHiddenViewOfTheSameIdentityIsShownAgain() {
    let (stage, tree) = (Stage(), TestTree())
    let trees = (0..<2).map { ComponentTree(id: "\($0)") }
    func mount(_ places: [Int]) {
      tree.build(propsChanged: true) {
        Holder(
          places.map { place in
            TreeComponent(trees[place]) {
              withScope(Component.self) { Component(view: ViewConfiguration()) }
            }
          })
      }
      let children = (tree.root.component as? Holder)?.parts.compactMap { part in
        part.child(at: 0).map {
          Layout.Child(
            position: .zero,
            layout: Layout(
              of: part, size: .zero, children: [.init(position: .zero, layout: .of($0))]))
        }
      }
      stage.mount(tree.root.component.map { Layout(of: $0, size: .zero, children: children ?? []) })
    }
    mount([0, 1])
    let elements = stage.shown
    mount([])
    #expect(stage.shown.isEmpty)
    mount([1])
    #expect(stage.shown == [elements[1]])
  }

  /// A container of more than 16 views keeps no hidden ones.
  @Test(arguments: [(16, 4), (17, 0)])
  func onlyContainersOfFewViewsKeepHiddenOnes(count: Int, hidden: Int) {
    let stage = Stage()
    stage.mount((0..<count).map { _ in box() })
    #expect(stage.mount(nil).viewsHidden == hidden)
    #expect(stage.root.children.count == hidden)
  }

  @Test func aContainerThatGetsATextRemovesItsViews() {
    let stage = Stage()
    stage.mount(Holder(view: ViewConfiguration(), [.view("p")]).layout)
    let counters = stage.mount(
      Holder(view: ViewConfiguration("div", attributes: [.text("a")])).layout)
    #expect(counters.viewsRemoved == 1 && counters.viewsHidden == 0)
    #expect(stage.root.children[0].text == "a")
  }
}
