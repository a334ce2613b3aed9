/// An immutable value in one place that many owners refer to; for large values that each owner would copy.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
