import TrellisBase

/// The key of a tree node among its siblings: its type, its qualifier, and a counter among siblings with the same type
/// and qualifier.
///
/// Source: ComponentKit's node key (row G2).
struct TreeNodeKey: Hashable {
  let base: Base
  let counter: Int

  /// The part of the key without the counter.
  struct Base: Hashable {
    let type: Any.Type
    /// `nil` for the many nodes with neither an identifier nor keys.
    private let qualifier: Qualifier?

    init(type: Any.Type, qualifier: Qualifier?) {
      self.type = type
      self.qualifier = qualifier
    }

    init(type: Any.Type, identifier: AnyHashable?, keys: [AnyHashable]) {
      self.init(type: type, qualifier: Qualifier.of(identifier, keys))
    }

    static func == (lhs: Base, rhs: Base) -> Bool {
      lhs.type == rhs.type && lhs.qualifier == rhs.qualifier
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(qualifier)
    }

    var identifier: AnyHashable? { qualifier?.identifier }
    var keys: [AnyHashable] { qualifier?.keys ?? [] }
    /// Whether there is an identifier or a key.
    var isQualified: Bool { qualifier != nil }

    /// A hash; 0 if unknown. Bases with different nonzero tags are unequal.
    ///
    /// Siblings are compared by it first, because a comparison of bases takes longer.
    var tag: UInt32 {
      let address = UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(type)) >> 4)
      guard let qualifier else { return address | Self.known }
      let own = qualifier.tag
      return own == 0 ? 0 : (address ^ own) | Self.known
    }

    /// A bit that is set in every tag other than 0.
    fileprivate static let known: UInt32 = 1 << 31
  }

  /// An identifier and the surrounding keys, shared by a component and its nodes.
  ///
  /// The identifier has its static type: siblings are compared in every build, and a type-erased identifier
  /// would make up most of the cost.
  class Qualifier: Hashable {
    final let keys: [AnyHashable]
    /// Computed on demand, because most siblings keep their order; 0 before.
    private final var hash = 0

    fileprivate init(keys: [AnyHashable]) { self.keys = keys }

    /// `nil` if there is neither an identifier nor a key.
    @inline(__always)
    static func of<ID: Hashable>(_ identifier: ID?, _ keys: [AnyHashable]) -> Qualifier? {
      if let identifier { return Identified(identifier, keys: keys) }
      return keys.isEmpty ? nil : Qualifier(keys: keys)
    }

    var identifier: AnyHashable? { nil }

    /// A hash; 0 if unknown.
    fileprivate var tag: UInt32 { 0 }

    fileprivate func hasIdentifier(of other: Qualifier) -> Bool { other.identifier == nil }

    static func == (lhs: Qualifier, rhs: Qualifier) -> Bool {
      if lhs === rhs { return true }
      let haveNoKeys = lhs.keys.isEmpty && rhs.keys.isEmpty
      return (haveNoKeys || exactlyEqual(lhs.keys, rhs.keys)) && lhs.hasIdentifier(of: rhs)
    }

    func hash(into hasher: inout Hasher) {
      if hash == 0 {
        var own = Hasher()
        own.combine(identifier)
        for key in keys { own.combine(key) }
        hash = own.finalize()
      }
      hasher.combine(hash)
    }
  }

  private final class Identified<ID: Hashable>: Qualifier {
    private let id: ID

    init(_ id: ID, keys: [AnyHashable]) {
      self.id = id
      super.init(keys: keys)
    }

    override var identifier: AnyHashable? { AnyHashable(id) }

    /// Known only for `Int` and `String` without keys: identifiers of other types that may be equal have the tag 0.
    override fileprivate var tag: UInt32 {
      if !keys.isEmpty { return 0 }
      if ID.self == Int.self {
        return UInt32(truncatingIfNeeded: unsafeBitCast(id, to: Int.self)) | Base.known
      }
      if ID.self == String.self {
        return UInt32(truncatingIfNeeded: unsafeBitCast(id, to: String.self).hashValue) | Base.known
      }
      return 0
    }

    override fileprivate func hasIdentifier(of other: Qualifier) -> Bool {
      type(of: other) == Identified<ID>.self
        ? exactlyEqual(unsafeDowncast(other, to: Identified<ID>.self).id, id)
        : exactlyEqual(other.identifier, AnyHashable(id))
    }
  }

  /// The tree of the key; also the first value of its counter.
  enum Kind: Int {
    case parent = 0
    case owner = 1
  }

  var kind: Kind { Self.kind(counter) }

  static func kind(_ counter: Int) -> Kind { counter.isMultiple(of: 2) ? .parent : .owner }
}
