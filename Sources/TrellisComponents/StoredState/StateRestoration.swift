import TrellisBase

/// Restores the states of a ``StoredTree`` in the nodes of the first build, and in the nodes of each ``ComponentTree``
/// when it is first shown.
///
/// The tree may come from outside and is not trusted: a state that is not a value of its slot's type is
/// omitted, and its component begins with the initial state.
package final class StateRestoration {
  private let tree: StoredTree
  private let decoder: any StateDecoder
  private let encode: (any Encodable) throws -> [UInt8]
  private let types: [String: Int]
  private var typeIndices: [ObjectIdentifier: Int?] = [:]
  /// The stored node of each node of the build.
  private var storedIndices: [TreeNode.ID: Int] = [:]
  /// The stored trees that were not shown yet: the indices of their roots, by id.
  private var waiting: [String: Int]
  private var isFirstBuild = true
  /// The identifiers that no node has yet.
  private var ids: Set<Int>
  /// The omitted states, with the reasons.
  package private(set) var problems: [String] = []
  /// The number of restored slots.
  package private(set) var restored = 0

  /// - Parameters:
  ///   - decoder: Decodes one value.
  ///   - encode: Encodes an identifier.
  package init(
    _ tree: StoredTree, decoder: any StateDecoder,
    encode: @escaping (any Encodable) throws -> [UInt8]
  ) {
    self.tree = tree
    self.decoder = decoder
    self.encode = encode
    waiting = tree.trees
    ids = Set(tree.nodes.lazy.compactMap(\.id).filter { (1...Self.largestID).contains($0) })
    lastID = ids.max() ?? 0
    types = Dictionary(
      tree.types.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The largest identifier that is restored: the identifiers of further nodes are counted from there.
  private static let largestID = 1 << 53
  /// The largest stored identifier.
  let lastID: Int

  /// The number of slots in the stored tree, without trees that were not shown yet.
  package var slotCount: Int {
    let hidden = waiting.reduce(into: Set()) { $0.formUnion(tree.subtree(of: $1.value)) }
    return tree.nodes.enumerated().reduce(0) {
      hidden.contains($1.offset) ? $0 : $0 + $1.element.slots.count
    }
  }

  /// Discards the records of an unused build.
  func beginBuild(root: TreeNode.ID) {
    storedIndices = isFirstBuild ? [root: 0] : [:]
    if isFirstBuild {
      problems = []
      restored = 0
    }
  }

  /// Notes that the first build is in use: only trees that were not shown yet are restored from now on.
  ///
  /// - Returns: Whether there are any.
  package func finishFirstBuild() -> Bool {
    isFirstBuild = false
    storedIndices = [:]
    return !waiting.isEmpty
  }

  /// Notes that the tree `id` is shown.
  func didShow(_ id: String) { waiting[id] = nil }

  /// Adds the trees that were not shown yet to `other`.
  func addWaitingTrees(to other: inout StoredTree) {
    for (id, index) in waiting.sorted(by: { $0.key < $1.key }) {
      other.addTree(id, at: index, of: tree)
    }
  }

  /// The stored node of a new node; `nil` if there is none.
  func node(of key: TreeNodeKey, in owner: TreeNode.ID) -> Int? {
    let child =
      if let id = StoredTree.tree(of: key.base) { waiting[id] } else { self.child(key, of: owner) }
    return child.flatMap { tree.nodes.indices.contains($0) ? $0 : nil }
  }

  /// The stored identifier of a node; `nil` if it has none, or if another node has it.
  func takeID(of stored: Int) -> TreeNode.ID? {
    tree.nodes[stored].id.flatMap { ids.remove($0) }.map { TreeNode.ID(value: $0) }
  }

  /// The state of a new node with a stored one.
  ///
  /// - Parameter initial: The state without a stored one.
  func state(
    of id: TreeNode.ID, _ key: TreeNodeKey, _ stored: Int, initial: StateBox?
  ) -> StateBox? {
    storedIndices[id] = stored
    guard let initial else { return nil }
    return restored(initial, from: tree.nodes[stored].slots, key.base.type)
  }

  private func restored(
    _ initial: StateBox, from slots: [StoredTree.Slot], _ type: Any.Type
  ) -> StateBox {
    var unread = slots.map(\.name)
    func restore(_ box: StateBox, _ name: String, formerly formerName: String? = nil) -> StateBox? {
      let found =
        slots.first { $0.name.isExactly(name) }
        ?? formerName.flatMap { formerName in slots.first { $0.name.isExactly(formerName) } }
      guard box.persistence == .encoded, let slot = found else { return nil }
      unread.removeAll { $0.isExactly(slot.name) }
      do {
        let encoded = EncodedState(bytes: Array(slot.value.utf8), decoder: decoder)
        let result = try box.restored(from: encoded, version: slot.version)
        if result != nil { restored += 1 }
        return result
      } catch {
        problems.append("\(type): the slot \(name) was not restored: \(error)")
        return nil
      }
    }
    guard initial.isExactly(StateSlots.self) else {
      return restore(initial, StoredTree.stateSlot) ?? initial
    }
    let values = initial.uncheckedValue(as: StateSlots.self).restored {
      restore($0, $1.name, formerly: $1.formerName)
    }
    problems += unread.map {
      "\(type): the slot \($0) was not restored: there is no such slot any more"
    }
    return StateBox.of(values, initial.persistence)
  }

  private func child(_ key: TreeNodeKey, of owner: TreeNode.ID) -> Int? {
    guard let index = storedIndices[owner], tree.nodes.indices.contains(index),
      let type = typeIndex(of: key.base.type), let text = StoredTree.key(of: key, type, encode)
    else { return nil }
    return tree.nodes[index].children[text]
  }

  private func typeIndex(of type: Any.Type) -> Int? {
    let id = ObjectIdentifier(type)
    if let known = typeIndices[id] { return known }
    let index = types[StoredTree.name(of: type)]
    typeIndices[id] = .some(index)
    return index
  }
}
