/// The heights of the rows of a list: exact ones where they are known, and the mean of a class elsewhere.
///
/// Neighbouring rows with one height are one node, so a million rows that are not known yet are one node, and a list takes
/// memory for the rows whose heights are known.
///
/// Heights are rounded to multiples of 1/1024, so that sums are exact: an offset does not depend on the order of
/// additions, and a row is at the same place as in a naive list of all heights.
///
/// Source: a treap (Seidel, Aragon, “Randomized Search Trees”, 1996) ordered by position, with sums in its nodes.
package struct HeightTree: Sendable {
  /// The class of a row, from 0 to 3, and the end of the run of rows of one class from it on.
  package typealias RowClasses = (Int) -> (rowClass: Int, end: Int)

  /// The number of classes of rows with a mean of their own.
  package static let classCount = 4
  /// The largest number of rows.
  package static let greatestCount = Int(Int32.max)
  /// The largest height of a row, in CSS px.
  package static let greatestHeight = 1e6

  var nodes: [Node] = []
  var free: [Int32] = []
  var root = Node.none
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The mean height of the unknown rows of each class.
  private(set) var means: SIMD4<Double>

  /// `count` rows of class 0, none of which is known.
  package init(count: Int = 0, mean: Double) {
    means = SIMD4(repeating: Self.rounded(mean))
    insert(count, at: 0)
  }

  /// A height as the tree keeps it: a multiple of 1/1024 from 0 to ``greatestHeight``; 0 for no number.
  package static func rounded(_ height: Double) -> Double {
    guard height > 0 else { return 0 }
    return (min(height, greatestHeight) * 1024).rounded() / 1024
  }

  /// The number of rows.
  package var count: Int { nodeCount(root) }

  /// The number of nodes.
  package var nodeCount: Int { nodes.count - free.count }

  /// The sum of all heights, in CSS px.
  package var total: Double { sum(root) }

  /// The mean height of the unknown rows of a class.
  package func mean(ofClass kind: Int = 0) -> Double { means[kind] }

  /// Changes the height of all unknown rows of a class.
  package mutating func setMean(_ mean: Double, ofClass kind: Int = 0) {
    means[kind] = Self.rounded(mean)
  }

  // MARK: Look-up

  /// The distance of the top of a row from the top of the list; for `count`, the total.
  ///
  /// - Complexity: O(log *n*) in the nodes, as all other look-ups and changes of one row.
  package func offset(of index: Int) -> Double {
    var (rest, offset, at) = (min(max(index, 0), count), 0.0, root)
    while at != Node.none {
      let node = nodes[Int(at)]
      let before = nodeCount(node.left)
      if rest < before {
        at = node.left
        continue
      }
      offset += sum(node.left)
      rest -= before
      if rest <= node.count { return offset + Double(rest) * height(of: node) }
      offset += Double(node.count) * height(of: node)
      rest -= Int(node.count)
      at = node.right
    }
    return offset
  }

  /// The row at a distance from the top of the list: the last one whose top is not below it, and that has a height. The
  /// first or the last row beyond the ends; 0 in an empty list.
  package func index(at offset: Double) -> Int {
    guard offset > 0, offset < total else { return offset > 0 ? max(count - 1, 0) : 0 }
    var (rest, index, at) = (offset, 0, root)
    while at != Node.none {
      let node = nodes[Int(at)]
      let before = sum(node.left)
      if rest < before {
        at = node.left
        continue
      }
      rest -= before
      index += nodeCount(node.left)
      let own = height(of: node)
      if rest < Double(node.count) * own {
        return index + min(Int(rest / own), Int(node.count) - 1)
      }
      rest -= Double(node.count) * own
      index += Int(node.count)
      at = node.right
    }
    return max(min(index, count - 1), 0)
  }

  /// The height of a row, and whether it is known.
  ///
  /// - Precondition: `index` is the index of a row.
  package func height(at index: Int) -> (height: Double, isExact: Bool) {
    let node = nodes[Int(self.node(at: index))]
    return (height(of: node), node.isExact)
  }

  /// The class of a row.
  ///
  /// - Precondition: `index` is the index of a row.
  package func rowClass(at index: Int) -> Int { Int(nodes[Int(node(at: index))].kind) }

  private func node(at index: Int) -> Int32 {
    precondition(index >= 0 && index < count, "No row \(index) in a list of \(count)")
    var (rest, at) = (index, root)
    while true {
      let node = nodes[Int(at)]
      let before = nodeCount(node.left)
      if rest < before {
        at = node.left
      } else if rest < before + Int(node.count) {
        return at
      } else {
        rest -= before + Int(node.count)
        at = node.right
      }
    }
  }

  // MARK: Changes

  /// Inserts unknown rows of a class before the row at `index`. Rows beyond ``greatestCount`` are left out.
  package mutating func insert(_ added: Int, at index: Int, ofClass kind: Int = 0) {
    let added = min(added, Self.greatestCount - count)
    guard added > 0 else { return }
    let index = min(max(index, 0), count)
    if extend(root, at: index, by: Int32(added), kind: UInt8(kind)) { return }
    insert(Node(count: Int32(added), height: Node.unknown, kind: UInt8(kind)), at: index)
  }

  /// Inserts a row with a known height before the row at `index`.
  package mutating func insert(height: Double, at index: Int, ofClass kind: Int = 0) {
    guard count < Self.greatestCount else { return }
    insert(
      Node(count: 1, height: Self.rounded(height), kind: UInt8(kind)),
      at: min(max(index, 0), count))
  }

  private mutating func insert(_ node: Node, at index: Int) {
    let (left, right) = split(root, at: index)
    root = merge(merge(left, make(node)), right)
  }

  /// Removes rows.
  ///
  /// - Complexity: O(log *n*), and O(1) for each removed node.
  package mutating func remove(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<count)
    guard !rows.isEmpty else { return }
    let (left, rest) = split(root, at: rows.lowerBound)
    let (removed, right) = split(rest, at: rows.count)
    release(removed)
    root = merge(left, right)
  }

  /// Sets the height of a row, which is known from now on.
  ///
  /// - Precondition: `index` is the index of a row.
  package mutating func setHeight(_ height: Double, at index: Int) {
    let height = Self.rounded(height)
    let known = nodes[Int(node(at: index))]
    if known.isExact, known.height == height { return }
    if known.count == 1 { return setHeight(height, ofSingle: index, below: root) }
    let (left, rest) = split(root, at: index)
    let (row, right) = split(rest, at: 1)
    nodes[Int(row)].height = height
    update(row)
    root = merge(merge(left, row), right)
  }

  /// Forgets the heights of all rows outside of `kept`, and joins their nodes.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package mutating func forget(outside kept: Range<Int>) {
    var runs: [Node] = []
    var index = 0
    forEachNode { node in
      let own = index..<index + Int(node.count)
      index = own.upperBound
      let middle = own.clamped(to: kept)
      for (part, isKept) in [
        (own.lowerBound..<(middle.isEmpty ? own.upperBound : middle.lowerBound), false),
        (middle, true),
        ((middle.isEmpty ? own.upperBound : middle.upperBound)..<own.upperBound, false),
      ] where !part.isEmpty {
        let height = isKept ? node.height : Node.unknown
        if let last = runs.last, last.kind == node.kind, last.height == height {
          runs[runs.count - 1].count += Int32(part.count)
        } else {
          runs.append(Node(count: Int32(part.count), height: height, kind: node.kind))
        }
      }
    }
    (nodes, free, root) = ([], [], Node.none)
    for run in runs { root = merge(root, make(run)) }
  }

  mutating func nextPriority() -> UInt32 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return UInt32(truncatingIfNeeded: random >> 16)
  }
}
