import TestSupport
import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The document is in the order of reading, and z-index keeps the order of painting: row Y5.
struct ReadingOrderTests {
  /// Children that are painted in the order of the list, and read in another one.
  private final class Read: Holder {
    let order: [Int]

    init(view: ViewConfiguration? = nil, _ parts: [Component], order: [Int]) {
      self.order = order
      super.init(view: view, parts)
    }

    override var accessibilityChildren: [Component]? { order.map { parts[$0] } }
  }

  private func named(_ name: String, _ more: ViewAttribute...) -> Component {
    Component(view: ViewConfiguration("p", attributes: [.attribute("title", name)] + more))
  }

  private func named(_ names: String) -> [Component] { names.map { named(String($0)) } }

  /// The names of the views in `element` that can be seen, in the order of the document, with their levels.
  private func shown(_ element: Element) -> [String] {
    element.children.filter { $0.attribute("hidden") == nil }.map {
      ($0.attribute("title") ?? $0.tag) + ($0.style("z-index").map { " \($0)" } ?? "")
    }
  }

  @Test func theDocumentHasTheOrderOfReading() {
    let stage = Stage()
    stage.mount(Read(named("abc"), order: [2, 0, 1]).layout)
    #expect(shown(stage.root) == ["c 1", "a", "b"], "c is painted last")
    #expect(stage.root.style("isolation") == "isolate")
    #expect(stage.root.children.map { $0.frame?.top } == [20, 0, 10])
  }

  @Test func childrenThatAreNotListedComeLast() {
    let stage = Stage()
    stage.mount(Read(named("abcd"), order: [3]).layout)
    #expect(shown(stage.root) == ["d 1", "a", "b", "c"])
  }

  @Test func theUsualOrderTakesNoStyle() {
    let stage = Stage()
    stage.mount(Read(named("abc"), order: [0, 1, 2]).layout)
    #expect(shown(stage.root) == ["a", "b", "c"])
    #expect(stage.root.style("isolation") == nil)
  }

  @Test func aFirstViewThatIsReadLastIsBelowTheOthers() {
    let stage = Stage()
    stage.mount(Read(named("abcd"), order: [1, 2, 3, 0]).layout)
    #expect(shown(stage.root) == ["b", "c", "d", "a -1"], "most views keep level 0")
  }

  @Test func unneededLevelsAreRemoved() {
    let stage = Stage()
    let names = "abc"
    stage.mount(Read(named(names), order: [2, 0, 1]).layout)
    let elements = stage.root.children
    stage.mount(Read(named(names), order: [0, 1, 2]).layout)
    #expect(stage.root.children.count == elements.count)
    #expect(shown(stage.root) == ["a", "b", "c"])
    #expect(stage.root.style("isolation") == nil)
  }

  @Test func aStyleOfTheViewCountsAgainAtLevelZero() {
    let stage = Stage()
    func parts() -> [Component] {
      [named("a"), named("b", .style(StyleProperty("z-index"), "7"))]
    }
    stage.mount(Read(parts(), order: [1, 0]).layout)
    #expect(shown(stage.root) == ["b 1", "a"])
    stage.mount(Read(parts(), order: [0, 1]).layout)
    #expect(shown(stage.root) == ["a", "b 7"])
  }

  @Test func aViewThatStaysGetsItsStyleBack() {
    let stage = Stage()
    let attributes: [ViewAttribute] = [
      .attribute("title", "b"), .style(StyleProperty("z-index"), "7"),
    ]
    // The view is skipped by the second mount.
    let parts: [Component] = [
      named("a"), Holder(view: ViewConfiguration("p", attributes: attributes)),
    ]
    stage.mount(Read(parts, order: [1, 0]).layout)
    #expect(shown(stage.root) == ["b 1", "a"])
    stage.mount(Read(parts, order: [0, 1]).layout)
    #expect(shown(stage.root) == ["a", "b 7"])
  }

  @Test func aViewThatIsHiddenLosesItsLevel() {
    let stage = Stage()
    stage.mount(Read(named("abc"), order: [2, 0, 1]).layout)
    stage.mount([named("x")])
    stage.mount(named("abc"))
    #expect(stage.root.children.allSatisfy { $0.style("z-index") == nil })
  }

  @Test func componentsWithoutViewsLendTheirOrderToTheContainer() {
    let stage = Stage()
    let inner = Read(named("bc"), order: [1, 0])
    stage.mount(Holder(view: ViewConfiguration("main"), [named("a"), inner, named("d")]).layout)
    let main = stage.root.children[0]
    #expect(main.children.map { $0.attribute("title") } == ["a", "c", "b", "d"])
    #expect(painted(main) == ["a", "b", "c", "d"])
    #expect(main.style("isolation") == "isolate")
    #expect(stage.root.style("isolation") == nil)
  }

  @Test func aComponentThatStaysKeepsItsLevels() {
    let stage = Stage()
    let inner = Read(named("bc"), order: [1, 0])
    for last in ["d", "e"] {
      stage.mount([named("a"), inner, named(last)])
      #expect(stage.shown.map { $0.attribute("title") } == ["a", "c", "b", last])
      #expect(painted(stage.root) == ["a", "b", "c", last])
    }
  }

  @Test func aHibernatingTreeWakesWithItsLevels() {
    let stage = Stage()
    let names = "abc"
    stage.mount(Read(named(names), order: [2, 0, 1]).layout)
    let before = shown(stage.root)
    let archive = stage.mounter.hibernate()
    _ = stage.mounter.wake(
      archive!, showing: Read(named(names), order: [2, 0, 1]).layout, isUnchanged: true,
      controllers: [], prepare: { _ in })
    #expect(shown(stage.root) == before)
    stage.mount(Read(named(names), order: [0, 1, 2]).layout)
    #expect(shown(stage.root) == ["a", "b", "c"])
  }

  // MARK: Random trees

  /// The names of the views in `element`, in the order in which a browser paints them.
  private func painted(_ element: Element) -> [String] {
    let views = element.children.filter { $0.attribute("hidden") == nil }
    let levels = views.map { Int($0.style("z-index") ?? "0") ?? 0 }
    return views.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
      .compactMap { views[$0].attribute("title") }
  }

  /// A tree of components without views around some with views, and the two orders that it is to have.
  private func randomTree(
    _ depth: Int, _ next: inout Int, by generator: inout some RandomNumberGenerator
  ) -> (component: Component, painted: [String], read: [String]) {
    guard depth > 0, Bool.random(using: &generator) else {
      next += 1
      return (named("\(next)"), ["\(next)"], ["\(next)"])
    }
    let parts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      randomTree(depth - 1, &next, by: &generator)
    }
    let order =
      Bool.random(using: &generator)
      ? Array(parts.indices) : parts.indices.shuffled(using: &generator)
    return (
      Read(parts.map(\.component), order: order), parts.flatMap(\.painted),
      order.flatMap { parts[$0].read }
    )
  }

  @Test(arguments: Rounds.seeds(40))
  func randomTreesAreReadAndPaintedInTheirOrders(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage()
    for _ in 0..<12 {
      var next = 0
      let parts = (0..<3).map { _ in randomTree(3, &next, by: &generator) }
      stage.mount(parts.map(\.component))
      #expect(stage.shown.compactMap { $0.attribute("title") } == parts.flatMap(\.read))
      #expect(painted(stage.root) == parts.flatMap(\.painted))
      let isFlat = parts.flatMap(\.read) == parts.flatMap(\.painted)
      #expect((stage.root.style("isolation") == nil) == isFlat)
    }
  }

  @Test func aViewGetsItsOwnIsolationBack() {
    let stage = Stage()
    let view = ViewConfiguration(
      "div", attributes: [.style(StyleProperty("isolation"), "auto")])
    stage.mount(Read(view: view, named("abc"), order: [2, 0, 1]).layout)
    #expect(stage.shown[0].style("isolation") == "isolate")
    stage.mount(Read(view: view, named("abc"), order: [0, 1, 2]).layout)
    #expect(stage.shown[0].style("isolation") == "auto")
  }
}
