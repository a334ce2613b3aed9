/// The handler of an event: a value that can be stored in a property, compared, and sent.
///
/// | initializer | target | if the target is not mounted |
/// | --- | --- | --- |
/// | ``init()`` | none | |
/// | ``init(identity:_:)`` | a closure | runs |
/// | ``init(named:)``, `init(to:named:_:)` | the responder chain (``ActionStart``) | is lost |
/// | ``init(target:identity:_:)`` | an object, held weakly | runs |
/// | `action(_:identity:)` of an ``ActionTarget`` | the component or controller of an identity | runs |
///
/// Store actions rather than closures in properties: an action keeps no component alive, and actions can be
/// compared, in contrast to closures.
///
/// A handler may throw. The owner of the tree is told of the error (``HandlerFailure``): a page logs it, and shows the
/// failure notice.
///
/// Source: ComponentKit's action (rows H1–H11).
public struct Action<Value> {
  let identity: ActionIdentity
  private let run: ((Value, Component, ActionStart?) throws -> Void)?
  /// Finds the responder that would handle the action, for descriptions and tests.
  private let findTarget: ((Component, ActionStart?) -> AnyObject?)?

  init(
    _ identity: ActionIdentity, _ run: ((Value, Component, ActionStart?) throws -> Void)?,
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
  /// - Parameter identity: two actions with equal identities are equal; without an identity, an action is
  ///   equal to copies of itself only.
  public init(identity: AnyHashable? = nil, _ body: @escaping (Value) throws -> Void) {
    self.init(.closure(identity)) { value, _, _ in try body(value) }
  }

  /// Runs `body` with the sending component.
  public init(
    identity: AnyHashable? = nil, withSender body: @escaping (Component, Value) throws -> Void
  ) {
    self.init(.closure(identity)) { value, sender, _ in try body(sender, value) }
  }

  /// Calls the first component or controller of the responder chain (``ActionStart``) that can perform `name`.
  public init(named name: ActionName) {
    self.init(name, startingAt: .nextResponder) { target, sender, value in
      target.perform(name, event: ActionEvent(sender: sender, value: value))
    }
  }

  /// Runs `body` on the first component or controller of the responder chain (``ActionStart``) that is, or conforms
  /// to, `type`.
  ///
  /// Two actions with the same type and the same name are equal, whatever their closures are. An element whose action is
  /// equal to the former one keeps the former one, with its closure. So give the actions of a type different names if
  /// they do different things, and let `body` use the target and the event rather than values that it captures.
  ///
  /// - Parameters:
  ///   - type: the class or protocol of the target.
  ///   - name: distinguishes several actions of `type`.
  ///   - body: gets the target and the event's value.
  public init<Target>(
    to type: Target.Type, named name: String = "",
    _ body: @escaping (Target, Value) throws -> Void
  ) {
    self.init(ActionName(of: type, name), startingAt: .nextResponder) { target, _, value in
      if let target = target as? Target { try body(target, value) }
    }
  }

  private init(
    _ name: ActionName, startingAt defaultStart: ActionStart,
    _ body: @escaping (any Responder, Component, Value) throws -> Void
  ) {
    let find: (Component, ActionStart?) -> (any Responder)? = { sender, start in
      let first: (any Responder)? =
        (start ?? defaultStart) == .sender ? sender : sender.nextResponder
      return first?.target(for: name, sender: sender)
    }
    self.init(
      .chain(name),
      { value, sender, start in
        if let target = find(sender, start) { try body(target, sender, value) }
      }, target: find)
  }

  /// Runs `body` on `target`, held weakly; does nothing if `target` is deallocated.
  ///
  /// - Parameter identity: identifies `body`; two actions are equal if their targets and identities are.
  public init<Target: AnyObject>(
    target: Target, identity: AnyHashable, _ body: @escaping (Target, Value) throws -> Void
  ) {
    self.init(
      .target(ActionIdentity.WeakTarget(target), identity),
      { [weak target] value, _, _ in
        if let target { try body(target, value) }
      }, target: { [weak target] _, _ in target })
  }

  /// Whether sending has no effect.
  public var isEmpty: Bool { run == nil }

  /// Runs the action on behalf of `sender`. An error that the handler throws is a failure of the sender's tree.
  ///
  /// - Parameter start: the first responder of an action over the responder chain; `nil` is
  ///   ``ActionStart/nextResponder``.
  public func send(_ value: Value, from sender: Component, startingAt start: ActionStart? = nil) {
    guard let run else { return }
    sender.runHandler { try run(value, sender, start) }
  }

  /// The component, controller or other object that would handle the action now, if it is known before the
  /// action is sent.
  public func initialTarget(
    from sender: Component, startingAt start: ActionStart? = nil
  ) -> AnyObject? {
    findTarget?(sender, start)
  }
}

/// The first responder of an action over the responder chain (``Responder``).
///
/// Source: ComponentKit's send behaviour (row H11).
public enum ActionStart: Hashable, Sendable {
  /// The sender. The listeners of an element send their actions from the component of the element, and start with it.
  case sender
  /// The sender's controller or, without one, the component in which the sender is mounted. Actions that code sends start
  /// here (``Action/send(_:from:startingAt:)``).
  case nextResponder
}

extension Action where Value == Void {
  /// Runs `body` on the first component or controller of the responder chain (``ActionStart``) that is, or conforms
  /// to, `type`.
  ///
  /// Two actions with the same type and the same name are equal, whatever their closures are. An element whose action is
  /// equal to the former one keeps the former one, with its closure. So give the actions of a type different names if
  /// they do different things, and let `body` use the target and the event rather than values that it captures.
  ///
  /// - Parameters:
  ///   - type: the class or protocol of the target.
  ///   - name: distinguishes several actions of `type`.
  ///   - body: gets the target.
  public init<Target>(
    to type: Target.Type, named name: String = "", _ body: @escaping (Target) throws -> Void
  ) {
    self.init(to: type, named: name) { target, _ in try body(target) }
  }

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
