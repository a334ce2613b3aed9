import TrellisBase
import TrellisHTML

/// Applies operations to a tree.
struct MarkupEditor {
  private var kinds: [MarkupTree.Kind]
  private var values: [String]
  private var attributes: [[MarkupTree.Attribute]]
  private var children: [ChunkedList]

  init(_ tree: MarkupTree) {
    kinds = tree.kinds
    values = tree.values
    attributes = (0..<tree.count).map { Array(tree.attributes(of: $0)) }
    children = (0..<tree.count).map { ChunkedList(tree.children(of: $0)) }
  }

  /// The node at `path`.
  private func node(_ path: some Collection<Int>) throws(DOMOperationError.Reason) -> Int {
    var node = 0
    for index in path {
      guard index >= 0, index < children[node].count else { throw .noNode }
      node = Int(children[node][index])
    }
    return node
  }

  /// The parent and the child index of a path; for a new node the index may be one past the last child.
  private func location(
    _ path: [Int], isNew: Bool
  ) throws(DOMOperationError.Reason) -> (parent: Int, index: Int) {
    guard let index = path.last else { throw .noNode }
    let parent = try node(path.dropLast())
    let count = children[parent].count
    let isHere = index >= 0 && (isNew ? index <= count : index < count)
    guard isHere else { throw .noNode }
    guard kinds[parent] == .element || kinds[parent] == .document else { throw .noParent }
    return (parent, index)
  }

  mutating func apply(_ operation: DOMOperation) throws(DOMOperationError.Reason) {
    switch operation.kind {
    case .insert:
      guard let content = operation.content, content.count > 0 else { throw .noContent }
      let (parent, index) = try location(operation.path, isNew: true)
      children[parent].insert(Int32(add(content)), at: index)
    case .delete:
      let (parent, index) = try location(operation.path, isNew: false)
      try check(run(operation, parent, index), operation.old)
      for _ in 0..<operation.length { children[parent].remove(at: index) }
    case .move:
      let (parent, index) = try location(operation.path, isNew: false)
      let nodes = try run(operation, parent, index)
      for _ in nodes { children[parent].remove(at: index) }
      let (newParent, newIndex) = try location(operation.destination, isNew: true)
      for (offset, node) in nodes.enumerated() {
        children[newParent].insert(Int32(node), at: newIndex + offset)
      }
    case .text: try setText(operation)
    case .rename:
      let node = try node(operation.path)
      guard kinds[node] == .element else { throw .wrongKind }
      try check([node], operation.old)
      guard let new = operation.new, !new.isEmpty else { throw .noContent }
      values[node] = new
    case .attribute: try setAttribute(operation)
    case .wrap:
      guard let content = operation.content, content.count == 1, content.kinds[0] == .element else {
        throw .noContent
      }
      let (parent, index) = try location(operation.path, isNew: false)
      let length = operation.length
      guard length > 0, length <= children[parent].count - index else { throw .noNode }
      let run = index..<(index + length)
      let node = add(content)
      children[node] = ChunkedList(run.map { children[parent][$0] })
      for _ in run { children[parent].remove(at: index) }
      children[parent].insert(Int32(node), at: index)
    case .unwrap:
      let (parent, index) = try location(operation.path, isNew: false)
      let node = Int(children[parent][index])
      guard kinds[node] == .element else { throw .wrongKind }
      try check([node], operation.old)
      children[parent].remove(at: index)
      for (offset, child) in children[node].all.enumerated() {
        children[parent].insert(child, at: index + offset)
      }
    }
  }

  /// The nodes of an operation from `index` on: one node, several texts, or, for a move, a node with white space next
  /// to it.
  private func run(
    _ operation: DOMOperation, _ parent: Int, _ index: Int
  ) throws(DOMOperationError.Reason) -> [Int] {
    let length = operation.length
    guard length > 0, length <= children[parent].count - index else { throw .fewerTexts }
    let nodes = (index..<(index + length)).map { Int(children[parent][$0]) }
    let isSpacedMove =
      operation.kind == .move && length == 2 && nodes.contains { isSpace($0) }
    guard length == 1 || isSpacedMove || nodes.allSatisfy({ kinds[$0] == .text }) else {
      throw .fewerTexts
    }
    return nodes
  }

  private func isSpace(_ node: Int) -> Bool {
    kinds[node] == .text && MarkupTree.isSpace(values[node])
  }

  private mutating func setText(_ operation: DOMOperation) throws(DOMOperationError.Reason) {
    let (parent, index) = try location(operation.path, isNew: false)
    let nodes = try run(operation, parent, index)
    let node = nodes[0]
    guard kinds[node] != .element else { throw .wrongKind }
    try check(nodes, operation.old)
    guard let new = operation.new else { throw .noContent }
    values[node] = new
    for _ in nodes.dropFirst() { children[parent].remove(at: index + 1) }
  }

  private mutating func setAttribute(
    _ operation: DOMOperation
  ) throws(DOMOperationError.Reason) {
    let node = try node(operation.path)
    guard kinds[node] == .element else { throw .wrongKind }
    guard let name = operation.name, !name.isEmpty else { throw .noContent }
    // The attributes are sorted by name.
    let index = attributes[node].firstIndex { !$0.name.isBefore(name) } ?? attributes[node].count
    let isPresent = index < attributes[node].count && attributes[node][index].name.isExactly(name)
    let old = isPresent ? attributes[node][index].value : nil
    guard old.isExactly(operation.old) else {
      throw .otherValue(
        old.map { Self.excerpt($0, operation.old) } ?? "no such attribute")
    }
    switch (isPresent, operation.new) {
    case (true, let new?): attributes[node][index].value = new
    case (true, nil): attributes[node].remove(at: index)
    case (false, let new?):
      attributes[node].insert(MarkupTree.Attribute(name: name, value: new), at: index)
    case (false, nil): break
    }
  }

  /// Throws unless the value of a node, or the concatenated value of several texts, equals `old`.
  private func check(_ nodes: [Int], _ old: String?) throws(DOMOperationError.Reason) {
    guard let old else { return }
    let value = nodes.count == 1 ? values[nodes[0]] : nodes.map { values[$0] }.joined()
    guard value.isExactly(old) else { throw .otherValue(Self.excerpt(value, old)) }
  }

  /// The part of `value` around the first difference to `expected`.
  private static func excerpt(_ value: String, _ expected: String?) -> String {
    Excerpts(value, expected ?? "", length: 80, context: 30).first
  }

  /// Adds the nodes of a tree; returns the index of its root.
  private mutating func add(_ tree: MarkupTree) -> Int {
    let offset = kinds.count
    kinds += tree.kinds
    values += tree.values
    for node in 0..<tree.count {
      attributes.append(Array(tree.attributes(of: node)))
      children.append(ChunkedList(tree.children(of: node).map { $0 + Int32(offset) }))
    }
    return offset
  }

  /// The tree, with adjacent texts joined.
  func tree() -> MarkupTree {
    var builder = MarkupTree.Builder()
    builder.open(kinds[0], values[0], attributes[0])
    var pending: [(children: [Int32], next: Int)] = [(children[0].all, 0)]
    while let (list, next) = pending.last {
      guard next < list.count else {
        builder.close()
        pending.removeLast()
        continue
      }
      let child = Int(list[next])
      guard kinds[child] == .text else {
        pending[pending.count - 1].next += 1
        builder.open(kinds[child], values[child], attributes[child])
        pending.append((children[child].all, 0))
        continue
      }
      var text = values[child]
      var end = next + 1
      while end < list.count, kinds[Int(list[end])] == .text {
        text += values[Int(list[end])]
        end += 1
      }
      pending[pending.count - 1].next = end
      if !text.isEmpty { builder.leaf(.text, text) }
    }
    return builder.finish()
  }
}
