/// The header fields of a message, in the order of arrival, with case-insensitive names.
///
/// All bytes of a message's fields are in one array, with a table of ranges, so a request with twenty
/// fields needs two allocations instead of forty. Reading a value makes a `String`; bytes that are not
/// UTF-8 become U+FFFD.
///
/// ```swift
/// var headers: Headers = ["Content-Type": "text/plain"]
/// headers["cache-control"] = "no-store"
/// headers.append("Set-Cookie", "a=1")
/// ```
public struct Headers: Sendable {
  /// The ranges of one field in `bytes`; the ends are exclusive.
  struct Field: Sendable {
    var name: UInt32
    var nameEnd: UInt32
    var value: UInt32
    var valueEnd: UInt32
  }

  private(set) var bytes: [UInt8]
  private(set) var fields: [Field]

  /// Makes headers without fields.
  public init() {
    bytes = []
    fields = []
  }

  /// Creates headers from parsed ranges of `bytes`.
  init(bytes: [UInt8], fields: [Field]) {
    self.bytes = bytes
    self.fields = fields
  }

  /// The number of fields; a name that occurs twice counts twice.
  public var count: Int { fields.count }

  /// Whether there are no fields.
  public var isEmpty: Bool { fields.isEmpty }

  /// The first value of `name`; setting replaces every value, and `nil` removes the field.
  ///
  /// - Complexity: O(count).
  public subscript(name: String) -> String? {
    get {
      for field in fields where matches(field, name) { return value(of: field) }
      return nil
    }
    set {
      remove(name)
      if let newValue { append(name, newValue) }
    }
  }

  /// Every value of `name`, in order.
  public func values(of name: String) -> [String] {
    fields.filter { matches($0, name) }.map { value(of: $0) }
  }

  /// Whether there is a field `name`; does not make a `String` of its value.
  public func contains(_ name: String) -> Bool {
    fields.contains { matches($0, name) }
  }

  /// Appends a field.
  ///
  /// Control characters of `value` become spaces, because a line break inside a value would allow the
  /// author of the value to add further fields.
  ///
  /// - Precondition: `name` is a token of RFC 9110 §5.6.2.
  public mutating func append(_ name: String, _ value: String) {
    precondition(
      !name.isEmpty && name.utf8.allSatisfy(\.isToken), "\"\(name)\" is not a header name")
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: name.utf8)
    let nameEnd = UInt32(bytes.count)
    bytes.append(contentsOf: value.utf8)
    for index in Int(nameEnd)..<bytes.count where bytes[index].isForbiddenInValue {
      bytes[index] = .space
    }
    fields.append(
      Field(name: start, nameEnd: nameEnd, value: nameEnd, valueEnd: UInt32(bytes.count)))
  }

  /// Removes every field with the name `name`.
  ///
  /// The bytes stay allocated until the headers are deallocated.
  public mutating func remove(_ name: String) {
    guard contains(name) else { return }
    let kept = fields.filter { !matches($0, name) }
    fields = kept
  }

  /// Removes the fields whose lower-case name `isUnwanted` accepts.
  mutating func removeAll(where isUnwanted: (String) -> Bool) {
    let kept = fields.filter { !isUnwanted(self.name(of: $0).lowercased()) }
    if kept.count < fields.count { fields = kept }
  }

  func name(of field: Field) -> String {
    String(decoding: bytes[Int(field.name)..<Int(field.nameEnd)], as: UTF8.self)
  }

  func value(of field: Field) -> String {
    String(decoding: bytes[Int(field.value)..<Int(field.valueEnd)], as: UTF8.self)
  }

  func matches(_ field: Field, _ name: String) -> Bool {
    guard Int(field.nameEnd - field.name) == name.utf8.count else { return false }
    var index = Int(field.name)
    for byte in name.utf8 {
      if bytes[index].lowercased != byte.lowercased { return false }
      index += 1
    }
    return true
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  /// Creates headers from pairs in their order; a name may occur twice.
  ///
  /// - Precondition: every name is a token of RFC 9110 §5.6.2.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init()
    for (name, value) in elements { append(name, value) }
  }
}

extension Headers: Sequence {
  /// The fields as pairs of name (in the original case) and value.
  public func makeIterator() -> AnyIterator<(name: String, value: String)> {
    var rest = fields.makeIterator()
    return AnyIterator {
      rest.next().map { (self.name(of: $0), self.value(of: $0)) }
    }
  }
}

extension Headers: Equatable {
  /// Whether both contain the same names (ignoring case) and values in the same order.
  public static func == (lhs: Headers, rhs: Headers) -> Bool {
    lhs.count == rhs.count
      && zip(lhs, rhs).allSatisfy {
        $0.name.lowercased() == $1.name.lowercased() && $0.value == $1.value
      }
  }
}
