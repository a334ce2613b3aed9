import Testing
import TrellisBase
import TrellisDOM

@testable import TrellisComponents

/// The first responder of an action that is made of others, and the sender on its way through the chain.
struct ActionStartTests {
  private let stage = Stage()

  /// A component that may perform "act" for some senders.
  private final class Performing: Holder {
    var performed = 0
    var askedFor: [Component?] = []
    var performs = true

    override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
      askedFor.append(sender)
      return performs
    }
    override func perform(_ action: ActionName, event: ActionEvent) { performed += 1 }
  }

  @Test func combinedActionsBeginAtTheGivenResponder() {
    let outer = Performing()
    let sender = Performing()
    stage.mount(Performing([outer, sender]).layout)
    let both = Action<Int>.combine(Action(named: "act"), Action(named: "act"))
    both.send(1, from: sender, startingAt: .sender)
    #expect(sender.performed == 2)
  }

  @Test func aComponentThatPassesAnActionOnIsNotItsSender() {
    let sender = Holder()
    let middle = Performing([sender])
    middle.performs = false
    let outer = Performing([middle])
    stage.mount(outer.layout)
    Action<Void>(named: "act").send(from: sender)
    #expect(outer.performed == 1)
    #expect(outer.askedFor.count == 1 && outer.askedFor[0] === sender)
  }

  @Test func anActionByTypeMayIgnoreItsEvent() {
    let button = Component(
      view: ViewConfiguration(
        "button",
        attributes: ViewAttribute.on(
          .play, action: Action(to: Performing.self) { $0.performed += 1 })))
    let outer = Performing([button])
    stage.mount(outer.layout)
    stage.root.children[0].send("play")
    let action = Action(to: Performing.self) { $0.performed += 10 }
    action.send(from: button)
    #expect(outer.performed == 11)
    #expect(action == Action<Void>(to: Performing.self) { _, _ in })
  }

  private final class Deaf: Holder {
    override func canPerform(_ action: ActionName, sender: Component?) -> Bool { action == "act" }
  }

  private final class DeafController: ComponentController {
    override func canPerform(_ action: ActionName, sender: Component?) -> Bool { action == "act" }
  }

  @Test func anAcceptedActionThatIsNotHandledIsAProgrammerError() {
    let sender = Holder()
    stage.mount(Deaf([sender]).layout)
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      Action<Void>(named: "act").send(from: sender)
      DeafController(component: sender)
        .perform("act", event: ActionEvent(sender: sender, value: ()))
    }
    #expect(
      recorder.consume().map(\.message)
        == ["Deaf", "DeafController"].map {
          """
          \($0) accepts the action “act” in canPerform(_:sender:) and does not handle it; override perform(_:event:)
          """
        })
  }

  @Test func theElementOfTheRootIsThatOfTheDocument() {
    let leaf = Component.view()
    let view = ViewConfiguration("div")
    stage.mount(Holder(view: view, [Holder(view: view, [Holder(view: view, [leaf])])]).layout)
    #expect(leaf.rootElement === stage.root)
  }

  /// Actions of one name are equal, with any arguments. The description shows `nil` for a released target.
  @Test func actionsAreEqualByTheirNames() {
    let (one, two) = (Action<Int>(identity: "a") { _ in }, Action<Int>(identity: "a") { _, _ in })
    #expect(one == two && one != Action(identity: "b") { _, _ in })
    #expect(Action<Int>(identity: "a", withSender: { _, _ in }) == two)
    var target: ComponentController? = ComponentController(component: Component())
    let action = Action<Int>(target: target!, identity: "t") { _, _ in }
    #expect("\(action)" == "Action(target ComponentController t)")
    let other = Action<Int>(target: ComponentController(component: Component()), identity: "t") {
      _, _ in
    }
    target = nil
    #expect("\(action)" == "Action(target nil t)")
    #expect(action == action && action != other)
  }
}
