/// The states of a tree in a form that another process can read.
///
/// A node is identified by its path from the root: for each step the declared type, the identifier and the
/// keys, and the counter of the node among siblings with the same of these. Two builds of the same tree
/// have the same paths. Nodes without a state in their subtree are omitted.
package struct StoredTree: Codable, Sendable {
  /// The names of types; children refer to them by index.
  package var types: [String] = []
  /// The nodes; the first one is the root.
  package var nodes: [Node] = []

  package struct Node: Codable, Sendable {
    package var slots: [Slot] = []
    /// The index of the node of each child, by key (``StoredTree/key(of:_:_:)``).
    package var children: [String: Int] = [:]
  }

  package struct Slot: Codable, Sendable {
    package var name: String
    /// The version of the state's encoded form.
    package var version: Int
    /// The encoded value, as JSON.
    package var value: String
  }

  /// The name of the only slot of a state that is not a ``StateSlots``.
  static let stateSlot = "state"

  /// The qualified name of `type`, constant in every process and in later versions of an application.
  ///
  /// Private types with the same name in two files of a module have one name.
  static func name(of type: Any.Type) -> String {
    // The name of a private type contains an address: "Module.(unknown context at $5581).Row".
    let mark = "(unknown context at $"
    var parts: [Substring] = []
    var rest = Substring(String(reflecting: type))
    while let hole = rest.firstRange(of: mark) {
      parts.append(rest[..<hole.lowerBound])
      let tail = rest[hole.upperBound...]
      rest = tail.drop { $0 != ")" }.dropFirst()
    }
    return (parts + [rest]).joined(separator: "(private)")
  }

  /// The encoded key of a child, given the index of its type.
  ///
  /// - Returns: `nil` if the identifier or a key cannot be encoded.
  static func key(of key: TreeNodeKey, _ type: Int, _ encode: (any Encodable) throws -> [UInt8])
    -> String?
  {
    var text = "\(type) \(key.counter)"
    for value in [key.base.identifier].compactMap({ $0 }) {
      guard let word = word(for: value, encode) else { return nil }
      text += " \(word)"
    }
    for value in key.base.keys {
      guard let word = word(for: value, encode) else { return nil }
      text += " k\(word)"
    }
    return text
  }

  private static func word(
    for value: AnyHashable, _ encode: (any Encodable) throws -> [UInt8]
  ) -> String? {
    switch value.base {
    case let text as String: return "s\(text.utf8.count):\(text)"
    case let number as any BinaryInteger: return "i\(number)"
    case let value as any Encodable:
      guard let bytes = try? encode(value) else { return nil }
      return "e\(bytes.count):\(String(decoding: bytes, as: UTF8.self))"
    default: return nil
    }
  }
}

/// States that could not be stored.
public struct StateEncodingError: Error, CustomStringConvertible {
  /// One sentence for each state: the path to its component, and the reason.
  public let problems: [String]

  package init(problems: [String]) { self.problems = problems }

  public var description: String {
    "The states of a tree cannot be stored: \(problems.joined(separator: "; "))"
  }
}
