import TrellisBase

/// A path in a body: indices among siblings, branches of conditions, and identifiers.
///
/// Eight levels of indices take one word; identifiers are allocated.
struct ViewPath: Hashable {
  private var word: UInt64 = 0
  private var outer: Node?

  mutating func append(_ index: Int) {
    if word >> 56 != 0 || index >= 255 { return append(id: index) }
    // Zero is no level, so that words of different lengths differ.
    word = word << 8 | UInt64(index + 1)
  }

  mutating func append<ID: Hashable>(id: ID) {
    outer = IdentifiedNode(id, word: word, outer: outer)
    word = 0
  }

  /// A number that differs for paths of one body, except with a probability of 2⁻³² for each two; never 0.
  var tag: UInt32 {
    let inner = word &* 0x9E37_79B9_7F4A_7C15
    let outer = UInt64(truncatingIfNeeded: outer?.hash ?? 0)
    let mixed = ((inner ^ inner >> 32) ^ outer) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32) | 1
  }

  private class Node: Hashable {
    let word: UInt64
    let outer: Node?
    let hash: Int

    init(word: UInt64, outer: Node?, hash: Int) {
      self.word = word
      self.outer = outer
      self.hash = hash
    }

    func hasIdentifier(of other: Node) -> Bool { false }
    var identifier: any Hashable { hash }

    static func == (lhs: Node, rhs: Node) -> Bool {
      lhs === rhs
        || (lhs.hash == rhs.hash && lhs.word == rhs.word && lhs.hasIdentifier(of: rhs)
          && lhs.outer == rhs.outer)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private final class IdentifiedNode<ID: Hashable>: Node {
    private let id: ID

    init(_ id: ID, word: UInt64, outer: Node?) {
      self.id = id
      var hasher = Hasher()
      hasher.combine(id)
      hasher.combine(word)
      hasher.combine(outer)
      super.init(word: word, outer: outer, hash: hasher.finalize())
    }

    override func hasIdentifier(of other: Node) -> Bool {
      (other as? IdentifiedNode<ID>).map { exactlyEqual($0.id, id) } ?? false
    }

    override var identifier: any Hashable { id }
  }
}

/// The path as text, from the inside out, for keys that are compared in later processes. It has no addresses and no
/// names of private types, in contrast to the text of a class instance.
extension ViewPath: CustomStringConvertible {
  var description: String {
    var text = String(word, radix: 36)
    var next = outer
    while let node = next {
      text += "/\(node.identifier)/" + String(node.word, radix: 36)
      next = node.outer
    }
    return text
  }
}

/// Encoded for stored states, if its identifiers can be.
extension ViewPath: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    var nodes: [Node] = []
    var next = outer
    while let node = next {
      nodes.append(node)
      next = node.outer
    }
    for node in nodes.reversed() {
      try container.encode(node.word)
      guard let id = node.identifier as? any Encodable else {
        throw EncodingError.invalidValue(
          node.identifier,
          .init(codingPath: encoder.codingPath, debugDescription: "an identity is not Codable"))
      }
      try container.encode(id)
    }
    try container.encode(word)
  }
}

/// A type as a part of a ``ViewPath``.
struct TypeIdentity: Hashable, Encodable, CustomStringConvertible {
  private let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// Without addresses, in contrast to the name of a private type.
  var description: String { _mangledTypeName(type) ?? String(reflecting: type) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
