/// The reaction to an event: a value that can be kept in a property, compared, and sent.
///
/// | made by | leads to | while not mounted |
/// | --- | --- | --- |
/// | ``init()`` | nothing | |
/// | ``init(identity:_:)`` | a closure | runs |
/// | ``init(named:)``, ``init(to:named:_:)`` | the responder chain above the sender | is lost |
/// | ``init(target:identity:_:)`` | an object, held weakly | runs |
/// | ``ActionTarget/action(_:identity:)`` | the component or controller of an identity | runs |
///
/// Keep actions rather than closures in properties: an action keeps no component alive, and two
/// actions can be compared where two closures cannot.
///
/// Source: ComponentKit's action (rows H1–H11).
public struct Action<Value> {
  let identity: ActionIdentity
  private let run: ((Value, Component, ActionStart?) -> Void)?
  /// The responder that would handle the action, for descriptions and tests.
  private let findTarget: ((Component, ActionStart?) -> AnyObject?)?

  init(
    _ identity: ActionIdentity, _ run: ((Value, Component, ActionStart?) -> Void)?,
    target: ((Component, ActionStart?) -> AnyObject?)? = nil
  ) {
    self.identity = identity
    self.run = run
    findTarget = target
  }

  /// An action that does nothing.
  public init() { self.init(.nothing, nil) }

  /// Runs `body`.
  ///
  /// - Parameter identity: two actions with equal identities count as equal; without one, an action
  ///   is equal to copies of itself only.
  public init(identity: AnyHashable? = nil, _ body: @escaping (Value) -> Void) {
    self.init(.closure(identity)) { value, _, _ in body(value) }
  }

  /// Runs `body` with the component that sent the action.
  public init(
    identity: AnyHashable? = nil, withSender body: @escaping (Component, Value) -> Void
  ) {
    self.init(.closure(identity)) { value, sender, _ in body(sender, value) }
  }

  /// Asks the components from the sender's parent upwards for one that can perform `name`.
  public init(named name: ActionName) {
    self.init(name, startingAt: .nextResponder) { target, sender, value in
      target.perform(name, event: ActionEvent(sender: sender, value: value))
    }
  }

  /// Asks the components and controllers from the sender's parent upwards for one that is, or
  /// conforms to, `type`, and runs `body` on it.
  ///
  /// - Parameter name: what is asked for, where `type` has several things to ask for; two actions
  ///   are equal when type and name are.
  public init<Target>(
    to type: Target.Type, named name: String = "",
    _ body: @escaping (Target, Value) -> Void
  ) {
    self.init(ActionName(of: type, name), startingAt: .nextResponder) { target, _, value in
      if let target = target as? Target { body(target, value) }
    }
  }

  private init(
    _ name: ActionName, startingAt defaultStart: ActionStart,
    _ body: @escaping (any Responder, Component, Value) -> Void
  ) {
    let find: (Component, ActionStart?) -> (any Responder)? = { sender, start in
      let first: (any Responder)? =
        (start ?? defaultStart) == .sender ? sender : sender.nextResponder
      return first?.target(for: name, sender: sender)
    }
    self.init(
      .chain(name),
      { value, sender, start in
        if let target = find(sender, start) { body(target, sender, value) }
      }, target: find)
  }

  /// Runs `body` on `target`, which it does not keep alive; does nothing once it is gone.
  ///
  /// - Parameter identity: names what is done to `target`; two actions are equal when both are.
  public init<Target: AnyObject>(
    target: Target, identity: AnyHashable, _ body: @escaping (Target, Value) -> Void
  ) {
    self.init(
      .target(ActionIdentity.WeakTarget(target), identity),
      { [weak target] value, _, _ in
        if let target { body(target, value) }
      }, target: { [weak target] _, _ in target })
  }

  /// Whether sending does nothing at all.
  public var isEmpty: Bool { run == nil }

  /// Runs the action on behalf of `sender`.
  ///
  /// - Parameter start: where an action over the responder chain begins to ask; `nil` for what the
  ///   action says itself. What users do to an element starts at the element's component.
  public func send(_ value: Value, from sender: Component, startingAt start: ActionStart? = nil) {
    run?(value, sender, start)
  }

  /// The component, controller or other object that would handle the action now, as far as that is
  /// known before it is sent.
  public func initialTarget(
    from sender: Component, startingAt start: ActionStart? = nil
  ) -> AnyObject? {
    findTarget?(sender, start)
  }
}

/// Where an action over the responder chain begins to ask.
///
/// Source: ComponentKit's send behaviour (row H11).
public enum ActionStart: Hashable, Sendable {
  case sender
  case nextResponder
}

extension Action where Value == Void {
  /// Runs the action on behalf of `sender`.
  public func send(from sender: Component, startingAt start: ActionStart? = nil) {
    send((), from: sender, startingAt: start)
  }
}

extension Action: Equatable {
  public static func == (lhs: Action, rhs: Action) -> Bool { lhs.identity == rhs.identity }
}

extension Action: CustomStringConvertible {
  public var description: String { "Action(\(identity))" }
}
