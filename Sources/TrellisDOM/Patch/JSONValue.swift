import TrellisBase

/// A JSON value of any form, such as a patch or the properties of an event. Text of a known form is read with
/// ``JSONScanner``.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text, without repeated names.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  /// Reads text strictly and with limits, so that no input can exhaust memory or the stack: the reader recurses at most
  /// as deep as the limit.
  ///
  /// - Parameters:
  ///   - bytes: the maximum length of the text.
  ///   - depth: the maximum number of arrays and objects around a value.
  ///   - values: the maximum number of values, those in arrays and objects included.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ text: [UInt8], bytes: Int, depth: Int, values: Int) throws(JSONError) {
    guard text.count <= bytes else { throw .tooMany("bytes") }
    var scanner = JSONScanner(text)
    var values = values
    self = try scanner.value(depth: depth, values: &values)
    try scanner.end()
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The value of an object's member, or `nil` if this is no object or has no such member.
  ///
  /// - Complexity: O(*n*) in the number of members.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number as an integer from zero to `limit`, otherwise `nil`.
  package func natural(upTo limit: Int = Int(UInt32.max)) -> Int? {
    guard let number, number >= 0, number <= Double(limit), number.rounded() == number else {
      return nil
    }
    return Int(number)
  }
}

extension JSONScanner {
  /// Reads any value, and subtracts the number of values in it, itself included, from `values`.
  fileprivate mutating func value(depth: Int, values: inout Int) throws(JSONError) -> JSONValue {
    guard values > 0 else { throw .tooMany("values") }
    values -= 1
    let first = next()
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{"), depth == 0 {
      throw .tooDeep(offset: offset)
    }
    switch first {
    case UInt8(ascii: "["):
      var items: [JSONValue] = []
      try array(of: "values", limit: values) { scanner throws(JSONError) in
        items.append(try scanner.value(depth: depth - 1, values: &values))
      }
      return .array(items)
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try object { scanner, name throws(JSONError) in
        let value = try scanner.value(depth: depth - 1, values: &values)
        members.append(JSONValue.Member(name: name, value: value))
      }
      return .object(members)
    case UInt8(ascii: "\""): return .string(try string(limit: .max))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try boolean())
    case UInt8(ascii: "n"):
      guard consumeNull() else { throw malformed }
      return .null
    default: return .number(try number())
    }
  }
}
