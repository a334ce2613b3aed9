import TrellisBase
import TrellisHTML

/// A partial one-to-one relation between the nodes of two trees.
struct TreeMatching {
  let first: MarkupTree
  let second: MarkupTree
  let classes: SubtreeClasses
  /// For each node of the first tree: its partner in the second tree; -1 for none.
  private(set) var toSecond: [Int32]
  /// For each node of the second tree: its partner in the first tree; -1 for none.
  private(set) var toFirst: [Int32]
  /// For a text of the second tree: the texts of the first tree that are joined into it, in order.
  private(set) var joined: [Int32: [Int32]] = [:]
  /// The remaining steps of searches with more than linear cost; at 0 their results become coarser.
  var budget: Int

  init(_ first: MarkupTree, _ second: MarkupTree, classes: SubtreeClasses) {
    self.first = first
    self.second = second
    self.classes = classes
    toSecond = Array(repeating: -1, count: first.count)
    toFirst = Array(repeating: -1, count: second.count)
    budget = 2_000_000 + 100 * (first.count + second.count)
  }

  mutating func match(_ a: Int, _ b: Int) {
    toSecond[a] = Int32(b)
    toFirst[b] = Int32(a)
  }

  mutating func unmatch(_ a: Int) {
    let b = Int(toSecond[a])
    guard b >= 0 else { return }
    for part in joined.removeValue(forKey: Int32(b)) ?? [] { toSecond[Int(part)] = -1 }
    toSecond[a] = -1
    toFirst[b] = -1
  }

  /// Matches a text of the second tree with the texts that are joined into it.
  mutating func join(_ parts: [Int32], into b: Int) {
    if toFirst[b] >= 0 { unmatch(Int(toFirst[b])) }
    for part in parts {
      unmatch(Int(part))
      toSecond[Int(part)] = Int32(b)
    }
    toFirst[b] = parts[0]
    joined[Int32(b)] = parts
  }

  /// Matches the nodes of two equal subtrees, unless some of them have partners; returns whether it did.
  @discardableResult
  mutating func matchSubtrees(_ a: Int, _ b: Int) -> Bool {
    let size = Int(first.sizes[a])
    for offset in 0..<size where toSecond[a + offset] >= 0 || toFirst[b + offset] >= 0 {
      return false
    }
    for offset in 0..<size { match(a + offset, b + offset) }
    return true
  }

  /// The texts that are joined into the text `b` of the second tree; `nil` if `b` is not a joined text.
  func parts(of b: Int) -> [Int32]? { joined.isEmpty ? nil : joined[Int32(b)] }

  /// For each node of the second tree: the length of the longest sequence of nodes from there whose partners are
  /// consecutive, too.
  ///
  /// A joined text ends such a run.
  /// - Complexity: O(*n*) in the nodes of the second tree.
  var runs: [Int32] {
    var result = [Int32](repeating: 1, count: second.count)
    for b in stride(from: second.count - 2, through: 0, by: -1)
    where toFirst[b] >= 0 && toFirst[b + 1] == toFirst[b] + 1 {
      result[b] = result[b + 1] + 1
    }
    guard !joined.isEmpty else { return result }
    for joint in joined.keys {
      var b = Int(joint)
      // Runs that reach the joined text end before it; the run of the joined text itself is empty.
      var length: Int32 = 0
      while b >= 0, result[b] > length {
        result[b] = length
        length += 1
        b -= 1
        guard b >= 0, toFirst[b] >= 0, toFirst[b + 1] == toFirst[b] + 1 else { break }
      }
    }
    return result
  }

  /// Whether the partner relations are symmetric. The partner of a joined text is its first part.
  var isConsistent: Bool {
    toSecond.indices.allSatisfy { a in
      let b = toSecond[a]
      return b < 0 || toFirst[Int(b)] == Int32(a)
        || joined[b]?.contains(Int32(a)) ?? false
    } && toFirst.indices.allSatisfy { toFirst[$0] < 0 || toSecond[Int(toFirst[$0])] == Int32($0) }
  }

  func isFree(first a: Int) -> Bool { toSecond[a] < 0 }
  func isFree(second b: Int) -> Bool { toFirst[b] < 0 }

  func areEqual(_ a: Int, _ b: Int) -> Bool { classes.classes.0[a] == classes.classes.1[b] }
  func haveSameHead(_ a: Int, _ b: Int) -> Bool { classes.heads.0[a] == classes.heads.1[b] }
  func haveSameLabel(_ a: Int, _ b: Int) -> Bool { classes.labels.0[a] == classes.labels.1[b] }

  /// A name of an element among its siblings: its id or another key attribute; `nil` if it has none.
  func key(_ tree: MarkupTree, _ node: Int) -> String? {
    guard tree.kinds[node] == .element else { return nil }
    for name in ["id", "data-key", "data-id", "name", "href", "src", "for"] {
      if let value = tree.attribute(name, of: node), !value.isEmpty {
        return "\(tree.values[node]) \(name)=\(value)"
      }
    }
    return nil
  }

  /// The number of attributes that differ.
  func attributeChanges(_ a: Int, _ b: Int) -> Int {
    let (old, new) = (first.attributes(of: a), second.attributes(of: b))
    var (i, j, count) = (old.startIndex, new.startIndex, 0)
    while i < old.endIndex || j < new.endIndex {
      if j == new.endIndex || (i < old.endIndex && old[i].name.isBefore(new[j].name)) {
        i += 1
        count += 1
      } else if i == old.endIndex || new[j].name.isBefore(old[i].name) {
        j += 1
        count += 1
      } else {
        if !old[i].value.isExactly(new[j].value) { count += 1 }
        i += 1
        j += 1
      }
    }
    return count
  }

  /// Twice the number of matched nodes between two subtrees, divided by the number of their nodes without the roots.
  mutating func similarity(_ a: Int, _ b: Int) -> Double {
    let (sizeA, sizeB) = (Int(first.sizes[a]), Int(second.sizes[b]))
    guard sizeA > 1, sizeB > 1, budget > 0 else { return 0 }
    var common = 0
    let end = b + sizeB
    for node in (a + 1)..<(a + sizeA) {
      let partner = Int(toSecond[node])
      if partner > b, partner < end { common += 1 }
    }
    budget -= sizeA / 8
    return 2 * Double(common) / Double(sizeA + sizeB - 2)
  }
}
