import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The cases of CKComponentDelegateAttributeTests and CKComponentGestureActionsTests that apply to a
/// server: events from a browser reach the components above.
struct ViewActionTests {
  private let lifecycle = Lifecycle()

  private final class Log {
    var heard: [String] = []
  }

  private final class Parent: CompositeComponent {
    let log: Log

    init(_ log: Log, child: Component) {
      self.log = log
      super.init(child: child)
    }

    override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
      action == "scroll" || action == "open"
    }

    override func perform(_ action: ActionName, event: ActionEvent) {
      log.heard.append("\(action.name) \(event.value(as: UIEvent.self)?.type ?? "")")
    }
  }

  private let log = Log()

  private func mount(_ attributes: [ViewAttribute]) -> Element {
    lifecycle.update {
      Parent(
        log, child: Component(view: ViewConfiguration("div", attributes: attributes)))
    }
    return lifecycle.document.root.children[0]
  }

  /// testApplicationApplies, testProxiedEventsProxy,
  /// testProxiedEventsProxyThrowsAssertionButDoesNotCrashWhenUnmounted,
  /// testThatWithNoDelegateActionsNoDelegateIsSet
  @Test func forwardedEventsReachTheComponentsAbove() {
    let element = mount(ViewAttribute.forwarding(["scroll", "select"]))
    element.send("scroll")
    element.send("select")
    #expect(log.heard == ["scroll scroll"], "what nobody handles is lost")
    let listener = element.listener("scroll")
    #expect(mount([]).listener("scroll") == nil)
    lifecycle.detach()
    listener?.handler(UIEvent(type: "scroll", target: element.id))
    #expect(log.heard == ["scroll scroll"])
  }

  /// testThatApplyingATapRecognizerAttributeAddsRecognizerToViewAndUnApplyingItRemovesIt,
  /// testThatTappingAViewSendsComponentAction,
  /// testThatTappingAViewWithoutAComponentAssociatedDoenNotSendComponentAction,
  /// testThatTapRecognizerHasComponentActionStoredOnIt
  @Test func aTapSendsItsActionFromTheViewsComponent() {
    let element = mount(ViewAttribute.onTap(Action(named: "open")))
    let listener = element.listener("click")
    element.send("click")
    #expect(log.heard == ["open click"])
    #expect(mount([]).listener("click") == nil)
    lifecycle.detach()
    listener?.handler(UIEvent(type: "click", target: element.id))
    #expect(log.heard == ["open click"])
  }

  /// A method of the component is an action for one field, and for none.
  @Test func aMethodGetsTheFieldOfAnEvent() throws {
    final class Keys: RenderComponent<[String]> {
      override func initialState() -> [String]? { [] }
      override func render(_ keys: [String]) -> Component? { nil }
      override func viewConfiguration(with keys: [String]) -> ViewConfiguration? {
        ViewConfiguration(
          attributes: ViewAttribute.on(
            .keyDown, .key, action: action(Keys.press, identity: "press"))
            + ViewAttribute.on(.keyUp, .key, action: action(Keys.clear, identity: "clear")))
      }
      private func press(_ key: String) { updateState { $0.append(key) } }
      private func clear() { updateState { $0 = ["cleared"] } }
    }
    lifecycle.update { Keys() }
    let element = try #require(lifecycle.document.root.children.first)
    func send(_ type: String, _ key: String?) -> [String]? {
      element.listener(type)?.handler(UIEvent(type: type, target: element.id, key: key))
      lifecycle.update { Keys() }
      return (lifecycle.tree.root.component as? Keys)?.currentState
    }
    #expect(send("keydown", "a") == ["a"])
    #expect(send("keydown", nil) == ["a"], "an event without the field is not passed on")
    #expect(send("keyup", "a") == ["cleared"])
    lifecycle.detach()
  }

  /// testThatApplyingATapRecognizerAttributeWithNoActionDoesNotAddRecognizerToView,
  /// testThatApplyingANilRecognizerClassResultsInNoRecognizer
  @Test func anEmptyActionListensToNothing() {
    #expect(ViewAttribute.on("wheel", Action()).isEmpty)
    #expect(ViewAttribute.onLongPress(Action()).isEmpty)
    #expect(mount(ViewAttribute.onTap(Action())).listenedEvents == [])
    #expect(mount(ViewAttribute.onLongPress(Action())).listenedEvents == [])
    #expect(mount([.listener("click", ListenerOptions(), Action())]).listenedEvents == [])
    #expect(
      mount(ViewAttribute.onLongPress(Action { _ in })).listenedEvents == ["longpress"])
    #expect(mount(ViewAttribute.onTap(Action { _ in })).listenedEvents == ["click"])
    #expect(mount([.listener("click", ListenerOptions(), Action())]).listenedEvents == [])
  }

  /// testThatApplyingATapRecognizerAttributeWithDifferentTargetToViewWithExistingRecognizerUpdatesAction
  @Test func anotherActionReplacesThePreviousOne() {
    var heard: [String] = []
    for name in ["a", "b"] {
      let element = mount(ViewAttribute.onTap(Action { _ in heard.append(name) }))
      element.send("click")
    }
    #expect(heard == ["a", "b"])
  }
}
