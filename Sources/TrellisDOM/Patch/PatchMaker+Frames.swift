extension PatchMaker {
  private struct Offset: Hashable {
    var dx: Int32
    var dy: Int32
    var isZero: Bool { dx == 0 && dy == 0 }
  }

  /// Emits changed frames: one shift for each run of neighbours that moved by the same amount, then for
  /// every element the sides that still differ.
  mutating func describeFrames() {
    describeTransition()
    var offsets: [UInt32: Offset] = [:]
    var movedByParent: [UInt32: (parent: Element, count: Int)] = [:]
    for record in live where record.touched.contains(.frame) {
      let (old, new) = (record.frame, record.element.packedFrame)
      guard !old.isNone, !new.isNone, let parent = record.element.parent else { continue }
      let offset = Offset(dx: new.left &- old.left, dy: new.top &- old.top)
      guard !offset.isZero else { continue }
      offsets[record.element.number] = offset
      movedByParent[parent.number, default: (parent, 0)].count += 1
    }
    var shifted: Set<UInt32> = []
    for (parent, count) in movedByParent.values.sorted(by: { $0.parent.number < $1.parent.number })
    where count > 2 {
      describeShifts(of: parent, offsets: offsets, shifted: &shifted)
    }
    for record in live where record.touched.contains(.frame) {
      describeFrame(record, isShifted: shifted.contains(record.element.number))
    }
  }

  /// Emits the runs among the children of `parent`.
  ///
  /// A hidden child that did not move does not end a run. It is shifted with the run, because its place is
  /// invisible, so recycled hidden views cost nothing when rows around them come and go.
  private mutating func describeShifts(
    of parent: Element, offsets: [UInt32: Offset], shifted: inout Set<UInt32>
  ) {
    var run = Run()
    for child in parent.children {
      let offset = offsets[child.number]
      if offset == nil, !run.moved.isEmpty, child.isHiddenBox {
        run.hidden.append(child)
        continue
      }
      if offset == nil || offset != run.offset {
        close(run, &shifted)
        run = Run()
      }
      guard let offset else { continue }
      run.offset = offset
      run.takenAlong += run.hidden
      run.hidden = []
      run.moved.append(child.number)
    }
    close(run, &shifted)
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

  private mutating func describeFrame(_ record: ChangeRecords.Record, isShifted: Bool) {
    let (old, new) = (record.frame, record.element.packedFrame)
    guard old != new else { return }
    if new.isNone {
      operations.append(.clearFrame(record.element.id))
      return
    }
    var change = FrameChange(new)
    if !old.isNone {
      if isShifted || old.left == new.left { change.left = nil }
      if isShifted || old.top == new.top { change.top = nil }
      if old.width == new.width { change.width = nil }
      if old.height == new.height { change.height = nil }
    }
    if !change.isEmpty { operations.append(.setFrame(record.element.id, change)) }
  }
}

extension Element {
  /// Whether the element is hidden, announced, and positioned.
  fileprivate var isHiddenBox: Bool {
    number != 0 && !packedFrame.isNone && attributes?["hidden"] != nil
  }
}
