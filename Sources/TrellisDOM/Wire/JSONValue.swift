/// A parsed JSON value; decoders accept untrusted text only in this form.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text; the reader refuses repeated names.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue
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
