import TrellisBase
import TrellisHTML

/// The alignment of two lists of siblings at the least cost, in half operations.
///
/// Source: Selkow, “The Tree-to-Tree Editing Problem” (1977). Departs: an element can be wrapped around equal
/// nodes, or replaced by its children.
struct GapAlignment {
  enum Step {
    case pair(Int, Int)
    /// A node of the first list is replaced by its children, which equal these nodes of the second list.
    case unwrap(Int, ArraySlice<Int32>)
    /// A node of the second list is wrapped around these nodes of the first list, which equal its children.
    case wrap(ArraySlice<Int32>, Int)
  }

  private enum Kind { case pair, unwrap, wrap, delete, insert }

  /// The maximum number of children of an element to wrap or unwrap.
  private static let contentLimit = 64

  private let first: MarkupTree
  private let second: MarkupTree
  private let classes: ([Int32], [Int32])
  private let old: [Int32]
  private let new: [Int32]
  /// The price of each pair, row by row; `nil` for nodes that cannot be paired.
  private var prices: [Int?] = []
  /// The least cost of aligning the rests of both lists, for each pair of start positions.
  private var table: [Int]

  /// - Complexity: O(*n* · *m*) for lists of these lengths.
  init(_ matching: inout TreeMatching, _ old: [Int32], _ new: [Int32]) {
    for x in old {
      for y in new { prices.append(matching.price(Int(x), Int(y))) }
    }
    (first, second, classes) = (matching.first, matching.second, matching.classes.classes)
    (self.old, self.new) = (old, new)
    table = Array(repeating: 0, count: (old.count + 1) * (new.count + 1))
    for i in (0...old.count).reversed() {
      for j in (0...new.count).reversed() where i < old.count || j < new.count {
        table[i * (new.count + 1) + j] = best(i, j).cost
      }
    }
  }

  private func cost(_ i: Int, _ j: Int) -> Int { table[i * (new.count + 1) + j] }

  /// The cheapest first step for the rests of both lists: its kind, the total cost, and the number of nodes that it
  /// consumes from each list.
  private func best(_ i: Int, _ j: Int) -> (kind: Kind, cost: Int, old: Int, new: Int) {
    var best = (kind: Kind.pair, cost: Int.max, old: 0, new: 0)
    func consider(_ kind: Kind, _ price: Int, _ old: Int, _ new: Int) {
      let cost = price + cost(i + old, j + new)
      if cost < best.cost { best = (kind, cost, old, new) }
    }
    if i < old.count, j < new.count {
      if let price = prices[i * new.count + j] { consider(.pair, price, 1, 1) }
      if let length = Self.contentLength(second, classes.1, new[j], old[i...], classes.0) {
        consider(.wrap, 2, length, 1)
      }
      if let length = Self.contentLength(first, classes.0, old[i], new[j...], classes.1) {
        consider(.unwrap, 2, 1, length)
      }
    }
    if i < old.count { consider(.delete, 2, 1, 0) }
    if j < new.count { consider(.insert, 2, 0, 1) }
    return best
  }

  /// The number of children of `element` if they equal the first nodes of `list`; `nil` otherwise, for an element
  /// without children, and for more than ``contentLimit`` children.
  private static func contentLength(
    _ tree: MarkupTree, _ classes: [Int32], _ element: Int32, _ list: ArraySlice<Int32>,
    _ listClasses: [Int32]
  ) -> Int? {
    let children = tree.children(of: Int(element))
    guard !children.isEmpty, children.count <= min(list.count, contentLimit) else { return nil }
    let isEqual = zip(children, list).allSatisfy { classes[Int($0)] == listClasses[Int($1)] }
    return isEqual ? children.count : nil
  }

  /// The pairs, unwrapped and wrapped elements of the cheapest alignment.
  var steps: [Step] {
    var result: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let step = best(i, j)
      switch step.kind {
      case .pair: result.append(.pair(Int(old[i]), Int(new[j])))
      case .unwrap: result.append(.unwrap(Int(old[i]), new[j..<(j + step.new)]))
      case .wrap: result.append(.wrap(old[i..<(i + step.old)], Int(new[j])))
      case .delete, .insert: break
      }
      i += step.old
      j += step.new
    }
    return result
  }
}

extension TreeMatching {
  /// The price of pairing two nodes, in half operations; `nil` if they cannot be paired. Pairing two elements is
  /// preferred to an equally expensive deletion and insertion.
  fileprivate mutating func price(_ x: Int, _ y: Int) -> Int? {
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
    // Elements with different names are paired only if their contents agree.
    if cost == 1 { return 2 }
    return similarity >= 0.6 || (cost == 2 && first.sizes[x] > 2) ? 3 : nil
  }
}
