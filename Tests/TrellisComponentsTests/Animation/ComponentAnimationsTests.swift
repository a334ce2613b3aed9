import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// CKComponentAnimationsTests.
struct ComponentAnimationsTests {
  @Test func theEndOfAnAnimationIsAwaitedForItsCompletion() {
    let component = Component.view()
    #expect(!ComponentAnimation(component, .alpha(from: 0)).awaitsEnd)
    #expect(ComponentAnimation(component, .alpha(from: 0)) {}.awaitsEnd)
  }

  /// A component that records the calls of its hooks, with given results.
  final class Asked: LayoutComponent {
    let name: String
    private let inner: Component?
    let log: Log
    private let isSilent: Bool

    final class Log {
      var asked: [String] = []
      var played: [String] = []
    }

    init(_ name: String, _ log: Log, isSilent: Bool = false, inner: Component? = nil) {
      self.name = name
      self.log = log
      self.isSilent = isSilent
      self.inner = inner
      super.init(view: ViewConfiguration("div"))
    }

    override var numberOfChildren: Int { inner == nil ? 0 : 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let children = inner.map {
        [Layout.Child(position: .zero, layout: $0.layout(thatFits: range, parentSize: .undefined))]
      }
      return Layout(of: self, size: range.max, children: children ?? [])
    }

    private func animation(_ kind: String) -> [ComponentAnimation] {
      log.asked.append("\(kind) \(name)")
      guard !isSilent else { return [] }
      return [
        ComponentAnimation(
          willRemount: {}, didRemount: { _, _ in self.log.played.append("\(kind) \(self.name)") },
          cleanup: {})
      ]
    }

    override func animationsOnInitialMount() -> [ComponentAnimation] { animation("initial") }

    override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
      animation("from \((previous as? Asked)?.name ?? "")")
    }

    override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
      log.asked.append("final \(name)")
      return isSilent
        ? [] : [FinalUnmountAnimation(self, ElementAnimation(keyframes: [], duration: 1))]
    }
  }

  private let lifecycle = Lifecycle()
  private let log = Asked.Log()

  private func scoped(
    _ identifier: String, _ name: String, isSilent: Bool = false, inner: Component? = nil
  ) -> Component {
    withScope(Asked.self, identifier: identifier) {
      Asked(name, log, isSilent: isSilent, inner: inner)
    }
  }

  /// (LayoutDiffing) test_WhenPreviousTreeIsEmpty_ReturnsAllComponentsWithInitialMountAnimationsAsAppeared,
  /// test_ForAllAppearedComponents_AnimationsOnInitialMountAreCollected,
  /// test_IfHasInitialAnimations_IsNotEmpty
  @Test func everythingAppearsInAnEmptyTree() {
    lifecycle.update { Group([scoped("1", "a", inner: scoped("2", "b")), Leaf()]) }
    #expect(log.asked == ["initial a", "initial b"])
    #expect(log.played == ["initial a", "initial b"])
  }

  /// (LayoutDiffing) test_WhenPreviousTreeIsNotEmpty_ReturnsOnlyNewComponentsWithInitialMountAnimationsAsAppeared,
  /// test_WhenPreviousTreeIsNotEmpty_ReturnsComponentsWithChangeAnimationsAsUpdated,
  /// test_ForAllUpdatedComponents_AnimationsFromPreviousComponentAreCollected,
  /// test_IfHasAnimationsFromPreviousComponent_IsNotEmpty
  @Test func updatedComponentsAnimateFromTheirPredecessors() {
    lifecycle.update { Group([scoped("1", "a"), scoped("2", "b")]) }
    log.asked = []
    lifecycle.update(propsChanged: true) {
      Group([scoped("2", "B"), scoped("1", "A"), scoped("3", "c")])
    }
    #expect(log.asked.sorted() == ["from a A", "from b B", "initial c"])
  }

  /// (LayoutDiffing) test_WhenPreviousTreeHasTheSameComponents_DoesNotReturnThemAsUpdated,
  /// test_WhenThereAreNoComponentsToAnimate_ThereAreNoAnimations, test_DefaultInitialised_IsEmpty
  @Test func noAnimationsAreRequestedForUnchangedComponents() {
    lifecycle.update { Group([scoped("1", "a")]) }
    log.asked = []
    lifecycle.attach()
    #expect(log.asked.isEmpty)
    #expect(ComponentAnimations().isEmpty)
    let unscoped = LayoutDifference(from: nil, to: .of(withDetachedBuild { Leaf() }), mark: 1)
    #expect(ComponentAnimations(unscoped).isEmpty)
  }

  /// (LayoutDiffing) test_WhenPreviousTreeIsNotEmpty_ReturnsOnlyDisappearedComponentsWithDisappearAnimation,
  /// test_ForAllDisappearedComponents_AnimationsOnFinalUnmountAreCollected
  @Test func finalAnimationsAreRequestedBeforeTheUnmount() {
    lifecycle.update {
      Group([scoped("1", "a", inner: scoped("2", "b")), scoped("3", "c"), scoped("4", "d")])
    }
    log.asked = []
    lifecycle.update(propsChanged: true) { Group([scoped("1", "A"), scoped("4", "D")]) }
    #expect(log.asked == ["from a A", "from d D", "final b", "final c"])
  }

  /// A component with an exit animation although it is not visible.
  private final class Unseen: Component {
    private let completion: () -> Void

    init(_ completion: @escaping () -> Void) {
      self.completion = completion
      super.init(view: nil, size: ComponentSize())
    }

    override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
      [FinalUnmountAnimation(self, .alpha(to: 0), completion: completion)]
    }
  }

  @Test func theEndOfAnAnimationWithoutAViewIsReportedAtOnce() {
    var ends = 0
    lifecycle.update { Group([withScope(Unseen.self) { Unseen { ends += 1 } }]) }
    lifecycle.update(propsChanged: true) { Group([]) }
    #expect(ends == 1)
  }

  /// test_IfComponentHasNoInitialAnimations_IsEmpty, test_IfComponentHasNoAnimationsFromPreviousComponent_IsEmpty,
  /// test_IfComponentHasNoFinalUnmountAnimations_IsEmpty
  @Test func silentComponentsAddNothing() {
    let stage = Stage()
    let tree = TestTree()
    func layout(_ silent: Bool, _ name: String?) -> Layout? {
      tree.build(propsChanged: true) { name.map { scoped("1", $0, isSilent: silent) } }
      return tree.root.component.map { .of($0) }
    }
    for silent in [true, false] {
      let first = layout(silent, "a")
      #expect(stage.mounter.animations(from: nil, to: first).isEmpty == silent)
      stage.mount(first)
      let second = layout(silent, "b")
      #expect(stage.mounter.animations(from: first, to: second).isEmpty == silent)
      #expect(stage.mounter.animations(from: first, to: nil).isEmpty == silent)
      stage.mount(nil)
      _ = layout(silent, nil)
    }
  }

  /// Rows N1, N2: the cost of collecting depends on the changes.
  @Test func animationsAreRequestedForNewRowsOnly() {
    let log = log
    func rows(_ count: Int) -> Component {
      Group(
        (0..<count).map { index in
          Render(
            identifier: index, initial: 0,
            { _, _ in withScope(Asked.self) { Asked("\(index)", log) } })
        })
    }
    lifecycle.update { rows(50) }
    #expect(log.asked.count == 50)
    log.asked = []
    lifecycle.update(propsChanged: true) { rows(51) }
    #expect(log.asked == ["initial 50"])
  }

  /// A component with a given width for its only child.
  private final class Frame: LayoutComponent {
    let width: Double
    let inner: Component

    init(_ width: Double, _ inner: Component) {
      self.width = width
      self.inner = inner
      super.init()
    }

    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let size = SizeRange(exactly: Size(width: width, height: 10))
      let layout = inner.layout(thatFits: size, parentSize: .undefined)
      return Layout(of: self, size: range.max, children: [.init(position: .zero, layout: layout)])
    }
  }

  @Test func aComponentThatStaysIsNotAnimatedAlthoughItsLayoutChanges() {
    var kept: Component?
    for width in [20.0, 30] {
      lifecycle.update(propsChanged: true) {
        let row = kept ?? Render(identifier: 1, initial: 0) { [self] _, _ in scoped("1", "a") }
        kept = row
        return Frame(width, row)
      }
    }
    #expect(log.asked == ["initial a"])
    #expect(lifecycle.document.root.children.first?.frame?.width == 30)
  }

  // MARK: Single animations

  /// (single animation) test_WhenInitialisedWithComponentAndAnimation_CallsCompletionFromCleanup,
  /// test_WhenInitialisedWithHooks_CallsCompletionFromCleanup
  @Test func completionsAreCalledFromTheCleanup() {
    var done = 0
    let component = withDetachedBuild { Component.view() }
    let animation = ComponentAnimation(
      component, ElementAnimation(keyframes: [], duration: 1), completion: { done += 1 })
    animation.cleanup(nil, .finished)
    #expect(done == 1)
    ComponentAnimation(willRemount: {}, didRemount: { _, _ in }, cleanup: { done += 1 })
      .cleanup((), .finished)
    #expect(done == 2)
  }
}
