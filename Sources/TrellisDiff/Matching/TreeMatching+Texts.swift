import TrellisBase
import TrellisHTML

extension TreeMatching {
  /// Matches the texts below `a` that become one text when the nodes between them are removed, because parsers join
  /// adjacent texts.
  mutating func joinTexts(_ a: Int, _ b: Int) {
    let targets = second.children(of: b).map { Int($0) }.filter { target in
      guard second.kinds[target] == .text, joined[Int32(target)] == nil else { return false }
      let partner = Int(toFirst[target])
      return partner < 0 || (Int(first.parents[partner]) == a && !areEqual(partner, target))
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
          {
            join(parts, into: target)
            // The next target continues after these texts.
            let last = run.firstIndex(of: parts[parts.count - 1]) ?? start
            runs[number] = Array(run[(last + 1)...])
            break search
          }
        }
      }
    }
  }

  /// Runs of at least two unmatched texts below `a` with only unmatched elements between them.
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

  /// The texts at the start of a run that concatenate to `text`. If `nested`, the run may include texts inside of
  /// deleted elements.
  private func parts(of text: [UInt8], run: ArraySlice<Int32>, nested: Bool) -> [Int32]? {
    guard let head = run.first else { return nil }
    let parent = first.parents[Int(head)]
    var parts: [Int32] = []
    var rest = text[...]
    for node in run {
      let isSibling = first.parents[Int(node)] == parent
      if !isSibling && !nested { continue }
      let value = first.values[Int(node)].utf8
      guard !value.isEmpty, rest.starts(with: value) else {
        if isSibling { return nil }
        continue
      }
      parts.append(node)
      rest = rest.dropFirst(value.count)
      if rest.isEmpty { return parts.count > 1 ? parts : nil }
    }
    return nil
  }

  /// Matches the children of an element that is replaced by them, if this is the only change among the siblings.
  /// Parsers join the first and the last text of the element with the texts next to it.
  mutating func matchUnwrapped(_ old: [Int32], _ new: [Int32]) {
    let ends = MatchingEnds(old.indices, new.indices) { areEqual(Int(old[$0]), Int(new[$1])) }
    guard ends.old.count <= 3, ends.new.count > 1 else { return }
    func isText(_ node: Int32) -> Bool { first.kinds[Int(node)] == .text }
    // The siblings with the children of each element in its place, and adjacent texts in one run.
    var runs: [[Int32]] = []
    for node in old[ends.old].flatMap({ isText($0) ? [$0] : Array(first.children(of: Int($0))) }) {
      if isText(node), let last = runs.last?.last, isText(last) {
        runs[runs.count - 1].append(node)
      } else {
        runs.append([node])
      }
    }
    guard runs.count == ends.new.count else { return }
    let pairs = zip(runs, new[ends.new]).map { ($0, Int($1)) }
    let isUnwrapped = pairs.allSatisfy { run, b in
      guard run.count > 1 else { return areEqual(Int(run[0]), b) }
      return second.kinds[b] == .text
        && run.map({ first.values[Int($0)] }).joined().isExactly(second.values[b])
    }
    guard isUnwrapped, old[ends.old].count(where: { !isText($0) }) == 1 else { return }
    for (run, b) in pairs {
      if run.count > 1 { join(run, into: b) } else { matchSubtrees(Int(run[0]), b) }
    }
  }

  /// Matches a moved text with the beginning or the end of a text that parsers join it with.
  ///
  /// - Complexity: O(*n*) in the nodes and bytes of texts.
  mutating func joinMovedTexts() {
    var free: [Exact<String>: [Int32]] = [:]
    for a in (0..<first.count).reversed() where isFree(first: a) && first.kinds[a] == .text {
      free[Exact(first.values[a]), default: []].append(Int32(a))
    }
    guard !free.isEmpty else { return }
    for b in 0..<second.count where second.kinds[b] == .text && joined[Int32(b)] == nil {
      let a = Int(toFirst[b])
      guard a >= 0, !areEqual(a, b) else { continue }
      let (old, new) = (first.values[a].utf8, second.values[b].utf8)
      guard !old.isEmpty, old.count < new.count else { continue }
      if new.starts(with: old), let rest = String(new.dropFirst(old.count)),
        let other = free[Exact(rest)]?.popLast()
      {
        join([Int32(a), other], into: b)
      } else if new.suffix(old.count).elementsEqual(old),
        let rest = String(new.dropLast(old.count)),
        let other = free[Exact(rest)]?.popLast()
      {
        join([other, Int32(a)], into: b)
      }
    }
  }

  /// Matches the white space before a node with the white space before the node's partner, so that both move together.
  ///
  /// The partners are exchanged: the two former partners of the white space are matched with each other. All four texts
  /// are equal.
  mutating func keepSpaceBeside() {
    for b in 0..<second.count where toFirst[b] >= 0 {
      let (space, other) = (spaceBefore(first, Int(toFirst[b])), spaceBefore(second, b))
      guard space >= 0, other >= 0, areEqual(space, other), toSecond[space] != Int32(other),
        !isJoined(space), !isJoined(Int(toFirst[other]))
      else { continue }
      let (formerOther, formerSpace) = (Int(toSecond[space]), Int(toFirst[other]))
      // The white space may change its parent only if the node does, and must do so then.
      let stay = staysWithParent(space, formerOther) && staysWithParent(formerSpace, other)
      guard staysWithParent(Int(toFirst[b]), b) == stay else { continue }
      if formerSpace >= 0 { unmatch(formerSpace) }
      unmatch(space)
      match(space, other)
      if formerOther >= 0, formerSpace >= 0 { match(formerSpace, formerOther) }
    }
  }

  /// Whether the parents of two nodes are partners; true if a node is -1.
  private func staysWithParent(_ a: Int, _ b: Int) -> Bool {
    a < 0 || b < 0 || toSecond[Int(first.parents[a])] == second.parents[b]
  }

  /// Whether the text `a` of the first tree is part of a joined text; false for -1.
  private func isJoined(_ a: Int) -> Bool { a >= 0 && joined[toSecond[a]] != nil }

  /// The white space text before a node; -1 if there is none.
  private func spaceBefore(_ tree: MarkupTree, _ node: Int) -> Int {
    guard node > 1, tree.parents[node - 1] == tree.parents[node], tree.isSpace(node - 1) else {
      return -1
    }
    return node - 1
  }
}
