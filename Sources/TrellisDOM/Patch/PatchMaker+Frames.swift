extension PatchMaker {
  /// Emits changed frames: a stack for many siblings at a constant distance, a shift for each run of siblings that
  /// moved by the same amount, then the sides of each element that still differ.
  mutating func describeFrames() {
    describeTransition()
    guard live.contains(where: { $0.touched.contains(.frame) }) else { return }
    var moves = FrameMoves(live, isAnimated: changeTracker.page.animations.transition != nil)
    for parent in moves.parents(in: live) {
      var siblings = moves.siblings(parent.children)
      describeMoves(of: &siblings, isAnimated: moves.isAnimated)
      moves.record(siblings)
    }
    for index in live.indices where live[index].touched.contains(.frame) {
      describeFrame(
        of: live[index].element, from: live[index].frame, isShifted: moves.moves[index].isSent)
    }
  }

  /// Emits the stacks and shifts of siblings.
  private mutating func describeMoves(of siblings: inout FrameMoves.Siblings, isAnimated: Bool) {
    var index = 0
    while index < siblings.children.count {
      guard siblings.isMoved(index) else {
        index += 1
        continue
      }
      let (run, end) = run(in: siblings, from: index)
      if let stack = FrameStack(in: siblings, from: index, isAnimated: isAnimated),
        runCount(in: siblings, until: stack.range.upperBound, from: index)
          >= PatchEncoder.leastElements
      {
        send(stack, &siblings)
        index = stack.range.upperBound
      } else {
        close(run, &siblings)
        index = end
      }
    }
  }

  /// The children from `start` that moved by the same amount.
  ///
  /// An unmoved hidden child does not end a run. It is shifted with the run, because its position is invisible; so
  /// recycled hidden views cost nothing when the rows around them change.
  private func run(in siblings: FrameMoves.Siblings, from start: Int) -> (Run, end: Int) {
    var run = Run()
    run.offset = siblings.offset(of: start) ?? run.offset
    var index = start
    while index < siblings.children.count {
      if let offset = siblings.offset(of: index) {
        guard offset == run.offset else { break }
        run.movedAlong += run.hidden
        run.hidden = []
        run.moved.append(index)
      } else {
        guard siblings.children[index].isHiddenBox else { break }
        run.hidden.append(siblings.children[index])
      }
      index += 1
    }
    return (run, index)
  }

  /// The number of runs from `start` to `end`, up to the number that makes a stack worthwhile.
  private func runCount(
    in siblings: FrameMoves.Siblings, until end: Int, from start: Int
  ) -> Int {
    var count = 0
    var index = start
    while index < end, count < PatchEncoder.leastElements {
      if siblings.isMoved(index) {
        index = run(in: siblings, from: index).end
        count += 1
      } else {
        index += 1
      }
    }
    return count
  }

  private mutating func send(_ stack: FrameStack, _ siblings: inout FrameMoves.Siblings) {
    let start = stack.range.lowerBound
    let first = siblings.children[start]
    if let offset = siblings.offset(of: start), !siblings.isSent(start) {
      var change = FrameChange()
      if offset.dx != 0 { change.left = first.packedFrame.left }
      if offset.dy != 0 { change.top = first.packedFrame.top }
      operations.append(.setFrame(first.id, change))
    }
    operations.append(
      .stack(
        first: first.id, count: stack.range.count, dx: stack.step.dx, dy: stack.step.dy))
    for index in stack.range where siblings.isMoved(index) { siblings.recordSent(index) }
  }

  /// Siblings that moved by the same amount, with the hidden ones between them.
  private struct Run {
    var offset = FrameMoves.Offset(dx: 0, dy: 0)
    /// The indices of the moved siblings.
    var moved: [Int] = []
    var movedAlong: [Element] = []
    /// The hidden siblings after the last moved one.
    var hidden: [Element] = []
  }

  private mutating func close(_ run: Run, _ siblings: inout FrameMoves.Siblings) {
    guard run.moved.count > 1 else { return }
    operations.append(
      .shift(
        first: siblings.children[run.moved[0]].id, count: run.moved.count + run.movedAlong.count,
        dx: run.offset.dx, dy: run.offset.dy))
    for index in run.moved { siblings.recordSent(index) }
    for element in run.movedAlong {
      element.packedFrame.left &+= run.offset.dx
      element.packedFrame.top &+= run.offset.dy
    }
  }

  private mutating func describeFrame(
    of element: Element, from old: PackedFrame, isShifted: Bool
  ) {
    let new = element.packedFrame
    guard old != new else { return }
    if new.isNone {
      operations.append(.clearFrame(element.id))
      return
    }
    var change = FrameChange(new)
    if !old.isNone {
      if isShifted || old.left == new.left { change.left = nil }
      if isShifted || old.top == new.top { change.top = nil }
      if old.width == new.width { change.width = nil }
      if old.height == new.height { change.height = nil }
    }
    if !change.isEmpty { operations.append(.setFrame(element.id, change)) }
  }
}

extension Element {
  /// Whether the element is hidden, announced, and positioned.
  fileprivate var isHiddenBox: Bool {
    number != 0 && !packedFrame.isNone && attributes?["hidden"] != nil
  }
}
