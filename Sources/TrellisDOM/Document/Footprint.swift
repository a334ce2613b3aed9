/// The number of bytes that the elements of a document hold, kept up to date by each change.
///
/// An element counts from its creation to its end, whether a client knows it or not: while a client
/// acknowledges nothing, elements that it was not told of come and elements that it still shows stay.
struct Footprint {
  /// The elements that exist.
  var elementCount = 0
  /// The bytes of their texts, and of the texts among their live properties.
  private(set) var textBytes = 0
  /// The part of ``textBytes`` that the client sent.
  private(set) var clientBytes = 0
  /// The most bytes of texts to keep that the client sent.
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

  /// Takes off an element at its end.
  mutating func remove(_ element: Element) {
    elementCount -= 1
    if case .text(let text) = element.content { textBytes -= text.utf8.count }
    if let field = element.live?.field {
      for property in field.properties { remove(property) }
    }
  }
}

extension Document {
  /// The number of elements that exist, whether they are announced or not, and whether they stand in the
  /// document or wait for its client to hear of their removal.
  package var elementCount: Int { changeTracker.footprint.elementCount }

  /// The bytes of all texts, live properties, attributes and styles, and of their former values
  /// in the changeTracker. Values that several elements share count once.
  ///
  /// - Complexity: O(1).
  package var contentBytes: Int {
    changeTracker.footprint.textBytes + changeTracker.pool.byteCount + changeTracker.recordBytes
  }

  /// The bytes of values that the client sent and that the document keeps, of fields for example.
  package var clientBytes: Int { changeTracker.footprint.clientBytes }

  /// The most of ``clientBytes``: 1 MiB unless told otherwise. The value of a field that would go beyond
  /// it reaches its listener and is not kept.
  package var clientByteLimit: Int {
    get { changeTracker.footprint.clientByteLimit }
    set { changeTracker.footprint.clientByteLimit = newValue }
  }
}
