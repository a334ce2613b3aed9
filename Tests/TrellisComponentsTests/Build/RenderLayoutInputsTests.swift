import Testing
import TrellisBase
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The inputs of the layouts and views of render components.
struct RenderLayoutInputsTests {
  private let tree = TestTree()
  private let range = SizeRange(min: Size(width: 1, height: 2), max: Size(width: 8, height: 9))

  /// A component whose baseline is a part of its height.
  private final class Lined: RenderComponent<Int> {
    private let share: Double
    init(share: Double) {
      self.share = share
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func shouldUpdate(from previous: Component) -> Bool { true }
    override func render(_ state: Int) -> Component? { nil }
    override func firstBaseline(of layout: Layout) -> Double? { layout.size.height * share }
  }

  @Test func aComponentThatRendersNothingIsAsSmallAsAllowed() {
    tree.build { Render(initial: 0) }
    let layout = tree.root.component?.layout(thatFits: range, parentSize: .undefined)
    #expect(layout?.size == range.min)
  }

  /// Other baselines of any known layout are other inputs.
  @Test func theBaselinesOfAllLayoutsAreInputs() {
    let flat = SizeRange(exactly: Size(width: 8, height: 0))
    let high = SizeRange(exactly: Size(width: 8, height: 9))
    for ranges in [[high], [high, flat], [flat, high]] {
      tree.build(propsChanged: true) { Lined(share: 0.5) }
      guard let old = tree.root.component as? Lined else { return }
      for range in ranges { _ = old.layout(thatFits: range, parentSize: .undefined) }
      #expect(
        old.ownLayoutInputs()?.firstBaselines.sorted { $0 ?? 0 < $1 ?? 0 }
          == ranges.map { $0.max.height / 2 }.sorted())
      withDetachedBuild {
        #expect(Lined(share: 0.5).hasSameLayoutInputs(as: old))
        #expect(!Lined(share: 0.25).hasSameLayoutInputs(as: old))
      }
    }
  }

  @Test func aComponentThatLaysOutItsChildrenHasUnknownInputs() {
    final class Own: RenderLayoutComponent<Int> {
      override func initialState() -> Int { 0 }
      override func renderChildren(_ state: Int) -> [Component?] { [] }
    }
    withDetachedBuild {
      let own = Own()
      #expect(own.ownLayoutInputs() == nil)
      #expect(!own.hasSameLayoutInputs(as: own))
      #expect(!own.laysOutAllChildren)
    }
  }

  /// A view of the state is replaced after a build that reused the component, also if only the state changed.
  @Test(arguments: [true, false])
  func aViewOfTheStateFollowsTheState(propsChanged: Bool) {
    final class Colored: RenderComponent<Int> {
      override func initialState() -> Int { 0 }
      override func shouldUpdate(from previous: Component) -> Bool { false }
      override func render(_ state: Int) -> Component? { nil }
      override func viewConfiguration(with state: Int) -> ViewConfiguration? {
        ViewConfiguration("p", attributes: [.attribute("title", "\(state)")])
      }
    }
    let recorder = ProgrammerErrorRecorder()
    var shown: [String?] = []
    recorder.record {
      for state in 0..<3 {
        for isSecond in [false, true] {
          tree.build(propsChanged: propsChanged || isSecond) { Colored() }
          shown.append(tree.root.component?.viewConfiguration?.attributes.attribute("title"))
        }
        (tree.root.component as? Colored)?.state.set(state + 1)
      }
    }
    #expect(shown == ["0", "0", "1", "1", "2", "2"])
    #expect(recorder.consume().isEmpty)
  }

  @Test func aStateIsStoredAsItsComponentSays() {
    final class Transient: RenderComponent<Int> {
      override func initialState() -> Int { 0 }
      override var statePersistence: StatePersistence { .volatile }
      override func render(_ state: Int) -> Component? { nil }
    }
    tree.build { Transient() }
    #expect(tree.root.component?.treeNode?.state?.persistence == .volatile)
    (tree.root.component as? Transient)?.state.set(1)
    tree.build { Transient() }
    #expect(tree.root.component?.treeNode?.state?.persistence == .volatile)
  }
}
