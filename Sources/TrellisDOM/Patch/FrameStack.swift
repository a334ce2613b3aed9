/// Neighbours whose frames follow each other at a constant distance, such as the rows of a list.
struct FrameStack {
  /// The indices among the children of the parent; the first one is at its place when the others are placed.
  let range: Range<Int>
  let step: PatchMaker.Offset
  /// The number of elements in `range` that moved.
  let movedCount: Int

  /// The longest stack from the child at `start`, which moved; `nil` if too few elements in it moved.
  ///
  /// - Complexity: O(*n*) in the stack.
  init?(in children: [Element], from start: Int, _ moves: PatchMaker.Moves) {
    func distance(to index: Int) -> PatchMaker.Offset? {
      let (former, next) = (children[index - 1], children[index])
      guard Self.hasPlace(former, moves), Self.hasPlace(next, moves) else { return nil }
      return PatchMaker.Offset(
        dx: next.packedFrame.left &- former.packedFrame.left,
        dy: next.packedFrame.top &- former.packedFrame.top)
    }
    guard start + 1 < children.count, let step = distance(to: start + 1) else { return nil }
    var first = start
    if start > 0, distance(to: start) == step, Self.isSent(children[start - 1], moves) {
      first -= 1
    }
    var end = start + 1
    var movedCount = 1
    var index = end
    while index < children.count, distance(to: index) == step {
      let isMoved = moves.offsets[children[index].number] != nil
      // An element that stays would get an animation without a movement.
      if moves.isAnimated, !isMoved { break }
      index += 1
      if isMoved { (end, movedCount) = (index, movedCount + 1) }
    }
    guard movedCount >= PatchEncoder.leastElements else { return nil }
    range = first..<end
    self.step = step
    self.movedCount = movedCount
  }

  private static func hasPlace(_ element: Element, _ moves: PatchMaker.Moves) -> Bool {
    element.number != 0 && !element.packedFrame.isNone && !moves.unplaced.contains(element.number)
  }

  /// Whether the place of an element was sent to the client before the stack.
  private static func isSent(_ element: Element, _ moves: PatchMaker.Moves) -> Bool {
    moves.offsets[element.number] == nil || moves.sent.contains(element.number)
  }
}
