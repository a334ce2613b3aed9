import TrellisBase

/// Makes the ``StoredTree`` of a tree of nodes.
package struct StateTreeEncoder {
  private let encode: (any Encodable) throws -> [UInt8]
  private var tree = StoredTree()
  private var types: [ObjectIdentifier: Int] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]
  private var parents: [[Int]] = []
  private var problems: [String] = []
  /// The visited nodes, and the visited nodes whose slots are stored; `nil` for all nodes.
  private var selection: (path: Set<TreeNode.ID>, changed: Set<TreeNode.ID>)?

  private init(_ encode: @escaping (any Encodable) throws -> [UInt8]) { self.encode = encode }

  /// The states of `root` and its subtree, with all updates so far.
  ///
  /// - Parameter encode: Encodes one value.
  /// - Throws: An error that names every state and every identifier that cannot be encoded.
  /// - Complexity: O(*n*) in nodes.
  package static func encode(
    _ root: TreeNode, _ encode: @escaping (any Encodable) throws -> [UInt8]
  ) throws(StateEncodingError) -> StoredTree {
    var encoder = StateTreeEncoder(encode)
    encoder.store(root)
    if !encoder.problems.isEmpty { throw StateEncodingError(problems: encoder.problems) }
    root.identity.tree.restoration?.addWaitingTrees(to: &encoder.tree)
    return encoder.tree
  }

  /// The states of `root` and its subtree that changed since the last call of this function for the tree; at the first
  /// call all states, as `isWhole` says. A state that cannot be encoded is omitted.
  ///
  /// - Parameter isWhole: whether all states are returned again.
  /// - Returns: the states, and a sentence for each omitted state.
  /// - Complexity: O(*n*) in nodes for all states; otherwise O(*m*) in the changed nodes, the nodes around them, and the
  ///   siblings of these.
  package static func encodeChanges(
    _ root: TreeNode, whole isWhole: Bool, _ encode: @escaping (any Encodable) throws -> [UInt8]
  ) -> (tree: StoredTree, isWhole: Bool, problems: [String]) {
    var encoder = StateTreeEncoder(encode)
    let context = root.identity.tree
    let changed = context.takeChangedStates()
    if let changed, !isWhole {
      var path: Set<TreeNode.ID> = [root.id]
      for identity in changed { identity.addPath(to: &path) }
      encoder.selection = (path, Set(changed.map(\.id)))
    }
    encoder.store(root)
    if encoder.selection == nil { context.restoration?.addWaitingTrees(to: &encoder.tree) }
    return (encoder.tree, encoder.selection == nil, encoder.problems)
  }

  private mutating func store(_ root: TreeNode) {
    var pending = [root]
    _ = index(of: root)
    for tree in root.identity.tree.detachedTrees {
      guard let node = tree.node, isSelected(node) else { continue }
      link(index(of: node), to: tree.id)
      pending.append(node)
    }
    var unnamed: [(parent: Int, child: Int, problem: String)] = []
    while let node = pending.popLast() {
      let index = indices[ObjectIdentifier(node)] ?? 0
      if selection?.changed.contains(node.id) ?? true {
        tree.nodes[index].slots = slots(of: node)
        let hasID = node.hasPublicID || !tree.nodes[index].slots.isEmpty
        if hasID, node.identity.parent != nil { tree.nodes[index].id = node.id.value }
      }
      for entry in node.children.entries where isSelected(entry.node) {
        let child = entry.node
        let isNew = indices[ObjectIdentifier(child)] == nil
        let childIndex = self.index(of: child)
        if isNew { pending.append(child) }
        if let tree = StoredTree.tree(of: child.base) {
          link(childIndex, to: tree)
          continue
        }
        let key = TreeNodeKey(base: child.base, counter: entry.counter)
        if let text = StoredTree.key(of: key, type(of: child), encode) {
          tree.nodes[index].children[text] = childIndex
          parents[childIndex].append(index)
        } else {
          unnamed.append(
            (
              index, childIndex,
              "\(path(of: child)): the identifier or a key cannot be encoded; make its type Codable"
            ))
        }
      }
    }
    let withStates = neededNodes { !$0.slots.isEmpty }
    for (_, child, problem) in unnamed
    where withStates.contains(child) || !tree.nodes[child].slots.isEmpty {
      problems.append(problem)
    }
    drop(allBut: neededNodes { !$0.slots.isEmpty || $0.id != nil })
  }

  private func isSelected(_ node: TreeNode) -> Bool { selection?.path.contains(node.id) ?? true }

  /// Stores the tree `id`, whose root is the node at `index`, independently of its position.
  private mutating func link(_ index: Int, to id: String) {
    if let other = tree.trees[id], other != index {
      problems.append("two trees have the id \(id); give each ComponentTree its own")
    }
    tree.trees[id] = index
    parents[index].append(0)
  }

  private mutating func index(of node: TreeNode) -> Int {
    if let known = indices[ObjectIdentifier(node)] { return known }
    indices[ObjectIdentifier(node)] = tree.nodes.count
    tree.nodes.append(StoredTree.Node())
    parents.append([])
    return tree.nodes.count - 1
  }

  private mutating func type(of node: TreeNode) -> Int {
    let id = ObjectIdentifier(node.base.type)
    if let known = types[id] { return known }
    types[id] = tree.types.count
    tree.types.append(StoredTree.name(of: node.base.type))
    return tree.types.count - 1
  }

  // MARK: Slots

  private mutating func slots(of node: TreeNode) -> [StoredTree.Slot] {
    guard let box = node.identity.newestState, !box.isExactly(Void.self) else { return [] }
    guard box.isExactly(StateSlots.self) else {
      return [slot(StoredTree.stateSlot, box, of: node)].compactMap { $0 }
    }
    let slots = box.uncheckedValue(as: StateSlots.self)
    return zip(slots.form.slots, slots.boxes).compactMap { slot($0.name, $1, of: node) }
  }

  private mutating func slot(
    _ name: String, _ box: StateBox, of node: TreeNode
  ) -> StoredTree.Slot? {
    if box.persistence == .volatile { return nil }
    let value = box.anyValue
    guard let encodable = value as? any Encodable else {
      problems.append(
        """
        \(path(of: node)): the slot \(name) holds a \(Swift.type(of: value)), which is not Codable; make it \
        Codable, or mark the slot as volatile
        """)
      return nil
    }
    do {
      let version = (value as? any VersionedState).map { Swift.type(of: $0).version } ?? 0
      let value = String(decoding: try encode(encodable), as: UTF8.self)
      return StoredTree.Slot(name: name, version: version, value: value)
    } catch {
      problems.append("\(path(of: node)): the slot \(name) cannot be encoded: \(error)")
      return nil
    }
  }

  private func path(of node: TreeNode) -> String {
    var names: [String] = []
    var next: NodeIdentity? = node.identity
    while let identity = next, identity.parent != nil {
      if let type = identity.newest?.base.type { names.append("\(type)") }
      next = identity.parent
    }
    return shortened(names.reversed()).joined(separator: " > ")
  }

  // MARK: Pruning

  /// The nodes that `isNeeded` accepts, and the nodes on the paths to them.
  private func neededNodes(_ isNeeded: (StoredTree.Node) -> Bool) -> Set<Int> {
    var needed: Set<Int> = [0]
    var pending = tree.nodes.indices.filter { isNeeded(tree.nodes[$0]) }
    while let index = pending.popLast() {
      if needed.insert(index).inserted || index == 0 {
        pending.append(contentsOf: parents[index].filter { !needed.contains($0) })
      }
    }
    return needed
  }

  private mutating func drop(allBut needed: Set<Int>) {
    let kept = needed.sorted()
    let newIndices = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    tree.nodes = kept.map { index in
      var node = tree.nodes[index]
      node.children = node.children.compactMapValues { newIndices[$0] }
      return node
    }
    tree.trees = tree.trees.compactMapValues { newIndices[$0] }
  }
}
