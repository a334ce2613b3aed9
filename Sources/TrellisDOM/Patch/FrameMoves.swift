/// The frame movements of elements since the last patch, in the order of their sorted records.
struct FrameMoves {
  struct Offset: Equatable {
    var dx: Int32
    var dy: Int32
    var isZero: Bool { dx == 0 && dy == 0 }
  }

  /// The movement of one element.
  struct Move {
    var offset = Offset(dx: 0, dy: 0)
    /// Whether the element had a frame and its position has changed.
    var isMoved = false
    /// Whether the element gets its first frame; first frames are sent after all shifts and stacks.
    var isNew = false
    /// Whether the new position has been sent.
    var isSent = false
  }

  /// Whether the frame changes have a transition.
  let isAnimated: Bool
  /// The numbers of the recorded elements, ascending.
  private let numbers: [UInt32]
  /// The movement for each of ``numbers``.
  private(set) var moves: [Move]

  /// - Parameter records: the records of live elements, sorted by number.
  init(_ records: [ChangeRecords.Record], isAnimated: Bool) {
    self.isAnimated = isAnimated
    numbers = records.map(\.element.number)
    moves = [Move](repeating: Move(), count: records.count)
    for index in records.indices where records[index].touched.contains(.frame) {
      let (old, new) = (records[index].frame, records[index].element.packedFrame)
      if new.isNone { continue }
      if old.isNone {
        moves[index].isNew = true
      } else if records[index].element.parent != nil {
        let offset = Offset(dx: new.left &- old.left, dy: new.top &- old.top)
        moves[index].offset = offset
        moves[index].isMoved = !offset.isZero
      }
    }
  }

  /// The elements with more than two moved children, by number.
  func parents(in records: [ChangeRecords.Record]) -> [Element] {
    var counts: [UInt32: (parent: Element, count: Int)] = [:]
    var last: (parent: Element, count: Int)?
    for index in moves.indices where moves[index].isMoved {
      guard let parent = records[index].element.parent else { continue }
      // Elements with successive numbers are mostly siblings.
      if let known = last, known.parent === parent {
        last = (parent, known.count + 1)
      } else {
        if let last { counts[last.parent.number, default: (last.parent, 0)].count += last.count }
        last = (parent, 1)
      }
    }
    if let last { counts[last.parent.number, default: (last.parent, 0)].count += last.count }
    return counts.values.filter { $0.count > 2 }.map(\.parent).sorted { $0.number < $1.number }
  }

  /// The children of one element, with their movements.
  struct Siblings {
    let children: [Element]
    /// The index of each child in ``FrameMoves/moves``; -1 for a child without a record.
    fileprivate var moveIndexes: [Int32] = []
    fileprivate var moves: [Move] = []

    func isMoved(_ index: Int) -> Bool { moves[index].isMoved }

    /// The movement of a child; `nil` if it did not move.
    func offset(of index: Int) -> Offset? { moves[index].isMoved ? moves[index].offset : nil }

    /// Whether a child is announced and has a frame before single frames are sent.
    func hasFrame(_ index: Int) -> Bool {
      children[index].number != 0 && !children[index].packedFrame.isNone
        && !moves[index].isNew
    }

    /// Whether the client has the current position of a child.
    func isSent(_ index: Int) -> Bool { !moves[index].isMoved || moves[index].isSent }

    mutating func recordSent(_ index: Int) { moves[index].isSent = true }
  }

  /// - Complexity: O(*n*) in the children if they are in the order of their numbers, otherwise O(*n* log *m*) in the
  ///   children and the records.
  func siblings(_ children: [Element]) -> Siblings {
    var siblings = Siblings(children: children)
    siblings.moveIndexes.reserveCapacity(children.count)
    siblings.moves.reserveCapacity(children.count)
    var next = 0
    for child in children {
      let index = moveIndex(of: child.number, likelyAt: next)
      siblings.moveIndexes.append(Int32(index ?? -1))
      siblings.moves.append(index.map { moves[$0] } ?? Move())
      if let index { next = index + 1 }
    }
    return siblings
  }

  private func moveIndex(of number: UInt32, likelyAt index: Int) -> Int? {
    if index < numbers.count, numbers[index] == number { return index }
    // The numbers of reversed rows descend.
    if index >= 2, numbers[index - 2] == number { return index - 2 }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }

  /// Records which positions of `siblings` have been sent.
  mutating func record(_ siblings: Siblings) {
    for (index, move) in siblings.moveIndexes.enumerated()
    where move >= 0 && siblings.moves[index].isSent { moves[Int(move)].isSent = true }
  }
}
