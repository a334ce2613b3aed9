/// A reason that a patch does not fit the document.
public enum PatchError: Error, Equatable {
  case unknownElement(NodeID)
  case notAChild(NodeID, of: NodeID)
  case numberInUse(NodeID)
  case insideItself(NodeID)
  case rootIsFixed
  /// The new text would replace children; children must be removed first.
  case hasChildren(NodeID)
  /// A shift extends beyond the last sibling, or includes an element without a frame.
  case cannotShift(NodeID)
}

extension PatchError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownElement(let id): "Cannot apply the patch: there is no element \(id)"
    case .notAChild(let id, let parent): "Cannot apply the patch: \(id) is no child of \(parent)"
    case .numberInUse(let id): "Cannot apply the patch: the number \(id) is in use"
    case .insideItself(let id): "Cannot apply the patch: \(id) would hold itself"
    case .rootIsFixed: "Cannot apply the patch: the root can be neither moved nor removed"
    case .hasChildren(let id): "Cannot apply the patch: text of \(id) would replace its children"
    case .cannotShift(let id): "Cannot apply the patch: the run from \(id) cannot be shifted"
    }
  }
}

extension ReplicaDocument {
  /// Applies the operations in order. After an error the document is inconsistent and should be replaced by
  /// a reset.
  ///
  /// - Complexity: O(operations), plus the number of siblings for each creation, move and removal.
  public func apply(_ patch: Patch) throws(PatchError) {
    for operation in patch.operations { try apply(operation) }
  }

  private func apply(_ operation: PatchOperation) throws(PatchError) {
    switch operation {
    case .create(let parent, let before, let firstID, let trees):
      try create(trees, in: find(parent), before: before, firstID: firstID)
    case .remove(let id, _): try remove(find(id))
    case .move(let id, let parent, let before):
      try move(find(id), to: find(parent), before: before)
    case .setAttribute(let id, let name, let value): try find(id).attributes[name] = value
    case .removeAttribute(let id, let name): try find(id).attributes[name] = nil
    case .setStyle(let id, let property, let value): try find(id).styles[property] = value
    case .removeStyle(let id, let property): try find(id).styles[property] = nil
    case .setFrame(let id, let change): try setFrame(find(id), change)
    case .clearFrame(let id): try find(id).packedFrame = .none
    case .shift(let first, let count, let dx, let dy):
      try shift(find(first), count: count, dx: dx, dy: dy)
    case .clear(let id):
      let node = try find(id)
      for child in node.children { forget(child) }
      node.children = []
    case .stack(let first, let count, let dx, let dy):
      try stack(find(first), count: count, dx: dx, dy: dy)
    case .setText(let id, let text):
      let node = try find(id)
      guard node.children.isEmpty else { throw .hasChildren(id) }
      node.text = text.isEmpty ? nil : text
    case .setProperty(let id, let name, let value, _): try find(id).properties[name] = value
    case .animate(let id, _), .cancelAnimations(let id): _ = try find(id)
    case .transition(_, let except): for id in except { _ = try find(id) }
    case .focus(let id, let ifLost):
      let target = try find(id).id
      if !ifLost || focus.map({ nodes[$0] == nil }) ?? true { focus = target }
    case .scrollIntoView(let id): scrollTarget = try find(id).id
    case .announce(let text, _): announcements.append(text)
    case .title(let text): title = text
    case .url(let text, _): url = text
    case .renumber(let ids, let first): try renumber(ids, from: first)
    case .reset(let firstID, let tree): reset(tree, firstID: firstID)
    }
  }

  private func renumber(_ ids: [NodeID], from first: NodeID) throws(PatchError) {
    for (offset, id) in ids.enumerated() {
      let node = try find(id)
      let number = first.advanced(by: offset)
      guard nodes[number] == nil, id != .root else { throw .numberInUse(number) }
      nodes[id] = nil
      node.id = number
      nodes[number] = node
      if focus == id { focus = number }
      if scrollTarget == id { scrollTarget = number }
    }
  }

  private func find(_ id: NodeID) throws(PatchError) -> Node {
    guard let node = nodes[id] else { throw .unknownElement(id) }
    return node
  }

  private func create(
    _ trees: [PatchTree], in parent: Node, before: NodeID, firstID: NodeID
  ) throws(PatchError) {
    let count = trees.reduce(0) { $0 + $1.elementCount }
    for offset in 0..<count where nodes[firstID.advanced(by: offset)] != nil {
      throw .numberInUse(firstID.advanced(by: offset))
    }
    guard parent.text == nil else { throw .hasChildren(parent.id) }
    let index = try index(of: before, in: parent)
    var next = firstID
    let made = trees.map { tree in
      build(tree) {
        defer { next = next.advanced(by: 1) }
        return next
      }
    }
    for node in made { node.parent = parent }
    parent.children.insert(contentsOf: made, at: index)
  }

  private func remove(_ node: Node) throws(PatchError) {
    guard let parent = node.parent else { throw .rootIsFixed }
    parent.children.removeAll { $0 === node }
    forget(node)
  }

  private func forget(_ node: Node) {
    var pending = [node]
    while let node = pending.popLast() {
      nodes[node.id] = nil
      pending.append(contentsOf: node.children)
    }
  }

  private func move(_ node: Node, to parent: Node, before: NodeID) throws(PatchError) {
    guard let former = node.parent else { throw .rootIsFixed }
    var ancestor: Node? = parent
    while let current = ancestor {
      if current === node { throw .insideItself(node.id) }
      ancestor = current.parent
    }
    guard before != node.id else { throw .notAChild(before, of: parent.id) }
    former.children.removeAll { $0 === node }
    parent.children.insert(node, at: try index(of: before, in: parent))
    node.parent = parent
  }

  private func index(of before: NodeID, in parent: Node) throws(PatchError) -> Int {
    if before == .none { return parent.children.count }
    guard let index = parent.children.firstIndex(where: { $0.id == before }) else {
      throw .notAChild(before, of: parent.id)
    }
    return index
  }

  private func setFrame(_ node: Node, _ change: FrameChange) {
    var frame = node.packedFrame
    if frame.isNone { frame = PackedFrame(left: 0, top: 0, width: 0, height: 0) }
    if let left = change.left { frame.left = left }
    if let top = change.top { frame.top = top }
    if let width = change.width { frame.width = width }
    if let height = change.height { frame.height = height }
    node.packedFrame = frame
  }

  private func shift(_ first: Node, count: Int, dx: Int32, dy: Int32) throws(PatchError) {
    for node in try run(from: first, count: count) {
      node.packedFrame.left &+= dx
      node.packedFrame.top &+= dy
    }
  }

  private func stack(_ first: Node, count: Int, dx: Int32, dy: Int32) throws(PatchError) {
    var (left, top) = (first.packedFrame.left, first.packedFrame.top)
    for node in try run(from: first, count: count).dropFirst() {
      (left, top) = (left &+ dx, top &+ dy)
      (node.packedFrame.left, node.packedFrame.top) = (left, top)
    }
  }

  /// The `count` siblings from `first` on; each must have a frame.
  private func run(from first: Node, count: Int) throws(PatchError) -> ArraySlice<Node> {
    guard let siblings = first.parent?.children,
      let start = siblings.firstIndex(where: { $0 === first }),
      count > 0, count <= siblings.count - start,
      siblings[start..<start + count].allSatisfy({ !$0.packedFrame.isNone })
    else { throw .cannotShift(first.id) }
    return siblings[start..<start + count]
  }

  private func reset(_ tree: PatchTree, firstID: NodeID) {
    nodes = [:]
    var isRoot = true
    var next = firstID
    root = build(tree) {
      if isRoot {
        isRoot = false
        return .root
      }
      defer { next = next.advanced(by: 1) }
      return next
    }
  }
}
