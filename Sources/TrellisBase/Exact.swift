/// A value whose texts are compared by code points, as ``exactlyEqual(_:_:)`` does.
///
/// As a property wrapper it makes the synthesised `==` of its type exact. As an element of a set or a key of a
/// dictionary it distinguishes texts that differ in code points only.
@propertyWrapper
package struct Exact<Value> {
  package var wrappedValue: Value

  @inlinable
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  @inlinable
  package init(_ value: Value) { wrappedValue = value }
}

extension Exact: Equatable where Value: Equatable {
  @inlinable
  package static func == (lhs: Exact, rhs: Exact) -> Bool {
    exactlyEqual(lhs.wrappedValue, rhs.wrappedValue)
  }
}

extension Exact: Hashable where Value: Hashable {
  /// Exactly equal values are equal, and have the same hash.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    if Value.self == String.self {
      unsafeBitCast(wrappedValue, to: String.self).hashCodePoints(into: &hasher)
    } else {
      hasher.combine(wrappedValue)
    }
  }
}

extension Exact: ExactlyEquatable where Value: Equatable {}

extension Exact: Sendable where Value: Sendable {}

extension Exact: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value == String {
  package init(stringLiteral value: String) { self.init(value) }
}
