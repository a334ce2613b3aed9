import TrellisBase

/// An error in JSON. Offsets count bytes from the start.
public enum JSONError: Error, Equatable, Sendable {
  /// The bytes at `offset` are not JSON, or not of the expected form.
  case malformed(offset: Int)
  /// Values are nested deeper than the limit.
  case tooDeep(offset: Int)
  /// The number or length of a named part exceeds its limit.
  case tooMany(String)
  /// A required member is missing.
  case missing(String)
  /// A member is unknown or repeated.
  case unexpected(String)
  /// The value of a member is out of range.
  case invalid(String)
}

extension JSONError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let offset): "the JSON is not of the expected form at byte \(offset)"
    case .tooDeep(let offset): "the JSON is nested too deep at byte \(offset)"
    case .tooMany(let name): "there are too many \(name)"
    case .missing(let name): "the member \"\(name)\" is missing"
    case .unexpected(let name): "the member \"\(name)\" is not expected"
    case .invalid(let name): "the member \"\(name)\" has a value out of range"
    }
  }
}

/// Reads JSON from front to back into the types that the caller expects.
///
/// Only the requested values are built, nesting is only as deep as the caller's code, and every length has
/// a limit that is checked before memory is allocated.
///
/// Source: RFC 8259, read strictly: no byte order mark, no lone surrogates, no leading zeros.
package struct JSONScanner {
  private let bytes: [UInt8]
  package private(set) var offset = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var malformed: JSONError { .malformed(offset: offset) }

  // MARK: Structure

  /// Reads an object; `member` is called with each name and must read the value. Names have at most 32
  /// bytes.
  package mutating func object(
    _ member: (inout JSONScanner, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect("{")
    if consume("}") { return }
    var names = MemberNames()
    repeat {
      let name = try string(limit: 32)
      guard names.insert(name) else { throw .unexpected(name) }
      try expect(":")
      try member(&self, name)
    } while consume(",")
    try expect("}")
  }

  /// Reads an array of at most `limit` elements; `element` must read each.
  package mutating func array(
    of name: String, limit: Int, _ element: (inout JSONScanner) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect("[")
    if consume("]") { return }
    var count = 0
    repeat {
      count += 1
      guard count <= limit else { throw .tooMany(name) }
      try element(&self)
    } while consume(",")
    try expect("]")
  }

  /// Checks that only white space follows.
  package mutating func end() throws(JSONError) {
    skipSpace()
    guard offset == bytes.count else { throw malformed }
  }

  // MARK: Values

  package mutating func boolean() throws(JSONError) -> Bool {
    if consumeWord("true") { return true }
    if consumeWord("false") { return false }
    throw malformed
  }

  /// Reads `null` if it comes next.
  package mutating func consumeNull() -> Bool { consumeWord("null") }

  /// A whole number from 0 to 2⁵³ − 1, the range that JavaScript represents exactly. A fraction or an exponent is
  /// not read, so that the caller fails at it.
  package mutating func natural() throws(JSONError) -> UInt64 {
    skipSpace()
    let start = offset
    var value: UInt64 = 0
    while let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      guard offset - start < 16 else { throw malformed }
      value = value * 10 + UInt64(digit - UInt8(ascii: "0"))
      offset += 1
    }
    let hasLeadingZero = offset - start > 1 && bytes[start] == UInt8(ascii: "0")
    guard offset > start, !hasLeadingZero, value < 1 << 53 else { throw malformed }
    return value
  }

  /// A finite number of at most 32 bytes:
  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  package mutating func number() throws(JSONError) -> Double {
    skipSpace()
    let start = offset
    _ = consumeByte(UInt8(ascii: "-"))
    let hasLeadingZero = peek == UInt8(ascii: "0")
    guard let whole = digits(), whole == 1 || !hasLeadingZero else { throw malformed }
    if consumeByte(UInt8(ascii: ".")), digits() == nil { throw malformed }
    if consumeByte(UInt8(ascii: "e")) || consumeByte(UInt8(ascii: "E")) {
      if !consumeByte(UInt8(ascii: "-")) { _ = consumeByte(UInt8(ascii: "+")) }
      guard digits() != nil else { throw malformed }
    }
    guard offset - start <= 32,
      let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite
    else { throw malformed }
    return value
  }

  /// Reads digits; returns their number, or `nil` if there are none.
  private mutating func digits() -> Int? {
    let start = offset
    while let byte = peek, byte &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset > start ? offset - start : nil
  }

  /// Text of at most `limit` bytes of UTF-8.
  package mutating func string(limit: Int) throws(JSONError) -> String {
    try expect("\"")
    let start = offset
    var allBits: UInt8 = 0
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw malformed }
      allBits |= byte
      offset += 1
      guard offset - start <= limit else { throw .tooMany("bytes in a text") }
    }
    if peek == UInt8(ascii: "\"") {
      defer { offset += 1 }
      // ASCII is valid UTF-8; a validation would take longer than all the rest.
      if allBits < 0x80 { return String(decoding: bytes[start..<offset], as: UTF8.self) }
      guard let text = String(validating: bytes[start..<offset], as: UTF8.self) else {
        throw malformed
      }
      return text
    }
    return try stringWithEscapes(from: start, limit: limit)
  }

  private mutating func stringWithEscapes(
    from start: Int, limit: Int
  ) throws(JSONError) -> String {
    var decoded = Array(bytes[start..<offset])
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw malformed }
      offset += 1
      if byte == UInt8(ascii: "\\") {
        decoded.append(contentsOf: try escape().utf8)
      } else {
        decoded.append(byte)
      }
      guard decoded.count <= limit else { throw .tooMany("bytes in a text") }
    }
    try expect("\"")
    guard let text = String(validating: decoded, as: UTF8.self) else { throw malformed }
    return text
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = peek else { throw malformed }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(Character(try escapedScalar()))
    default: throw malformed
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try fourDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(unit)), consumeByte(UInt8(ascii: "\\")),
      consumeByte(UInt8(ascii: "u"))
    else { throw malformed }
    let trail = try fourDigits()
    guard UTF16.isTrailSurrogate(UInt16(trail)),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (trail - 0xDC00))
    else { throw malformed }
    return scalar
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard offset + 4 <= bytes.count else { throw malformed }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else {
        throw malformed
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  // MARK: Bytes

  /// The first byte of the following value, or `nil` at the end.
  package mutating func next() -> UInt8? {
    skipSpace()
    return peek
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func consumeByte(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return consumeByte(UInt8(ascii: character))
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    guard consume(character) else { throw malformed }
  }

  private mutating func consumeWord(_ word: StaticString) -> Bool {
    skipSpace()
    let end = offset + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { letters in
      end <= bytes.count && bytes[offset..<end].elementsEqual(letters)
    }
    if matches { offset = end }
    return matches
  }
}

/// The names of an object's members read so far.
private struct MemberNames {
  private var few: [String] = []
  private var many: Set<Exact<String>> = []

  /// Adds a name; returns `false` for a duplicate.
  mutating func insert(_ name: String) -> Bool {
    guard few.count < 16 else { return many.insert(Exact(name)).inserted }
    // Comparing a few names is faster than hashing.
    guard !few.contains(where: name.isExactly) else { return false }
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(name)
    if few.count == 16 { many = Set(few.map({ Exact($0) })) }
    return true
  }
}
