import TrellisBase
import TrellisHTML

/// Generates the operations that turn the first tree of a matching into the second.
///
/// Nodes of the first tree keep their numbers; nodes that only the second tree has are numbered after them. Elements
/// are unwrapped first, then wrapped. Then the second tree is walked from the root, so that a node's ancestors are in
/// place before its children. Deletions follow.
///
/// Source: Chawathe and others, “Change Detection in Hierarchically Structured Information” (1996), for
/// the order of the phases and for moves among siblings by a longest common subsequence.
struct EditScript {
  let matching: TreeMatching
  let first: MarkupTree
  let second: MarkupTree
  var operations: [DOMOperation] = []
  /// The current children of nodes whose children changed during wrapping.
  var children: [Int32: [Int32]] = [:]
  /// The current parent of each node; -1 for a node in no list.
  var parents: [Int32]
  /// Whether each node is currently in the tree.
  var isPresent: [Bool]
  /// For each node of the second tree: its nearest ancestor with a partner, or the root.
  private(set) var keptAncestors: [Int]
  /// The lists of children, created on first use.
  private var lists: [SiblingList] = []
  /// For each node: the index of its list of children in ``lists``; -1 if it has none.
  private var listNumbers: [Int32]
  var positions: [Int32]
  var budget: Int
  /// The number of child indexes that further paths may have together.
  private var indexes = PathLimit.indexes

  private init(_ matching: TreeMatching) {
    self.matching = matching
    first = matching.first
    second = matching.second
    let count = first.count + second.count
    parents = first.parents + Array(repeating: -1, count: second.count)
    isPresent =
      Array(repeating: true, count: first.count) + Array(repeating: false, count: second.count)
    listNumbers = Array(repeating: -1, count: count)
    positions = Array(repeating: 0, count: count)
    budget = 20_000_000 + 200 * count
    keptAncestors = Array(repeating: 0, count: second.count)
    for b in 0..<second.count {
      let parent = Int(second.parents[b])
      keptAncestors[b] =
        parent > 0 && matching.toFirst[parent] < 0 ? keptAncestors[parent] : parent
    }
  }

  static func operations(_ matching: TreeMatching) -> [DOMOperation] {
    assert(matching.isConsistent, "partners of a matching do not have each other")
    var script = EditScript(matching)
    script.unwrapElements()
    script.wrapElements()
    script.changeNodes()
    script.deleteNodes()
    return script.operations
  }

  /// The number of a node of the second tree: its partner's number, if it has a partner.
  func union(_ b: Int) -> Int32 {
    let a = matching.toFirst[b]
    return a >= 0 ? a : Int32(first.count + b)
  }

  /// The number of `node` in the second tree; -1 if the node is deleted.
  func target(_ node: Int32) -> Int {
    Int(node) < first.count ? Int(matching.toSecond[Int(node)]) : Int(node) - first.count
  }

  /// The current children of a node that has no list yet.
  func currentChildren(_ node: Int32) -> [Int32] {
    if !children.isEmpty, let known = children[node] { return known }
    return Int(node) < first.count ? Array(first.children(of: Int(node))) : []
  }

  // MARK: Paths

  /// The index of the node's list of children, created on first use.
  @discardableResult
  mutating func list(_ node: Int32) -> Int {
    let number = Int(listNumbers[Int(node)])
    guard number < 0 else { return number }
    let nodes = currentChildren(node)
    for (position, child) in nodes.enumerated()
    where parents[Int(child)] == node || !isPresent[Int(child)] {
      positions[Int(child)] = Int32(position)
    }
    return setList(
      node, SiblingList(nodes, present: Array(repeating: true, count: nodes.count)))
  }

  private mutating func setList(_ node: Int32, _ list: SiblingList) -> Int {
    var number = Int(listNumbers[Int(node)])
    if number < 0 {
      number = lists.count
      listNumbers[Int(node)] = Int32(number)
      lists.append(list)
    } else {
      lists[number] = list
    }
    return number
  }

  /// The child indexes from the document to a node.
  ///
  /// Beyond ``PathLimit`` all paths are empty, so that the operations do not apply.
  mutating func path(_ node: Int32) -> [Int] {
    var result: [Int] = []
    guard indexes > 0 else { return result }
    var node = node
    while node != 0 {
      let parent = parents[Int(node)]
      guard parent >= 0 else { break }
      let number = list(parent)
      result.append(lists[number].rank(Int(positions[Int(node)])))
      node = parent
    }
    indexes -= result.count
    return result.reversed()
  }

  mutating func setPresent(_ node: Int32, _ present: Bool) {
    let parent = parents[Int(node)]
    guard parent >= 0 else { return }
    let number = list(parent)
    lists[number].set(Int(positions[Int(node)]), isPresent: present)
  }

  // MARK: Changes

  private mutating func changeNodes() {
    let runs = matching.runs
    var next = 0
    while next < second.count {
      let b = next
      let a = Int(matching.toFirst[b])
      // A matched equal subtree has no changes.
      if a >= 0, matching.areEqual(a, b), runs[b] >= second.sizes[b] {
        next += Int(second.sizes[b])
        continue
      }
      next += 1
      let node = union(b)
      // The parts of a joined text are not changed.
      if a >= 0, matching.parts(of: b) == nil, !matching.haveSameHead(a, b) { changeHead(a, b) }
      arrangeChildren(of: b, node)
    }
  }

  private mutating func changeHead(_ a: Int, _ b: Int) {
    let path = path(Int32(a))
    if !first.values[a].isExactly(second.values[b]) {
      let kind: DOMOperation.Kind = first.kinds[a] == .element ? .rename : .text
      operations.append(
        DOMOperation(
          kind: kind, path: path, old: first.values[a], new: second.values[b], first: a, second: b))
    }
    guard first.kinds[a] == .element else { return }
    let (old, new) = (first.attributes(of: a), second.attributes(of: b))
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex || j < new.endIndex {
      var operation = DOMOperation(kind: .attribute, path: path, first: a, second: b)
      if j == new.endIndex || (i < old.endIndex && old[i].name.isBefore(new[j].name)) {
        operation.name = old[i].name
        operation.old = old[i].value
        i += 1
      } else if i == old.endIndex || new[j].name.isBefore(old[i].name) {
        operation.name = new[j].name
        operation.new = new[j].value
        j += 1
      } else {
        operation.name = old[i].name
        operation.old = old[i].value
        operation.new = new[j].value
        i += 1
        j += 1
      }
      if !operation.old.isExactly(operation.new) { operations.append(operation) }
    }
  }

  /// Gives a node the children that it has in the second tree.
  private mutating func arrangeChildren(of b: Int, _ node: Int32) {
    let wanted = second.children(of: b)
    if matching.joined.isEmpty {
      arrange(node, wanted.map { union(Int($0)) })
    } else {
      arrange(node, wanted.flatMap { matching.joined[$0] ?? [union(Int($0))] })
    }
  }

  /// Moves and inserts children so that the node's children match `wanted`; deletions follow later.
  private mutating func arrange(_ node: Int32, _ wanted: [Int32]) {
    if listNumbers[Int(node)] < 0, currentChildren(node) == wanted { return }
    let present = lists[list(node)].present
    if present == wanted { return }
    var order: [Int32: Int] = [:]
    for (index, child) in present.enumerated() { order[child] = index }
    let staying = wanted.indices.filter { order[wanted[$0]] != nil }
    let kept = CommonSubsequence.increasing(staying.map { order[wanted[$0]] ?? 0 }).map {
      staying[$0]
    }
    // The new list: before each kept child come the children that leave, then the children that arrive.
    var nodes: [Int32] = []
    var isHere: [Bool] = []
    var arrivals: [(position: Int, index: Int)] = []
    var departing: [Int32: Int] = [:]
    var (nextPresent, nextWanted) = (0, 0)
    for index in kept + [wanted.count] {
      let end = index < wanted.count ? order[wanted[index]] ?? 0 : present.count
      while nextPresent < end {
        departing[present[nextPresent]] = nodes.count
        nodes.append(present[nextPresent])
        isHere.append(true)
        nextPresent += 1
      }
      while nextWanted < index {
        arrivals.append((nodes.count, nextWanted))
        nodes.append(wanted[nextWanted])
        isHere.append(false)
        nextWanted += 1
      }
      if index < wanted.count {
        nodes.append(wanted[index])
        isHere.append(true)
      }
      nextPresent = end + 1
      nextWanted = index + 1
    }
    let siblings = SiblingList(nodes, present: isHere)
    for (position, child) in nodes.enumerated() where isHere[position] {
      positions[Int(child)] = Int32(position)
    }
    _ = setList(node, siblings)
    var isMoved = false
    for (number, (position, index)) in arrivals.enumerated() {
      // The previous move included this node.
      if isMoved {
        isMoved = false
        continue
      }
      let child = wanted[index]
      if number + 1 < arrivals.count, arrivals[number + 1].index == index + 1,
        moveTogether(child, wanted[index + 1])
      {
        move([child, wanted[index + 1]], to: node, position: position)
        isMoved = true
      } else if isPresent[Int(child)] {
        move([child], to: node, position: position)
      } else {
        insert(child, into: node, position: position)
      }
    }
  }

  /// Whether a node and white space next to it are currently neighbours in the same order, so that one move moves both.
  private mutating func moveTogether(_ child: Int32, _ next: Int32) -> Bool {
    let parent = parents[Int(child)]
    guard isPresent[Int(child)], isPresent[Int(next)], parent >= 0, parents[Int(next)] == parent,
      isSpace(child) ? !isText(next) : isSpace(next) && !isText(child)
    else { return false }
    let number = list(parent)
    return lists[number].rank(Int(positions[Int(child)])) + 1
      == lists[number].rank(Int(positions[Int(next)]))
  }

  private func isText(_ node: Int32) -> Bool {
    Int(node) < first.count
      ? first.kinds[Int(node)] == .text : second.kinds[Int(node) - first.count] == .text
  }

  private func isSpace(_ node: Int32) -> Bool {
    Int(node) < first.count
      ? first.isSpace(Int(node)) : second.isSpace(Int(node) - first.count)
  }

  /// Moves a node, or a node and white space beside it.
  private mutating func move(_ nodes: [Int32], to parent: Int32, position: Int) {
    let main = nodes.first { !isText($0) } ?? nodes[0]
    var operation = DOMOperation(kind: .move, path: path(nodes[0]), length: nodes.count)
    operation.first = Int(main) < first.count ? Int(main) : -1
    operation.second = target(main)
    for node in nodes { setPresent(node, false) }
    for (offset, node) in nodes.enumerated() {
      parents[Int(node)] = parent
      positions[Int(node)] = Int32(position + offset)
    }
    operation.destination = path(nodes[0])
    for node in nodes { setPresent(node, true) }
    operations.append(operation)
  }

  private mutating func insert(_ child: Int32, into node: Int32, position: Int) {
    parents[Int(child)] = node
    positions[Int(child)] = Int32(position)
    let b = Int(child) - first.count
    var operation = DOMOperation(kind: .insert, path: path(child), second: b)
    setPresent(child, true)
    operation.content = adopt(b)
    operations.append(operation)
  }

  /// Marks the nodes of an inserted subtree as present and returns its content; its matched parts are moved in later.
  private mutating func adopt(_ root: Int) -> MarkupTree {
    var builder = MarkupTree.Builder()
    let end = root + Int(second.sizes[root])
    var open: [Int] = []
    var b = root
    while b < end {
      while let last = open.last, b >= last + Int(second.sizes[last]) {
        builder.close()
        open.removeLast()
      }
      let node = Int32(first.count + b)
      // Nodes that are present move into the subtree later.
      guard matching.toFirst[b] < 0, !isPresent[Int(node)] else {
        b += Int(second.sizes[b])
        continue
      }
      isPresent[Int(node)] = true
      if b > root {
        let parent = Int32(first.count) + second.parents[b]
        parents[Int(node)] = parent
        children[parent, default: []].append(node)
      }
      builder.open(second.kinds[b], second.values[b], Array(second.attributes(of: b)))
      open.append(b)
      b += 1
    }
    return builder.finish()
  }

  // MARK: Deletions

  /// Deletes the nodes without partners, each with its remaining subtree.
  private mutating func deleteNodes() {
    for a in 0..<first.count where matching.toSecond[a] < 0 && isPresent[a] {
      operations.append(
        DOMOperation(kind: .delete, path: path(Int32(a)), old: first.values[a], first: a))
      setPresent(Int32(a), false)
      // Its remaining descendants are deleted with it.
      var pending = [Int32(a)]
      while let node = pending.popLast() {
        isPresent[Int(node)] = false
        for child in currentChildren(node)
        where parents[Int(child)] == node && isPresent[Int(child)] && target(child) < 0 {
          pending.append(child)
        }
      }
    }
  }
}

/// A limit of the memory for paths, because many changes in very deep elements need the product of both. Beyond the
/// limit a page is replaced as a whole.
enum PathLimit {
  /// The maximum number of child indexes in all paths of a list of operations together.
  @TaskLocal static var indexes = 32_000_000
}
