import TrellisBase

/// Reads any JSON value, strictly and with limits, so that no input can exhaust memory or the stack.
package struct JSONReader {
  /// The limits of an input; each is checked before memory is allocated.
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

  private let limits: Limits
  private var depth = 0
  private var values = 0

  /// Reads `bytes` as one value.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func read(_ bytes: [UInt8], limits: Limits) throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw .tooMany("bytes") }
    var reader = JSONReader(limits: limits)
    var scanner = JSONScanner(bytes)
    let value = try reader.value(&scanner)
    try scanner.end()
    return value
  }

  private init(limits: Limits) {
    self.limits = limits
  }

  private mutating func value(_ scanner: inout JSONScanner) throws(JSONError) -> JSONValue {
    if CallStack.isShort {
      // The type checker needs an explicit error type for the closure.
      let result = CallStack.runOnLargerStack { () -> Result<JSONValue, JSONError> in
        Result { () throws(JSONError) in try value(&scanner) }
      }
      return try result.get()
    }
    values += 1
    guard values <= limits.values else { throw .tooMany("values") }
    switch scanner.next() {
    case UInt8(ascii: "["): return try array(&scanner)
    case UInt8(ascii: "{"): return try object(&scanner)
    case UInt8(ascii: "\""): return .string(try scanner.string(limit: limits.bytes))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try scanner.boolean())
    case UInt8(ascii: "n"):
      guard scanner.consumeNull() else { throw scanner.malformed }
      return .null
    default: return .number(try scanner.number())
    }
  }

  private mutating func array(_ scanner: inout JSONScanner) throws(JSONError) -> JSONValue {
    var items: [JSONValue] = []
    try enter(scanner)
    try scanner.array(of: "values", limit: limits.values) { scanner throws(JSONError) in
      items.append(try value(&scanner))
    }
    depth -= 1
    return .array(items)
  }

  private mutating func object(_ scanner: inout JSONScanner) throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    try enter(scanner)
    try scanner.object { scanner, name throws(JSONError) in
      members.append(JSONValue.Member(name: name, value: try value(&scanner)))
    }
    depth -= 1
    return .object(members)
  }

  private mutating func enter(_ scanner: JSONScanner) throws(JSONError) {
    depth += 1
    guard depth <= limits.depth else { throw .tooDeep(offset: scanner.offset) }
  }
}
