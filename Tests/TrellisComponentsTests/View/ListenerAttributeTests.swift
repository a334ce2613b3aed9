import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct ListenerAttributeTests {
  private let stage = Stage()

  private final class Receiving: Holder {
    var events: [ActionEvent] = []
    override func canPerform(_ action: ActionName, sender: Component?) -> Bool { action == "act" }
    override func perform(_ action: ActionName, event: ActionEvent) { events.append(event) }
  }

  private func control(_ listeners: (String, Action<UIEvent>)...) -> Component {
    Component(
      view: ViewConfiguration(
        "button", attributes: listeners.map { .listener($0.0, $0.1) }))
  }

  private func send(_ type: String, to element: Element) {
    element.listener(type)?.handler(UIEvent(type: type, target: element.id))
  }

  /// CKComponentActionAttributeTests testControlActionAttribute and
  /// testControlActionAttributeWithControlEventSpecified; CKComponentGestureActionsTests
  /// testThatTappingAViewSendsComponentAction
  @Test(arguments: ["click", "change"]) func theSenderIsTheComponentOfTheView(type: String) {
    let button = control((type, Action(named: "act")))
    let parent = Receiving([button])
    stage.mount(parent.layout)
    send(type, to: stage.root.children[0])
    #expect(parent.events.count == 1)
    #expect(parent.events[0].sender === button)
  }

  /// CKComponentActionAttributeTests testMultipleControlActionAttributesWithControlEventSpecified and
  /// testControlActionIsNotSentForControlEventsThatDoNotMatch
  @Test func eachEventHasItsAction() {
    var log: [String] = []
    stage.mount([
      control(
        ("change", Action { _ in log.append("change") }),
        ("click", Action { _ in log.append("click") }),
        ("pointerdown", Action { _ in log.append("down") }))
    ])
    for type in ["change", "click", "click", "pointerdown", "pointerenter"] {
      send(type, to: stage.root.children[0])
    }
    #expect(log == ["change", "click", "click", "down"])
  }

  /// CKComponentActionAttributeTests testControlActionIsNotSentForNullAction, and
  /// CKComponentGestureActionsTests
  /// testThatApplyingATapRecognizerAttributeWithNoActionDoesNotAddRecognizerToView
  @Test func anEmptyActionListensToNothing() {
    stage.mount([control(("click", Action()))])
    #expect(stage.root.children[0].listenedEvents.isEmpty)
    stage.mount([control(("click", Action { _ in }))])
    #expect(stage.root.children[0].listenedEvents == ["click"])
    stage.mount([control(("click", Action()))])
    #expect(stage.root.children[0].listenedEvents.isEmpty)
  }

  /// CKComponentActionAttributeTests testControlActionsWithEqualTargetsHasEqualIdentifiers,
  /// testControlActionsWithNonEqualTargetsHasNonEqualIdentifiers and
  /// testControlActionsWithRawSelectorActionsHaveEqualIdentifiers
  @Test func attributesAreEqualWhenTheirActionsAre() {
    func attribute(_ action: Action<UIEvent>) -> ViewAttribute { .listener("click", action) }
    #expect(
      attribute(Action(named: "act")).isEqual(to: attribute(Action(named: "act"))))
    #expect(
      !attribute(Action(named: "act")).isEqual(to: attribute(Action(named: "other"))))
    #expect(
      attribute(Action(identity: 1) { _ in }).isEqual(to: attribute(Action(identity: 1) { _ in })))
    #expect(
      !attribute(Action(identity: 1) { _ in }).isEqual(to: attribute(Action(identity: 2) { _ in })))
  }

  /// CKComponentGestureActionsTests
  /// testThatApplyingATapRecognizerAttributeAddsRecognizerToViewAndUnApplyingItRemovesIt, and
  /// CKComponentDelegateAttributeTests testApplicationApplies
  @Test func aListenerThatIsNotAskedForAnyMoreGoes() {
    stage.mount([Component.view("p", .listener("click", Action { _ in }))])
    #expect(stage.root.children[0].listenedEvents == ["click"])
    stage.mount([Component.view("p")])
    #expect(stage.root.children[0].listenedEvents.isEmpty)
  }

  /// CKComponentGestureActionsTests
  /// testThatTappingAViewWithoutAComponentAssociatedDoenNotSendComponentAction, and
  /// CKComponentDelegateAttributeTests testProxiedEventsProxyThrowsAssertionButDoesNotCrashWhenUnmounted
  @Test func aViewWithoutAComponentSendsNothing() {
    var clicks = 0
    stage.mount([Component.view("p", .listener("click", Action { _ in clicks += 1 }))])
    let element = stage.root.children[0]
    stage.mount(nil)
    send("click", to: element)
    #expect(clicks == 0)
  }

  /// CKComponentGestureActionsTests
  /// testThatApplyingATapRecognizerAttributeWithDifferentTargetToViewWithExistingRecognizerUpdatesAction
  @Test func aRecycledViewSendsTheActionOfTheDay() {
    var log: [String] = []
    for name in ["a", "b"] {
      stage.mount([Component.view("p", .listener("click", Action { _ in log.append(name) }))])
      send("click", to: stage.root.children[0])
    }
    #expect(log == ["a", "b"])
  }

  /// CKComponentDelegateAttributeTests testProxiedEventsProxy: the event of a view reaches the parent that
  /// knows it, and nobody once a hierarchy without it is mounted.
  @Test func scrollingReachesTheParent() {
    func list(_ attributes: ViewAttribute...) -> (Receiving, Element) {
      let parent = Receiving([Component(view: ViewConfiguration("ul", attributes: attributes))])
      stage.mount(parent.layout)
      return (parent, stage.shown[0])
    }
    let (old, element) = list(.listener("scroll", Action(named: "act")))
    send("scroll", to: element)
    #expect(old.events.count == 1)
    let (new, same) = list()
    #expect(same === element)
    send("scroll", to: element)
    #expect(old.events.count == 1)
    #expect(new.events.isEmpty)
  }
}
