/// A name and a value of a query or of a form.
public struct QueryItem: Hashable, Sendable {
  /// The decoded text before the first equals sign; may be empty.
  public let name: String
  /// The decoded text after the first equals sign; empty if there is none.
  public let value: String

  /// Creates an item from a decoded name and a decoded value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Parses a body or a query in the coding `application/x-www-form-urlencoded`.
  ///
  /// Nothing is refused: a `%` that begins no escape is kept, and bytes that are not UTF-8 become U+FFFD. Source:
  /// WHATWG URL, "urlencoded parsing".
  ///
  /// - Complexity: O(bytes).
  public static func items(in bytes: some Sequence<UInt8>) -> [QueryItem] {
    var items: [QueryItem] = []
    var name: [UInt8] = []
    var value: [UInt8] = []
    var isInValue = false
    func finish() {
      if isInValue || !name.isEmpty {
        items.append(QueryItem(name: text(name), value: text(value)))
      }
      name.removeAll(keepingCapacity: true)
      value.removeAll(keepingCapacity: true)
      isInValue = false
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): finish()
      case UInt8(ascii: "=") where !isInValue: isInValue = true
      default:
        let plain = byte == UInt8(ascii: "+") ? .space : byte
        if isInValue { value.append(plain) } else { name.append(plain) }
      }
    }
    finish()
    return items
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: PercentCoding.decoded(bytes), as: UTF8.self)
  }
}
