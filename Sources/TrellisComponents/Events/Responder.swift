import TrellisBase
public import TrellisDOM

/// A component or a controller that may handle actions.
///
/// The *responder chain* leads from a component to its controller, to the component in which it is mounted,
/// to the controller of that component, and so on up to the root, and last to the responder of the tree's owner,
/// such as the page. It exists while the component is mounted; for an unmounted component it has only its controller.
///
/// Source: ComponentKit's responder chain (rows H12, H13, K12).
public protocol Responder: AnyObject {
  /// The next responder of the chain.
  var nextResponder: (any Responder)? { get }
  /// Whether the responder handles `action` from `sender`.
  func canPerform(_ action: ActionName, sender: Component?) -> Bool
  /// Handles an action by name.
  func perform(_ action: ActionName, event: ActionEvent)
  /// The first responder that handles `action`, starting with this one.
  func target(for action: ActionName, sender: Component?) -> (any Responder)?
}

extension Component {
  /// The component's controller or, without one, ``nextResponderAfterController``.
  public final var nextResponder: (any Responder)? { controller ?? nextResponderAfterController }

  /// The component that this one is mounted in or, after the root component, the responder of the tree's owner;
  /// `nil` while the component is not mounted.
  public final var nextResponderAfterController: (any Responder)? {
    guard let mountInfo else { return nil }
    return mountInfo.supercomponent ?? mountInfo.container.rootResponder
  }

  /// The element that the root component of this component's tree is mounted in; `nil` while the component is not
  /// mounted.
  ///
  /// Source: ComponentKit's view of the root component (row H13).
  ///
  /// - Complexity: O(depth).
  public final var rootElement: Element? {
    var root = self
    while let parent = root.supercomponent { root = parent }
    return root.mountInfo?.container.element
  }
}

extension Responder {
  /// The chain from this responder on: `Row -> RowController -> List -> nil`.
  public var responderChainDescription: String {
    var names: [String] = []
    var next: (any Responder)? = self
    while let responder = next {
      names.append(String(describing: type(of: responder)))
      next = responder.nextResponder
    }
    return (names + ["nil"]).joined(separator: " -> ")
  }

  /// Reports that the responder accepted `action` and does not handle it.
  func reportUnhandled(_ action: ActionName) {
    ProgrammerError.report(
      """
      \(type(of: self)) accepts the action “\(action.name)” in canPerform(_:sender:) and does not handle it; \
      override perform(_:event:)
      """)
  }
}

/// The name of an action for responders.
///
/// An action *by name* is handled by responders that override ``Component/canPerform(_:sender:)`` and
/// ``Component/perform(_:event:)``. An action *by type* is handled by responders whose class is, or
/// conforms to, that type.
public struct ActionName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text of the name: two action names are equal if their texts are.
  public let name: String
  private let test: (@Sendable (AnyObject) -> Bool)?

  /// An action by name. No type implements it: responders override ``Component/canPerform(_:sender:)`` to
  /// accept it.
  public init(_ name: String) {
    self.name = name
    test = nil
  }

  /// An action by name, like ``init(_:)``.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name of an action of responders of type `type`.
  ///
  /// - Parameter name: distinguishes several actions of `type`.
  public init<Target>(of type: Target.Type, _ name: String = "") {
    self.name = "\(type)" + (name.isEmpty ? "" : ".\(name)")
    test = { $0 is Target }
  }

  /// Whether the type of `responder` implements the action.
  public func isImplemented(by responder: any Responder) -> Bool { test?(responder) ?? false }

  public static func == (lhs: ActionName, rhs: ActionName) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The value of an action by name, with its sender.
public struct ActionEvent {
  /// The component that sent the action.
  public let sender: Component
  /// The value; ``value(as:)`` returns it with its type.
  public let value: Any

  /// The value, if it is a `Value`.
  public func value<Value>(as type: Value.Type) -> Value? { value as? Value }
}
