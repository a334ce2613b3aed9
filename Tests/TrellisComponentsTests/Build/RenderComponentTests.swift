import Testing

@testable import TrellisComponents

/// The cases of CKRenderComponentTests: when a render component is rendered, and when the child of the
/// previous build is reused.
struct RenderComponentTests {
  private let tree = TestTree()
  private let log = Render<Int>.Log()

  /// outer → [scoped → inner "a", inner "b"]; both inner ones have a child with a state.
  private final class Fixture {
    var outer: StateUpdater<Int>?
    var scope: StateUpdater<Int>?
    var inner: [String: StateUpdater<Int>] = [:]
    var children: [String: StateUpdater<Int>] = [:]
    /// The names of the components whose `shouldUpdate` was called in the last build.
    let asked = AskedComponents()
  }

  private final class AskedComponents: SpanListener {
    var names: [String] = []
    func begin(_ span: Span, of component: Component) {
      if span == .shouldUpdate, let asked = component as? Render<Int> { names.append(asked.name) }
    }
    func end(_ span: Span, of component: Component) {}
    func didReuse(_ previous: Component, for component: Component) {}
  }

  private let fixture = Fixture()

  private func build(
    equality: Int = 0, propsChanged: Bool = false, environmentChanged: Bool = false,
    context value: String? = nil
  ) {
    let fixture = fixture
    let log = log
    log.renders = []
    log.reuses = []
    fixture.asked.names = []
    func inner(_ name: String) -> Component {
      Render(name, equality: equality, log: log, initial: 0) { me, _ in
        fixture.inner[name] = me.state
        if value != nil { #expect(context(String.self) == value) }
        return withScope(Leaf.self, initialState: 0) {
          fixture.children[name] = $0.updater
          return Leaf(name)
        }
      }
    }
    tree.build(
      propsChanged: propsChanged, environmentChanged: environmentChanged, spans: fixture.asked
    ) {
      withScope(Group.self, initialState: 0) { scope in
        fixture.outer = scope.updater
        return withContext(value) {
          Group([
            withScope(CompositeComponent.self, initialState: 0) {
              fixture.scope = $0.updater
              return CompositeComponent(child: inner("a"))
            }, inner("b"),
          ])
        }
      }
    }
  }

  private func child(_ name: String) -> Component? {
    let root = tree.root.component as? Group
    let inner = name == "a" ? root?.parts[0]?.child(at: 0) : root?.parts[1]
    return inner?.child(at: 0)
  }

  /// test_fasterStateUpdate_componentIsBeingReused_onStateUpdateOnADifferentComponentBranch,
  /// test_fasterPropsUpdate_componentIsBeingReused_onStateUpdateWithNonDirtyComponentAndEqualComponents
  @Test func anUpdateElsewhereDoesNotRenderAComponent() {
    build()
    #expect(log.renders == ["a", "b"])
    let old = child("b")
    fixture.inner["a"]?.set(1)
    build(equality: 1)
    #expect(log.renders == ["a"])
    #expect(log.reuses == ["b"])
    #expect(child("b") === old)
  }

  /// test_fasterStateUpdate_componentIsNotBeingReused_onStateUpdateOnAParent
  @Test func anUpdateAboveRendersComponentsWithOtherProperties() {
    build()
    let old = child("a")
    fixture.scope?.set(1)
    build(equality: 1)
    #expect(log.renders == ["a"])
    #expect(child("a") !== old)
  }

  /// test_fasterPropsUpdate_componentIsBeingReused_onStateUpdateWithDirtyParentAndEqualComponents
  @Test func anUpdateAboveReusesComponentsWithEqualProperties() {
    build()
    fixture.scope?.set(1)
    build()
    #expect(log.renders == [])
    #expect(log.reuses == ["a", "b"])
  }

  /// test_fasterStateUpdate_componentIsNotBeingReused_onStateUpdateOnTheComponent
  @Test func anUpdateOfItsOwnRendersAComponent() {
    build()
    fixture.inner["a"]?.set(1)
    build()
    #expect(log.renders == ["a"])
  }

  /// test_fasterStateUpdate_componentIsNotBeingReused_onStateUpdateOnItsChild
  @Test func anUpdateBelowRendersAComponent() {
    build()
    fixture.children["a"]?.set(1)
    build()
    #expect(log.renders == ["a"])
    #expect(child("a")?.state(ifAvailable: Int.self) == 1)
  }

  /// test_fasterPropsUpdate_componentIsNotBeingReused_whenPropsAreNotEqual
  @Test func otherPropertiesRenderAComponent() {
    build()
    build(equality: 1, propsChanged: true)
    #expect(log.renders == ["a", "b"])
  }

  /// test_fasterPropsUpdate_componentIsBeingReusedWhenPropsAreEqual
  @Test func equalPropertiesLeaveAComponent() {
    build()
    build(propsChanged: true)
    #expect(log.renders == [])
    #expect(log.reuses == ["a", "b"])
  }

  /// test_fasterPropsUpdate_componentIsNotBeingReusedWhenPropsAreEqualButNodeIdIsDirty
  @Test func aReaderIsRenderedWhenItsContextChanges() {
    build(context: "one")
    build(propsChanged: true, context: "one")
    #expect(log.renders == [], "the context is the same")
    build(propsChanged: true, context: "two")
    #expect(log.renders == ["a", "b"])
    fixture.inner["a"]?.set(1)
    build(context: "two")
    #expect(log.renders == ["a"])
    fixture.outer?.set(1)
    build(context: "three")
    #expect(log.renders == ["a", "b"], "what was taken over is a reader still")
  }

  /// test_fasterStateUpdate_componentIsNotBeingReused_onPropsAndStateUpdate
  @Test func equalPropertiesLeaveAComponentBelowAnUpdateOfBothKinds() {
    build()
    fixture.scope?.set(1)
    build(propsChanged: true)
    #expect(log.renders == [])
  }

  /// test_fasterStateUpdate_componentIsBeingReused_onPropsAndStateUpdate
  @Test func otherPropertiesRenderAComponentAtAnUpdateOfBothKinds() {
    build()
    fixture.scope?.set(1)
    build(equality: 1, propsChanged: true)
    #expect(log.renders == ["a", "b"])
  }

  /// Departs from 2.16, which would lose the update.
  @Test func anUpdateBelowEqualPropertiesIsNotLostWhenPropertiesChangeToo() {
    build()
    fixture.children["b"]?.set(5)
    build(propsChanged: true)
    #expect(log.renders == ["b"])
    #expect(child("b")?.state(ifAvailable: Int.self) == 5)
  }

  /// test_parentHasStateUpdatePropagatedCorrectly, CKRenderComponentTests: `shouldUpdate` is called only
  /// for components below an updated one.
  @Test func anUpdateReachesComponentsBelowUnscopedOnes() {
    build()
    #expect(fixture.asked.names == [], "the first build has no update")
    fixture.outer?.set(1)
    build(equality: 1)
    #expect(fixture.asked.names == ["a", "b"])
    #expect(log.renders == ["a", "b"])
    fixture.scope?.set(1)
    build(equality: 1)
    #expect(fixture.asked.names == ["a"])
    #expect(log.renders == [])
    fixture.inner["b"]?.set(1)
    build(equality: 2)
    #expect(fixture.asked.names == [])
    #expect(log.renders == ["b"])
  }

  /// test_componentIsNotBeingReusedOnAStateUpdate_WhenEnableComponentReuseOptimizationsIsOff,
  /// test_componentIsNotBeingReusedOnAPropsUpdate_WhenEnableComponentReuseOptimizationsIsOff
  @Test(arguments: [false, true]) func anotherEnvironmentRendersEverything(_ propsChanged: Bool) {
    build()
    fixture.children["b"]?.set(5)
    build(propsChanged: propsChanged, environmentChanged: true)
    #expect(log.renders == ["a", "b"])
    #expect(log.reuses == [])
  }

  /// test_scopeFramePreserveStateDuringComponentReuse,
  /// test_renderComponentPreserveStateDuringComponentReuse
  @Test func statesLastWhileTheOtherBranchIsRendered() {
    build()
    for (name, value) in [("a", 10), ("b", 20), ("a", 30)] {
      fixture.children[name]?.set(value)
      fixture.inner[name]?.set(value)
      build()
      #expect(log.renders == [name])
    }
    #expect(child("a")?.state(ifAvailable: Int.self) == 30)
    #expect(child("b")?.state(ifAvailable: Int.self) == 20)
    let b = (tree.root.component as? Group)?.parts[1] as? Render<Int>
    #expect(b?.currentState == 20)
  }

  /// test_registerComponentsAndControllersInScopeRootAfterReuse,
  /// test_registerComponentsAndControllersInScopeRootAfterReuseWithNonRenderComponents,
  /// test_nodeToParentLinksAfterReuse
  @Test func takenOverNodesAreFoundFromTheNewRoot() {
    build()
    fixture.inner["a"]?.set(1)
    build()
    var found: [ObjectIdentifier] = []
    tree.root.node.forEachNode { if let c = $0.component { found.append(ObjectIdentifier(c)) } }
    var expected: [ObjectIdentifier] = []
    func collect(_ component: Component) {
      if component.treeNode != nil { expected.append(ObjectIdentifier(component)) }
      component.forEachChild(collect)
    }
    tree.root.component.map(collect)
    #expect(found == expected)
    for name in ["a", "b"] {
      var path: Set<TreeNode.ID> = []
      child(name)?.treeNode?.identity.addPath(to: &path)
      #expect(path.count == (name == "a" ? 5 : 4))
      #expect(path.contains(tree.root.node.id))
    }
  }

  /// test_componentReuseWhenReorderScopedComponents
  @Test func scopedComponentsAreTakenOverWhenTheyMove() {
    var updaters: [Int: StateUpdater<Int>] = [:]
    func build(_ identifiers: [Int]) {
      log.renders = []
      tree.build {
        Group(
          identifiers.map { identifier in
            withScope(CompositeComponent.self, identifier: identifier) {
              CompositeComponent(
                child: Render("\(identifier)", log: log, initial: 0) { me, _ in
                  updaters[identifier] = me.state
                  return Leaf()
                })
            }
          })
      }
    }
    build([1, 2])
    updaters[1]?.set(10)
    build([3, 1, 2])
    #expect(log.renders == ["3", "1"])
    let one = (tree.root.component as? Group)?.parts[1]?.child(at: 0) as? Render<Int>
    #expect(one?.currentState == 10)
  }

  @Test func aThousandUpdatesOfOneComponentRenderItOnce() {
    build()
    for _ in 0..<1000 { fixture.inner["a"]?.update { $0 += 1 } }
    build()
    #expect(log.renders == ["a"])
    let a = (tree.root.component as? Group)?.parts[0]?.child(at: 0) as? Render<Int>
    #expect(a?.currentState == 1000)
  }

  /// Row D12.
  @Test func aViewMayDependOnTheState() {
    final class Lamp: RenderComponent<Bool> {
      override func initialState() -> Bool { false }
      override func render(_ state: Bool) -> Component? { nil }
      override func viewConfiguration(with isOn: Bool) -> ViewConfiguration? {
        ViewConfiguration("p", attributes: [.attribute("title", isOn ? "on" : "off")])
      }
    }
    tree.build { Lamp() }
    let view = tree.root.component?.viewConfiguration
    #expect(view?.viewClass == "p")
    #expect(view?.attributes.attribute("title") == "off")
  }

  @Test func aComponentMayBeUsedAgainAsTheSameInstance() {
    var kept: Component?
    var updater: StateUpdater<Int>?
    func build() {
      log.renders = []
      tree.build {
        kept =
          kept
          ?? Group([
            Render("kept", log: log, initial: 0) { me, state in
              updater = me.state
              return Leaf("\(state)")
            }
          ])
        return kept
      }
    }
    build()
    build()
    #expect(log.renders == [])
    updater?.set(4)
    build()
    #expect(log.renders == ["kept"])
    #expect((kept?.child(at: 0)?.child(at: 0) as? Leaf)?.name == "4")
    kept = nil
  }
}
