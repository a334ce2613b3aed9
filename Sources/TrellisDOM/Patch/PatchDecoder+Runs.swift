/// Decodes runs into their single values.
extension PatchDecoder {
  /// The subtrees encoded by `[subtree, count, slot, values, slot, values …]`.
  mutating func run(_ parts: [JSONValue]) -> [PatchTree]? {
    guard let first = parts.first.flatMap({ self.tree($0) }), parts.count >= 2,
      parts.count.isMultiple(of: 2), let count = parts[1].natural(upTo: expansion), count > 1,
      consume(count.multipliedReportingOverflow(by: first.elementCount))
    else { return nil }
    let kinds = first.kinds
    var slots: [Int] = []
    var columns: [[TreeValue]] = []
    for index in stride(from: 2, to: parts.count, by: 2) {
      guard let slot = parts[index].natural(upTo: kinds.count - 1), slot > slots.last ?? -1,
        let list = parts[index + 1].array,
        let column = values(list, kinds[slot], count: count - 1)
      else { return nil }
      slots.append(slot)
      columns.append(column)
    }
    var trees = [first]
    trees.reserveCapacity(count)
    for row in 0..<count - 1 {
      var tree = first
      var (slot, next) = (0, 0)
      guard tree.set(columns.map { $0[row] }, at: slots, slot: &slot, next: &next) else {
        return nil
      }
      trees.append(tree)
    }
    return trees
  }

  /// The element numbers in a list with runs.
  mutating func ids(_ list: ArraySlice<JSONValue>) -> [NodeID]? {
    var ids: [NodeID] = []
    for item in list {
      guard let (value, count, step) = entry(item) else { return nil }
      guard let first = value.natural(), step.rounded() == step else { return nil }
      for index in 0..<count {
        let number = Double(first) + Double(index) * step
        guard number >= 1, number <= Double(UInt32.max) else { return nil }
        ids.append(NodeID(UInt32(number)))
      }
    }
    return ids.isEmpty ? nil : ids
  }

  /// The `count` values for one slot in a run of subtrees.
  mutating func values(
    _ list: [JSONValue], _ kind: TreeValueKind, count: Int
  ) -> [TreeValue]? {
    var values: [TreeValue] = []
    for item in list {
      guard let (value, count, step) = entry(item) else { return nil }
      if step != 0 {
        guard let run = series(value, count, step, kind) else { return nil }
        values += run
        continue
      }
      let made: TreeValue? =
        switch kind {
        case .length: length(value).map { .length($0) }
        case .string: string(value).map { .string($0) }
        case .property: propertyValue(value).map { .property($0) }
        }
      guard let made else { return nil }
      values += Array(repeating: made, count: count)
    }
    return values.count == count ? values : nil
  }

  /// Lengths, or natural numbers as texts, with a constant step.
  private func series(
    _ value: JSONValue, _ count: Int, _ step: Double, _ kind: TreeValueKind
  ) -> [TreeValue]? {
    guard let first = length(value), let step = length(.number(step)) else { return nil }
    let (reach, overflow) = Int(step).multipliedReportingOverflow(by: count - 1)
    guard !overflow, Int32(exactly: Int(first) + reach) != nil else { return nil }
    let numbers = (0..<count).map { Int(first) + $0 * Int(step) }
    switch kind {
    case .length: return numbers.map { .length(Int32($0)) }
    case .string:
      guard numbers.allSatisfy({ $0 >= 0 && $0.isMultiple(of: 100) }) else { return nil }
      return numbers.map { .string(String($0 / 100)) }
    case .property: return nil
    }
  }

  /// An entry of a list: a value, `[value, count]` or `[number, count, step]`. The step is 0 for a single value and a
  /// repetition.
  private mutating func entry(_ item: JSONValue) -> (value: JSONValue, count: Int, step: Double)? {
    guard let parts = item.array else {
      return consume((1, false)) ? (item, 1, 0) : nil
    }
    guard (2...3).contains(parts.count), let count = parts[1].natural(upTo: expansion), count > 1,
      consume((count, false))
    else { return nil }
    guard parts.count == 3 else { return (parts[0], count, 0) }
    guard let step = parts[2].number, step != 0 else { return nil }
    return (parts[0], count, step)
  }

  private mutating func consume(_ count: (partialValue: Int, overflow: Bool)) -> Bool {
    guard !count.overflow, count.partialValue <= expansion else { return false }
    expansion -= count.partialValue
    return true
  }
}
