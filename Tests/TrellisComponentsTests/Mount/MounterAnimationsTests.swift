import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Animations from the hooks of components to the patch.
struct MounterAnimationsTests {
  /// A view with animations for appearance, change and disappearance.
  private final class Fading: Holder {
    let done: Log
    let opacity: String

    final class Log { var ended: [String] = [] }

    init(_ done: Log, opacity: String = "1", _ parts: [Component] = []) {
      self.done = done
      self.opacity = opacity
      super.init(view: ViewConfiguration("p", attributes: [.style(.opacity, opacity)]), parts)
    }

    override func animationsOnInitialMount() -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha(from: 0), completion: { self.done.ended.append("in") })]
    }
    override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha.duration(0.1), completion: { self.done.ended.append("on") })]
    }
    override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
      [
        FinalUnmountAnimation(self, .alpha(to: 0), completion: { self.done.ended.append("out") }),
        FinalUnmountAnimation(self, .scale(to: 2).duration(0.5)),
      ]
    }
  }

  private final class Plain: Holder {}

  private let tree = TestTree()
  private let stage = Stage()
  private let log = Fading.Log()

  private func fading(_ identifier: Int, opacity: String = "1") -> Component {
    withScope(Fading.self, identifier: identifier) { Fading(log, opacity: opacity) }
  }

  private func plain(_ identifier: Int, _ parts: @autoclosure () -> [Component]) -> Component {
    withScope(Plain.self, identifier: identifier) {
      Plain(view: ViewConfiguration("div"), parts())
    }
  }

  /// Mounts the next generation and returns its patch, which is applied to a replica.
  private func mount(_ parts: @escaping () -> [Component]) throws -> [PatchOperation] {
    let mirror = ReplicaDocument(of: stage.document)
    tree.build(propsChanged: true) { withScope(Holder.self) { Holder(parts()) } }
    let layout = (tree.root.component as? Holder)?.layout
    stage.mounter.mount(
      layout, stage.mounter.animations(from: stage.mounter.mounted, to: layout))
    let patch = stage.document.takePatch()
    try mirror.apply(patch)
    #expect(mirror.root.description == ReplicaDocument(of: stage.document).root.description)
    return patch.operations
  }

  private func report() throws {
    for report in stage.document.expectedReports { stage.document.animationEnded(report) }
  }

  @Test func appearing() throws {
    let patch = try mount { [fading(1)] }
    guard case .animate(let id, let animation) = patch.last else {
      Issue.record("\(patch)")
      return
    }
    #expect(id == stage.root.children[0].id)
    #expect(animation.keyframes == [.init(offset: 0, styles: [.init("opacity", "0")])])
    #expect(animation.duration == 250 && animation.fill == .backwards)
    #expect(log.ended.isEmpty)
    try report()
    #expect(log.ended == ["in"])
  }

  /// A component that animates another view than its own.
  private final class Lending: Holder {
    override var viewForAnimation: Element? { parts[1].viewForAnimation }
    override func animationsOnInitialMount() -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha(from: 0))]
    }
    override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
      [FinalUnmountAnimation(self, .alpha(to: 0))]
    }
  }

  @Test func anOverriddenViewIsAnimated() throws {
    let patch = try mount {
      [
        withScope(Lending.self) {
          Lending(view: ViewConfiguration("div"), [.view("p"), .view("h1")])
        }
      ]
    }
    let animated = patch.compactMap { if case .animate(let id, _) = $0 { id } else { nil } }
    let element = try #require(stage.root.children.first?.children.last)
    #expect(element.tag == "h1" && animated == [element.id])
    let id = element.id
    #expect(try mount { [] }.contains(.move(id, parent: .root, before: .none)))
  }

  /// Row N10: the animation starts with the previous style.
  @Test func changing() throws {
    _ = try mount { [fading(1, opacity: "0.5")] }
    let patch = try mount { [fading(1, opacity: "1")] }
    guard case .animate(_, let animation) = patch.last else {
      Issue.record("\(patch)")
      return
    }
    #expect(animation.keyframes == [.init(offset: 0, styles: [.init("opacity", "0.5")])])
    #expect(animation.duration == 100)
    try report()
    #expect(log.ended == ["in", "on"])
  }

  /// Row N3: several animations of one component are one exit. CKComponentAnimationsTests (single animation)
  /// test_WhenInitialisedWithFinalUnmountAnimation_CallsCompletionFromCleanup
  @Test func disappearing() throws {
    _ = try mount { [fading(1), fading(2)] }
    let element = stage.root.children[1]
    let id = element.id
    let patch = try mount { [fading(1)] }
    let exit = patch.compactMap {
      if case .remove(id, let exit) = $0 { exit } else { nil }
    }.first
    #expect(exit?.map(\.duration) == [250, 500])
    #expect(exit?.allSatisfy { $0.fill == .forwards } == true)
    #expect(element.parent == nil, "a view that plays its exit is nobody's")
    try report()
    #expect(log.ended.contains("out"))
  }

  /// A container that stays loses the views that leave, and keeps the others in their order.
  @Test(arguments: [0, 4]) func leavingAContainerThatStays(hidden: Int) throws {
    stage.mounter.options.hiddenViewLimit = hidden
    func show(_ identifiers: [Int]) throws -> [Element] {
      _ = try mount { [plain(0, identifiers.map { fading($0) })] }
      let box = stage.root.children[0]
      let views = try #require(box.mountedView as? MountedView)
      #expect(views.children.map(\.element) == box.children)
      #expect(views.pool.isEmpty)
      return box.children
    }
    let first = try show([1, 2, 3])
    #expect(try show([1, 3]) == [first[0], first[2]])
    #expect(first[1].parent == nil)
    let second = try show([4, 3, 1])
    #expect(Array(second.suffix(2)) == [first[2], first[0]] && second[0] !== first[1])
    #expect(try show([]) == [])
    #expect(try show([1]).count == 1)
  }

  /// A component may fade the view of another one when it leaves: the view of a component that stays is not removed.
  @Test func theViewOfAComponentThatStaysIsNotRemoved() throws {
    final class Leaving: Component {
      let other: Component
      init(fading other: Component) {
        self.other = other
        super.init(view: ViewConfiguration("p"))
      }
      override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
        [FinalUnmountAnimation(other, .alpha(to: 0))]
      }
    }
    _ = try mount {
      let box = plain(1, [])
      return [box, withScope(Leaving.self) { Leaving(fading: box) }]
    }
    let element = stage.root.children[0]
    _ = try mount { [plain(1, [])] }
    #expect(stage.shown == [element])
  }

  /// A view with a running exit animation is not reused for a new component.
  @Test func aLeavingViewIsNotRecycled() throws {
    _ = try mount { [fading(1)] }
    let element = stage.root.children[0]
    _ = try mount { [fading(2)] }
    #expect(stage.shown.count == 1 && stage.shown[0] !== element)
  }

  /// The parent view is hidden or removed: the animation is played above everything else.
  @Test(arguments: [0, 4]) func disappearingWithItsContainer(hidden: Int) throws {
    stage.mounter.options.hiddenViewLimit = hidden
    _ = try mount { [plain(1, [fading(2)])] }
    let (box, label) = (stage.root.children[0], stage.root.children[0].children[0])
    let id = label.id
    let patch = try mount { [] }
    #expect(patch.contains(.move(id, parent: .root, before: .none)))
    #expect((box.parent == nil) == (hidden == 0))
    #expect(!box.children.contains(label) || box.parent == nil)
    _ = try mount { [plain(3, [fading(4)])] }
    #expect(stage.shown[0].children.count == 1)
  }

  /// The animations of a view end when another component gets the view.
  @Test func aRecycledViewIsNotAnimated() throws {
    let log = log
    func appearing(_ identifier: Int) -> Component {
      withScope(Appearing.self, identifier: identifier) { Appearing(log) }
    }
    _ = try mount { [appearing(1)] }
    let id = stage.root.children[0].id
    let patch = try mount { [appearing(2)] }
    #expect(stage.root.children[0].id == id)
    let place = patch.firstIndex(of: .cancelAnimations(id))
    let next = patch.firstIndex { if case .animate(id, _) = $0 { true } else { false } }
    #expect(place != nil && next != nil && place! < next!)
    #expect(log.ended == ["gone"])
  }

  private final class Appearing: Component {
    let log: Fading.Log
    init(_ log: Fading.Log) {
      self.log = log
      super.init(view: ViewConfiguration("i"))
    }
    override func animationsOnInitialMount() -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha(from: 0), completion: { self.log.ended.append("gone") })]
    }
  }

  /// A newer component of the same identity does not end the running animations.
  @Test func anUpdateKeepsARunningAnimation() throws {
    let log = log
    let parts = { [withScope(Appearing.self) { Appearing(log) } as Component] }
    _ = try mount(parts)
    let patch = try mount(parts)
    #expect(patch.isEmpty)
    #expect(log.ended.isEmpty)
    try report()
    #expect(log.ended == ["gone"])
  }

  /// With reduced motion nothing is sent, and all completions are called at once.
  @Test func nothingMovesWithReducedMotion() throws {
    stage.mounter.options.playsAnimations = false
    _ = try mount { [fading(1)] }
    #expect(log.ended == ["in"])
    let patch = try mount { [] }
    #expect(log.ended == ["in", "out"])
    #expect(!patch.contains { if case .remove(_, let exit) = $0 { !exit.isEmpty } else { false } })
    #expect(stage.document.expectedReports.isEmpty)
  }

  /// Row N7: a component without a view uses the view of its child.
  @Test func aWrapperAnimatesItsChild() throws {
    let inner = withDetachedBuild { Component.view("p") }
    let composite = withDetachedBuild { CompositeComponent(child: inner) }
    stage.mount(
      .init(of: composite, size: .zero, children: [.init(position: .zero, layout: .of(inner))]))
    #expect(composite.viewForAnimation === stage.root.children[0])
    #expect(inner.viewForAnimation === stage.root.children[0])
    stage.mount(nil)
    #expect(composite.viewForAnimation == nil)
  }
}
