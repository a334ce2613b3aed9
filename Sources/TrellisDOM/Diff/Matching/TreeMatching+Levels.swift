import TrellisBase

extension TreeMatching {
  /// The product of nodes of all levels up to which levels are compared.
  private static let levelLimit = 400_000

  /// Matches nodes of the same depth in order at the least cost, where only subtrees are inserted and deleted.
  /// Returns false, and matches nothing, if the trees are too large for it.
  ///
  /// Source: Selkow, “The Tree-to-Tree Editing Problem” (1977). Departs: the deletion of a text's neighbour
  /// joins texts, elements are put around equal nodes or replaced by them, and large subtrees cost more than small ones, so that
  /// they are not replaced.
  /// - Complexity: O(the sum over all levels of the product of both trees' nodes there).
  mutating func matchLevels() -> Bool {
    let levels = (Levels(first), Levels(second))
    let count = min(levels.0.nodes.count, levels.1.nodes.count)
    var total = 0
    for depth in 0..<count {
      total += levels.0.nodes[depth].count * levels.1.nodes[depth].count
      guard total <= Self.levelLimit else { return false }
    }
    // The costs of all pairs of a level, from the deepest one up.
    var costs: [[Int32]] = Array(repeating: [], count: count)
    for depth in (0..<count).reversed() {
      let (old, new) = (levels.0.nodes[depth], levels.1.nodes[depth])
      var table = [Int32](repeating: 0, count: old.count * new.count)
      for (i, a) in old.enumerated() {
        for (j, b) in new.enumerated() {
          table[i * new.count + j] = cost(Int(a), Int(b)) { x, y in
            let width = depth + 1 < count ? levels.1.nodes[depth + 1].count : 0
            return costs[depth + 1][
              Int(levels.0.places[x]) * width + Int(levels.1.places[y])]
          }
        }
      }
      costs[depth] = table
    }
    var pending = [(a: 0, b: 0, depth: 0)]
    while let (a, b, depth) = pending.popLast() {
      if areEqual(a, b) {
        matchSubtrees(a, b)
        continue
      }
      if isFree(first: a), isFree(second: b) { match(a, b) }
      guard depth + 1 < count else { continue }
      let width = levels.1.nodes[depth + 1].count
      let table = LevelAlignment(self, first.children(of: a), second.children(of: b)) { x, y in
        costs[depth + 1][Int(levels.0.places[x]) * width + Int(levels.1.places[y])]
      }
      for step in table.steps {
        switch step {
        case .pair(let x, let y): pending.append((x, y, depth + 1))
        case .join(let parts, let y):
          join(parts.map { JoinedText(node: $0, text: first.values[Int($0)]) }, into: y)
        case .unwrap(let x, let nodes):
          for (child, node) in zip(first.children(of: x), nodes) {
            matchSubtrees(Int(child), Int(node))
          }
        case .wrap(let nodes, let y):
          for (node, child) in zip(nodes, second.children(of: y)) {
            matchSubtrees(Int(node), Int(child))
          }
        }
      }
    }
    return true
  }

  /// The cost of making one node of the other, in its place.
  private func cost(_ a: Int, _ b: Int, _ pair: @escaping (Int, Int) -> Int32) -> Int32 {
    if areEqual(a, b) { return 0 }
    guard first.kinds[a] == second.kinds[b] else { return LevelAlignment.never }
    let own: Int32 = first.values[a].isExactly(second.values[b]) ? 0 : 1
    guard first.kinds[a] == .element || first.kinds[a] == .document else { return own }
    let attributes = haveSameHead(a, b) ? 0 : Int32(attributeChanges(a, b))
    let isLeaf = first.sizes[a] == 1 && second.sizes[b] == 1
    return own + attributes
      + (isLeaf
        ? 0 : LevelAlignment(self, first.children(of: a), second.children(of: b), pair).cost)
  }
}

/// The nodes of a tree by depth.
private struct Levels {
  private(set) var nodes: [[Int32]] = []
  /// The place of each node in its level.
  private(set) var places: [Int32]

  init(_ tree: MarkupTree) {
    places = Array(repeating: 0, count: tree.count)
    var depths = [Int](repeating: 0, count: tree.count)
    for node in 0..<tree.count {
      let parent = Int(tree.parents[node])
      let depth = parent < 0 ? 0 : depths[parent] + 1
      depths[node] = depth
      if depth == nodes.count { nodes.append([]) }
      places[node] = Int32(nodes[depth].count)
      nodes[depth].append(Int32(node))
    }
  }
}

/// The alignment of the children of two nodes at the least cost.
struct LevelAlignment {
  enum Step {
    case pair(Int, Int)
    /// Texts that become one because the nodes between them are deleted.
    case join([Int32], Int)
    /// A child of the first list that is replaced by its children, which are equal to these nodes.
    case unwrap(Int, ArraySlice<Int32>)
    /// A child of the second list that is put around these nodes, to which its children are equal.
    case wrap(ArraySlice<Int32>, Int)
  }

  private enum Kind { case pair, join, unwrap, wrap, delete, insert }

  /// The cost of a pair that cannot be.
  static let never: Int32 = 1 << 20

  /// The children of an element that are compared with nodes of the other list.
  private static let contentLimit = 64

  /// The cost beyond the band.
  private static let outside: Int32 = 1 << 28

  private let matching: TreeMatching
  private let old: ArraySlice<Int32>
  private let new: ArraySlice<Int32>
  private let pair: (Int, Int) -> Int32
  /// The costs of deleting each child of the first list and of inserting each child of the second.
  private let prices: (old: [Int32], new: [Int32])
  private var table: [Int32]
  /// The differences of the places of children in both lists that are compared.
  private let band: ClosedRange<Int>

  /// - Parameters:
  ///   - margin: how far the place of a child may be from where the lengths of the lists alone put it.
  ///   - isMoved: whether a child costs nothing, as it moves from or to another place anyway; the first argument is
  ///     whether it is one of the second list.
  ///   - pair: the cost of making one node of the other.
  /// - Complexity: O(*n* · *m*) for lists of these lengths, and with a margin O(*n* · (*margin* + |*n* − *m*|)).
  init(
    _ matching: TreeMatching, _ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>,
    margin: Int = .max, isMoved: ((Bool, Int) -> Bool)? = nil,
    _ pair: @escaping (Int, Int) -> Int32
  ) {
    func prices(_ nodes: ArraySlice<Int32>, _ tree: MarkupTree, _ isSecond: Bool) -> [Int32] {
      nodes.map {
        isMoved?(isSecond, Int($0)) == true ? 0 : Self.price(tree.sizes[Int($0)])
      }
    }
    self.prices = (prices(old, matching.first, false), prices(new, matching.second, true))
    self.matching = matching
    self.pair = pair
    self.old = old
    self.new = new
    let (n, m) = (old.count, new.count)
    band = Self.band(n, m, margin: margin)
    let width = band.count
    table = Array(repeating: 0, count: (n + 1) * width)
    for i in (0...n).reversed() {
      for j in (max(0, i - band.upperBound)...min(m, i - band.lowerBound)).reversed()
      where i < n || j < m {
        table[i * width + i - j - band.lowerBound] = best(i, j).cost
      }
    }
  }

  /// The differences of places that are compared in lists of these lengths.
  static func band(_ n: Int, _ m: Int, margin: Int) -> ClosedRange<Int> {
    max(min(0, n - m) - min(margin, m), -m)...min(max(0, n - m) + min(margin, n), n)
  }

  var cost: Int32 { at(0, 0) }

  private func oldNode(_ i: Int) -> Int { Int(old[old.startIndex + i]) }
  private func newNode(_ j: Int) -> Int { Int(new[new.startIndex + j]) }

  /// The cost of inserting or deleting a subtree.
  static func price(_ size: Int32) -> Int32 { 1 + size / 24 }

  private func at(_ i: Int, _ j: Int) -> Int32 {
    band.contains(i - j) ? table[i * band.count + i - j - band.lowerBound] : Self.outside
  }

  /// The cheapest first step for the rest of both lists: the children that it takes from both.
  private func best(_ i: Int, _ j: Int) -> (kind: Kind, cost: Int32, old: Int, new: Int) {
    var best = (kind: Kind.pair, cost: Int32.max, old: 0, new: 0)
    if i < old.count, j < new.count {
      let (x, y) = (oldNode(i), newNode(j))
      let price = pair(x, y)
      if price < Self.never { best = (.pair, price + at(i + 1, j + 1), 1, 1) }
      if matching.first.kinds[x] == .text, matching.second.kinds[y] == .text,
        let length = joinLength(i, y)
      {
        let deleted = (i..<(i + length)).reduce(Int32(0)) { sum, index in
          let node = oldNode(index)
          return matching.first.kinds[node] == .text
            ? sum : sum + Self.price(matching.first.sizes[node])
        }
        let cost = deleted + at(i + length, j + 1)
        if cost < best.cost { best = (.join, cost, length, 1) }
      }
      let classes = matching.classes.classes
      if let length = contentLength(matching.first, classes.0, x, new, classes.1, j) {
        let cost = 1 + at(i + 1, j + length)
        if cost < best.cost { best = (.unwrap, cost, 1, length) }
      }
      if let length = contentLength(matching.second, classes.1, y, old, classes.0, i) {
        let cost = 1 + at(i + length, j + 1)
        if cost < best.cost { best = (.wrap, cost, length, 1) }
      }
    }
    if i < old.count {
      let cost = prices.old[i] + at(i + 1, j)
      if cost < best.cost { best = (.delete, cost, 1, 0) }
    }
    if j < new.count {
      let cost = prices.new[j] + at(i, j + 1)
      if cost < best.cost { best = (.insert, cost, 0, 1) }
    }
    return best
  }

  /// The number of children of an element if they are equal to the nodes from a place of a list on; `nil` if they are not, if it
  /// has none, or if it has more than ``contentLimit``.
  private func contentLength(
    _ tree: MarkupTree, _ classes: [Int32], _ element: Int, _ list: ArraySlice<Int32>,
    _ listClasses: [Int32], _ place: Int
  ) -> Int? {
    guard tree.sizes[element] > 1 else { return nil }
    let children = tree.children(of: element)
    let nodes = list[(list.startIndex + place)...]
    guard children.count <= min(nodes.count, Self.contentLimit) else { return nil }
    let isEqual = zip(children, nodes).allSatisfy { classes[Int($0)] == listClasses[Int($1)] }
    return isEqual ? children.count : nil
  }

  /// The number of children from a text on that become a text when the elements among them are deleted.
  private func joinLength(_ i: Int, _ y: Int) -> Int? {
    let text = matching.second.values[y]
    var rest = text.utf8[...]
    for index in i..<min(i + 8, old.count) {
      let node = oldNode(index)
      guard matching.first.kinds[node] == .text else { continue }
      let value = matching.first.values[node].utf8
      guard rest.starts(with: value) else { return nil }
      rest = rest.dropFirst(value.count)
      if rest.isEmpty { return index > i ? index - i + 1 : nil }
    }
    return nil
  }

  /// The pairs, the joined texts, and the unwrapped and wrapped elements of the cheapest alignment.
  var steps: [Step] {
    var result: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let step = best(i, j)
      let (x, y) = (oldNode(i), newNode(j))
      let taken = (
        old[(old.startIndex + i)..<(old.startIndex + i + step.old)],
        new[(new.startIndex + j)..<(new.startIndex + j + step.new)]
      )
      switch step.kind {
      case .pair: result.append(.pair(x, y))
      case .join:
        result.append(.join(taken.0.filter { matching.first.kinds[Int($0)] == .text }, y))
      case .unwrap: result.append(.unwrap(x, taken.1))
      case .wrap: result.append(.wrap(taken.0, y))
      case .delete, .insert: break
      }
      i += step.old
      j += step.new
    }
    return result
  }
}
