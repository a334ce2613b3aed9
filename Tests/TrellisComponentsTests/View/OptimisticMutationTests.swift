import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct OptimisticMutationTests {
  private let stage = Stage()

  private func blue(_ text: String? = nil) -> Component {
    let attributes: [ViewAttribute] = [.style(.color, "blue")]
    return Component(
      view: ViewConfiguration("div", attributes: attributes + (text.map { [.text($0)] } ?? [])))
  }

  private var color: String? { stage.root.children[0].style("color") }

  /// CKOptimisticViewMutationsTests testOptimisticViewMutationIsTornDown
  @Test func aMutationEndsWhenTheViewIsReused() {
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(style: .color, to: "red")
    #expect(color == "red")
    stage.mount(nil)
    stage.mount(.of(component))
    #expect(color == "blue")
  }

  /// CKOptimisticViewMutationsTests testTwoSequentialOptimisticViewMutationsAreTornDown
  @Test func severalAreUndoneNewestFirst() {
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(style: .color, to: "red")
    component.mutateView(style: .color, to: "yellow")
    #expect(color == "yellow")
    stage.mount(.of(blue()))
    #expect(color == "blue")
  }

  /// CKOptimisticViewMutationsTests
  /// testFunctionBasedViewMutationsAreAppliedAndTornDownCorrectly
  @Test func aMutationMayHaveCustomAccessors() {
    let component = blue("Original")
    stage.mount(.of(component))
    component.mutateView(to: "New", get: { $0.text ?? "" }, set: { $0.text = $1 })
    #expect(stage.root.children[0].text == "New")
    stage.mount(.of(blue("Original")))
    #expect(stage.root.children[0].text == "Original")
  }

  @Test func aFormerAddressIsRestoredAsItWas() throws {
    stage.document.basePath = try #require(BasePath("/app"))
    let image = "url(/a.png)"
    let component = Component.view(
      "a", .attribute("href", "/a"), .style(StyleProperty("background-image"), image))
    stage.mount(.of(component))
    let element = stage.root.children[0]
    let ends = [
      component.mutateView(.untilEnded, attribute: "href", to: "/b"),
      component.mutateView(
        .untilEnded, style: StyleProperty("background-image"), to: "url(/b.png)"),
    ]
    #expect(element.attribute("href") == "/app/b")
    #expect(element.style("background-image") == "url(/app/b.png)")
    for mutation in ends { mutation?.end() }
    #expect(element.attribute("href") == "/app/a")
    #expect(element.style("background-image") == "url(/app/a.png)")
  }

  /// Row E23: a mutation is kept by mounts that only move the same component.
  @Test func aMountThatOnlyPositionsKeepsAMutation() {
    let component = blue()
    stage.mount(.of(component, 10, 10))
    component.mutateView(style: .color, to: "red")
    stage.mount(.of(component, 20, 10))
    #expect(color == "red")
    #expect(stage.root.children[0].frame?.width == 20)
  }

  /// Row E23: a newer component ends a mutation, also if its attributes are the same list.
  @Test func aNewerComponentWithTheSameAttributesEndsAMutation() {
    let shared = ViewConfiguration("div", attributes: [.style(.color, "blue")])
    let views: [() -> ViewConfiguration] = [{ shared }, { ViewConfiguration("div") }]
    for view in views {
      let component = Component(view: view())
      stage.mount(.of(component))
      let element = stage.shown[0]
      component.mutateView(style: .opacity, to: "0.5")
      let lasting = component.mutateView(.untilEnded, style: StyleProperty("rotate"), to: "1deg")
      let newer = Component(view: view())
      stage.mount(.of(newer))
      #expect(!component.isMounted && newer.isMounted)
      #expect(stage.shown == [element])
      #expect(element.style("opacity") == nil)
      #expect(element.style("rotate") == "1deg")
      lasting?.end()
      #expect(element.style("rotate") == nil)
      stage.mount(nil)
    }
  }

  /// Row E23: a text of the same component is applied again with another layout, below the mutation.
  @Test func anotherSizeKeepsAMutationOfAViewWithAText() {
    let component = blue("text")
    stage.mount(.of(component, 10, 10))
    component.mutateView(style: .color, to: "red")
    component.mutateView(text: "soon")
    stage.mount(.of(component, 20, 10))
    #expect(color == "red")
    #expect(stage.root.children[0].text == "soon")
    stage.mount(.of(blue("text")))
    #expect(color == "blue")
    #expect(stage.root.children[0].text == "text")
  }

  /// Row E23: attributes that follow from the layout change below the mutation of the same component.
  @Test func attributesOfTheLayoutChangeBelowAMutation() {
    final class Wide: Component {
      override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
        viewConfiguration?.adding([.attribute("title", "\(layout.size.width)")])
      }
    }
    let component = Wide(view: ViewConfiguration("div", attributes: [.attribute("title", "")]))
    stage.mount(.of(component, 10, 10))
    let mutation = component.mutateView(attribute: "title", to: "soon")
    stage.mount(.of(component, 20, 10))
    #expect(stage.root.children[0].attribute("title") == "soon")
    mutation?.end()
    #expect(stage.root.children[0].attribute("title") == "20.0")
  }

  /// Row E23: a view of a newer state of the same component is an update.
  @Test func aViewOfANewerStateEndsAMutation() {
    final class Named: RenderComponent<Int> {
      override func initialState() -> Int? { 0 }
      override func render(_ state: Int) -> Component? { nil }
      override func viewConfiguration(with state: Int) -> ViewConfiguration? {
        ViewConfiguration("div", attributes: [.attribute("title", "\(state)")])
      }
    }
    let tree = TestTree()
    var component: Named?
    func mount() {
      tree.build {
        component = component ?? Named()
        return component
      }
      stage.mount(component.map { .of($0) })
    }
    mount()
    component?.mutateView(attribute: "title", to: "1")
    component?.updateState { (state: inout Int) in state = 2 }
    mount()
    #expect(stage.root.children[0].attribute("title") == "2")
  }

  @Test func anArrivingStateReplacesAMutation() {
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(style: .color, to: "red")
    stage.mount(.of(.view("div", .style(.color, "green"))))
    #expect(color == "green")
  }

  @Test func aMutationConfirmedByTheStateSendsNothing() {
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(style: .color, to: "red")
    _ = stage.document.takePatch()
    stage.mount(.of(.view("div", .style(.color, "red"))))
    #expect(stage.document.takePatch().isEmpty)
  }

  /// Row E24: the mutation is undone, the attributes are compared, the new value is saved, and the mutation
  /// is repeated.
  @Test func aLastingMutationOverridesUpdates() {
    let component = blue()
    stage.mount(.of(component))
    let mutation = component.mutateView(.untilEnded, style: .color, to: "red")
    stage.mount(.of(.view("div", .style(.color, "green"))))
    #expect(color == "red")
    mutation?.end()
    #expect(color == "green")
    mutation?.end()
    #expect(color == "green")
  }

  @Test func endingAnOlderOneKeepsTheNewer() {
    let component = blue()
    stage.mount(.of(component))
    let older = component.mutateView(.untilEnded, style: .color, to: "red")
    let newer = component.mutateView(.untilEnded, style: .color, to: "yellow")
    older?.end()
    #expect(color == "yellow")
    newer?.end()
    #expect(color == "blue")
  }

  /// Row E24: hiding a view resets it, and earlier mutations cannot be ended later.
  @Test func hidingEndsAll() {
    let component = blue()
    stage.mount(.of(component))
    let mutation = component.mutateView(.untilEnded, style: .color, to: "red")
    stage.mount(nil)
    #expect(color == "blue")
    let next = blue()
    stage.mount(.of(next))
    next.mutateView(.untilEnded, style: .color, to: "green")
    mutation?.end()
    #expect(color == "green")
  }

  @Test func withoutAViewAMutationDoesNothing() {
    #expect(Component().mutateView(style: .color, to: "red") == nil)
  }

  /// Row E24: updates continue below the change until its time is over; then the changed properties get their result.
  @Test func aMutationMayLastForATime() {
    var timers: [(time: Duration, fire: () -> Void)] = []
    stage.document.timer = { timers.append(($0, $1)) }
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(.lasting(.seconds(2)), style: .color, to: "red")
    #expect(timers.map(\.time) == [.seconds(2)])
    stage.mount(
      .of(Component(view: ViewConfiguration("div", attributes: [.style(.color, "green")]))))
    #expect(color == "red")
    timers[0].fire()
    #expect(color == "green")
  }

  /// Row E24: the time of a mutation that something else ended does nothing.
  @Test func theTimeOfAMutationThatHasEndedDoesNothing() {
    var timers: [() -> Void] = []
    stage.document.timer = { timers.append($1) }
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(.lasting(.seconds(1)), style: .color, to: "red")?.end()
    component.mutateView(.untilEnded, style: .color, to: "yellow")
    timers[0]()
    #expect(color == "yellow")
    stage.mount(nil)
    stage.mount(.of(component))
    component.mutateView(.untilEnded, style: .color, to: "red")
    timers[0]()
    #expect(color == "red", "a number is not given twice")
  }

  /// A mutation that an update has ended is not taken back again by the next update.
  @Test func anUpdateEndsAMutationOnce() {
    let component = blue()
    stage.mount(.of(component))
    component.mutateView(style: .color, to: "red")
    for _ in 0..<2 { stage.mount(.of(.view("div", .style(.color, "green")))) }
    #expect(color == "green")
  }

  /// Mutations that ended, were reset or lasted until an update undo nothing later.
  @Test func aMutationIsUndoneOnce() {
    let element = stage.document.makeElement("p")
    let component = blue()
    var mutations = OptimisticMutations()
    var log: [String] = []
    func add(_ name: String, isLasting: Bool) -> Int {
      mutations.append(
        on: component, outlastsUpdates: isLasting, undo: { _ in log.append("undo \(name)") },
        reapply: { _ in log.append("redo \(name)") })
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    #expect(mutations.isEmpty)
    let first = add("a", isLasting: true)
    _ = add("b", isLasting: false)
    let third = add("c", isLasting: true)
    mutations.suspend(on: element, isUpdate: false)
    #expect(take() == ["undo c", "undo b", "undo a"])
    mutations.resume(on: element)
    #expect(take() == ["redo a", "redo b", "redo c"])
    mutations.suspend(on: element, isUpdate: true)
    #expect(take() == ["undo c", "undo b", "undo a"])
    mutations.resume(on: element)
    #expect(take() == ["redo a", "redo c"])
    mutations.remove(first, on: element)
    #expect(take() == ["undo c", "undo a", "redo c"])
    mutations.remove(first, on: element)
    #expect(take() == [])
    mutations.reset(on: element)
    #expect(take() == ["undo c"])
    mutations.reset(on: element)
    mutations.remove(third, on: element)
    mutations.suspend(on: element, isUpdate: true)
    mutations.resume(on: element)
    #expect(take() == [])
  }
}
