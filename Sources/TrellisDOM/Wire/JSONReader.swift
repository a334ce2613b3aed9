/// A reason that text cannot be read as JSON; each names the byte where reading stopped.
public enum JSONError: Error, Equatable, Sendable {
  case tooLong(limit: Int)
  case tooDeep(at: Int)
  case tooManyValues(at: Int)
  case unexpectedEnd
  case unexpectedByte(at: Int)
  case malformedNumber(at: Int)
  case malformedString(at: Int)
  case repeatedName(at: Int)
}

extension JSONError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let limit): "Cannot read JSON: more than \(limit) bytes"
    case .tooDeep(let offset): "Cannot read JSON: nested too deep at byte \(offset)"
    case .tooManyValues(let offset): "Cannot read JSON: too many values at byte \(offset)"
    case .unexpectedEnd: "Cannot read JSON: the text ends too early"
    case .unexpectedByte(let offset): "Cannot read JSON: unexpected character at byte \(offset)"
    case .malformedNumber(let offset): "Cannot read JSON: malformed number at byte \(offset)"
    case .malformedString(let offset): "Cannot read JSON: malformed string at byte \(offset)"
    case .repeatedName(let offset): "Cannot read JSON: a member stands twice at byte \(offset)"
    }
  }
}

/// Reads JSON strictly (RFC 8259) and within limits, so that no text can exhaust memory or the stack.
package struct JSONReader {
  /// What a text may hold at most; beyond each, reading ends with an error before anything is kept.
  package struct Limits: Sendable {
    package var bytes: Int
    package var depth: Int
    package var values: Int
    package init(bytes: Int, depth: Int, values: Int) {
      self.bytes = bytes
      self.depth = depth
      self.values = values
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth: Int
  private var values: Int

  /// The one value that `bytes` spell.
  ///
  /// - Complexity: O(*n*) in the bytes; O(*m*²) in the members of one object.
  package static func read(_ bytes: [UInt8], limits: Limits) throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    var reader = JSONReader(bytes: bytes, limits: limits)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw .unexpectedByte(at: reader.index) }
    return value
  }

  private init(bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    depth = limits.depth
    values = limits.values
  }

  private mutating func skipSpace() {
    while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) { index += 1 }
  }

  private mutating func peek() throws(JSONError) -> UInt8 {
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    return bytes[index]
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    values -= 1
    guard values >= 0 else { throw .tooManyValues(at: index) }
    switch try peek() {
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 {
      guard index < bytes.count else { throw .unexpectedEnd }
      guard bytes[index] == byte else { throw .unexpectedByte(at: index) }
      index += 1
    }
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth -= 1
    guard depth >= 0 else { throw .tooDeep(at: index) }
    index += 1
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try enter()
    var items: [JSONValue] = []
    if try peek() == UInt8(ascii: "]") {
      index += 1
    } else {
      repeat { items.append(try value()) } while try goesOn(until: UInt8(ascii: "]"))
    }
    depth += 1
    return .array(items)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    if try peek() == UInt8(ascii: "}") {
      index += 1
    } else {
      repeat {
        guard try peek() == UInt8(ascii: "\"") else { throw .unexpectedByte(at: index) }
        let start = index
        let name = try string()
        guard members.count < 256 else { throw .tooManyValues(at: start) }
        guard !members.contains(where: { $0.name == name }) else {
          throw .repeatedName(at: start)
        }
        guard try peek() == UInt8(ascii: ":") else { throw .unexpectedByte(at: index) }
        index += 1
        members.append(JSONValue.Member(name: name, value: try value()))
      } while try goesOn(until: UInt8(ascii: "}"))
    }
    depth += 1
    return .object(members)
  }

  private mutating func goesOn(until end: UInt8) throws(JSONError) -> Bool {
    let byte = try peek()
    guard byte == UInt8(ascii: ",") || byte == end else { throw .unexpectedByte(at: index) }
    index += 1
    return byte != end
  }
}

extension JSONReader {
  /// Grammar: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`, at most 32 bytes.
  private mutating func number() throws(JSONError) -> Double {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    guard digits() > 0 else {
      throw start == index ? .unexpectedByte(at: start) : .malformedNumber(at: start)
    }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { throw .malformedNumber(at: start) }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw .malformedNumber(at: start) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard digits() > 0 else { throw .malformedNumber(at: start) }
    }
    guard index - start <= 32,
      let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else { throw .malformedNumber(at: start) }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 { index += 1 }
    return index - start
  }

  private mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else { throw .unexpectedEnd }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .malformedString(at: start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<32: throw .malformedString(at: index - 1)
      default: text.append(byte)
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard index < bytes.count else { throw .unexpectedEnd }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      if code >= 0xD800 && code < 0xDC00, index + 1 < bytes.count,
        bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        let low = try codeUnit()
        guard low >= 0xDC00 && low < 0xE000 else { throw .malformedString(at: index) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw .malformedString(at: index) }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw .malformedString(at: index - 1)
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw .unexpectedEnd }
    var code: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 128 else {
        throw .malformedString(at: index)
      }
      code = code << 4 | UInt32(digit)
    }
    index += 4
    return code
  }
}
