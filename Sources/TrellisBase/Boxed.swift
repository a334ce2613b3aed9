/// A value stored outside its owner, so that the owner stays small while there is no value. It has value
/// semantics: changing a copy does not change the original.
@usableFromInline
package struct Boxed<Value> {
  @usableFromInline
  final class Storage {
    @usableFromInline
    var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline
  var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  @inlinable
  package var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
