import TrellisBase

/// The value of a state.
///
/// A box is immutable; a write makes another one. So generations of a node, and a node and its pending
/// updates, share boxes.
class StateBox {
  fileprivate let type: ObjectIdentifier
  let persistence: StatePersistence

  fileprivate init(type: ObjectIdentifier, persistence: StatePersistence) {
    self.type = type
    self.persistence = persistence
  }

  /// The value, of any type.
  ///
  /// Overridden by ``TypedStateBox``, the class of every box, as is ``restored(from:version:)``.
  var anyValue: Any { preconditionFailure("StateBox is abstract") }

  /// A box with the value of `encoded` instead; `nil` for the initial value.
  func restored(from encoded: EncodedState, version: Int) throws -> StateBox? {
    preconditionFailure("StateBox is abstract")
  }

  /// The value as a `Value`; `nil` if it has another type.
  ///
  /// A value of exactly this type is read without a dynamic cast.
  @inline(__always)
  final func value<Value>(as: Value.Type) -> Value? {
    if isExactly(Value.self) { return uncheckedValue(as: Value.self) }
    return anyValue as? Value
  }

  /// Whether the value is of this type.
  @inline(__always)
  final func isExactly<Value>(_: Value.Type) -> Bool { type == ObjectIdentifier(Value.self) }

  /// The value.
  ///
  /// - Precondition: ``isExactly(_:)``.
  @inline(__always)
  final func uncheckedValue<Value>(as: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedStateBox<Value>.self).value
  }

  /// A box with `value`.
  static func of<Value>(
    _ value: Value, _ persistence: StatePersistence = .encoded
  ) -> StateBox {
    TypedStateBox(value, persistence)
  }

  /// A box with `value`: `other`, if its value has the same bits.
  ///
  /// Initial states of siblings are mostly equal, and a box takes as much memory as a small node.
  static func of<Value>(
    _ value: Value, _ persistence: StatePersistence, orSame other: StateBox?
  ) -> StateBox {
    // Values without references are equal if their bits are.
    guard let other, _isPOD(Value.self), other.isExactly(Value.self),
      other.persistence == persistence
    else { return of(value, persistence) }
    let hasSameBits = withUnsafeBytes(of: value) { bits in
      withUnsafeBytes(of: other.uncheckedValue(as: Value.self)) { bits.elementsEqual($0) }
    }
    return hasSameBits ? other : of(value, persistence)
  }
}

private final class TypedStateBox<Value>: StateBox {
  let value: Value

  init(_ value: Value, _ persistence: StatePersistence) {
    self.value = value
    super.init(type: ObjectIdentifier(Value.self), persistence: persistence)
  }

  override var anyValue: Any { value }

  override func restored(from encoded: EncodedState, version: Int) throws -> StateBox? {
    if let type = Value.self as? any VersionedState.Type, type.version != version {
      let value = try type.migrate(encoded, from: version) as? Value
      return value.map { TypedStateBox($0, persistence) }
    }
    guard let type = Value.self as? any Decodable.Type else { return nil }
    let value = try encoded.decode(type) as? Value
    return value.map { TypedStateBox($0, persistence) }
  }
}
