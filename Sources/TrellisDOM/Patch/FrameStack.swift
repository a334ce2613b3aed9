/// Siblings whose frames follow each other at a constant distance, such as the rows of a list.
struct FrameStack {
  /// The indices among the parent's children. The client has the position of the first before it moves the others.
  let range: Range<Int>
  let step: FrameMoves.Offset
  /// The number of elements in `range` that moved.
  let movedCount: Int

  /// The longest stack from the moved child at `start`; `nil` if too few elements in it moved.
  ///
  /// - Complexity: O(*n*) in the stack.
  init?(in siblings: FrameMoves.Siblings, from start: Int, isAnimated: Bool) {
    let children = siblings.children
    func distance(to index: Int) -> FrameMoves.Offset? {
      guard siblings.hasFrame(index - 1), siblings.hasFrame(index) else { return nil }
      let (former, next) = (children[index - 1].packedFrame, children[index].packedFrame)
      return FrameMoves.Offset(dx: next.left &- former.left, dy: next.top &- former.top)
    }
    guard start + 1 < children.count, let step = distance(to: start + 1) else { return nil }
    var first = start
    if start > 0, distance(to: start) == step, siblings.isSent(start - 1) { first -= 1 }
    var end = start + 1
    var movedCount = 1
    var index = end
    while index < children.count, distance(to: index) == step {
      let isMoved = siblings.isMoved(index)
      // An unmoved element would get an animation without a movement.
      if isAnimated, !isMoved { break }
      index += 1
      if isMoved { (end, movedCount) = (index, movedCount + 1) }
    }
    guard movedCount >= PatchEncoder.leastElements else { return nil }
    range = first..<end
    self.step = step
    self.movedCount = movedCount
  }
}
