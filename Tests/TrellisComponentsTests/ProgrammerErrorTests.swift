import ComponentSupport
import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// A programmer's mistake stops the program, with a message that names the component and the remedy.
struct ProgrammerErrorTests {
  /// Whether the last output of a process contains all of `parts`, ignoring line breaks.
  private func expect(
    _ result: ExitTest.Result?, toSay parts: String...,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try #require(result, sourceLocation: location)
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in parts {
      #expect(text.contains(part), "\(text)", sourceLocation: location)
    }
  }

  /// CKDetectDuplicateComponentTests testFindDuplicateComponentWithDuplicateComponent
  @Test func oneInstanceAtTwoPlacesIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        let leaf = Leaf()
        return Group([leaf, Group([leaf])])
      }
    }
    try expect(result, toSay: "One Leaf is at two places", "make an instance for each place")
  }

  /// CKDetectDuplicateComponentTests testFindDuplicateComponentWithNoDuplicateComponent
  @Test func twoInstancesAreNoProgrammerError() {
    let tree = TestTree()
    tree.build { Group([Leaf(), Leaf(), EmptyComponent(), EmptyComponent(), nil]) }
    #expect(tree.counters.componentsVisited == 5)
    #expect((tree.root.component as? Group)?.parts.count == 5)
  }

  @Test func oneInstanceWithAScopeAtTwoPlacesIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        let leaf = withScope(Leaf.self) { Leaf() }
        return Group([leaf, leaf])
      }
    }
    try expect(result, toSay: "One Leaf is at two places")
  }

  @Test func aStateUpdateWithoutScopeIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        let leaf = Leaf()
        leaf.updateState { (state: inout Int) in state += 1 }
        return leaf
      }
    }
    try expect(result, toSay: "Leaf has no state to update: make it in withScope(Leaf.self")
  }

  @Test func aControllerWithoutScopeIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build { Controlled() }
    }
    try expect(
      result, toSay: "Controlled makes a controller but has no scope",
      "withScope(Controlled.self")
  }

  @Test func aKeyThatIsNotRemovedIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        withScope(Leaf.self) {
          // No public call leaves a key behind; the check protects the module's own code.
          TestTree.build?.pushKey("left behind")
          return Leaf()
        }
      }
    }
    try expect(result, toSay: "The key left behind was not taken back before the scope of Leaf")
  }

  /// The same mistake with a recorder.
  @Test func aKeyThatIsNotRemovedIsRecorded() {
    let recorder = ProgrammerErrorRecorder()
    let tree = TestTree()
    recorder.record {
      _ = tree.build {
        withScope(Leaf.self) {
          TestTree.build?.pushKey("left behind")
          return Leaf()
        }
      }
    }
    let messages = recorder.consume().map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The key left behind was not taken back") == true)
  }

  /// No public call leaves a scope open; the check protects the module's own code.
  @Test func aScopeThatStaysOpenIsRecorded() {
    let recorder = ProgrammerErrorRecorder()
    let tree = TestTree()
    recorder.record {
      _ = tree.build {
        if let build = TestTree.build { build.push(build.top.node, previous: nil) }
        return Leaf()
      }
    }
    let messages = recorder.consume().map(\.message)
    #expect(messages.contains("1 scopes are still open after a build"))
  }

  @Test func aComponentMadeOutsideOfABuildIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let leaf = Leaf()
      TestTree().build { Group([leaf]) }
    }
    try expect(result, toSay: "Leaf was made outside of a build; make components in a provider")
  }

  private final class Late: LayoutComponent {
    override var numberOfChildren: Int { 0 }
    override func child(at index: Int) -> Component? { nil }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      _ = Render(initial: 0)
      return Layout(of: self, size: range.min)
    }
  }

  /// Row A2.
  @Test func aRenderComponentMadeInALayoutIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let component = withDetachedBuild { Late() }
      RenderContext(environment: HostEnvironment()).run {
        _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
      }
    }
    try expect(result, toSay: "Render<Int> was made by Late while computing a layout")
  }

  @Test func aScopeOutsideOfABuildIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withScope(Leaf.self) {}
    }
    try expect(result, toSay: "A scope for Leaf was opened outside of a build")
  }

  @Test func aContextOutsideOfABuildIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withContext(1) {}
    }
    try expect(result, toSay: "A context for Int was set outside of a build")
  }

  @Test func aStateReplacedAfterItsScopeIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        var scope: Scope<Int>?
        let leaf = withScope(Leaf.self, initialState: 0) {
          scope = $0
          return Leaf()
        }
        scope?.replaceState(1)
        return leaf
      }
    }
    try expect(result, toSay: "The state of Leaf cannot be replaced after its scope was closed")
  }

  private final class Stateless: RenderComponent<Int> {}

  @Test func aStateWithoutBeginningIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build { Stateless() }
    }
    try expect(result, toSay: "Stateless must override initialState() to give its first Int")
  }

  private final class Childless: RenderComponent<Void> {}

  /// Row R1.
  @Test func aRenderComponentThatDoesNotRenderIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build { Childless() }
    }
    try expect(result, toSay: "Childless must override render(_:)")
  }

  private final class Bare: LayoutComponent {}

  /// Row A12.
  @Test func aLayoutComponentThatDoesNotShowItsChildrenIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build { Bare() }
    }
    try expect(result, toSay: "Bare must override numberOfChildren")
  }

  /// Row A12.
  @Test func aComponentThatLaysOutChildrenItDoesNotShowIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let component = withDetachedBuild { Hiding(Leaf()) }
      _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    }
    try expect(result, toSay: "Hiding laid out children but does not show them")
  }

  private final class Confused: Component {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: Component(), size: range.min)
    }
  }

  /// Row B2.
  @Test func aLayoutOfAnotherComponentIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let component = withDetachedBuild { Confused() }
      _ = component.layout(thatFits: SizeRange(), parentSize: .undefined)
    }
    try expect(result, toSay: "Confused computed a layout of Component")
  }

  private final class Oversized: Component {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: self, size: Size(width: range.max.width + 1, height: range.max.height))
    }
  }

  /// Rows B2, B8.
  @Test func aLayoutOutsideOfItsRangeIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let component = withDetachedBuild { CompositeComponent(child: Oversized()) }
      let range = SizeRange(max: Size(width: 10, height: 10))
      RenderContext(environment: HostEnvironment()).run {
        _ = component.layout(thatFits: range, parentSize: .undefined)
      }
    }
    try expect(
      result, toSay: "Oversized computed the size", "which is outside of", "CompositeComponent:")
  }

  /// Row D12.
  @Test func aSecondViewConfigurationIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build { TwoViews() }
    }
    try expect(result, toSay: "TwoViews was made with a view and gives another one")
  }

  @Test func anActionToAComponentWithoutIdentityIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestTree().build {
        let leaf = Leaf()
        let _: Action<Int> = leaf.action { leaf in { _ in _ = leaf.name } }
        return leaf
      }
    }
    try expect(result, toSay: "Leaf has no identity to send actions to")
  }

  /// Row N5.
  @Test func anAnimationOfAComponentWithoutAViewIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Lifecycle().update { withScope(Bodiless.self) { Bodiless() } }
    }
    try expect(result, toSay: "Bodiless has no view to animate; give it one")
  }

  @Test func aSpringForTwoAtOnceIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Animation<ChangePhase>.parallel(.alpha, .position).usingSpring()
    }
    try expect(result, toSay: "A spring moves one property; give each part of an animation its own")
  }

  private final class Uncontrolled: StatefulViewComponent {}

  /// Rows V1, V2.
  @Test func aStatefulViewWithoutItsControllerIsAProgrammerError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Lifecycle().update { Uncontrolled() }
    }
    try expect(
      result, toSay: "Uncontrolled has no StatefulViewController",
      "make it in withScope(Uncontrolled.self", "override makeController()")
  }

  private final class UncontrolledController: StatefulViewController<Uncontrolled, Never> {}

  private final class Plain: Component {
    override func makeController() -> ComponentController? {
      UncontrolledController(component: self)
    }
  }

  private final class OtherStateful: StatefulViewComponent {
    override func makeController() -> ComponentController? {
      UncontrolledController(component: self)
    }
  }

  @Test func aControllerOfAStatefulViewNeedsItsComponent() async throws {
    let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Lifecycle().update { withScope(Plain.self) { Plain() } }
    }
    try expect(
      plain,
      toSay: "UncontrolledController owns the stateful view of a Uncontrolled",
      "and cannot be the controller of a Plain",
      "make it in makeController() of Uncontrolled")
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Lifecycle().update { withScope(OtherStateful.self) { OtherStateful() } }
    }
    try expect(other, toSay: "cannot be the controller of a OtherStateful")
  }
}
