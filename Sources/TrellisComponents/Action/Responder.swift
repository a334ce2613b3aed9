/// Something that may handle what an action asks for: a component or a controller.
///
/// The *responder chain* leads from a component to its controller, to the component it is mounted
/// in, to that one's controller, and so on up to the root. It exists while the component is mounted;
/// a component that is not has its controller alone after it.
///
/// Source: ComponentKit's responder chain (rows H12, H13, K12).
public protocol Responder: AnyObject {
  /// The responder that is asked after this one.
  var nextResponder: (any Responder)? { get }
  /// Whether this one wants to handle `action`, sent by `sender`.
  func canPerform(_ action: ActionName, sender: Component?) -> Bool
  /// Handles an action that is known by its name only.
  func perform(_ action: ActionName, event: ActionEvent)
  /// This one or whoever after it handles `action`.
  func target(for action: ActionName, sender: Component?) -> (any Responder)?
}

extension Component {
  /// The component's controller or, without one, the component that this one is mounted in; `nil` at the root
  /// and while the component is not mounted.
  public final var nextResponder: (any Responder)? { controller ?? nextResponderAfterController }

  /// The component this one is mounted in.
  public final var nextResponderAfterController: (any Responder)? { supercomponent }
}

extension Responder {
  /// The chain from here on: `Row -> RowController -> List -> nil`.
  public var responderChainDescription: String {
    var names: [String] = []
    var next: (any Responder)? = self
    while let responder = next {
      names.append(String(describing: type(of: responder)))
      next = responder.nextResponder
    }
    return (names + ["nil"]).joined(separator: " -> ")
  }
}

/// Something responders can be asked to do.
///
/// An action *by name* is handled by those that override ``Component/canPerform(_:sender:)`` and
/// ``Component/perform(_:event:)``. An action *by type* is handled by those whose class is, or
/// conforms to, that type.
public struct ActionName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text that identifies the action: two action names are equal if these texts are.
  public let name: String
  private let test: (@Sendable (AnyObject) -> Bool)?

  /// An action by name. No type implements it: responders override ``Component/canPerform(_:sender:)`` to
  /// accept it.
  public init(_ name: String) {
    self.name = name
    test = nil
  }

  /// An action by name, as ``init(_:)`` makes it.
  public init(stringLiteral name: String) { self.init(name) }

  /// The names of the actions that responders of type `type` can do.
  ///
  /// - Parameter name: tells apart what else `type` can do.
  public init<Target>(of type: Target.Type, _ name: String = "") {
    self.name = "\(type)" + (name.isEmpty ? "" : ".\(name)")
    test = { $0 is Target }
  }

  /// Whether the type of `responder` says that it can do this.
  public func isImplemented(by responder: any Responder) -> Bool { test?(responder) ?? false }

  public static func == (lhs: ActionName, rhs: ActionName) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The value that an action by name carries.
public struct ActionEvent {
  /// The component on whose behalf the action was sent.
  public let sender: Component
  /// The value that was sent; ``value(as:)`` reads it with its type.
  public let value: Any

  /// The value that was sent, if it is a `Value`.
  public func value<Value>(as type: Value.Type) -> Value? { value as? Value }
}
