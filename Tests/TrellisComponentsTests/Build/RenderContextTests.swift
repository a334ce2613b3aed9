import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// Limits, memory and counters of a render.
struct RenderContextTests {
  private final class Memory {}

  /// The number of mistakes in a render that may take `steps` steps.
  private func mistakes(steps: Int, _ body: (RenderContext) -> Void) -> Int {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let context = RenderContext(
        environment: HostEnvironment(), limits: RenderLimits(steps: steps))
      context.run { body(context) }
    }
    return recorder.consume().count
  }

  private func group() -> Component { withDetachedBuild { Group([Leaf(), Leaf()]) } }

  @Test(arguments: [(2, 1), (3, 0)]) func asManyLayoutsAsAllowedAreMade(steps: Int, mistakes: Int) {
    let group = group()
    let found = self.mistakes(steps: steps) { _ in
      _ = group.layout(thatFits: SizeRange(max: Size(width: 9, height: 9)), parentSize: .undefined)
    }
    #expect(found == mistakes)
  }

  @Test(arguments: [(2, 1), (3, 0)])
  func asManyComponentsAsAllowedAreBuilt(steps: Int, mistakes: Int) {
    let tree = TestTree()
    var builder = TreeBuilder(listener: tree)
    let found = self.mistakes(steps: steps) { context in
      _ = builder.build(
        in: context, updates: UpdatedNodes(), propsChanged: false, environmentChange: .none
      ) { Group([Leaf(), Leaf()]) }
    }
    builder.reset()
    #expect(found == mistakes)
  }

  @Test func stepsOfOtherWorkCount() {
    _ = mistakes(steps: 10) { _ in
      #expect(RenderContext.remainingSteps == 10)
      RenderContext.recordSteps(4, of: Component(), areTooMany: false)
      #expect(RenderContext.remainingSteps == 6)
      RenderContext.recordSteps(40, of: Component(), areTooMany: false)
      #expect(RenderContext.remainingSteps == 0)
    }
  }

  @Test func aFailedPassReportsItsLimitOnce() {
    let found = mistakes(steps: 10) { _ in
      RenderContext.recordSteps(1, of: Component(), areTooMany: true)
      RenderContext.recordSteps(1, of: Holder(), areTooMany: true)
    }
    #expect(found == 1)
  }

  @Test(arguments: [(24, false), (25, true)])
  func onlyALongStackOfLayoutsIsShortened(depth: Int, isShortened: Bool) {
    let context = RenderContext(environment: HostEnvironment())
    let component = withDetachedBuild { Component() }
    for _ in 0..<depth { _ = context.beginLayout(of: component, in: SizeRange()) }
    let lines = context.layoutStackDescription.split(separator: "\n")
    #expect(lines.count == (isShortened ? 25 : 24))
    #expect(lines.contains { $0.contains("more") } == isShortened)
    for _ in 0..<depth { context.endLayout() }
  }

  @Test func layoutsOfOnePassShareMemoryAndBuildsHaveNone() {
    #expect(withDetachedBuild { RenderContext.sharedMemory { Memory() } } == nil)
    #expect(RenderContext.sharedMemory { Memory() } == nil)
    let context = RenderContext(environment: HostEnvironment())
    let both = context.run {
      (RenderContext.sharedMemory { Memory() }, RenderContext.sharedMemory { Memory() })
    }
    #expect(both.0 != nil && both.0 === both.1)
  }

  @Test func eachCounterIsAddedToItself() {
    let all: [WritableKeyPath<RenderCounters, Int>] = [
      \.componentsBuilt, \.componentsReused, \.componentsRendered, \.componentsVisited,
      \.layoutsComputed, \.layoutsReused, \.mountsVisited, \.mountsSkipped, \.viewsCreated,
      \.viewsReused, \.viewsHidden, \.viewsUnhidden, \.viewsRemoved, \.elementsTouched,
    ]
    var one = RenderCounters()
    for (index, counter) in all.enumerated() { one[keyPath: counter] = 1 << index }
    var sum = one
    sum.add(one)
    #expect(all.map { sum[keyPath: $0] } == all.indices.map { 2 << $0 })
  }

  /// A later render finds no layout that was made with a mistake inside.
  @Test func aLayoutAroundAMistakeIsNotKept() {
    final class Endless: Component {
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        Layout(of: self, size: Size(width: .infinity, height: 1))
      }
    }
    let group = withDetachedBuild { Group([Endless()]) }
    let found = mistakes(steps: 10) { _ in
      _ = group.layout(thatFits: SizeRange(max: Size(width: 9, height: 9)), parentSize: .undefined)
    }
    #expect(found == 1)
    #expect(group.layouts.newest == nil)
    #expect(group.child(at: 0)?.layouts.newest == nil)
  }

  /// A component without a node may be made while a layout is computed.
  @Test func aPlainComponentMayBeMadeInALayout() {
    final class Making: Component {
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        _ = Leaf()
        return Layout(of: self, size: range.min)
      }
    }
    let making = withDetachedBuild { Making() }
    #expect(
      mistakes(steps: 10) { _ in _ = making.layout(thatFits: SizeRange(), parentSize: .undefined) }
        == 0)
  }

  /// A height that was measured earlier counts as a layout that was reused.
  @Test func aKnownSizeCountsAsAReusedLayout() {
    let row = withDetachedBuild { Component(size: ComponentSize(width: 40, height: 30)) }
    let range = SizeRange(
      min: Size(width: 40, height: 0), max: Size(width: 40, height: .infinity))
    let measured = row.layout(thatFits: range, parentSize: .undefined)
    let exact = SizeRange(exactly: measured.size)
    row.layouts.trim(to: row.layout(thatFits: exact, parentSize: .undefined).content)
    let context = RenderContext(environment: HostEnvironment())
    #expect(context.run { row.knownSize(thatFits: range) } == measured.size)
    #expect(context.counters.layoutsReused == 1)
  }

  @Test func aPassThatComputesLayoutsAnewKnowsNone() {
    let component = withDetachedBuild { Component() }
    _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    #expect(component.newestLayout != nil)
    let context = RenderContext(environment: HostEnvironment())
    context.usesKnownLayouts = false
    #expect(context.run { component.newestLayout } == nil)
  }

  /// Two components may share the content of a layout; the second is another child.
  @Test func aLayoutOfAnotherComponentIsAChangedChild() {
    let (old, new, parent) = withDetachedBuild { (Component(), Component(), Component()) }
    let content = Layout.of(old).content
    func around(_ child: Component) -> Layout {
      Layout(
        of: parent, size: .zero,
        children: [.init(position: .zero, layout: Layout(component: child, content: content))])
    }
    var changed: [Component] = []
    around(new).forEachChangedChild(from: around(old)) { child, _ in changed.append(child.component)
    }
    #expect(changed.count == 1 && changed.first === new)
    around(new).forEachChangedChild(from: around(new)) { _, _ in Issue.record("nothing changed") }
  }
}
