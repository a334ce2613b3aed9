/// The changes of a matching that could save operations.
struct RefinementCandidates {
  private let matching: TreeMatching
  private let first: MarkupTree
  private let second: MarkupTree
  /// The nodes without partners.
  private var free: (first: [Int], second: [Int]) = ([], [])
  /// The pairs that operations move or change.
  private var touched: [(a: Int, b: Int)] = []
  /// The texts of the first tree that could become others.
  private var texts: [Int] = []
  /// Alignments in which one element is unwrapped and another one is put around siblings of it.
  private var reopened: [RefinementCandidate] = []
  /// The changes, the likely ones first.
  private(set) var all: [RefinementCandidate] = []

  /// The nodes of a kind that are looked at.
  private static let limit = 48

  /// - Parameters:
  ///   - isWide: whether less likely changes are tried too.
  ///   - joinsFirst: whether texts that together become one are tried before all other changes, of which large pages
  ///     have too many to try them all.
  init(
    _ matching: TreeMatching, _ operations: [DOMOperation], isWide: Bool = false,
    joinsFirst: Bool = false
  ) {
    self.init(matching)
    collectNodes(operations)
    if joinsFirst { addJoins(operations) }
    addParts(operations)
    addPairs()
    if !joinsFirst { addJoins(operations) }
    addEqualPairs()
    addCrossings()
    addReleases()
    all += reopened
    for candidate in reopened {
      if case .open(let a, let b, let x, let y, _) = candidate {
        all.append(.open(a, b, childrenOfFirst: x, childrenOfSecond: y, moves: true))
      }
    }
    for b in changedParents(operations, roots(operations)).prefix(8) {
      all.append(.realign(Int(matching.toFirst[b]), b, moves: true))
    }
    if isWide { addWide(operations) }
  }

  /// The alignments of the children of the parents of changed nodes, with at most `limit` parents.
  static func realignments(
    _ matching: TreeMatching, _ operations: [DOMOperation], limit: Int
  ) -> [RefinementCandidate] {
    var candidates = RefinementCandidates(matching)
    candidates.collectTouched(operations)
    return candidates.changedParents(operations, candidates.roots(operations)).prefix(limit)
      .flatMap { b in
        [false, true].map { .realign(Int(matching.toFirst[b]), b, moves: $0) }
      }
  }

  private init(_ matching: TreeMatching) {
    self.matching = matching
    first = matching.first
    second = matching.second
  }

  // MARK: Wide

  private mutating func addWide(_ operations: [DOMOperation]) {
    for a in free.first where first.kinds[a] == .element && first.sizes[a] > 1 {
      for choice in [TreeMatching.Choice.whole, .around, .late] {
        all.append(.choose(Int32(a), choice))
      }
    }
    for b in free.second where second.kinds[b] == .element && second.sizes[b] > 1 {
      for choice in [TreeMatching.Choice.whole, .around] {
        all.append(.choose(Int32(first.count + b), choice))
      }
    }
    // The parents of changed nodes.
    var parents: Set<Int> = []
    for (a, b) in touched {
      parents.insert(Int(first.parents[a]))
      parents.insert(Int(matching.toFirst[Int(second.parents[b])]))
    }
    for operation in operations where operation.second < 0 && operation.first > 0 {
      parents.insert(Int(first.parents[operation.first]))
    }
    for operation in operations where operation.first < 0 && operation.second > 0 {
      parents.insert(Int(matching.toFirst[Int(second.parents[operation.second])]))
    }
    for a in parents.sorted() where a > 0 && matching.toSecond[a] > 0 {
      for aligns in [true, false] { all.append(.release(a, whole: false, aligns: aligns)) }
      let partner = Int(matching.toSecond[a])
      for b in free.second.prefix(Self.limit) { add(a, b) }
      for free in free.first.prefix(Self.limit) { add(free, partner) }
      for (x, y) in touched.prefix(Self.limit) where x != a {
        add(a, y)
        add(x, partner)
      }
    }
  }

  private mutating func collectNodes(_ operations: [DOMOperation]) {
    free.first = Self.rootsFirst(
      (1..<max(first.count, 1)).filter { matching.toSecond[$0] < 0 }, first, matching.toSecond)
    free.second = Self.rootsFirst(
      (1..<max(second.count, 1)).filter { matching.toFirst[$0] < 0 }, second, matching.toFirst)
    collectTouched(operations)
    texts = free.first.filter { first.kinds[$0] == .text }
    texts += touched.map(\.a).filter { first.kinds[$0] == .text }
  }

  private mutating func collectTouched(_ operations: [DOMOperation]) {
    var seen: Set<Int> = []
    for operation in operations {
      var (a, b) = (operation.first, operation.second)
      if a >= 0, b < 0 { b = Int(matching.toSecond[a]) }
      if b >= 0, a < 0 { a = Int(matching.toFirst[b]) }
      guard a > 0, b > 0, matching.toSecond[a] == Int32(b), seen.insert(a).inserted else {
        continue
      }
      touched.append((a, b))
    }
  }

  /// The free nodes whose parents have partners, then the others: lists are cut where they are long.
  private static func rootsFirst(
    _ nodes: [Int], _ tree: MarkupTree, _ partners: [Int32]
  ) -> [Int] {
    func isRoot(_ node: Int) -> Bool { partners[Int(tree.parents[node])] >= 0 }
    return nodes.filter(isRoot) + nodes.filter { !isRoot($0) }
  }

  // MARK: Parts

  /// Equal nodes of deleted and inserted subtrees, and the children of changed parents.
  private mutating func addParts(_ operations: [DOMOperation]) {
    all.append(.fill(0, 0))
    let roots = roots(operations)
    let parents = changedParents(operations, roots)
    for b in parents { all.append(.realign(Int(matching.toFirst[b]), b)) }
    for b in roots.1.prefix(Self.limit) { all.append(.fill(0, b)) }
    for a in roots.0.prefix(Self.limit) { all.append(.fill(a, 0)) }
    for b in parents { addOpenings(Int(matching.toFirst[b]), b) }
    for (a, b) in product(roots.0, roots.1)
    where matching.toSecond[a] < 0 && matching.toFirst[b] < 0 && first.kinds[a] == .element
      && matching.haveSameLabel(a, b)
    {
      all.append(.pairAll(a, b))
      addOpenings(a, b)
    }
    for (a, pair) in product(roots.0, touched) where isChangedElement(a, pair.b) {
      addOpenings(a, pair.b)
    }
    for (pair, b) in product(touched, roots.1) where isChangedElement(pair.a, b) {
      addOpenings(pair.a, b)
    }
  }

  /// The nodes that operations delete, and those that they insert.
  private func roots(_ operations: [DOMOperation]) -> ([Int], [Int]) {
    (
      operations.filter { $0.second < 0 && $0.first > 0 }.map(\.first),
      operations.filter { $0.first < 0 && $0.second > 0 }.map(\.second)
    )
  }

  /// The nodes of the second tree with partners that are parents of changed nodes, or whose partners are.
  private func changedParents(_ operations: [DOMOperation], _ roots: ([Int], [Int])) -> [Int] {
    var parents: [Int] = []
    for (a, b) in touched {
      parents += [Int(matching.toSecond[Int(first.parents[a])]), Int(second.parents[b])]
    }
    parents += roots.0.map { Int(matching.toSecond[Int(first.parents[$0])]) }
    parents += roots.1.map { Int(second.parents[$0]) }
    var seen: Set<Int> = []
    return parents.filter { $0 > 0 && matching.toFirst[$0] > 0 && seen.insert($0).inserted }
  }

  /// Whether two nodes are elements of one name with different contents.
  private func isChangedElement(_ a: Int, _ b: Int) -> Bool {
    first.kinds[a] == .element && matching.haveSameLabel(a, b) && !matching.areEqual(a, b)
      && first.sizes[a] > 1 && second.sizes[b] > 1
  }

  /// Alignments of the children of two nodes with a child unwrapped or put around others, or both.
  private mutating func addOpenings(_ a: Int, _ b: Int) {
    func isOpenable(_ tree: MarkupTree, _ node: Int) -> Bool {
      tree.kinds[node] == .element && tree.sizes[node] > 1
    }
    var children: ([Int], [Int]) = ([], [])
    for x in first.children(of: a).map({ Int($0) }) where isOpenable(first, x) {
      let y = Int(matching.toSecond[x])
      if y < 0 || !matching.areEqual(x, y) { children.0.append(x) }
    }
    for y in second.children(of: b).map({ Int($0) }) where isOpenable(second, y) {
      let x = Int(matching.toFirst[y])
      if x < 0 || !matching.areEqual(x, y) { children.1.append(y) }
    }
    func open(_ x: [Int], _ y: [Int]) -> RefinementCandidate {
      .open(a, b, childrenOfFirst: x, childrenOfSecond: y)
    }
    for x in children.0.prefix(6) { all.append(open([x], [])) }
    for y in children.1.prefix(6) { all.append(open([], [y])) }
    let free = (
      children.0.filter { matching.toSecond[$0] < 0 },
      children.1.filter { matching.toFirst[$0] < 0 }
    )
    if free.0.count + free.1.count > 2, free.0.count + free.1.count < 24 {
      reopened.append(open(free.0, free.1))
    }
    for x in free.0.prefix(4) { for y in free.1.prefix(4) { reopened.append(open([x], [y])) } }
    for (x, y) in pairs(of: free.0.prefix(4)) { reopened.append(open([x, y], [])) }
    for (x, y) in pairs(of: free.1.prefix(4)) { reopened.append(open([], [x, y])) }
  }

  /// All pairs of nodes of a list.
  private func pairs(of nodes: ArraySlice<Int>) -> [(Int, Int)] {
    nodes.indices.flatMap { index in nodes[(index + 1)...].map { (nodes[index], $0) } }
  }

  // MARK: Pairs

  /// Free nodes with free ones, and in place of touched ones.
  private mutating func addPairs() {
    for (a, b) in product(free.first, free.second) { add(a, b) }
    for (a, pair) in product(free.first, touched) { add(a, pair.b) }
    for (pair, b) in product(touched, free.second) { add(pair.a, b) }
    // The element around a free node or inside it: the wrapped element could be the renamed one.
    for a in free.first.prefix(Self.limit) where first.kinds[a] == .element {
      var near = first.children(of: a).prefix(8).map { Int($0) }
      near.append(Int(first.parents[a]))
      for node in near where matching.toSecond[node] > 0 { add(a, Int(matching.toSecond[node])) }
    }
    for b in free.second.prefix(Self.limit) where second.kinds[b] == .element {
      var near = second.children(of: b).prefix(8).map { Int($0) }
      near.append(Int(second.parents[b]))
      for node in near where matching.toFirst[node] > 0 { add(Int(matching.toFirst[node]), b) }
    }
  }

  private mutating func add(_ a: Int, _ b: Int) {
    guard first.kinds[a] == second.kinds[b], isLikely(a, b) else { return }
    // The nodes below differ only if one of the two has a partner.
    if first.sizes[a] > 1, second.sizes[b] > 1,
      matching.toSecond[a] >= 0 || matching.toFirst[b] >= 0
    {
      all.append(.pair(a, b, deep: true))
    }
    all.append(.pair(a, b))
  }

  /// Whether two nodes have something in common: for elements the name, attributes or matched children.
  private func isLikely(_ a: Int, _ b: Int) -> Bool {
    guard first.kinds[a] == .element, !matching.haveSameLabel(a, b) else { return true }
    if !first.attributes(of: a).isEmpty, first.attributes(of: a) == second.attributes(of: b) {
      return true
    }
    let range = b..<(b + Int(second.sizes[b]))
    return first.children(of: a).prefix(32).contains {
      let partner = Int(matching.toSecond[Int($0)])
      return partner > b && range.contains(partner)
    }
  }

  /// All pairs of two lists, of which long ones are cut.
  private func product<A, B>(_ left: [A], _ right: [B]) -> [(A, B)] {
    left.prefix(Self.limit).flatMap { a in right.prefix(Self.limit).map { (a, $0) } }
  }

  // MARK: Exchanges

  /// Touched and free subtrees with all equal ones.
  private mutating func addEqualPairs() {
    let classes = matching.classes.classes
    var wanted: Set<Int32> = []
    for a in free.first.prefix(Self.limit) { wanted.insert(classes.0[a]) }
    for b in free.second.prefix(Self.limit) { wanted.insert(classes.1[b]) }
    for (a, b) in touched.prefix(Self.limit) {
      wanted.insert(classes.0[a])
      wanted.insert(classes.1[b])
    }
    var places: [Int32: (first: [Int], second: [Int])] = [:]
    for a in 1..<max(first.count, 1) where wanted.contains(classes.0[a]) {
      places[classes.0[a], default: ([], [])].first.append(a)
    }
    for b in 1..<max(second.count, 1) where wanted.contains(classes.1[b]) {
      places[classes.1[b], default: ([], [])].second.append(b)
    }
    addExchangesOfTouched()
    for a in free.first.prefix(Self.limit) + touched.prefix(Self.limit).map(\.a) {
      for b in nearest(
        places[classes.0[a]]?.second ?? [], a, Double(second.count) / Double(first.count))
      {
        all.append(.exchange(a, b))
      }
    }
    for b in free.second.prefix(Self.limit) + touched.prefix(Self.limit).map(\.b) {
      for a in nearest(
        places[classes.1[b]]?.first ?? [], b, Double(first.count) / Double(second.count))
      {
        all.append(.exchange(a, b))
      }
    }
  }

  /// Equal nodes of which both are touched or free, and the siblings of touched nodes that are equal to their
  /// partners: of two equal nodes that move, one may have moved into the place of the other one.
  private mutating func addExchangesOfTouched() {
    let classes = matching.classes.classes
    let sources = (free.first.prefix(Self.limit) + touched.prefix(Self.limit).map(\.a))
    let targets = (free.second.prefix(Self.limit) + touched.prefix(Self.limit).map(\.b))
    for (a, b) in product(Array(sources), Array(targets))
    where classes.0[a] == classes.1[b] && matching.toSecond[a] != Int32(b) {
      all.append(.exchange(a, b))
    }
    for (a, b) in touched.prefix(Self.limit) where classes.0[a] == classes.1[b] {
      for sibling in equalSiblings(of: a, first, classes.0) { all.append(.exchange(sibling, b)) }
      for sibling in equalSiblings(of: b, second, classes.1) { all.append(.exchange(a, sibling)) }
    }
  }

  /// At most four of the nearest 200 siblings of a node that are equal to the node.
  private func equalSiblings(of node: Int, _ tree: MarkupTree, _ classes: [Int32]) -> [Int] {
    let siblings = tree.children(of: Int(tree.parents[node]))
    guard let place = siblings.firstIndex(of: Int32(node)) else { return [] }
    var result: [Int] = []
    for distance in 1...100 {
      for index in [place - distance, place + distance] where siblings.indices.contains(index) {
        let sibling = Int(siblings[index])
        if classes[sibling] == classes[node] { result.append(sibling) }
      }
      if result.count >= 4 { break }
    }
    return Array(result.prefix(4))
  }

  /// The nodes of a list whose places in the document are nearest to that of a node of the other tree.
  private func nearest(_ nodes: [Int], _ node: Int, _ scale: Double) -> [Int] {
    guard nodes.count > 12 else { return nodes }
    let place = Int(Double(node) * scale)
    return Array(nodes.sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }.prefix(12))
  }

  private mutating func addCrossings() {
    let pairs = touched.prefix(16)
    for (index, (a, _)) in pairs.enumerated() {
      for (_, b) in pairs.dropFirst(index + 1)
      where first.kinds[a] == .element && second.kinds[b] == .element {
        all.append(.cross(a, b))
      }
    }
  }

  private mutating func addReleases() {
    for (a, _) in touched.prefix(Self.limit) {
      for aligns in [true, false] {
        all.append(.release(a, whole: true, aligns: aligns))
        if first.sizes[a] > 1 { all.append(.release(a, whole: false, aligns: aligns)) }
      }
    }
  }

  // MARK: Texts

  /// Texts that together make up a new or a changed text, wherever they were.
  private mutating func addJoins(_ operations: [DOMOperation]) {
    var targets = free.second.filter { second.kinds[$0] == .text }
    targets += touched.map(\.b).filter { second.kinds[$0] == .text }
    for b in targets.prefix(Self.limit) {
      var pool = texts
      if matching.toFirst[b] >= 0 { pool.append(Int(matching.toFirst[b])) }
      for part in matching.joined[Int32(b)] ?? [] { pool.append(Int(part.node)) }
      pool = Array(Set(pool)).sorted()
      var search = TextParts(first, Array(second.values[b].utf8), pool)
      for parts in search.results() where parts.count > 1 { all.append(.join(parts, b)) }
    }
  }
}
