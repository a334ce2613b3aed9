/// Two trees without the parts that are equal and in place, for searches that large trees do not allow.
///
/// A subtree that is equal to its partner, and whose parent is the partner of the parent there, becomes an element
/// without children. Of many such siblings in a row the middle ones become one element. Equal subtrees
/// stay equal, wherever they are, so that a search can still exchange them.
struct ReducedTrees {
  private let matching: TreeMatching
  /// The first and the second tree, each with at most as many nodes as before.
  let trees: (MarkupTree, MarkupTree)
  /// The first node that each node of the reduced trees stands for, and the number of siblings from there.
  private let sources: ([Source], [Source])

  /// The number of nodes that each node of the reduced trees stands for.
  var sizes: ([Int32], [Int32]) { (sources.0.map(\.size), sources.1.map(\.size)) }

  /// The number of nodes of both reduced trees.
  var count: Int { trees.0.count + trees.1.count }

  private struct Source {
    let node: Int32
    var siblings: Int32 = 1
    /// Whether the node stands for its whole subtree.
    var isWhole = false
    /// The number of nodes.
    var size: Int32 = 1
  }

  /// The equal siblings beside others that stay apart.
  private static let margin = 6

  /// - Parameter keepsChangedClasses: whether subtrees in place that are equal to a subtree with changes, wherever that
  ///   is, stay as they are. Such a subtree then has the same form in both trees.
  /// - Complexity: O(*n*) in the nodes.
  init(_ matching: TreeMatching, keepsChangedClasses: Bool) {
    self.matching = matching
    let (first, second) = (matching.first, matching.second)
    let classes = matching.classes.classes
    var isReduced = [Bool](repeating: false, count: matching.classes.classCount)
    for a in 1..<max(first.count, 1) where first.kinds[a] == .element && first.sizes[a] > 1 {
      if Self.isInPlace(matching, a) { isReduced[Int(classes.0[a])] = true }
    }
    if keepsChangedClasses {
      for a in 0..<first.count where !Self.isInPlace(matching, a) {
        isReduced[Int(classes.0[a])] = false
      }
      for b in 0..<second.count {
        let a = Int(matching.toFirst[b])
        if a < 0 || !Self.isInPlace(matching, a) { isReduced[Int(classes.1[b])] = false }
      }
    }
    // Siblings in place far from others, in runs that are alike on both sides.
    var runs: ([Int32: Int32], [Int32: Int32]) = ([:], [:])
    for a in 0..<first.count where first.sizes[a] > Int32(2 * Self.margin) {
      let children = first.children(of: a)
      var start = children.startIndex
      while start < children.endIndex {
        var end = start
        while end < children.endIndex, Self.isInPlace(matching, Int(children[end])),
          end == start
            || Self.follows(matching, Int(children[end]), Int(children[end - 1]))
        {
          end += 1
        }
        let length = end - start - 2 * Self.margin
        if length > 1 {
          let node = children[start + Self.margin]
          runs.0[node] = Int32(length)
          runs.1[matching.toSecond[Int(node)]] = Int32(length)
        }
        start = max(end, start + 1)
      }
    }
    let reduced = (
      Self.reduce(first, classes.0, isReduced, runs.0) { Int($0) },
      Self.reduce(second, classes.1, isReduced, runs.1) { Int(matching.toFirst[Int($0)]) }
    )
    trees = (reduced.0.tree, reduced.1.tree)
    sources = (reduced.0.sources, reduced.1.sources)
  }

  /// Whether a node is equal to its partner, and their parents are partners.
  private static func isInPlace(_ matching: TreeMatching, _ a: Int) -> Bool {
    let b = Int(matching.toSecond[a])
    return b > 0 && matching.areEqual(a, b) && matching.joined[Int32(b)] == nil
      && matching.staysWithParent(a)
  }

  /// Whether the partner of a node follows the partner of the node before it.
  private static func follows(_ matching: TreeMatching, _ a: Int, _ before: Int) -> Bool {
    let partner = matching.toSecond[before]
    return matching.toSecond[a] == partner + matching.second.sizes[Int(partner)]
  }

  /// - Parameter number: the number of a run by its first node, the same in both trees.
  private static func reduce(
    _ tree: MarkupTree, _ classes: [Int32], _ isReduced: [Bool], _ runs: [Int32: Int32],
    number: (Int32) -> Int
  ) -> (tree: MarkupTree, sources: [Source]) {
    var builder = MarkupTree.Builder()
    var sources: [Source] = []
    var ends: [Int] = []
    var node = 0
    func leaf(_ name: String, _ value: String, _ builder: inout MarkupTree.Builder) {
      builder.open(.element, name, [MarkupTree.Attribute(name: "#", value: value)])
      builder.close()
    }
    while node < tree.count {
      while let end = ends.last, node >= end {
        builder.close()
        ends.removeLast()
      }
      if let length = runs[Int32(node)] {
        let start = Int32(node)
        for _ in 0..<length { node += Int(tree.sizes[node]) }
        sources.append(
          Source(node: start, siblings: length, isWhole: true, size: Int32(node) - start))
        leaf("#run", "run of equal siblings \(number(start))", &builder)
        continue
      }
      let isWhole =
        tree.kinds[node] == .element && tree.sizes[node] > 1 && isReduced[Int(classes[node])]
      sources.append(
        Source(node: Int32(node), isWhole: isWhole, size: isWhole ? tree.sizes[node] : 1))
      if isWhole {
        leaf(tree.values[node], "equal subtree of class \(classes[node])", &builder)
        node += Int(tree.sizes[node])
      } else {
        builder.open(tree.kinds[node], tree.values[node], Array(tree.attributes(of: node)))
        ends.append(node + Int(tree.sizes[node]))
        node += 1
      }
    }
    return (builder.finish(), sources)
  }

  /// The matching of the reduced trees that stands for the matching of the whole trees.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func projected() -> TreeMatching {
    var result = TreeMatching(trees.0, trees.1, classes: SubtreeClasses(trees.0, trees.1))
    var places: ([Int32: Int], [Int32: Int]) = ([:], [:])
    for (x, source) in sources.0.enumerated() { places.0[source.node] = x }
    for (y, source) in sources.1.enumerated() { places.1[source.node] = y }
    for (y, source) in sources.1.enumerated() {
      let a = matching.toFirst[Int(source.node)]
      guard a >= 0 else { continue }
      if let parts = matching.joined[source.node] {
        let known = parts.compactMap { part in
          places.0[part.node].map { TreeMatching.JoinedText(node: Int32($0), text: part.text) }
        }
        if known.count == parts.count { result.join(known, into: y) }
      } else if let x = places.0[a] {
        result.match(x, y)
      }
    }
    return result
  }

  /// The matching of the whole trees that a matching of the reduced trees stands for.
  func expanded(_ reduced: TreeMatching) -> TreeMatching {
    var result = TreeMatching(matching.first, matching.second, classes: matching.classes)
    for (x, y) in reduced.toSecond.enumerated() where y >= 0 {
      let (left, right) = (sources.0[x], sources.1[Int(y)])
      if let parts = reduced.joined[y] {
        guard parts.first?.node == Int32(x) else { continue }
        result.join(
          parts.map { .init(node: sources.0[Int($0.node)].node, text: $0.text) },
          into: Int(right.node))
        continue
      }
      var (a, b) = (Int(left.node), Int(right.node))
      guard left.isWhole, right.isWhole, left.siblings == right.siblings else {
        result.match(a, b)
        continue
      }
      for _ in 0..<left.siblings {
        if result.areEqual(a, b) { result.matchSubtrees(a, b) } else { result.match(a, b) }
        a += Int(matching.first.sizes[a])
        b += Int(matching.second.sizes[b])
      }
    }
    for (node, choice) in reduced.choices {
      let place = Int(node) - trees.0.count
      result.choices[
        place < 0
          ? sources.0[Int(node)].node : Int32(matching.first.count) + sources.1[place].node] =
        choice
    }
    return result
  }
}
