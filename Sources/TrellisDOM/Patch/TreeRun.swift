/// Adjacent subtrees of one shape, encoded as the first subtree and the values that differ.
struct TreeRun {
  /// The number of subtrees; 1 if the next subtree has another shape.
  var count: Int
  /// The slots of the values that differ, ascending.
  var slots: [Int]

  /// The longest run of `trees` from `start`.
  ///
  /// - Complexity: O(*n*) in the elements of the run.
  init(_ trees: [PatchTree], from start: Int) {
    let first = trees[start]
    var differs: [Bool] = []
    count = 1
    while start + count < trees.count {
      var candidate = differs
      var slot = 0
      guard trees[start + count].hasShape(of: first, slot: &slot, differs: &candidate) else {
        break
      }
      differs = candidate
      count += 1
    }
    slots = differs.indices.filter { differs[$0] }
  }
}

/// Encoding of runs: many elements with few values that differ.
extension PatchEncoder {
  /// The minimum lengths of runs. The client loads a module for runs, so small patches contain none.
  static let leastTrees = 16
  static let leastElements = 8

  /// Writes subtrees, one by one or as runs.
  mutating func write(_ trees: [PatchTree]) {
    var index = 0
    while index < trees.count {
      guard !isInRun, trees.count - index >= Self.leastTrees else {
        write(trees[index])
        index += 1
        continue
      }
      let run = nextRun(of: trees, from: index)
      if run.count < Self.leastTrees {
        for tree in trees[index..<index + run.count] { write(tree) }
      } else {
        write(run, trees[index..<index + run.count])
      }
      index += run.count
    }
  }

  /// Writes `[subtree, count, slot, values, slot, values …]`.
  private mutating func write(_ run: TreeRun, _ trees: ArraySlice<PatchTree>) {
    guard let first = trees.first else { return }
    hasRuns = true
    writer.beginArray()
    isInRun = true
    write(first)
    isInRun = false
    writer.integer(trees.count)
    var columns = [[TreeValue]](repeating: [], count: run.slots.count)
    for tree in trees.dropFirst() {
      var (slot, next) = (0, 0)
      tree.forEachValue(at: run.slots, slot: &slot, next: &next) { columns[$0].append($1) }
    }
    for (slot, column) in zip(run.slots, columns) {
      writer.integer(slot)
      write(column)
    }
    writer.endArray()
  }

  /// Writes the values at one slot: `[value, count]` repeats a value, and `[number, count, step]` is an arithmetic
  /// series.
  mutating func write(_ column: [TreeValue]) {
    writer.beginArray()
    if case .length = column.first {
      for run in NumberRun.runs(of: column.compactMap(\.length)) {
        write(run) { $0.hundredths(Int32($1)) }
      }
      return writer.endArray()
    }
    var index = 0
    while index < column.count {
      let series = Self.series(in: column, from: index)
      if series.count > 2 {
        write(series) { $0.integer($1) }
        index += series.count
        continue
      }
      let end = column[index...].firstIndex { $0 != column[index] } ?? column.count
      if end - index > 1 { writer.beginArray() }
      write(column[index])
      if end - index > 1 {
        writer.integer(end - index)
        writer.endArray()
      }
      index = end
    }
    writer.endArray()
  }

  private mutating func write(_ value: TreeValue) {
    switch value {
    case .length(let length): writer.hundredths(length)
    case .string(let text): strings(text)
    case .property(let value): write(value)
    }
  }

  /// The series of texts from `start` that are numbers with a constant step other than 0; of length 1 if there is none.
  private static func series(in column: [TreeValue], from start: Int) -> NumberRun {
    var numbers: [Int] = []
    for value in column[start...] {
      guard let number = value.decimal else { break }
      let count = numbers.count
      if count > 1, number - numbers[count - 1] != numbers[1] - numbers[0] { break }
      numbers.append(number)
    }
    let step = numbers.count > 1 ? numbers[1] - numbers[0] : 0
    return NumberRun(first: numbers.first ?? 0, count: step == 0 ? 1 : numbers.count, step: step)
  }

  /// Writes element numbers, with runs.
  mutating func write(ids: [NodeID]) {
    hasRuns = true
    for run in NumberRun.runs(of: ids.map { Int($0.rawValue) }) { write(run) { $0.integer($1) } }
  }

  private mutating func write(_ run: NumberRun, _ number: (inout JSONWriter, Int) -> Void) {
    guard run.count > 1 else { return number(&writer, run.first) }
    writer.beginArray()
    number(&writer, run.first)
    writer.integer(run.count)
    if run.step != 0 { number(&writer, run.step) }
    writer.endArray()
  }
}

extension TreeValue {
  fileprivate var length: Int? { if case .length(let length) = self { Int(length) } else { nil } }

  /// The value of a text that is a canonical decimal from 0 to 9,999,999; otherwise `nil`.
  fileprivate var decimal: Int? {
    guard case .string(let text) = self, (1...7).contains(text.utf8.count),
      text.utf8.allSatisfy({ (48...57).contains($0) }), text.utf8.first != 48 || text == "0"
    else { return nil }
    return Int(text)
  }
}
