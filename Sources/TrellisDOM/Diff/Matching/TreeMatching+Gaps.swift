import TrellisBase

extension TreeMatching {
  /// Pairs unmatched children of two matched parents between the same matched neighbours.
  mutating func pairGaps(_ a: Int, _ b: Int) {
    let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
    var place: [Int32: Int] = [:]
    for (index, child) in old.enumerated() { place[child] = index }
    // Matched children in the same order on both sides divide the lists into gaps.
    let anchors = new.indices.filter {
      toFirst[Int(new[$0])] >= 0 && place[toFirst[Int(new[$0])]] != nil
    }
    let kept = CommonSubsequence.increasing(
      anchors.map { place[toFirst[Int(new[$0])]] ?? 0 })
    var last = (-1, -1)
    var rest: ([Int32], [Int32]) = ([], [])
    for (i, j) in kept.map({ (place[toFirst[Int(new[anchors[$0]])]] ?? 0, anchors[$0]) })
      + [(old.count, new.count)]
    {
      let left = old[(last.0 + 1)..<max(i, last.0 + 1)].filter { isFree(first: Int($0)) }
      let right = new[(last.1 + 1)..<max(j, last.1 + 1)].filter { isFree(second: Int($0)) }
      pair(left, right)
      rest.0 += left.filter { isFree(first: Int($0)) }
      rest.1 += right.filter { isFree(second: Int($0)) }
      last = (i, j)
    }
    // The remaining children may have moved within the parent and changed too.
    if rest.0.count <= 64, rest.1.count <= 64 {
      for x in rest.0 {
        for y in rest.1 where isFree(second: Int(y)) && isFree(first: Int(x)) {
          guard first.kinds[Int(x)] == .element, haveSameLabel(Int(x), Int(y)) else { continue }
          if similarity(Int(x), Int(y)) > 0.5 { match(Int(x), Int(y)) }
        }
      }
    }
  }

  /// The price of pairing two nodes in halves of an operation; `nil` if they are no pair. A pair of
  /// elements that costs as much as a deletion and an insertion is still preferred.
  private mutating func price(_ x: Int, _ y: Int) -> Int? {
    let (kind, otherKind) = (first.kinds[x], second.kinds[y])
    guard kind == otherKind else { return nil }
    if areEqual(x, y) { return 0 }
    guard kind == .element else { return 2 }
    let cost = estimate(x, y, limit: 3)
    let similarity = similarity(x, y)
    if haveSameLabel(x, y) {
      if cost <= 1 { return 2 * cost }
      if cost == 2 { return 3 }
      return similarity >= 0.5 ? 3 : nil
    }
    // A new name: only if the content is that of the same element.
    if cost == 1 { return 2 }
    return similarity >= 0.6 || (cost == 2 && first.sizes[x] > 2) ? 3 : nil
  }

  /// Pairs the nodes of one gap in order, at the least cost.
  mutating func pair(_ left: [Int32], _ right: [Int32]) {
    guard !left.isEmpty, !right.isEmpty else { return }
    guard left.count * right.count <= 2_500, budget > 0 else {
      pairMany(left, right)
      return
    }
    pairAtLeastCost(left, right)
  }

  /// Pairs two lists of siblings at the least cost, if they are short between their equal ends; returns
  /// whether they are.
  mutating func pairByCost(_ old: [Int32], _ new: [Int32]) -> Bool {
    let ends = MatchingEnds(old.indices, new.indices) { areEqual(Int(old[$0]), Int(new[$1])) }
    guard ends.old.count * ends.new.count <= 400, budget > 0 else { return false }
    for index in 0..<ends.old.lowerBound { matchSubtrees(Int(old[index]), Int(new[index])) }
    for (i, j) in zip(old.indices[ends.old.upperBound...], new.indices[ends.new.upperBound...]) {
      matchSubtrees(Int(old[i]), Int(new[j]))
    }
    pairAtLeastCost(Array(old[ends.old]), Array(new[ends.new]))
    return true
  }

  private mutating func pairAtLeastCost(_ left: [Int32], _ right: [Int32]) {
    let (n, m) = (left.count, right.count)
    guard n > 0, m > 0 else { return }
    var prices = [Int?](repeating: nil, count: n * m)
    for i in 0..<n {
      for j in 0..<m { prices[i * m + j] = price(Int(left[i]), Int(right[j])) }
    }
    var table = [Int](repeating: 0, count: (n + 1) * (m + 1))
    for i in (0...n).reversed() {
      for j in (0...m).reversed() where i < n || j < m {
        var best = Int.max
        if i < n { best = min(best, 2 + table[(i + 1) * (m + 1) + j]) }
        if j < m { best = min(best, 2 + table[i * (m + 1) + j + 1]) }
        if i < n, j < m, let price = prices[i * m + j] {
          best = min(best, price + table[(i + 1) * (m + 1) + j + 1])
        }
        table[i * (m + 1) + j] = best
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      let here = table[i * (m + 1) + j]
      if let price = prices[i * m + j], here == price + table[(i + 1) * (m + 1) + j + 1] {
        let (x, y) = (Int(left[i]), Int(right[j]))
        if areEqual(x, y) { matchSubtrees(x, y) } else { match(x, y) }
        i += 1
        j += 1
      } else if here == 2 + table[(i + 1) * (m + 1) + j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// Pairs the nodes of a large gap: by equal heads in order, then place by place between them.
  private mutating func pairMany(_ left: [Int32], _ right: [Int32]) {
    let pairs = CommonSubsequence.pairs(
      left.map { classes.heads.0[Int($0)] }, right.map { classes.heads.1[Int($0)] }, limit: 200)
    var last = (-1, -1)
    for (i, j) in pairs + [(left.count, right.count)] {
      var (x, y) = (last.0 + 1, last.1 + 1)
      while x < i, y < j {
        if haveSameLabel(Int(left[x]), Int(right[y])) { match(Int(left[x]), Int(right[y])) }
        x += 1
        y += 1
      }
      if i < left.count { match(Int(left[i]), Int(right[j])) }
      last = (i, j)
    }
  }

  /// Matches texts that become one text because the nodes between them are deleted: a parser joins adjacent texts.
  ///
  /// - Parameter strict: whether a neighbour must be matched with the neighbour of the texts.
  mutating func joinTexts(_ a: Int, _ b: Int, strict: Bool) {
    let targets = second.children(of: b).map { Int($0) }.filter { target in
      guard second.kinds[target] == .text, joined[Int32(target)] == nil else { return false }
      let partner = Int(toFirst[target])
      return partner < 0
        || (Int(first.parents[partner]) == a && !areEqual(partner, target))
    }
    guard !targets.isEmpty, targets.count < 1_000 else { return }
    var runs = textRuns(a)
    guard !runs.isEmpty else { return }
    for target in targets {
      let text = Array(second.values[target].utf8)
      search: for (number, run) in runs.enumerated() where run.count > 1 {
        for start in run.indices.dropLast() {
          if let parts = parts(of: text, run: run[start...], nested: false)
            ?? parts(of: text, run: run[start...], nested: true)
            ?? changedParts(of: text, run: run[start...]),
            !strict || standsBeside(parts, target)
          {
            unmatch(target: target)
            for part in parts { unmatch(Int(part.node)) }
            join(parts, into: target)
            // The texts of the document come in order.
            let last = run.firstIndex(of: parts[parts.count - 1].node) ?? start
            runs[number] = Array(run[(last + 1)...])
            break search
          }
        }
      }
    }
  }

  private mutating func unmatch(target b: Int) {
    if toFirst[b] >= 0 { unmatch(Int(toFirst[b])) }
  }

  /// Runs of unmatched texts below an element with only unmatched elements between them.
  private mutating func textRuns(_ a: Int) -> [[Int32]] {
    var runs: [[Int32]] = []
    var run: [Int32] = []
    let end = a + Int(first.sizes[a])
    var node = a + 1
    while node < end {
      budget -= 1
      guard budget > 0 else { return [] }
      let partner = Int(toSecond[node])
      if first.kinds[node] == .text {
        if partner < 0 || (joined[Int32(partner)] == nil && !areEqual(node, partner)) {
          run.append(Int32(node))
        } else if run.count > 1 {
          runs.append(run)
          run = []
        } else {
          run = []
        }
        node += 1
      } else if partner < 0 {
        node += 1
      } else {
        let isHere = second.parents[partner] == toSecond[a]
        if isHere {
          if run.count > 1 { runs.append(run) }
          run = []
        }
        node += Int(first.sizes[node])
      }
    }
    if run.count > 1 { runs.append(run) }
    return runs
  }

  /// The texts at the start of a run that make up a text: siblings alone, or texts of deleted elements
  /// between them too.
  private func parts(of text: [UInt8], run: ArraySlice<Int32>, nested: Bool) -> [JoinedText]? {
    guard let head = run.first else { return nil }
    let parent = first.parents[Int(head)]
    var parts: [JoinedText] = []
    var rest = text[...]
    for node in run {
      let isSibling = first.parents[Int(node)] == parent
      if !isSibling && !nested { continue }
      let value = first.values[Int(node)].utf8
      guard !value.isEmpty, rest.starts(with: value) else {
        if isSibling { return nil }
        continue
      }
      parts.append(JoinedText(node: node, text: first.values[Int(node)]))
      rest = rest.dropFirst(value.count)
      if rest.isEmpty { return parts.count > 1 ? parts : nil }
    }
    return nil
  }

  /// Two sibling texts that make up a text, one of which changed.
  private func changedParts(of text: [UInt8], run: ArraySlice<Int32>) -> [JoinedText]? {
    guard let head = run.first else { return nil }
    let parent = first.parents[Int(head)]
    guard let tail = run.dropFirst().first(where: { first.parents[Int($0)] == parent }) else {
      return nil
    }
    let (start, end) = (first.values[Int(head)], first.values[Int(tail)])
    let (startBytes, endBytes) = (start.utf8, end.utf8)
    func join(_ start: some Sequence<UInt8>, _ end: some Sequence<UInt8>) -> [JoinedText]? {
      guard let start = String(validating: start, as: UTF8.self),
        let end = String(validating: end, as: UTF8.self)
      else { return nil }
      return [JoinedText(node: head, text: start), JoinedText(node: tail, text: end)]
    }
    if !endBytes.isEmpty, text.count > endBytes.count,
      text.suffix(endBytes.count).elementsEqual(endBytes)
    {
      return join(text.dropLast(endBytes.count), Array(endBytes))
    }
    if !startBytes.isEmpty, text.count > startBytes.count, text.starts(with: startBytes) {
      return join(Array(startBytes), text.dropFirst(startBytes.count))
    }
    return nil
  }

  /// Whether the neighbours of texts are partners of the neighbours of the text that they become.
  private func standsBeside(_ parts: [JoinedText], _ target: Int) -> Bool {
    guard let head = parts.first, let tail = parts.last else { return false }
    let before = neighbours(first, Int(head.node)).before
    let after = neighbours(first, Int(tail.node)).after
    let around = neighbours(second, target)
    func agree(_ a: Int, _ b: Int) -> Bool {
      a < 0 || b < 0 ? a < 0 && b < 0 : toSecond[a] == Int32(b)
    }
    return agree(before, around.before) || agree(after, around.after)
  }

  /// The siblings before and after a node; -1 where there is none.
  private func neighbours(_ tree: MarkupTree, _ node: Int) -> (before: Int, after: Int) {
    let parent = Int(tree.parents[node])
    let end = parent + Int(tree.sizes[parent])
    let next = node + Int(tree.sizes[node])
    var before = -1
    if node > parent + 1 {
      before = node - 1
      while Int(tree.parents[before]) != parent { before = Int(tree.parents[before]) }
    }
    return (before, next < end ? next : -1)
  }
}
