/// The children of a node, with entries for leaving and arriving children, so that a child's current index is found
/// quickly.
///
/// Source: Fenwick, “A New Data Structure for Cumulative Frequency Tables” (1994).
struct SiblingList {
  private(set) var nodes: [Int32]
  private var isPresent: [Bool]
  private var sums: [Int32] = []

  /// - Parameter present: for each node, whether it is present.
  init(_ nodes: [Int32], present: [Bool]) {
    self.nodes = nodes
    isPresent = present
    guard nodes.count > 48 else { return }
    sums = Array(repeating: 0, count: nodes.count + 1)
    for index in nodes.indices {
      sums[index + 1] += isPresent[index] ? 1 : 0
      let next = index + 1 + ((index + 1) & -(index + 1))
      if next < sums.count { sums[next] += sums[index + 1] }
    }
  }

  /// The nodes that are present.
  var present: [Int32] { nodes.indices.filter { isPresent[$0] }.map { nodes[$0] } }

  /// The number of present nodes before an entry.
  ///
  /// - Complexity: O(log *n*).
  func rank(_ entry: Int) -> Int {
    if sums.isEmpty {
      var count = 0
      for index in 0..<entry where isPresent[index] { count += 1 }
      return count
    }
    var (index, count) = (entry, 0)
    while index > 0 {
      count += Int(sums[index])
      index &= index - 1
    }
    return count
  }

  /// - Complexity: O(log *n*).
  mutating func set(_ entry: Int, isPresent new: Bool) {
    guard isPresent[entry] != new else { return }
    isPresent[entry] = new
    guard !sums.isEmpty else { return }
    var index = entry + 1
    while index < sums.count {
      sums[index] += new ? 1 : -1
      index += index & -index
    }
  }
}
