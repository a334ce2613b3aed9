import TrellisBase

/// The states of a tree in a form that another process can read.
///
/// A node is identified by its path from the root: for each step the declared type, the identifier and the keys, and
/// the counter of the node among siblings with the same type, identifier and keys. Two builds of the same tree have the
/// same paths. Nodes without a state in their subtree are omitted.
package struct StoredTree: Codable, Sendable {
  /// The names of types; children refer to them by index.
  package var types: [String] = []
  /// The nodes; the first one is the root.
  package var nodes: [Node] = []

  /// The root of each ``ComponentTree``, by id; their states do not depend on their positions.
  package var trees: [String: Int] = [:]

  package init() {}

  package struct Node: Codable, Sendable {
    package var slots: [Slot] = []
    /// The identifier of the node (``TreeNode/ID``), if texts of elements may contain it.
    package var id: Int?
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
      rest = tail.from(")").dropping(1)
    }
    return (parts + [rest]).joined(separator: "(private)")
  }

  /// The id of the ``ComponentTree`` whose root has the key `base`; `nil` for other nodes.
  static func tree(of base: TreeNodeKey.Base) -> String? {
    base.type == TreeComponent.self ? base.identifier?.base as? String : nil
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

extension StoredTree {
  /// The indices of the node at `index` and its descendants. The tree may come from outside.
  func subtree(of index: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [index]
    while let index = pending.popLast() {
      guard nodes.indices.contains(index), found.insert(index).inserted else { continue }
      pending += nodes[index].children.values
    }
    return found
  }

  /// Replaces the slots of the nodes that `newer` contains, and adds the other nodes of `newer`. Both trees may come from
  /// outside.
  ///
  /// - Complexity: O(*n*) in the nodes of `newer` and their children.
  package mutating func merge(_ newer: StoredTree) {
    guard !newer.nodes.isEmpty else { return }
    if nodes.isEmpty { nodes = [Node()] }
    var types = Dictionary(self.types.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    /// The key with the index of its type in this tree; a key begins with that index.
    func ownKey(_ key: String) -> String? {
      let parts = key.parts(between: " ", atMost: 1)
      guard parts.count == 2, let type = Int(parts[0]), newer.types.indices.contains(type) else {
        return nil
      }
      let name = newer.types[type]
      let index = types[name] ?? self.types.count
      if index == self.types.count {
        self.types.append(name)
        types[name] = index
      }
      return "\(index) \(parts[1])"
    }
    // The indices in this tree of the nodes of `newer`: first those that this tree has, at any of their places.
    var own: [Int: Int] = [0: 0]
    var pending = [0]
    func match(_ index: Int, _ ownIndex: Int?) {
      guard let ownIndex, nodes.indices.contains(ownIndex), newer.nodes.indices.contains(index),
        own[index] == nil
      else { return }
      own[index] = ownIndex
      pending.append(index)
    }
    for (id, index) in newer.trees { match(index, trees[id]) }
    while let index = pending.popLast() {
      guard let ownIndex = own[index] else { continue }
      for (key, child) in newer.nodes[index].children where own[child] == nil {
        match(child, ownKey(key).flatMap { nodes[ownIndex].children[$0] })
      }
    }
    for index in newer.nodes.indices where own[index] == nil {
      own[index] = nodes.count
      nodes.append(Node())
    }
    for (id, index) in newer.trees { trees[id] = own[index] ?? trees[id] }
    for (index, node) in newer.nodes.enumerated() {
      guard let ownIndex = own[index] else { continue }
      if !node.slots.isEmpty { nodes[ownIndex].slots = node.slots }
      nodes[ownIndex].id = node.id ?? nodes[ownIndex].id
      for (key, child) in node.children {
        guard let key = ownKey(key), let child = own[child] else { continue }
        nodes[ownIndex].children[key] = child
      }
    }
  }

  /// Adds a copy of the node at `index` of `other`, with its descendants, as the tree `id`.
  mutating func addTree(_ id: String, at index: Int, of other: StoredTree) {
    let copied = other.subtree(of: index).sorted()
    let newIndices = Dictionary(
      uniqueKeysWithValues: copied.enumerated().map { ($1, nodes.count + $0) })
    guard let root = newIndices[index] else { return }
    var indices = Dictionary(types.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    for oldIndex in copied {
      var node = Node(slots: other.nodes[oldIndex].slots, id: other.nodes[oldIndex].id)
      for (key, child) in other.nodes[oldIndex].children {
        // A key begins with the index of the child's type.
        let parts = key.parts(between: " ", atMost: 1)
        guard parts.count == 2, let type = Int(parts[0]), other.types.indices.contains(type),
          let child = newIndices[child]
        else { continue }
        let name = other.types[type]
        let index = indices[name] ?? types.count
        if index == types.count {
          types.append(name)
          indices[name] = index
        }
        node.children["\(index) \(parts[1])"] = child
      }
      nodes.append(node)
    }
    trees[id] = root
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
