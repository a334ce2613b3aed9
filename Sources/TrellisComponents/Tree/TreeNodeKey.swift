/// Tells the children of a tree node apart: by what they are and, among siblings that are alike,
/// by a counter.
///
/// Source: ComponentKit's node key (row G2).
struct TreeNodeKey: Hashable {
  let base: Base
  let counter: Int

  /// What two siblings must share for the counter to tell them apart.
  struct Base: Hashable {
    let type: ObjectIdentifier
    /// `nil` for the many nodes that have neither an identifier nor keys.
    private let qualifier: Qualifier?

    init(type: ObjectIdentifier, identifier: AnyHashable?, keys: [AnyHashable]) {
      self.type = type
      qualifier =
        identifier == nil && keys.isEmpty ? nil : Qualifier(identifier: identifier, keys: keys)
    }

    /// Whether this is the base of what has these; makes no qualifier.
    func isMade(of type: ObjectIdentifier, _ identifier: AnyHashable?, _ keys: [AnyHashable])
      -> Bool
    {
      guard self.type == type else { return false }
      guard let qualifier else { return identifier == nil && keys.isEmpty }
      return qualifier.identifier == identifier && qualifier.keys == keys
    }

    var identifier: AnyHashable? { qualifier?.identifier }
    var keys: [AnyHashable] { qualifier?.keys ?? [] }
  }

  private final class Qualifier: Hashable {
    let identifier: AnyHashable?
    let keys: [AnyHashable]
    /// Kept, because siblings are told apart by it many times over.
    private let hash: Int

    init(identifier: AnyHashable?, keys: [AnyHashable]) {
      self.identifier = identifier
      self.keys = keys
      var hasher = Hasher()
      hasher.combine(identifier)
      for key in keys { hasher.combine(key) }
      hash = hasher.finalize()
    }

    static func == (lhs: Qualifier, rhs: Qualifier) -> Bool {
      lhs === rhs
        || (lhs.hash == rhs.hash && lhs.identifier == rhs.identifier && lhs.keys == rhs.keys)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// Which tree the key belongs to; also the first value of its counter.
  enum Kind: Int {
    case parent = 0
    case owner = 1
  }

  var kind: Kind { Self.kind(counter) }

  static func kind(_ counter: Int) -> Kind { counter.isMultiple(of: 2) ? .parent : .owner }
}
