extension PatchMaker {
  struct Offset: Hashable {
    var dx: Int32
    var dy: Int32
    var isZero: Bool { dx == 0 && dy == 0 }
  }

  /// Emits changed frames: one stack for many neighbours at a constant distance, one shift for each run of neighbours that
  /// moved by the same amount, then for every element the sides that still differ.
  mutating func describeFrames() {
    describeTransition()
    var moves = Moves(isAnimated: changeTracker.page.animations.transition != nil)
    var movedByParent: [UInt32: (parent: Element, count: Int)] = [:]
    let framed = live.indices.filter { live[$0].touched.contains(.frame) }
    for index in framed {
      let element = live[index].element
      let (old, new) = (live[index].frame, element.packedFrame)
      if old.isNone, !new.isNone { moves.unplaced.insert(element.number) }
      guard !old.isNone, !new.isNone, let parent = element.parent else { continue }
      let offset = Offset(dx: new.left &- old.left, dy: new.top &- old.top)
      guard !offset.isZero else { continue }
      moves.offsets[element.number] = offset
      movedByParent[parent.number, default: (parent, 0)].count += 1
    }
    for (parent, count) in movedByParent.values.sorted(by: { $0.parent.number < $1.parent.number })
    where count > 2 {
      describeMoves(of: parent, &moves)
    }
    for index in framed {
      let element = live[index].element
      describeFrame(
        of: element, from: live[index].frame, isShifted: moves.sent.contains(element.number))
    }
  }

  /// The elements that moved.
  struct Moves {
    /// Whether frames are changed with a transition.
    let isAnimated: Bool
    /// The movements by number.
    var offsets: [UInt32: Offset] = [:]
    /// The elements that get their first frame after all shifts and stacks.
    var unplaced: Set<UInt32> = []
    /// The elements whose place has been sent.
    var sent: Set<UInt32> = []
  }

  /// Emits the runs among the children of `parent`.
  private mutating func describeMoves(of parent: Element, _ moves: inout Moves) {
    let children = parent.children
    var index = 0
    while index < children.count {
      guard moves.offsets[children[index].number] != nil else {
        index += 1
        continue
      }
      let (run, end) = run(in: children, from: index, moves)
      if let stack = FrameStack(in: children, from: index, moves),
        runCount(in: children, until: stack.range.upperBound, from: index, moves)
          >= PatchEncoder.leastElements
      {
        send(stack, children, &moves)
        index = stack.range.upperBound
      } else {
        close(run, &moves.sent)
        index = end
      }
    }
  }

  /// The children from `start` that moved by the same amount.
  ///
  /// A hidden child that did not move does not end a run. It is shifted with the run, because its place is
  /// invisible, so recycled hidden views cost nothing when rows around them come and go.
  private func run(
    in children: [Element], from start: Int, _ moves: Moves
  ) -> (Run, end: Int) {
    var run = Run()
    run.offset = moves.offsets[children[start].number] ?? run.offset
    var index = start
    while index < children.count {
      let child = children[index]
      if let offset = moves.offsets[child.number] {
        guard offset == run.offset else { break }
        run.takenAlong += run.hidden
        run.hidden = []
        run.moved.append(child.number)
      } else {
        guard child.isHiddenBox else { break }
        run.hidden.append(child)
      }
      index += 1
    }
    return (run, index)
  }

  /// The number of runs from `start` to `end`; few ones are sent one by one, without a stack.
  private func runCount(
    in children: [Element], until end: Int, from start: Int, _ moves: Moves
  ) -> Int {
    var count = 0
    var index = start
    while index < end, count < PatchEncoder.leastElements {
      if moves.offsets[children[index].number] == nil {
        index += 1
      } else {
        index = run(in: children, from: index, moves).end
        count += 1
      }
    }
    return count
  }

  private mutating func send(_ stack: FrameStack, _ children: [Element], _ moves: inout Moves) {
    let first = children[stack.range.lowerBound]
    if let offset = moves.offsets[first.number], !moves.sent.contains(first.number) {
      var change = FrameChange()
      if offset.dx != 0 { change.left = first.packedFrame.left }
      if offset.dy != 0 { change.top = first.packedFrame.top }
      operations.append(.setFrame(first.id, change))
    }
    operations.append(
      .stack(
        first: first.id, count: stack.range.count, dx: stack.step.dx, dy: stack.step.dy))
    for child in children[stack.range] where moves.offsets[child.number] != nil {
      moves.sent.insert(child.number)
    }
  }

  /// Neighbours that moved by the same amount, with the hidden ones between them.
  private struct Run {
    var offset = Offset(dx: 0, dy: 0)
    var moved: [UInt32] = []
    var takenAlong: [Element] = []
    /// Hidden ones after the last moved element.
    var hidden: [Element] = []
  }

  private mutating func close(_ run: Run, _ shifted: inout Set<UInt32>) {
    guard run.moved.count > 1 else { return }
    operations.append(
      .shift(
        first: NodeID(run.moved[0]), count: run.moved.count + run.takenAlong.count,
        dx: run.offset.dx, dy: run.offset.dy))
    shifted.formUnion(run.moved)
    for element in run.takenAlong {
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
