import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

struct RenderLimitsTests {
  /// A component of `levels` levels.
  private static func chain(_ levels: Int) -> Component {
    var component: Component = Leaf()
    for _ in 1..<levels { component = CompositeComponent(child: component) }
    return component
  }

  private func messages(
    _ limits: RenderLimits = RenderLimits(), _ provider: () -> Component?
  ) -> [String] {
    let tree = TestTree()
    var builder = TreeBuilder(listener: tree)
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let context = RenderContext(environment: HostEnvironment(), limits: limits)
      context.run {
        _ = builder.build(
          in: context, updates: UpdatedNodes(), propsChanged: false, environmentChange: .none,
          provider: provider)
      }
    }
    builder.reset()
    return recorder.consume().map(\.message)
  }

  @Test func theMistakeNamesTheLimitThatWasReached() {
    let steps = messages(RenderLimits(steps: 2)) { Group([Leaf(), Leaf()]) }
    #expect(steps.count == 1)
    #expect(
      steps[0].hasPrefix(
        "A build visited more than 2 components, which is the limit of one render: "))
    let depth = messages { Self.chain(RenderLimits.depth + 1) }
    #expect(depth.count == 1)
    #expect(
      depth[0].hasPrefix("Components are nested more than 512 levels deep, which is the limit: "))
  }

  @Test func asManyLevelsAsAllowedAreBuilt() {
    #expect(messages { Self.chain(RenderLimits.depth) }.isEmpty)
    #expect(!messages { Self.chain(RenderLimits.depth + 1) }.isEmpty)
  }

  /// A component that lays out `levels` - 1 further ones, which no build knows.
  private final class Nest: Component {
    let levels: Int
    init(_ levels: Int) {
      self.levels = levels
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { nil }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      guard levels > 1 else { return Layout(of: self, size: range.min) }
      let inner = Nest(levels - 1).layout(thatFits: range, parentSize: .undefined)
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }
  }

  @Test(arguments: [(RenderLimits.depth, 0), (RenderLimits.depth + 1, 1), (100_000, 1)])
  func asManyLevelsAsAllowedAreLaidOut(levels: Int, mistakes: Int) {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let component = withDetachedBuild { Nest(levels) }
      RenderContext(environment: HostEnvironment()).run {
        _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
      }
    }
    let messages = recorder.consume().map(\.message)
    #expect(messages.count == mistakes)
    #expect(
      messages.allSatisfy { $0.hasPrefix("Components are nested more than 512 levels deep") })
  }

  /// The levels below a component that is not built again count as in the first build.
  @Test func aReusedTreeMayHaveAsManyLevelsAsANewOne() {
    let log = Render<Int>.Log()
    var update: StateUpdater<Int>?
    func page(_ levels: Int) -> Component {
      withScope(Group.self, initialState: 0) { scope in
        update = scope.updater
        return Group([Render("deep", log: log, initial: 0) { _, _ in Self.chain(levels) }])
      }
    }
    #expect(!messages { page(RenderLimits.depth - 1) }.isEmpty)
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let tree = TestTree()
      tree.build { page(RenderLimits.depth - 2) }
      update?.set(1)
      tree.build { page(RenderLimits.depth - 2) }
    }
    #expect(recorder.consume().isEmpty)
    #expect(log.renders == ["deep", "deep"])
    #expect(log.reuses == ["deep"])
  }
}
