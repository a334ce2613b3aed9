import TrellisBase

/// The identity by which actions are compared.
///
/// Source: ComponentKit's equality of actions (row H9).
enum ActionIdentity {
  case nothing
  /// A closure without an identity is equal to copies of itself only.
  case unnamed(Unnamed)
  indirect case named(AnyHashable)
  indirect case chain(ActionName)
  indirect case target(WeakTarget, AnyHashable)
  /// The generation in which the action was made is ignored.
  indirect case scoped(NodeIdentity, ActionIdentity)
  /// Another action with a conversion of its value.
  indirect case adapted(ActionIdentity, ActionIdentity)
  indirect case combined([ActionIdentity])

  final class Unnamed {}

  /// A weak reference to an object.
  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// The identity of a closure with an optional name.
  static func closure(_ name: AnyHashable?) -> ActionIdentity {
    name.map(Self.named) ?? .unnamed(Unnamed())
  }
}

extension ActionIdentity: Equatable {
  static func == (lhs: ActionIdentity, rhs: ActionIdentity) -> Bool {
    switch (lhs, rhs) {
    case (.nothing, .nothing): true
    case (.unnamed(let left), .unnamed(let right)): left === right
    case (.named(let left), .named(let right)): exactlyEqual(left, right)
    case (.chain(let left), .chain(let right)): exactlyEqual(left, right)
    case (.target(let left, let leftName), .target(let right, let rightName)):
      (left === right || (left.object != nil && left.object === right.object))
        && exactlyEqual(leftName, rightName)
    case (.scoped(let left, let leftName), .scoped(let right, let rightName)):
      left === right && leftName == rightName
    case (.adapted(let left, let leftChange), .adapted(let right, let rightChange)):
      left == right && leftChange == rightChange
    case (.combined(let left), .combined(let right)): left == right
    default: false
    }
  }
}

extension ActionIdentity: CustomStringConvertible {
  var description: String {
    switch self {
    case .nothing: "nothing"
    case .unnamed: "closure"
    case .named(let name): "closure \(name)"
    case .chain(let name): "chain \(name.name)"
    case .target(let target, let name):
      "target \(target.object.map { String(describing: type(of: $0)) } ?? "nil") \(name)"
    case .scoped(let identity, let name): "node \(identity.id) \(name)"
    case .adapted(let base, _): "\(base), adapted"
    case .combined(let parts): parts.map(\.description).joined(separator: " + ")
    }
  }
}
