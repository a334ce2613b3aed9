extension EditScript {
  /// Plans to move a deleted element with its children and to unwrap the element afterwards, if that saves more
  /// operations than a number; returns whether it does.
  ///
  /// - Parameters:
  ///   - home: the node of the second tree that the parent of the element becomes; -1 if the parent is deleted.
  ///   - saved: the operations that another way saves over a deletion and moves.
  mutating func planLateUnwrap(_ element: Int32, _ home: Int, saving saved: Int) -> Bool {
    let own = currentChildren(element)
    guard own.count > 1, own.count < 64 else { return false }
    var counts: [(parent: Int, count: Int)] = []
    for child in own {
      let b = target(child)
      guard b > 0 else { continue }
      let parent = Int(second.parents[b])
      if let known = counts.firstIndex(where: { $0.parent == parent }) {
        counts[known].count += 1
      } else if counts.count < 8 {
        counts.append((parent, 1))
      }
    }
    let best = counts.max { ($0.count, $1.parent) < ($1.count, $0.parent) }
    guard let best, best.count > 1 else { return false }
    let others = own.count { target($0) < 0 }
    let siblings = second.children(of: best.parent)
    guard siblings.count < 256 else { return false }
    budget -= siblings.count
    let newParent = union(best.parent)
    let places = currentChildren(newParent)
    budget -= places.count
    var order: [Int32: Int] = [:]
    for (index, node) in places.enumerated() { order[node] = index }
    for (index, node) in own.enumerated() { order[node] = index }
    let kinds = siblings.map { child -> SiblingRun.Sibling in
      let nodes = matching.joined[child]?.map(\.node) ?? [union(Int(child))]
      if nodes.allSatisfy({ parents[Int($0)] == element }) { return .wanted(order[nodes[0]] ?? 0) }
      guard parents[Int(nodes[0])] == newParent else { return .leaving }
      return order[nodes[0]].map { .staying($0) } ?? .leaving
    }
    let isHome = best.parent == home
    guard let run = SiblingRun(kinds, place: isHome ? order[element] : nil) else { return false }
    guard SiblingRun.costWithoutRun(kinds) - run.cost - others > saved else { return false }
    let range =
      (siblings.startIndex + run.range.lowerBound)..<(siblings.startIndex + run.range.upperBound)
    return late.add(LateOperations.Unwrap(parent: best.parent, range: range), of: element)
  }

  /// Arranges the children of a node, and those of the elements below that are unwrapped late.
  mutating func arrangeChildren(of b: Int, _ node: Int32) {
    let unwraps = late.hasUnwraps ? late.unwraps(in: b) : []
    guard !unwraps.isEmpty else {
      if hasWantedChildren(node, b) { return }
      arrange(node, nodes(second.children(of: b)))
      return
    }
    let children = second.children(of: b)
    var wanted: [Int32] = []
    var next = children.startIndex
    let ordered = unwraps.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (element, range) in ordered {
      wanted += nodes(children[next..<range.lowerBound])
      wanted.append(element)
      next = range.upperBound
    }
    wanted += nodes(children[next...])
    arrange(node, wanted)
    for (element, range) in ordered { arrange(element, nodes(children[range])) }
  }

  /// Whether the children of a node are those of the second tree in order, as far as a short comparison shows.
  private func hasWantedChildren(_ node: Int32, _ b: Int) -> Bool {
    guard Int(node) < first.count, children.isEmpty, matching.joined.isEmpty,
      knownList(node) == nil
    else { return false }
    let (old, new) = (first.children(of: Int(node)), second.children(of: b))
    return old.count == new.count
      && zip(old, new).allSatisfy { matching.toFirst[Int($1)] == $0 }
  }

  private func nodes(_ children: some Sequence<Int32>) -> [Int32] {
    guard !matching.joined.isEmpty else { return children.map { union(Int($0)) } }
    return children.flatMap { child in
      matching.joined[child]?.map(\.node) ?? [union(Int(child))]
    }
  }

  /// The node that will be the parent of another one after all other operations than late unwraps.
  func finalParent(_ node: Int32) -> Int32 {
    if let late = late.unwrap(of: node) { return union(late.parent) }
    let b = target(node)
    guard b > 0 else { return -1 }
    let parent = Int(second.parents[b])
    for (element, range) in late.unwraps(in: parent) {
      let children = second.children(of: parent)[range]
      if let start = children.first, let end = children.last, start <= b, b <= end {
        return element
      }
    }
    return union(parent)
  }

  /// Replaces elements by their children after all other operations.
  mutating func unwrapLateElements() {
    for element in late.orderedUnwraps {
      let a = Int(element)
      operations.append(
        DOMOperation(kind: .unwrap, path: path(element), old: first.values[a], first: a))
    }
  }
}
