/// The number of elements and the bytes of texts that a document holds, updated by each change.
///
/// An element counts from its creation to its deallocation, announced or not: while a client acknowledges nothing, new
/// elements are not announced and removed elements are still held.
package struct Footprint {
  /// The number of existing elements.
  package var elementCount = 0
  /// The bytes of the elements' texts, and of strings among their live properties.
  package private(set) var textBytes = 0
  /// The part of ``textBytes`` that the client sent.
  private(set) var clientBytes = 0
  /// The maximum number of bytes of client texts to store.
  var clientByteLimit = 1 << 20

  mutating func replace(_ old: String?, with new: String?) {
    textBytes += (new?.utf8.count ?? 0) - (old?.utf8.count ?? 0)
  }

  mutating func add(_ property: FieldState.Property) { count(property, 1) }

  mutating func remove(_ property: FieldState.Property) { count(property, -1) }

  private mutating func count(_ property: FieldState.Property, _ sign: Int) {
    let bytes = sign * property.byteCount
    textBytes += bytes
    if property.isClients { clientBytes += bytes }
  }

  /// Subtracts a deallocated element.
  mutating func remove(_ element: Element) {
    elementCount -= 1
    if case .text(let text) = element.content { textBytes -= text.utf8.count }
    if let field = element.live?.field {
      for property in field.properties { remove(property) }
    }
  }
}

extension Document {
  /// The number of existing elements: announced or not, in the document or removed but not yet part of a
  /// patch.
  package var elementCount: Int { changeTracker.footprint.elementCount }

  /// The bytes of all texts, live properties, attributes and styles, and of their former values in the
  /// change tracker. Values that several elements share count once.
  ///
  /// - Complexity: O(1).
  package var contentBytes: Int {
    changeTracker.footprint.textBytes + changeTracker.pool.byteCount
      + changeTracker.records.byteCount
  }

  /// The bytes of stored values that the client sent, such as values of fields.
  package var clientBytes: Int { changeTracker.footprint.clientBytes }

  /// The limit of ``clientBytes``; 1 MiB by default. The value of a field that would exceed the limit is
  /// passed to its listener but not stored.
  package var clientByteLimit: Int {
    get { changeTracker.footprint.clientByteLimit }
    set { changeTracker.footprint.clientByteLimit = newValue }
  }
}
