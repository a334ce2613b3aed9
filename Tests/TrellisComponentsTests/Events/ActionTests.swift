import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The cases of CKActionTests.
struct ActionTests {
  private let lifecycle = Lifecycle()

  /// The received values, with their receivers.
  private final class Log {
    var received: [String] = []
    var senders: [Component] = []
  }

  private class Handler: Component, Greeting {
    let name: String
    let log: Log
    let inner: Component?
    let names: Set<ActionName>

    init(
      _ name: String, _ log: Log, names: Set<ActionName> = ["greet"], child: Component? = nil
    ) {
      self.name = name
      self.log = log
      self.names = names
      inner = child
      super.init(view: ViewConfiguration("div"))
    }

    override var numberOfChildren: Int { inner == nil ? 0 : 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(
        of: self, size: range.min,
        children: inner.map {
          [.init(position: .zero, layout: $0.layout(thatFits: range, parentSize: .undefined))]
        } ?? [])
    }

    override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
      names.contains(action) || super.canPerform(action, sender: sender)
    }

    override func perform(_ action: ActionName, event: ActionEvent) {
      log.received.append("\(name) \(action.name) \(event.value)")
      log.senders.append(event.sender)
    }

    func greet(_ value: String) { log.received.append("\(name) greets \(value)") }
    func greetNobody() { log.received.append("\(name) greets") }

    override func makeController() -> ComponentController? {
      HandlerController(component: self, log: log)
    }
  }

  private final class HandlerController: ComponentController {
    let log: Log

    init(component: Component, log: Log) {
      self.log = log
      super.init(component: component)
    }

    override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
      action == "control" || super.canPerform(action, sender: sender)
    }

    override func perform(_ action: ActionName, event: ActionEvent) {
      log.received.append("controller \(action.name) \(event.value)")
    }

    func steer(_ value: Int) { log.received.append("controller steers \(value)") }
  }

  private let log = Log()

  private func scoped(
    _ name: String, names: Set<ActionName> = ["greet"], child: Component? = nil
  ) -> Handler {
    withScope(Handler.self) { Handler(name, log, names: names, child: child) }
  }

  /// A mounted pair of an inner and an outer handler.
  private func mountPair(
    innerNames: Set<ActionName> = ["greet"], outerNames: Set<ActionName> = ["greet"]
  ) -> (inner: Handler, outer: Handler) {
    var inner: Handler?
    var outer: Handler?
    lifecycle.update {
      inner = scoped("inner", names: innerNames)
      outer = scoped("outer", names: outerNames, child: inner)
      return outer
    }
    return (inner!, outer!)
  }

  // MARK: Sending

  /// testSendActionIncludesSenderComponent,
  /// testSendActionStartingAtSenderNextResponderReachesParentComponent,
  /// testSendActionIncludesContext
  @Test func aNamedActionGoesToTheParentFirst() {
    let pair = mountPair()
    Action<String>(named: "greet").send("hello", from: pair.inner)
    #expect(log.received == ["outer greet hello"])
    #expect(log.senders.first === pair.inner)
  }

  /// testSendActionStartingAtSenderDoesNotReachParentComponent
  @Test func anActionMayStartAtItsSender() {
    let pair = mountPair()
    Action<String>(named: "greet").send("hello", from: pair.inner, startingAt: .sender)
    #expect(log.received == ["inner greet hello"])
  }

  /// testSendActionIncludesMultipleContextObjects, testSendActionIncludingPrimitiveValue,
  /// testActionWithCppArgs
  @Test func anActionCarriesAnyValue() {
    let pair = mountPair()
    Action<(String, Int)>(named: "greet").send(("a", 1337), from: pair.inner)
    Action<[String]>(named: "greet").send(["x", "y"], from: pair.inner)
    #expect(log.received == ["outer greet (\"a\", 1337)", "outer greet [\"x\", \"y\"]"])
  }

  /// testSendActionWithNoArguments
  @Test func anActionMayCarryNothing() {
    let pair = mountPair()
    Action<Void>(named: "greet").send(from: pair.inner)
    #expect(log.received == ["outer greet ()"])
  }

  @Test func anActionByTypeGoesToTheFirstResponderOfTheType() {
    let pair = mountPair()
    let action = Action<String>(to: (any Greeting).self) { $0.greet($1) }
    action.send("you", from: pair.inner)
    action.send("me", from: pair.inner, startingAt: .sender)
    #expect(log.received == ["outer greets you", "inner greets me"])
    #expect(action == Action<String>(to: (any Greeting).self) { _, _ in })
    #expect(action != Action<String>(to: (any Greeting).self, named: "other") { _, _ in })
  }

  /// testImpIsNilWhenTargetIsNil, testResponderIsNilWhenTargetIsNil
  @Test func anActionWithAReleasedTargetDoesNothing() {
    let pair = mountPair()
    var object: Log? = Log()
    var received = 0
    let action = Action<Int>(target: object!, identity: "note") { _, value in received += value }
    #expect(action.initialTarget(from: pair.inner) === object)
    action.send(1, from: pair.inner)
    object = nil
    #expect(action.initialTarget(from: pair.inner) == nil)
    action.send(2, from: pair.inner)
    #expect(received == 1)
    #expect(!action.isEmpty)
  }

  /// testImpIsNilWhenSelectorIsNil, testResponderIsNilWhenSelectorIsNil
  @Test func anActionWithoutAHandlerDoesNothing() {
    let pair = mountPair()
    let action = Action<String>(named: "unknown")
    #expect(action.initialTarget(from: pair.inner) == nil)
    action.send("x", from: pair.inner)
    #expect(log.received == [])
    #expect(Action<String>().initialTarget(from: pair.inner) == nil)
    #expect(Action<String>(named: "greet").initialTarget(from: pair.inner) === pair.outer)
  }

  @Test func anActionOverTheChainNeedsTheSenderToBeMounted() {
    lifecycle.tree.build {
      let inner = scoped("inner")
      let outer = scoped("outer", child: inner)
      Action<String>(named: "greet").send("x", from: inner)
      return outer
    }
    #expect(log.received == [])
  }

  // MARK: Targets

  /// testTargetSelectorActionCallsOnNormalNSObject,
  /// ActionTests test_TargetHandlerAction_Works, test_TargetHandlerAction_DoesNotRetain
  @Test func anyObjectMayBeTheTargetAndIsNotKept() {
    let pair = mountPair()
    var object: Log? = Log()
    weak let watched = object
    let action = Action<Int>(target: object!, identity: "note") { $0.received.append("\($1)") }
    action.send(42, from: pair.inner)
    #expect(object?.received == ["42"])
    object = nil
    #expect(watched == nil)
    action.send(43, from: pair.inner)
  }

  /// testTargetSelectorActionCallsOnTargetWithoutMounting,
  /// testComponentAsTargetActionCallsMethodOnComponent, testScopeActionCallsMethodOnScopedComponent,
  /// testScopeActionCallsMethodOnScopedComponentWithCorrectContext
  @Test func anActionOfAComponentReachesItWithoutBeingMounted() {
    lifecycle.tree.build {
      let target = scoped("target")
      let action: Action<String> = target.action(Handler.greet)
      action.send("hello", from: target)
      let plain: Action<Int> = target.action(Handler.greetNobody)
      plain.send(1, from: target)
      return target
    }
    #expect(log.received == ["target greets hello", "target greets"])
  }

  /// testScopeActionCallsMethodOnScopedComponentControllerIfNotImplementedOnComponent,
  /// testComponentAsTargetActionCallsMethodOnComponentControllerIfNotImplementedOnComponent
  @Test func aNamedActionOfAComponentReachesItsController() throws {
    var action: Action<String>?
    var target: Handler?
    lifecycle.tree.build {
      target = scoped("target")
      action = target?.action(named: "control")
      return target
    }
    try #require(action).send("hello", from: try #require(target))
    #expect(log.received == ["controller control hello"])
  }

  @Test func aControllerMakesActionsToItself() throws {
    let pair = mountPair()
    let controller = try #require(pair.inner.controller as? HandlerController)
    let action: Action<Int> = controller.action(HandlerController.steer)
    action.send(3, from: pair.outer)
    #expect(log.received == ["controller steers 3"])
  }

  @Test func anActionReachesTheOldestLivingComponent() {
    var action: Action<String>?
    func build(_ name: String) {
      lifecycle.tree.build {
        let target = scoped(name)
        action = action ?? target.action(Handler.greet)
        return target
      }
    }
    build("first")
    let first = lifecycle.tree.root.component
    build("second")
    action?.send("a", from: first!)
    build("third")
    let held = first
    action?.send("b", from: held!)
    #expect(log.received == ["first greets a", "first greets b"])
  }

  @Test func anActionKeepsNoComponentAlive() {
    var action: Action<String>?
    weak var target: Component?
    let sender = withDetachedBuild { Leaf() }
    lifecycle.tree.build {
      let made = scoped("target")
      target = made
      action = made.action(Handler.greet)
      return made
    }
    #expect(target != nil)
    lifecycle.tree.build { nil }
    #expect(target == nil)
    action?.send("x", from: sender)
    #expect(log.received == [])
  }

  // MARK: Closures

  /// testBlockActionFires, testBlockActionFiresAndDeliversComponentAsSender,
  /// testBlockActionFiresAndDeliversAdditionalParameterAsArgument
  @Test func aClosureGetsSenderAndValue() {
    let pair = mountPair()
    var got: (Component, Int)?
    Action<Int>(withSender: { got = ($0, $1) }).send(5, from: pair.inner)
    #expect(got?.0 === pair.inner)
    #expect(got?.1 == 5)
  }

  // MARK: Adapting

  /// testSendActionWithNoArgumentsWithAnActionThatExpectsObjectArguments,
  /// testSendActionWithObjectArgumentsWithDemotedActionWithoutArguments
  @Test func aDemotedActionSendsItsStoredValue() {
    let pair = mountPair()
    let action = Action<[String]>(named: "greet").demoted(sending: ["hello", "morty"])
    action.send(from: pair.inner)
    #expect(log.received == ["outer greet [\"hello\", \"morty\"]"])
    #expect(action == Action<[String]>(named: "greet").demoted(sending: ["hello", "morty"]))
    #expect(action != Action<[String]>(named: "greet").demoted(sending: ["hello"]))
    #expect(Action<String>().demoted(sending: "x").isEmpty)
    action.send(from: pair.inner, startingAt: .sender)
    #expect(log.received.last == "inner greet [\"hello\", \"morty\"]")
    #expect(action.initialTarget(from: pair.inner) === pair.outer)
  }

  /// testSendActionWithObjectArgumentsWithPromotedActionWithObjectArguments
  @Test func aPromotedActionIgnoresExtraValues() {
    let pair = mountPair()
    Action<String>(named: "greet").promoted(with: Int.self).send(("rick", 3), from: pair.inner)
    Action<Void>(named: "greet").promoted(taking: Int.self).send(3, from: pair.inner)
    #expect(log.received == ["outer greet rick", "outer greet ()"])
    #expect(Action<Void>().promoted(taking: Int.self).isEmpty)
    #expect(
      Action<Void>(named: "greet").promoted(taking: Int.self)
        == Action<Void>(named: "greet").promoted())
  }

  /// testCombineTwoActionsWithNoArguments, testCombineThreeActionsWithNoArguments
  @Test(arguments: [2, 3]) func combinedActionsRunInOrder(_ count: Int) {
    let pair = mountPair()
    var order: [Int] = []
    let parts = (0..<3).map { index in Action<Void> { order.append(index) } }
    let combined =
      count == 2
      ? Action.combine(parts[0], parts[1]) : Action.combine(parts[0], parts[1], parts[2])
    combined.send(from: pair.inner)
    #expect(order == Array(0..<count))
    #expect(!Action<Void>.combine(Action(), Action()).isEmpty)
  }

  // MARK: Equality

  /// testRawSelectorEquality, testBlockActionEquality,
  /// testThatBlockActionsWithDistinctBlocksHaveUniqueIdentifiers
  @Test func actionsWithTheSameEffectAreEqual() {
    #expect(Action<Int>(named: "a") == Action<Int>(named: "a"))
    #expect(Action<Int>(named: "a") != Action<Int>(named: "b"))
    let closure = Action<Int> { _ in }
    let copy = closure
    #expect(closure == copy)
    #expect(closure != Action<Int> { _ in })
    #expect(Action<Int>(identity: 1) { _ in } == Action<Int>(identity: 1) { _ in })
    #expect(Action<Int>() == Action<Int>())
    #expect(Action<Int>() != closure)
  }

  /// testTargetSelectorActionEquality
  @Test func actionsToObjectsAreEqualWhenObjectAndNameAre() {
    let other = Log()
    let action = Action<Int>(target: log, identity: "a") { _, _ in }
    #expect(action == Action<Int>(target: log, identity: "a") { _, _ in })
    #expect(action != Action<Int>(target: log, identity: "b") { _, _ in })
    #expect(action != Action<Int>(target: other, identity: "a") { _, _ in })
    // Of two released targets nothing is known.
    #expect(
      Action<Int>(target: Log(), identity: "a") { _, _ in }
        != Action<Int>(target: Log(), identity: "a") { _, _ in })
  }

  /// testScopedActionEquality, testThatScopeActionWithSameSelectorHaveUniqueIdentifiers
  @Test func actionsToComponentsAreEqualWhenIdentityAndNameAre() {
    var actions: [Action<String>] = []
    func build() {
      lifecycle.tree.build {
        let moose = withScope(Handler.self, identifier: "moose") { Handler("moose", log) }
        let cat = withScope(Handler.self, identifier: "cat") { Handler("cat", log) }
        actions.append(moose.action(Handler.greet, identity: "greet"))
        actions.append(cat.action(Handler.greet, identity: "greet"))
        return Group([moose, cat])
      }
    }
    build()
    build()
    #expect(actions[0] == actions[2], "the generation does not count")
    #expect(actions[0] != actions[1])
    #expect(actions[0].description != actions[1].description)
  }

  // MARK: Responders

  /// CKComponentControllerTests testThatResponderChainTargetsCorrectResponder. Unlike in ComponentKit, no
  /// view follows the root's controller.
  @Test func theResponderChainPassesControllersToTheRoot() {
    let pair = mountPair(outerNames: ["greet", "outer"])
    #expect(pair.inner.nextResponder === pair.inner.controller)
    #expect(pair.inner.controller?.nextResponder === pair.outer)
    #expect(pair.outer.controller?.nextResponder == nil)
    #expect(
      pair.inner.responderChainDescription
        == "Handler -> HandlerController -> Handler -> HandlerController -> nil")
    #expect(pair.inner.target(for: "greet", sender: pair.inner) === pair.inner)
    #expect(pair.inner.target(for: "control", sender: nil) === pair.inner.controller)
    #expect(pair.outer.target(for: "control", sender: nil) === pair.outer.controller)
    #expect(pair.inner.target(for: "outer", sender: pair.inner) === pair.outer)
    #expect(pair.inner.target(for: "unknown", sender: pair.inner) == nil)
    lifecycle.detach()
    #expect(pair.inner.nextResponder === pair.inner.controller)
    #expect(pair.inner.controller?.nextResponder == nil)
    #expect(pair.inner.target(for: "outer", sender: pair.inner) == nil)
  }
}

private protocol Greeting: AnyObject {
  func greet(_ value: String)
}
