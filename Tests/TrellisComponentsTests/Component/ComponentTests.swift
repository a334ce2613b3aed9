import Testing
import TrellisBase
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Rows A1, A10, A11, A17, B3, B4, B7, Y5 and algorithms 2.3, 2.4.
struct ComponentTests {
  private let lifecycle = Lifecycle()

  private func layout(
    _ make: () -> Component, in range: SizeRange, parentSize: ParentSize = .undefined
  ) -> Layout {
    let component = withDetachedBuild(make)
    return component.layout(thatFits: range, parentSize: parentSize)
  }

  private let open = SizeRange(max: Size(width: 100, height: 200))

  @Test func aPlainComponentTakesTheSmallestSize() {
    #expect(layout({ Component() }, in: open).size == .zero)
    let size = ComponentSize(width: 30, height: .percent(0.5))
    let measured = layout(
      { Component(size: size) }, in: open, parentSize: ParentSize(width: 100, height: 80))
    #expect(measured.size == Size(width: 30, height: 40))
  }

  @Test func theConstraintOfTheParentWins() {
    let measured = layout({ Component(size: ComponentSize(width: 500, height: 500)) }, in: open)
    #expect(measured.size == Size(width: 100, height: 200))
  }

  /// Row B9.
  @Test func theLayoutOfAnAbsentComponentIsEmpty() {
    func layout(_ child: Component?) -> Layout {
      child.layout(thatFits: SizeRange(min: Size(width: 9, height: 9)), parentSize: .undefined)
    }
    #expect(layout(nil).size == .zero && layout(nil).children.isEmpty)
    let child = withDetachedBuild { Component(size: ComponentSize(width: 30, height: 40)) }
    #expect(layout(child).component === child)
    #expect(layout(child).size == Size(width: 30, height: 40))
  }

  @Test func aCompositeIsAsLargeAsItsChild() {
    let measured = layout(
      { CompositeComponent(child: Component(size: ComponentSize(width: 30, height: 40))) },
      in: open)
    #expect(measured.size == Size(width: 30, height: 40))
    #expect(measured.children.map(\.position) == [.zero])
  }

  /// Animates the second of its child's children.
  private final class Lending: CompositeComponent {
    override var viewForAnimation: Element? { child.child(at: 1)?.viewForAnimation }
  }

  /// The own view, or none; the view of a composite before the view of its child; a render component is a composite.
  @Test func aCompositeLendsItsChildsViewToAnimations() {
    lifecycle.update {
      Group([
        .view("p"), Leaf(),
        CompositeComponent(view: ViewConfiguration("section"), child: .view("p")),
        CompositeComponent(child: CompositeComponent(child: .view("h1"))),
        Render(initial: 0, { _, _ in .view("h2") }),
        Lending(view: ViewConfiguration("div"), child: Group([.view("h3"), .view("h4")])),
      ])
    }
    let parts = (lifecycle.tree.root.component as? Group)?.parts ?? []
    #expect(parts.map { $0?.viewForAnimation?.tag } == ["p", nil, "section", "h1", "h2", "h4"])
  }

  /// Row A17.
  @Test func aParentSetsMetadata() {
    withDetachedBuild {
      let leaf: Leaf = Leaf("a").metadata("line", 3).metadata("origin", "test")
      #expect(leaf.metadata["line"] as? Int == 3)
      #expect(leaf.description == "Leaf (line=3, origin=test)")
      let sized = Component(size: ComponentSize(width: 5, maxHeight: 7)).metadata("a", true)
      #expect(sized.size == ComponentSize(width: 5, maxHeight: 7))
      #expect(Component(size: sized.size).metadata.isEmpty)
    }
  }

  /// Row A17: one class with many kinds.
  @Test func aTypeMayBeMoreThanAClass() {
    final class Kind: Component {
      let kind: Any.Type
      init(_ kind: Any.Type) {
        self.kind = kind
        super.init()
      }
      override var typeIdentity: Any.Type { kind }
    }
    lifecycle.tree.build {
      withScope(Leaf.self) {
        #expect(Kind(Int.self).treeNode == nil)
        let leaf = Kind(Leaf.self)
        #expect(leaf.treeNode != nil)
        return leaf
      }
    }
  }

  // MARK: The layout cache (row B7)

  private final class Counting: Component {
    var count = 0
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      count += 1
      return super.computeLayout(thatFits: range)
    }
  }

  @Test func aLayoutIsComputedOnceForEachConstraint() {
    let component = withDetachedBuild { Counting() }
    let first = component.layout(thatFits: open, parentSize: .undefined)
    let again = component.layout(thatFits: open, parentSize: .undefined)
    #expect(first.isSame(as: again))
    #expect(component.count == 1)
    _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    #expect(component.count == 2)
    _ = component.layout(thatFits: open, parentSize: .undefined)
    #expect(component.count == 2)
  }

  @Test(arguments: [
    (ComponentSize.auto, 1, 1), (ComponentSize(width: 10, maxHeight: 20), 1, 1),
    (ComponentSize(width: .percent(0.5)), 2, 2), (ComponentSize(minHeight: .percent(0.5)), 1, 3),
  ])
  func unreadParentDimensionsCauseNoNewLayout(
    _ size: ComponentSize, afterWidth: Int, afterHeight: Int
  ) {
    let component = withDetachedBuild { Counting(size: size) }
    let wrapper = withDetachedBuild { CompositeComponent(child: component) }
    let context = RenderContext(environment: HostEnvironment())
    func ask(_ width: Double?, _ height: Double?) {
      let parent = ParentSize(width: width, height: height)
      _ = context.run { wrapper.layout(thatFits: open, parentSize: parent) }
    }
    ask(100, 80)
    ask(200, 80)
    #expect(component.count == afterWidth)
    ask(200, nil)
    ask(200, 90)
    #expect(component.count == afterHeight)
    ask(200, 90)
    #expect(component.count == afterHeight)
  }

  @Test func aCachedLayoutMarksItsDimensionsAsReadByTheParent() {
    let component = withDetachedBuild { Counting(size: ComponentSize(width: .percent(0.5))) }
    let wrapper = withDetachedBuild { CompositeComponent(child: component) }
    let context = RenderContext(environment: HostEnvironment())
    let parent = ParentSize(width: 100, height: nil)
    _ = context.run { component.layout(thatFits: open, parentSize: parent) }
    let found = context.run { wrapper.layout(thatFits: open, parentSize: parent) }
    let other = context.run {
      wrapper.layout(thatFits: open, parentSize: ParentSize(width: 40, height: nil))
    }
    #expect(found.size.width == 50)
    #expect(other.size.width == 20)
  }

  @Test func aLayoutStoresItsExtraValue() {
    final class Kept: Sendable {}
    let kept = Kept()
    let component = withDetachedBuild { Component() }
    let object = Layout(of: component, size: .zero, extra: kept)
    #expect((object.extra as? Kept) === kept)
    let value = Layout(of: component, size: .zero, extra: [1, 2])
    #expect(value.extra as? [Int] == [1, 2])
    #expect(Layout(of: component, size: .zero).extra == nil)
  }

  /// CKComponentLayoutTests testComputeRootLayout_WithCache_NoScope,
  /// testComputeRootLayout_WithCache_WithScope: layouts of components with a controller are cached, here in
  /// the component, with and without a scope.
  @Test(arguments: [true, false]) func everyComponentStoresItsNewestLayout(isScoped: Bool) {
    var parts: [Component] = []
    lifecycle.update {
      parts = (0..<5).map { index in
        isScoped ? withScope(Leaf.self) { Leaf("\(index)") } : Leaf("\(index)")
      }
      return Group(parts)
    }
    let range = SizeRange(exactly: Size(width: 100, height: 100))
    for part in parts {
      #expect((part.treeNode != nil) == isScoped)
      let kept = part.layouts.newest
      #expect(kept != nil)
      let layout = part.layout(thatFits: range, parentSize: .undefined)
      #expect(layout.component === part)
      #expect(layout.content === kept)
      #expect(layout.size == Size(width: 100, height: 100))
      _ = part.layout(thatFits: SizeRange(), parentSize: .undefined)
      #expect(part.layouts.newest !== kept, "another range gives another layout")
    }
    parts = []
  }

  @Test func aDeepTreeIsBuiltLaidOutMountedAndReleased() {
    lifecycle.update {
      (0..<500).reduce(Leaf() as Component) { inner, _ in CompositeComponent(child: inner) }
    }
    #expect(lifecycle.tree.counters.componentsVisited == 501)
  }

  /// Each part of a layout that is computed or known counts.
  @Test func layoutsAreCounted() {
    withDetachedBuild {
      let context = RenderContext(environment: HostEnvironment())
      let component = Holder()
      let range = SizeRange(min: .zero, max: Size(width: 9, height: 9))
      context.run {
        _ = component.layout(thatFits: range, parentSize: .undefined)
        #expect(context.counters.layoutsComputed == 1 && context.counters.layoutsReused == 0)
        _ = component.layout(thatFits: range, parentSize: .undefined)
        #expect(context.counters.layoutsComputed == 1 && context.counters.layoutsReused == 1)
      }
      let before = RenderContext.current?.build?.counters.componentsBuilt ?? 0
      _ = [Component(), Component()]
      #expect(RenderContext.current?.build?.counters.componentsBuilt == before + 2)
    }
  }

  /// A size outside of its range is a mistake on each of the four sides.
  @Test(arguments: [(4.0, 6.0), (9, 6), (6, 4), (6, 9)])
  func aSizeOutsideOfItsRangeIsAProgrammerError(width: Double, height: Double) {
    final class Stubborn: Component {
      var fixed = Size.zero
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        Layout(of: self, size: fixed)
      }
    }
    let range = SizeRange(min: Size(width: 5, height: 5), max: Size(width: 8, height: 8))
    let recorder = ProgrammerErrorRecorder()
    withDetachedBuild {
      let component = Stubborn()
      component.fixed = Size(width: width, height: height)
      recorder.record {
        #expect(component.layout(thatFits: range, parentSize: .undefined).size == range.min)
      }
    }
    #expect(recorder.consume().count == 1)
  }

  /// A walk over the changed children knows the former child at the same place.
  @Test func changedChildrenHaveTheirFormerOnes() {
    let parts = (0..<6).map { _ in Layout.of(Component(), 10, 10) }
    func layout(_ children: [Layout]) -> Layout {
      Layout(
        of: Component(), size: .zero,
        children: children.map { Layout.Child(position: .zero, layout: $0) })
    }
    func changes(_ old: [Int]?, _ new: [Int]) -> [[Int?]] {
      func place(_ layout: Layout) -> Int? {
        parts.firstIndex { $0.component === layout.component }
      }
      var found: [[Int?]] = []
      layout(new.map { parts[$0] }).forEachChangedChild(
        from: old.map { layout($0.map { parts[$0] }) }
      ) {
        found.append([place($0), $1.flatMap(place)])
      }
      return found
    }
    #expect(changes([0, 1, 2], [0, 3, 2]) == [[3, 1]])
    #expect(changes([0, 1, 2], [0, 1, 2]) == [])
    #expect(changes([1, 2], [3, 2]) == [[3, 1]])
    #expect(changes([0, 1], [0, 1, 4]) == [[4, nil]])
    #expect(changes(nil, [0, 1]) == [[0, nil], [1, nil]])
    #expect(changes([0, 1, 2, 5], [0, 3, 4, 5]) == [[3, 1], [4, 2]])
  }
}
