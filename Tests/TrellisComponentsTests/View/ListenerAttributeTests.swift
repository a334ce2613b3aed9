import Testing
import TrellisBase
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

  /// CKComponentActionAttributeTests testControlActionAttribute and
  /// testControlActionAttributeWithControlEventSpecified; CKComponentGestureActionsTests
  /// testThatTappingAViewSendsComponentAction
  @Test(arguments: ["click", "change"]) func theSenderIsTheComponentOfTheView(type: String) {
    let button = control((type, Action(named: "act")))
    let parent = Receiving([button])
    stage.mount(parent.layout)
    stage.root.children[0].send(type)
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
      stage.root.children[0].send(type)
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

  /// The client uses the options, so changed options are sent although the action is looked up anyway.
  @Test func changedOptionsOfAListenerAreSent() {
    func mount(_ options: ListenerOptions) -> Element {
      stage.mount([Component.view("p", .listener("click", options, Action(identity: 1) { _ in }))])
      return stage.root.children[0]
    }
    let element = mount(ListenerOptions())
    #expect(element.listener("click")?.options == ListenerOptions())
    stage.document.announceAll()
    #expect(mount(ListenerOptions(flags: .preventDefault)) === element)
    #expect(element.listener("click")?.options == ListenerOptions(flags: .preventDefault))
    #expect(
      stage.document.takePatch().operations
        == [.setAttribute(element.id, name: "data-on", value: "click:p")])
    #expect(mount(ListenerOptions(flags: .preventDefault)) === element)
    #expect(!stage.document.hasChanges)
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
  @Test func anOmittedListenerIsRemoved() {
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
    element.send("click")
    #expect(clicks == 0)
  }

  /// CKComponentGestureActionsTests
  /// testThatApplyingATapRecognizerAttributeWithDifferentTargetToViewWithExistingRecognizerUpdatesAction
  @Test func aRecycledViewSendsItsPresentAction() {
    var log: [String] = []
    for name in ["a", "b"] {
      stage.mount([Component.view("p", .listener("click", Action { _ in log.append(name) }))])
      stage.root.children[0].send("click")
    }
    #expect(log == ["a", "b"])
  }

  /// CKComponentDelegateAttributeTests testProxiedEventsProxy: the event of a view reaches the parent that
  /// handles it, and no component after a hierarchy without the parent is mounted.
  @Test func scrollingReachesTheParent() {
    func list(_ attributes: ViewAttribute...) -> (Receiving, Element) {
      let parent = Receiving([Component(view: ViewConfiguration("ul", attributes: attributes))])
      stage.mount(parent.layout)
      return (parent, stage.shown[0])
    }
    let (old, element) = list(.listener("scroll", Action(named: "act")))
    element.send("scroll")
    #expect(old.events.count == 1)
    let (new, same) = list()
    #expect(same === element)
    element.send("scroll")
    #expect(old.events.count == 1)
    #expect(new.events.isEmpty)
  }

  // MARK: Several listeners of one event

  private func log(
    of type: String, key: String? = nil, _ listeners: [(ListenerOptions, Action<UIEvent>)]
  ) -> ListenerOptions? {
    stage.mount([
      Component(
        view: ViewConfiguration(
          "button", attributes: listeners.map { .listener(type, $0.0, $0.1) }))
    ])
    let element = stage.root.children[0]
    let listener = element.listener(type)
    listener?.handler(UIEvent(type: type, target: element.id, key: key))
    return listener?.options
  }

  /// Row H14.
  @Test func allListenersOfOneEventRunInOrder() {
    var told: [String] = []
    let options = log(
      of: "click",
      ["a", "b", "c", "a"].map { name in (ListenerOptions(), Action { _ in told.append(name) }) })
    #expect(told == ["a", "b", "c", "a"])
    #expect(options == ListenerOptions())
  }

  @Test func aListenerStopsLaterListeners() {
    var told: [String] = []
    for _ in 0..<2 {
      _ = log(
        of: "click",
        [
          (ListenerOptions(), Action { _ in told.append("a") }),
          (
            ListenerOptions(),
            Action {
              told.append("b")
              $0.stopImmediatePropagation()
            }
          ),
          (ListenerOptions(), Action { _ in told.append("c") }),
          (ListenerOptions(), Action { _ in told.append("d") }),
        ])
    }
    #expect(told == ["a", "b", "a", "b"], "the next event is told to the first again")
  }

  @Test func eachListenerGetsItsKeysOnly() {
    var told: [String] = []
    let listeners: [(ListenerOptions, Action<UIEvent>)] = [
      (ListenerOptions(keys: ["Enter", "a"]), Action { _ in told.append("enter") }),
      (ListenerOptions(keys: ["Escape", "a"]), Action { _ in told.append("escape") }),
    ]
    let options = log(of: "keydown", key: "Escape", listeners)
    #expect(told == ["escape"])
    #expect(options?.keys == ["Enter", "a", "Escape"])
    let all = log(
      of: "keydown", key: "b", listeners + [(ListenerOptions(), Action { _ in told.append("all") })]
    )
    #expect(told == ["escape", "all"])
    #expect(all?.keys == [])
  }

  @Test func theClientSendsTheFieldsOfAllListeners() {
    let options = log(
      of: "input",
      [
        (ListenerOptions(debounce: 300, flags: .value), Action { _ in }),
        (ListenerOptions(debounce: 100, throttle: 50, flags: .position), Action { _ in }),
      ])
    #expect(options == ListenerOptions(debounce: 100, flags: [.value, .position]))
  }

  @Test func anEmptyActionChangesNoListener() {
    var told = 0
    let action = Action<UIEvent> { _ in told += 1 }
    _ = log(of: "click", [(ListenerOptions(), Action()), (ListenerOptions(), action)])
    _ = log(of: "click", [(ListenerOptions(), action), (ListenerOptions(), Action())])
    #expect(told == 2)
  }

  @Test func removingOneListenerKeepsTheOther() {
    var told: [String] = []
    let keep = Action<UIEvent>(identity: "keep") { _ in told.append("keep") }
    _ = log(
      of: "click",
      [(ListenerOptions(), keep), (ListenerOptions(), Action { _ in told.append("go") })])
    _ = log(of: "click", [(ListenerOptions(), keep)])
    #expect(told == ["keep", "go", "keep"])
  }

  @Test func listenersOfEqualNamedActionsAreEqual() {
    func attributes(_ names: String...) -> ViewAttributes {
      ViewAttributes(
        names.map { .listener("click", ListenerOptions(), Action(identity: $0) { _ in }) })
    }
    #expect(attributes("a", "b").list[0].isEqual(to: attributes("a", "b").list[0]))
    #expect(!attributes("a", "b").list[0].isEqual(to: attributes("b", "a").list[0]))
  }

  @Test(arguments: [
    (ListenerOptions(flags: .selfOnly), ListenerOptions()),
    (ListenerOptions(flags: .preventDefault, keys: ["Enter"]), ListenerOptions()),
  ])
  func conflictingOptionsOfOneEventAreAProgrammerError(
    one: ListenerOptions, other: ListenerOptions
  ) throws {
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = log(of: "keydown", [(one, Action { _ in }), (other, Action { _ in })]) }
    let mistake = try #require(recorder.errors.first)
    #expect(mistake.message.contains("Two listeners for keydown on one view"))
  }
}
