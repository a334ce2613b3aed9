/// Whether two values are equal by `==`, and each text in them has the same code points in both.
///
/// `==` of a structure compares its strings by canonical equivalence, as `==` of `String` does. This function therefore
/// compares the texts in equal values: in stored properties, payloads of cases, elements and keys. Canonically
/// equivalent texts with different code points make the values unequal. Other different texts do not, because `==` of
/// the type ignores them. Objects and structures of Foundation, such as `AttributedString`, are not searched: their
/// `==` decides.
///
/// - Complexity: as `==`; for equal values with texts another O(*n*) in texts, and a reflection of each case with a
///   payload.
@inlinable
package func exactlyEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  if Value.self == String.self {
    return unsafeBitCast(lhs, to: String.self).isExactly(unsafeBitCast(rhs, to: String.self))
  }
  guard lhs == rhs else { return false }
  return _isPOD(Value.self) || TextSearch.haveSameTexts(lhs, rhs)
}

/// A type whose `==` compares texts by code points itself.
protocol ExactlyEquatable: Equatable {}

extension Equatable {
  /// Whether `other` has the same type and is exactly equal.
  package func isExactly(same other: Any) -> Bool {
    (other as? Self).map { exactlyEqual(self, $0) } ?? false
  }
}
