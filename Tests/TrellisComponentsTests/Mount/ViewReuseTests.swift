import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The views of components without an identity: each has an ordinal among those of its kind.
struct ViewReuseTests {
  /// Components of one kind without an identity have the elements of their ordinals, whatever is before them.
  @Test(arguments: [false, true])
  func componentsOfOneKindKeepTheirElements(hasView: Bool) {
    let stage = Stage()
    func mount(_ tags: [ViewClass]) -> [Element] {
      let view = hasView ? ViewConfiguration("section") : nil
      stage.mount(Holder(view: view, tags.map { .view($0) }).layout)
      let container = hasView ? stage.root.children[0] : stage.root
      return container.children.filter { $0.attribute("hidden") == nil }
    }
    let before = mount(["p", "div", "div", "img"])
    #expect(
      mount(["img", "div", "div", "p"])
        == before.reversed().map { element in
          element === before[1] ? before[2] : element === before[2] ? before[1] : element
        })
  }

  /// The ordinal of a view is that of the last mount, even if the view was not looked up.
  @Test(arguments: [[1], [1, 0], [2, 1, 0], [2, 0, 1]])
  func aKeptViewHasTheOrdinalOfItsPlace(order: [Int]) {
    let stage = Stage()
    let kept = (0..<3).map { _ in Layout.of(.view()) }
    func mount(_ layouts: [Layout]) -> [Element] {
      let children = layouts.map { Layout.Child(position: .zero, layout: $0) }
      stage.mount(Layout(of: Component(), size: Size(width: 9, height: 9), children: children))
      return stage.shown
    }
    let elements = mount(kept)
    #expect(mount(order.map { kept[$0] }) == order.map { elements[$0] })
    // Between others, so that each view is looked up.
    let looked = mount([.of(.view("img"))] + order.map { _ in .of(.view()) } + [.of(.view("p"))])
    #expect(Array(looked.dropFirst().dropLast()) == order.map { elements[$0] })
  }

  @Test func aKeptViewIsNotReplacedByOneOfItsOrdinal() {
    let stage = Stage()
    let kept = Layout.of(.view("div", .text("kept")))
    func mount(_ layouts: [Layout]) -> [Element] {
      let children = layouts.map { Layout.Child(position: .zero, layout: $0) }
      stage.mount(Layout(of: Component(), size: Size(width: 9, height: 9), children: children))
      return stage.shown
    }
    let before = mount([.of(.view()), kept, .of(.view("p"))])
    let after = mount([.of(.view("img")), kept, .of(.view("ul"))])
    #expect(after[1] === before[1] && after[1].text == "kept")
  }

  /// The views of a skipped component get the ordinals of their places too.
  @Test func theViewsOfASkippedComponentHaveTheOrdinalsOfTheirPlaces() {
    let stage = Stage()
    let kept = Holder([.view("div", .text("a")), .view("div", .text("b"))])
    stage.mount(Holder([kept]).layout)
    let (a, b) = (stage.shown[0], stage.shown[1])
    stage.mount(Holder([.view(), kept]).layout)
    let first = stage.shown[0]
    #expect(stage.shown == [first, a, b])
    stage.mount(Holder([.view("img"), .view(), .view(), .view(), .view("p")]).layout)
    #expect(Array(stage.shown.dropFirst().dropLast()) == [first, a, b])
  }

  /// The views of a skipped component with an identity stay together between changed siblings of their kind.
  @Test func theViewsOfASkippedComponentAreNotReusedForOthers() {
    let (stage, tree) = (Stage(), TestTree())
    var kept: Component?
    func mount(_ make: (Component) -> [Component]) -> [Element] {
      tree.build(propsChanged: true) {
        let part = kept ?? withScope(Holder.self) { Holder([.view(), .view()]) }
        kept = part
        return Holder(make(part))
      }
      stage.mount((tree.root.component as? Holder)?.layout)
      return stage.shown
    }
    let before = mount { [.view("h1"), $0, .view("p")] }
    let after = mount { [.view("p"), .view(), $0, .view(), .view("h1")] }
    #expect(Array(after[2...3]) == Array(before[1...2]))
    #expect(Set(after.map { ObjectIdentifier($0) }).count == 6)
  }
}
