/// The value of a state.
///
/// A box never changes; a write makes another one. So generations of a node, and a node and the updates that wait
/// for it, share boxes.
class StateBox {
  fileprivate let type: ObjectIdentifier

  fileprivate init(type: ObjectIdentifier) { self.type = type }

  /// The value, whatever its type.
  var anyValue: Any { fatalError("a box without a value") }

  /// The value as a `Value`; `nil` if it is none.
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
  static func of<Value>(_ value: Value) -> StateBox { TypedStateBox(value) }
}

private final class TypedStateBox<Value>: StateBox {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(type: ObjectIdentifier(Value.self))
  }

  override var anyValue: Any { value }
}
