import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Components that are skipped by a mount, or moved as a whole.
struct MounterSkippingTests {
  private let stage = Stage()

  private final class Controlled: Holder {
    override func makeController() -> ComponentController? { ComponentController(component: self) }
  }

  /// The controller of a component without a view is called at its remount, at any depth.
  @Test(arguments: 0...2)
  func aMovedComponentWithAControllerInsideIsVisited(depth: Int) {
    let tree = TestTree()
    var kept: Component?
    var counters = RenderCounters()
    for above in [[], ["h1"]] as [[ViewClass]] {
      tree.build(propsChanged: true) {
        let part =
          kept
          ?? (0..<depth).reduce(
            withScope(Controlled.self) { Controlled([.view("p")]) } as Component
          ) { part, _ in Holder([part]) }
        kept = part
        return Holder(above.map { .view($0) } + [part])
      }
      counters = stage.mount((tree.root.component as? Holder)?.layout)
    }
    // The root, the new view, and the components down to that with the controller.
    #expect(counters.mountsVisited == 3 + depth)
    #expect(stage.shown.last?.frame == Frame(left: 0, top: 10, width: 100, height: 10))
  }

  /// A component that mounts no children.
  private final class Refusing: Holder {
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      var result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
      result.mountsChildren = false
      return result
    }
  }

  /// All views of a mounted component are hidden when a new parent mounts no children.
  @Test(arguments: [false, true])
  func theViewsOfAKeptChildThatIsHeldBackAreHidden(hasSibling: Bool) {
    let kept = Holder([.view("p"), .view("i")])
    let sibling = hasSibling ? [Component.view("ul")] : []
    stage.mount(Holder([Holder([kept])] + sibling).layout)
    #expect(stage.shown.count == (hasSibling ? 3 : 2))
    let counters = stage.mount(Holder([Refusing([kept])] + sibling).layout)
    #expect(stage.shown.map(\.tag) == (hasSibling ? ["ul"] : []))
    #expect(counters.viewsHidden == 2)
  }

  // MARK: Levels

  private final class Read: Holder {
    override var accessibilityChildren: [Component]? { parts.reversed() }
  }

  private func levels() -> [String] {
    stage.shown.map { $0.tag + ($0.style("z-index").map { " \($0)" } ?? "") }
  }

  /// All views of a skipped component have a level of the first mount with levels.
  @Test(arguments: [false, true])
  func theViewsOfASkippedComponentHaveLevels(hasIdentity: Bool) {
    let tree = TestTree()
    var kept: Component?
    func mount(_ make: (Component) -> Holder) {
      tree.build(propsChanged: true) {
        let make = make
        func parts() -> Component { Holder([.view("p"), .view("i")]) }
        let part = kept ?? (hasIdentity ? withScope(Holder.self, parts) : parts())
        kept = part
        return make(part)
      }
      stage.mount((tree.root.component as? Holder)?.layout)
    }
    mount { Holder([$0, .view("b"), .view("em")]) }
    #expect(levels() == ["p", "i", "b", "em"])
    mount { Read([$0, .view("b"), .view("em")]) }
    #expect(levels() == ["em 2", "b 1", "p", "i"])
  }

  @Test func viewsThatAreHeldBackHaveNoLevel() {
    stage.mount(Read([Refusing([Holder([.view("p")])]), .view("b"), .view("em")]).layout)
    #expect(levels() == ["em 1", "b"])
  }
}
