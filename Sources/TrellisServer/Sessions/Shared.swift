/// An immutable value shared by many owners, for large values that each owner would otherwise copy.
@dynamicMemberLookup
package final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  package subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
