/// The range of siblings to wrap an element around at the least cost.
///
/// Some siblings are wanted in the element, some stay next to the element, and the others leave.
struct SiblingRun {
  /// The indexes of the wrapped siblings.
  let range: Range<Int>
  /// The number of nodes that move afterwards: wanted ones outside the range, staying ones inside it, and nodes that
  /// are out of order, inside the element or next to it.
  let cost: Int

  /// The final position of a child of the parent: in the new element, next to it, or elsewhere.
  enum Sibling {
    /// The number is the final position in the element.
    case wanted(Int)
    /// The number is the final position next to the element.
    case staying(Int)
    case leaving
  }

  /// The number of staying or wanted siblings above which their order is ignored.
  private static let limit = 64

  /// The cheapest range; `nil` if no sibling is wanted.
  ///
  /// - Parameter position: the final position of the element.
  /// - Complexity: O(*n*) in the siblings, plus O(*s* log *s*) in up to 64 staying and wanted ones for at most 36
  ///   ranges.
  init?(_ siblings: [Sibling], position: Int) {
    // Ranges of wanted siblings without a staying one between them.
    var segments: [(range: Range<Int>, count: Int, stayingBefore: Int)] = []
    var isOpen = false
    var keys: [(index: Int, key: Int)] = []
    var inner: [(index: Int, key: Int)] = []
    for (index, sibling) in siblings.enumerated() {
      switch sibling {
      case .wanted(let key):
        // Texts that are joined into one have the same position.
        inner.append((index, key * siblings.count + index))
        if isOpen, let last = segments.last {
          segments[segments.count - 1].range = last.range.lowerBound..<(index + 1)
          segments[segments.count - 1].count += 1
        } else {
          segments.append((index..<(index + 1), 1, keys.count))
          isOpen = true
        }
      case .staying(let key):
        keys.append((index, key))
        isOpen = false
      case .leaving: break
      }
    }
    guard !segments.isEmpty else { return nil }
    let wanted = segments.reduce(0) { $0 + $1.count }
    let countsOrder = keys.count <= Self.limit && inner.count <= Self.limit
    var best: (range: Range<Int>, cost: Int, count: Int)?
    for start in segments.indices {
      var count = 0
      for end in start..<(segments.count <= 8 ? segments.count : start + 1) {
        count += segments[end].count
        let range = segments[start].range.lowerBound..<segments[end].range.upperBound
        let inside = segments[end].stayingBefore - segments[start].stayingBefore
        var cost = wanted - count + inside
        if countsOrder {
          cost += Self.displaced(keys, around: range, position)
          let order = inner.filter { range.contains($0.index) }.map(\.key)
          cost += order.count - CommonSubsequence.increasing(order).count
        }
        if best.map({ (cost, -count) < ($0.cost, -$0.count) }) ?? true {
          best = (range, cost, count)
        }
      }
    }
    guard let best else { return nil }
    (range, cost) = (best.range, best.cost)
  }

  /// The number of nodes that move if the wanted siblings move into a new element elsewhere.
  static func costWithoutRun(_ siblings: [Sibling]) -> Int {
    var keys: [Int] = []
    var wanted = 0
    for sibling in siblings {
      switch sibling {
      case .wanted: wanted += 1
      case .staying(let key): keys.append(key)
      case .leaving: break
      }
    }
    guard keys.count <= limit else { return wanted }
    return wanted + keys.count - CommonSubsequence.increasing(keys).count
  }

  /// The number of staying siblings that are out of order after the range is replaced by the element.
  private static func displaced(
    _ keys: [(index: Int, key: Int)], around range: Range<Int>, _ position: Int
  ) -> Int {
    var order = keys.filter { $0.index < range.lowerBound }.map(\.key)
    order.append(position)
    order += keys.filter { $0.index >= range.upperBound }.map(\.key)
    return order.count - CommonSubsequence.increasing(order).count
  }
}
