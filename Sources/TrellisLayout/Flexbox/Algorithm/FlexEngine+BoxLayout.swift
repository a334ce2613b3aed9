// Lays out one box: its size, and its content from the cache or by a new layout.

extension FlexEngine {
  /// Lays `node` out in `space`.
  ///
  /// - Returns: the outcome. For `.guess`, only `isPlaced` is valid if it is `false`: no frames were
  ///   written then.
  @inline(__always)
  func layout(_ node: Int32, in space: LayoutSpace, for goal: LayoutGoal) -> LayoutOutcome {
    nodes[Int(node)].firstChild < 0 && nodes[Int(node)].measure < 0
      ? layOutChildless(node, in: space, for: goal) : layOutContent(of: node, in: space, for: goal)
  }

  /// Lays out a node that has children or a measure function.
  private func layOutContent(
    of node: Int32, in space: LayoutSpace, for goal: LayoutGoal
  ) -> LayoutOutcome {
    let state = nodes + Int(node)
    let edges = edges(of: node, percentBase: space.percentWidth)
    let width = width(of: node, in: space, edges: edges)
    let given =
      space.options.contains(.heightIndefiniteInside)
      ? indefinite
      : height(of: node, in: space, edges: edges, content: indefinite, width: width)
    let key = LayoutKey(
      width: width,
      height: heightKey(of: node, in: space, edges: edges, width: width, given: given),
      percentBase: percentBase(for: node, space.percentWidth))

    if state.pointee.flags.contains(.isPlaced), state.pointee.placed.width == width,
      state.pointee.placed.percentBase == key.percentBase
    {
      let record = state.pointee.placed
      let isSame =
        record.givenHeight == key.height
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
    var box = BoxRequest(node: node, space: space, edges: edges, key: key, given: given)
    if goal == .height || goal == .baseline, let outcome = cachedOutcome(box, for: goal) {
      return outcome
    }
    box.isFirst = beginPass(for: node)
    if goal == .frames { state.pointee.flags.subtract([.hasGuessed, .hasGuessedTwice]) }
    let mayGuess = !state.pointee.flags.contains(.hasGuessedTwice)
    if goal == .guess, !mayGuess { return outcomeOfEmptyBox(box) }
    guard work.begin(node) else { return outcomeOfEmptyBox(box) }
    return goal == .frames || mayGuess
      ? layOutWithFrames(box, for: goal) : layOutWithoutFrames(box, for: goal)
  }

  /// The height component of the cache key: the given height. A column of several items that may wrap and has no given
  /// height uses the available height, encoded as `-height - 1`.
  @inline(__always)
  func heightKey(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, width: Double, given: Double
  ) -> Double {
    guard !given.isDefinite, mayWrapColumns(node) else { return given }
    // Without this option `given` is the height, and is indefinite.
    if space.options.contains(.heightIndefiniteInside) {
      let height = height(of: node, in: space, edges: edges, content: indefinite, width: width)
      if height.isDefinite { return -height - 1 }
    }
    return -definiteHeightBounds(of: node, in: space, edges: edges).max - 1
  }

  /// The outcome of a box whose content must not be laid out, as if the box were empty.
  private func outcomeOfEmptyBox(_ box: BoxRequest) -> LayoutOutcome {
    let content = box.edges.insideVertical
    let height = height(
      of: box.node, in: box.space, edges: box.edges, content: content, width: box.key.width)
    if work.isExceeded {
      nodes[Int(box.node)].width = box.key.width
      nodes[Int(box.node)].height = height
    }
    return LayoutOutcome(
      width: box.key.width, height: height, contentHeight: content,
      baseline: work.isExceeded ? .nan : unknownBaseline)
  }

  /// Lays out a box and its descendants, and caches its earlier layouts with other sizes.
  @inline(__always)
  private func layOutWithFrames(_ box: BoxRequest, for goal: LayoutGoal) -> LayoutOutcome {
    let state = nodes + Int(box.node)
    if goal != .frames {
      state.pointee.flags.insert(
        state.pointee.flags.contains(.hasGuessed) ? .hasGuessedTwice : .hasGuessed)
    }
    keepPlacedLayout(of: box.node, before: box.key, isOld: box.isFirst)
    invalidatePlacement(from: box.node)
    let outcome = layOutInside(box, for: goal == .frames ? .frames : .guess)
    if outcome.isPlaced {
      state.pointee.space = box.space
      record(outcome, of: box.node, box.key)
      return outcome
    }
    store(LayoutRecord(outcome, box.key), of: box.node)
    if goal != .baseline { return outcome }
    // The guess was abandoned before the baseline was found.
    guard work.begin(box.node) else { return outcomeOfEmptyBox(box) }
    return layOutWithoutFrames(box, for: .baseline)
  }

  private func layOutWithoutFrames(_ box: BoxRequest, for goal: LayoutGoal) -> LayoutOutcome {
    let outcome = layOutInside(box, for: goal)
    store(LayoutRecord(outcome, box.key), of: box.node)
    return outcome
  }

  private func layOutInside(_ box: BoxRequest, for goal: LayoutGoal) -> LayoutOutcome {
    let state = nodes + Int(box.node)
    if state.pointee.measure >= 0 {
      if goal == .frames || goal == .guess { state.pointee.flags.remove(.insideUsesHeight) }
      return layOutLeaf(
        box.node, in: box.space, edges: box.edges, width: box.key.width, given: box.given)
    }
    let container = FlexContainer(
      box.node, in: self, space: box.space, edges: box.edges.narrowed(to: box.key.width),
      width: box.key.width, height: box.given)
    work.enterContainer()
    let outcome = layOutItems(of: container, for: goal)
    work.leaveContainer()
    if goal == .frames || goal == .guess, outcome.isPlaced,
      state.pointee.flags.contains(.hasAbsoluteChildren)
    {
      queueAbsoluteChildren(of: box.node)
    }
    return outcome
  }

  /// Lays out a container without children, with the same result as `layOutItems`.
  ///
  /// The outcome follows from the style and the space alone. A measurement is neither cached nor counted as
  /// work, because a look-up costs as much.
  private func layOutChildless(
    _ node: Int32, in space: LayoutSpace, for goal: LayoutGoal
  ) -> LayoutOutcome {
    let state = nodes + Int(node)
    let edges = edges(of: node, percentBase: space.percentWidth)
    let width = width(of: node, in: space, edges: edges)
    let inside = traits(of: node).contains(.hasScrollbar) ? edges.narrowed(to: width) : edges
    let content = inside.insideVertical
    let height = height(of: node, in: space, edges: inside, content: content, width: width)
    let outcome = LayoutOutcome(
      width: width, height: height, contentHeight: content, baseline: .nan)
    // The outcome need not be cached although the parent's layout depends on it: a first child changes the baseline, so
    // that the parent is laid out again.
    if goal == .height || goal == .baseline { return outcome }
    let given =
      space.options.contains(.heightIndefiniteInside)
      ? indefinite
      : self.height(of: node, in: space, edges: edges, content: indefinite, width: width)
    let key = LayoutKey(
      width: width, height: given, percentBase: percentBase(for: node, space.percentWidth))
    if state.pointee.flags.contains(.isPlaced), state.pointee.placed.matches(key),
      state.pointee.placed.height == height
    {
      return outcome
    }
    if work.begin(node) {
      invalidatePlacement(from: node)
      set(traits(of: node).contains(.usesOwnHeight), .insideUsesHeight, of: node)
      set(false, .isPlainStack, of: node)
      if state.pointee.flags.contains(.hasAbsoluteChildren) { queueAbsoluteChildren(of: node) }
      state.pointee.space = space
      record(outcome, of: node, key)
    } else {
      state.pointee.width = width
      state.pointee.height = height
    }
    return outcome
  }

  /// Records `outcome` as the layout of the current frames below `node`.
  func record(_ outcome: LayoutOutcome, of node: Int32, _ key: LayoutKey) {
    let state = nodes + Int(node)
    state.pointee.width = outcome.width
    state.pointee.height = outcome.height
    state.pointee.placed = LayoutRecord(outcome, key)
    state.pointee.flags.insert(.isPlaced)
    state.pointee.flags.remove(.isCleared)
  }

  /// Lays `node` out again in its last space, although its parent is not being laid out.
  func layOutAgain(_ node: Int32) {
    let state = nodes + Int(node)
    let space = state.pointee.space
    state.pointee.invalidate()
    let isInside = state.pointee.parent
    // The caller updates the ancestors, if necessary.
    state.pointee.parent = -1
    _ = layout(node, in: space, for: .frames)
    state.pointee.parent = isInside
  }

  /// Marks `node` and its ancestors as not placed, because their frames are about to be overwritten.
  private func invalidatePlacement(from node: Int32) {
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
  /// These edges in a box of the given width: a side scrollbar is at most as wide as the room between the
  /// other edges.
  func narrowed(to width: Double) -> BoxEdges {
    guard scrollbarLeft + scrollbarRight > 0, width < insideHorizontal else { return self }
    var edges = self
    let available = max(0, width - horizontal)
    edges.scrollbarLeft = min(scrollbarLeft, available)
    edges.scrollbarRight = min(scrollbarRight, available)
    return edges
  }
}
