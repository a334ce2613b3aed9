import TrellisHTML

extension EditScript {
  /// Unwraps elements where that is cheaper than a deletion and moves.
  mutating func unwrapElements() {
    // Unwrapping saves a move for each kept node, but costs a deletion for each other child.
    for a in 1..<max(first.count, 1)
    where matching.toSecond[a] < 0 && first.kinds[a] == .element && first.sizes[a] > 1 {
      let parent = parents[a]
      guard parent >= 0, budget > 0 else { continue }
      let home = target(parent)
      guard home >= 0 else { continue }
      let counts = pieces(of: Int32(a), home: home)
      guard counts.kept > counts.others else { continue }
      var siblings = currentChildren(parent)
      guard let index = siblings.firstIndex(of: Int32(a)) else { continue }
      budget -= siblings.count
      operations.append(
        DOMOperation(kind: .unwrap, path: slowPath(Int32(a)), old: first.values[a], first: a))
      let own = currentChildren(Int32(a))
      siblings.replaceSubrange(index...index, with: own)
      children[parent] = siblings
      children[Int32(a)] = []
      for child in own { parents[Int(child)] = parent }
      isPresent[a] = false
    }
  }

  /// The number of kept nodes below a deleted element whose new parent is `home`, and the number of its children that
  /// contain no such node.
  ///
  /// The elements below have not been unwrapped yet, so their nodes still have consecutive numbers.
  private mutating func pieces(of node: Int32, home: Int) -> (kept: Int, others: Int) {
    var result = (kept: 0, others: 0)
    for child in currentChildren(node).lazy.map({ Int($0) }) {
      let b = target(Int32(child))
      if b >= 0 {
        if keptAncestors[b] == home { result.kept += 1 }
        budget -= 1
        continue
      }
      var kept = 0
      var inner = child
      while inner < child + Int(first.sizes[child]), budget > 0 {
        budget -= 1
        let b = Int(matching.toSecond[inner])
        if b >= 0, keptAncestors[b] == home { kept += 1 }
        inner += b >= 0 ? Int(first.sizes[inner]) : 1
      }
      result.kept += kept
      if kept == 0 { result.others += 1 }
    }
    return result
  }

  /// Wraps new elements around siblings where that is cheaper than an insertion and moves.
  mutating func wrapElements() {
    for b in 1..<max(second.count, 1)
    where matching.toFirst[b] < 0 && second.kinds[b] == .element && second.sizes[b] > 1 {
      guard budget > 0 else { return }
      let parent = union(Int(second.parents[b]))
      if isPresent[Int(parent)] { wrap(b, under: parent) }
    }
  }

  /// Wraps a new element around children of a node if that is cheaper than an insertion.
  private mutating func wrap(_ b: Int, under parent: Int32) {
    let wanted = keptPieces(of: b, under: parent)
    guard !wanted.nodes.isEmpty else { return }
    var siblings = currentChildren(parent)
    budget -= siblings.count
    let home = target(parent)
    let kinds = siblings.map { node -> SiblingRun.Sibling in
      if wanted.nodes.contains(node) { return .wanted(target(node)) }
      return child(containing: target(node), under: home).map { .staying($0) } ?? .leaving
    }
    guard let run = SiblingRun(kinds, position: b),
      run.cost + wanted.others <= SiblingRun.costWithoutRun(kinds)
    else { return }
    let node = Int32(first.count + b)
    var content = MarkupTree.Builder()
    content.open(.element, second.values[b], Array(second.attributes(of: b)))
    var operation = DOMOperation(
      kind: .wrap, path: slowPath(siblings[run.range.lowerBound]), length: run.range.count,
      content: content.finish(), second: b)
    operation.new = second.values[b]
    operations.append(operation)
    children[node] = Array(siblings[run.range])
    for child in siblings[run.range] { parents[Int(child)] = node }
    siblings.replaceSubrange(run.range, with: [node])
    children[parent] = siblings
    parents[Int(node)] = parent
    isPresent[Int(node)] = true
  }

  /// The child of `home` in the second tree that is `b` or contains it, if all elements between them are new; otherwise
  /// `nil`.
  private func child(containing b: Int, under home: Int) -> Int? {
    guard b >= 0, home >= 0 else { return nil }
    var node = b
    while node > home {
      let parent = Int(second.parents[node])
      if parent == home { return node }
      guard parent >= 0, matching.toFirst[parent] < 0 else { return nil }
      node = parent
    }
    return nil
  }

  /// The kept nodes below a new element that are currently children of `parent`, and the number of the element's
  /// children that contain none of them.
  private mutating func keptPieces(of b: Int, under parent: Int32) -> (
    nodes: Set<Int32>, others: Int
  ) {
    var nodes: Set<Int32> = []
    var others = 0
    for child in second.children(of: b).lazy.map({ Int($0) }) {
      let isKept = keptNodes(child)[0] >= 0
      let count = nodes.count
      var inner = child
      while inner < child + Int(second.sizes[child]), budget > 0 || inner == child {
        budget -= 1
        let known = keptNodes(inner)
        for node in known where node >= 0 && parents[Int(node)] == parent { nodes.insert(node) }
        inner += known[0] >= 0 ? Int(second.sizes[inner]) : 1
      }
      if !isKept, nodes.count == count { others += 1 }
    }
    return (nodes, others)
  }

  /// The nodes of the first tree that become `b`; `[-1]` if `b` is new.
  private func keptNodes(_ b: Int) -> [Int32] {
    matching.joined[Int32(b)] ?? [matching.toFirst[b]]
  }

  /// The path of a node, without the lists of siblings that are created later.
  private mutating func slowPath(_ node: Int32) -> [Int] {
    var result: [Int] = []
    var node = node
    while node != 0, parents[Int(node)] >= 0 {
      let siblings = currentChildren(parents[Int(node)])
      budget -= siblings.count / 4
      result.append(siblings.firstIndex(of: node) ?? 0)
      node = parents[Int(node)]
    }
    return result.reversed()
  }
}
