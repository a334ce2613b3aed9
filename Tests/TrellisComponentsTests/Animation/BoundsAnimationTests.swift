import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// CKComponentBoundsAnimationTests.
struct BoundsAnimationTests {
  private let animation = BoundsAnimation(duration: 0.5)
  private let tree = TestTree()
  private let stage = Stage()

  /// A container of views with a bounds animation.
  private final class Moving: Holder {
    let animation: BoundsAnimation

    init(_ animation: BoundsAnimation, view: ViewConfiguration? = nil, _ parts: [Component]) {
      self.animation = animation
      super.init(view: view, parts)
    }

    override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
      animation
    }
  }

  private final class Box: Holder {}

  /// Mounts the next generation, with the views of `moving` below a row of height `offset` px.
  ///
  /// - Returns: the collected animation, and the elements with animated frames, in document order.
  @discardableResult
  private func mount(
    _ offset: Double, _ animation: BoundsAnimation? = nil, _ parts: @escaping () -> [Component]
  ) -> (found: ComponentAnimations, moving: [Element]) {
    tree.build(propsChanged: true) {
      withScope(Moving.self) { Moving(animation ?? self.animation, parts()) }
    }
    let root = tree.root.component as? Moving
    let layout = root.map { root in
      Layout(
        of: root, size: Size(width: 100, height: 100),
        children: root.layout.children.map {
          .init(position: $0.position + Point(x: 0, y: offset), layout: $0.layout)
        })
    }
    let found = stage.mounter.animations(from: stage.mounter.mounted, to: layout)
    stage.mounter.mount(layout, found)
    return (found, moving(stage.document.takePatch()))
  }

  private func moving(_ patch: Patch) -> [Element] {
    guard
      let place = patch.operations.firstIndex(where: {
        if case .transition = $0 { true } else { false }
      }), case .transition(_, let except) = patch.operations[place]
    else { return [] }
    var ids: [NodeID] = []
    for operation in patch.operations[place...] {
      switch operation {
      case .setFrame(let id, _): ids.append(id)
      case .shift(let first, let count, _, _):
        let siblings = stage.document.element(for: first)?.parent?.children ?? []
        ids += siblings.map(\.id).drop { $0 != first }.prefix(count)
      default: break
      }
    }
    return ids.filter { !except.contains($0) }.compactMap { stage.document.element(for: $0) }
  }

  /// testBoundsAnimationCorrectlyComputedWhenBuildingNewVersionOfComponent and
  /// test_StoresComponentThatProducedBoundsAnimation
  @Test func aNewVersionHasABoundsAnimation() {
    #expect(mount(0) { [] }.found.isEmpty)
    let found = mount(0) { [] }.found
    #expect(found.bounds?.animation.duration == 0.5)
    #expect(found.bounds?.component === tree.root.component)
  }

  /// Rows N4, F17: without time there is no animation.
  @Test func noTimeMeansNoAnimation() {
    mount(0) { [.view()] }
    let result = mount(5, BoundsAnimation(duration: 0)) { [.view()] }
    #expect(result.found.isEmpty && result.moving.isEmpty)
  }

  /// testBoundsAnimationIsAppliedToViewsWhenUpdatingToNewVersionOfComponent
  @Test func viewsAreMoved() {
    mount(0) { [.view(), .view()] }
    #expect(mount(50) { [.view(), .view()] }.moving == stage.root.children)
  }

  /// testBoundsAnimationIsNotAppliedToNewlyCreatedViews
  @Test func newViewsAreNotMoved() {
    mount(0) { [.view()] }
    let moving = mount(50) { [.view(), .view()] }.moving
    #expect(moving == [stage.root.children[0]])
  }

  /// test_WhenComponentBlocksImplicitAnimations_BoundsAnimationIsNotApplied
  @Test func aConfigurationBlocksTheAnimation() {
    func parts() -> [Component] {
      let blocking = ViewConfiguration("div", blocksImplicitAnimations: true)
      return [
        .view(), Component(view: blocking), Box(view: blocking, [.view("p"), .view("p")]),
      ]
    }
    mount(0) { parts() }
    let moving = mount(50) { parts() }.moving
    #expect(moving == [stage.root.children[0]])
  }

  /// testBoundsAnimationIsNotAppliedWhenViewRecycledForComponentWithDistinctUniqueIdentifier and
  /// testBoundsAnimationIsNotAppliedToChildrenWhenViewRecycledForComponentWithDistinctUniqueIdentifier
  @Test func recycledViewsAreNotMoved() {
    func parts(_ identifier: String) -> [Component] {
      [
        withScope(Box.self, identifier: identifier) {
          Box(view: ViewConfiguration("div"), [Component.view("p")])
        }
      ]
    }
    mount(0) { parts("foo") }
    let box = stage.shown[0]
    let label = box.children[0]
    #expect(mount(50) { parts("foo") }.moving == [box])
    #expect(mount(0) { parts("bar") }.moving.isEmpty)
    #expect(stage.shown == [box] && box.children == [label], "the views are recycled")
    label.frame?.top = 7
    _ = stage.document.takePatch()
    #expect(mount(10) { parts("baz") }.moving.isEmpty)
    #expect(mount(20) { parts("baz") }.moving == [box])
  }

  /// The animation of a component comes before the animation of the transaction that changed its state.
  @Test func theMovementOfATransactionIsUsedWithoutAnotherOne() {
    var found = ComponentAnimations()
    found.setMovement(BoundsAnimation(duration: 0))
    #expect(found.isEmpty)
    found.setMovement(BoundsAnimation(duration: 0.3))
    #expect(found.bounds?.animation.duration == 0.3)
    mount(0) { [] }
    var own = mount(0) { [] }.found
    own.setMovement(BoundsAnimation(duration: 0.3))
    #expect(own.bounds?.animation.duration == 0.5)
    #expect(own.bounds?.component === tree.root.component)
  }

  /// Skipped components may move too.
  @Test func reusedComponentsAreMoved() {
    var row: Component?
    mount(0) {
      let made = Box(view: ViewConfiguration("div"))
      row = made
      return [made]
    }
    #expect(mount(50) { row.map { [$0] } ?? [] }.moving == stage.root.children)
  }

  /// A skipped component without a view moves its views one by one.
  @Test func viewsOfReusedComponentsWithoutAViewAreMoved() {
    var row: Component?
    mount(0) {
      let made = Box([Component.view("p"), Component.view("i")])
      row = made
      return [made]
    }
    #expect(mount(50) { row.map { [$0] } ?? [] }.moving == stage.root.children)
  }

  @Test func aReusedComponentMayBlockTheAnimation() {
    let blocking = ViewConfiguration("div", blocksImplicitAnimations: true)
    var rows: [Component] = []
    mount(0) {
      rows = [Box(view: blocking), Box(view: ViewConfiguration("p"))]
      return rows
    }
    #expect(mount(50) { rows }.moving == [stage.root.children[1]])
  }

  /// The content of a view that jumps does not move inside it, whether it is reused or not.
  @Test func aReusedComponentInAViewThatJumpsIsNotMoved() {
    let blocking = ViewConfiguration("div", blocksImplicitAnimations: true)
    var label: Component?
    func parts(_ top: Component?) -> [Component] {
      let inner = label ?? Box(view: ViewConfiguration("p"))
      label = inner
      return [Box(view: blocking, [top, inner].compactMap(\.self))]
    }
    mount(0) { parts(nil) }
    let result = mount(0) { parts(.view("i")) }
    #expect(result.moving.isEmpty)
    #expect(stage.root.children[0].children.map { $0.frame?.top } == [0, 10])
  }

  @Test func theCompletionIsCalledWhenTheClientReportsTheEnd() throws {
    var done = 0
    let animation = BoundsAnimation(duration: 0.5, delay: 0.1, completion: { done += 1 })
    mount(0) { [.view()] }
    mount(50, animation) { [.view()] }
    let report = try #require(stage.document.expectedReports.first)
    #expect(done == 0)
    stage.document.animationEnded(report)
    #expect(done == 1)
    stage.mounter.options.playsAnimations = false
    let still = mount(70, animation) { [.view()] }
    #expect(done == 2)
    #expect(still.moving.isEmpty)
  }

  @Test func theClientGetsTheTiming() {
    let spring = BoundsAnimation(
      duration: 0.4, delay: 0.1, mode: .spring(dampingRatio: 0.6, initialVelocity: 0)
    ).transition
    #expect(spring.duration == 400 && spring.delay == 100)
    #expect(spring.easing.hasPrefix("linear(0,") && spring.easing.hasSuffix(",1)"))
    let curve = BoundsAnimation(duration: 0.4, mode: .curve(.easeOut)).transition
    #expect(curve.easing == "ease-out")
  }

  // MARK: (Equality)

  /// test_WhenAllFieldsForDefaultModeAreEqual_IsEqual, test_WhenTimingFunctionsAreNotEqual_IsNotEqual,
  /// test_WhenSpringParamsAreNotEqual_IsNotEqual, test_WhenModeIsDefault_SpringProperiesAreIgnored: a mode
  /// has only its own parameters.
  @Test func equality() {
    let curve = TimingCurve.bezier(x1: 0.1, y1: 0.9, x2: 0.9, y2: 0.1)
    let one = BoundsAnimation(duration: 0.5, delay: 0.2, mode: .curve(curve), completion: {})
    #expect(one == BoundsAnimation(duration: 0.5, delay: 0.2, mode: .curve(curve)))
    #expect(one != BoundsAnimation(duration: 0.5, delay: 0.2, mode: .curve(.linear)))
    #expect(one != BoundsAnimation(duration: 0.5, delay: 0.3, mode: .curve(curve)))
    #expect(
      BoundsAnimation(duration: 0.5, mode: .spring(dampingRatio: 0.3, initialVelocity: 10))
        != BoundsAnimation(duration: 0.5, mode: .spring(dampingRatio: 1, initialVelocity: 0)))
  }
}
