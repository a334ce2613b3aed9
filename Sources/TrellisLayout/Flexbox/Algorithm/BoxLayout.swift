// Laying out one box: its size, what was found before, and else its inside.

extension FlexEngine {
  /// Lays `node` out in `space`.
  ///
  /// - Parameter isFinal: whether the frames below must be those of this layout afterwards.
  ///   Otherwise only the outcome counts, and an earlier one may do.
  func layout(_ node: Int32, in space: LayoutSpace, isFinal: Bool) -> LayoutOutcome {
    let state = nodes + Int(node)
    let edges = edges(of: node, percentBase: space.percentWidth)
    let width = width(of: node, in: space, edges: edges)
    let given =
      space.options.contains(.heightIndefiniteInside)
      ? indefinite
      : height(of: node, in: space, edges: edges, content: indefinite, width: width)
    let base = percentBase(for: node, space.percentWidth)
    let key = heightKey(of: node, in: space, edges: edges, width: width, given: given)

    if state.pointee.flags.contains(.isPlaced), state.pointee.placed.width == width,
      state.pointee.placed.percentBase == base
    {
      let record = state.pointee.placed
      let isSame =
        record.givenHeight == key
        || (record.givenHeight == indefinite && !state.pointee.flags.contains(.insideUsesHeight))
      if isSame {
        let height = height(
          of: node, in: space, edges: edges, content: record.contentHeight, width: width)
        if height == record.height {
          return LayoutOutcome(
            width: width, height: height, contentHeight: record.contentHeight,
            baseline: record.baseline)
        }
      }
    }
    if !isFinal {
      if let outcome = recall(
        state.pointee.placed, node, space, edges, width: width, key: key, base: base)
        ?? recall(
          state.pointee.measured, node, space, edges, width: width, key: key, base: base)
        ?? recall(
          state.pointee.measuredBefore, node, space, edges, width: width, key: key, base: base)
      {
        return outcome
      }
    }
    guard work.begin() else { return outcomeOfEmptyBox(node, space, edges, width: width) }
    keepPlacedLayout(of: node, before: width, key, base)
    let outcome = layOutAnew(node, in: space, edges: edges, width: width, given: given)
    record(outcome, of: node, key: key, base: base)
    return outcome
  }

  /// The outcome for a box without content, where the work limit leaves no layout of the content.
  private func outcomeOfEmptyBox(
    _ node: Int32, _ space: LayoutSpace, _ edges: BoxEdges, width: Double
  ) -> LayoutOutcome {
    let content = edges.insideVertical
    let height = height(of: node, in: space, edges: edges, content: content, width: width)
    nodes[Int(node)].width = width
    nodes[Int(node)].height = height
    return LayoutOutcome(width: width, height: height, contentHeight: content, baseline: .nan)
  }

  /// What a layout of `node` goes by besides its width: the height given and, in a column that
  /// may go on in another, the room before it does. Such room is told from a height by its sign.
  @inline(__always)
  func heightKey(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, width: Double, given: Double
  ) -> Double {
    guard traits(of: node).contains(.isColumnWrap), !given.isDefinite else { return given }
    let height = height(of: node, in: space, edges: edges, content: indefinite, width: width)
    if height.isDefinite { return -height - 1 }
    return -definiteHeightBounds(of: node, in: space, edges: edges).max - 1
  }

  private func recall(
    _ record: LayoutRecord, _ node: Int32, _ space: LayoutSpace, _ edges: BoxEdges, width: Double,
    key: Double, base: Double
  ) -> LayoutOutcome? {
    guard record.width == width, record.givenHeight == key, record.percentBase == base else {
      return nil
    }
    let height = height(
      of: node, in: space, edges: edges, content: record.contentHeight, width: width)
    guard height == record.height else { return nil }
    return LayoutOutcome(
      width: width, height: height, contentHeight: record.contentHeight, baseline: record.baseline)
  }

  private func layOutAnew(
    _ node: Int32, in space: LayoutSpace, edges: BoxEdges, width: Double, given: Double
  ) -> LayoutOutcome {
    forgetPlacement(from: node)
    let state = nodes + Int(node)
    let outcome: LayoutOutcome
    if state.pointee.measure >= 0 {
      outcome = layOutLeaf(node, in: space, edges: edges, width: width, given: given)
      state.pointee.flags.remove(.insideUsesHeight)
    } else {
      let container = FlexContainer(
        node, in: self, space: space, edges: edges.narrowed(to: width), width: width,
        height: given)
      outcome =
        stack.isShort
        ? stack.goOn { layOutItems(of: container) } : layOutItems(of: container)
      if state.pointee.flags.contains(.hasAbsoluteChildren) { queueAbsoluteChildren(of: node) }
    }
    state.pointee.space = space
    return outcome
  }

  /// Notes that the frames below `node` are those of `outcome`.
  func record(_ outcome: LayoutOutcome, of node: Int32, key: Double, base: Double) {
    let state = nodes + Int(node)
    state.pointee.width = outcome.width
    state.pointee.height = outcome.height
    state.pointee.placed = LayoutRecord(
      width: outcome.width, givenHeight: key, height: outcome.height,
      contentHeight: outcome.contentHeight, baseline: outcome.baseline, percentBase: base)
    state.pointee.flags.insert(.isPlaced)
    state.pointee.flags.remove(.isCleared)
  }

  /// Lays `node` out once more in the space it had, for a parent that is not at work.
  func layOutAgain(_ node: Int32) {
    let state = nodes + Int(node)
    let space = state.pointee.space
    state.pointee.forget()
    let isInside = state.pointee.parent
    // The boxes around are told by the caller, if they have to be.
    state.pointee.parent = -1
    _ = layout(node, in: space, isFinal: true)
    state.pointee.parent = isInside
  }

  /// Keeps the outcome of the last layout before one with other sizes takes its place.
  private func keepPlacedLayout(
    of node: Int32, before width: Double, _ key: Double, _ base: Double
  ) {
    let state = nodes + Int(node)
    if state.pointee.placed.width.isNaN || state.pointee.placed.isKept(for: width, key, base) {
      return
    }
    if !state.pointee.measured.isKept(for: width, key, base) {
      if !state.pointee.measuredBefore.width.isNaN { state.pointee.flags.insert(.hasForgotten) }
      state.pointee.measuredBefore = state.pointee.measured
    }
    state.pointee.measured = state.pointee.placed
    state.pointee.placed.width = .nan
  }

  /// Notes that the frames below `node` are being written over, here and in the boxes around it.
  private func forgetPlacement(from node: Int32) {
    nodes[Int(node)].flags.remove(.isPlaced)
    var parent = nodes[Int(node)].parent
    while parent >= 0 {
      let flags = nodes[Int(parent)].flags
      if flags.contains(.isPlaced) {
        nodes[Int(parent)].flags.remove(.isPlaced)
      } else if !flags.contains(.isContents) {
        return
      }
      parent = nodes[Int(parent)].parent
    }
  }
}

extension BoxEdges {
  /// These edges in a box `width` wide, which a scrollbar at its side does not overflow.
  func narrowed(to width: Double) -> BoxEdges {
    guard scrollbarLeft + scrollbarRight > 0, width < insideHorizontal else { return self }
    var edges = self
    let room = max(0, width - horizontal)
    edges.scrollbarLeft = min(scrollbarLeft, room)
    edges.scrollbarRight = min(scrollbarRight, room)
    return edges
  }
}
