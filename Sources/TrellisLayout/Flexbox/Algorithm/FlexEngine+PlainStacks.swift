// A fast path for long lists: a column whose items keep their base sizes is updated by laying out the changed items and
// moving the items after them. The results equal the results of §9.2 to §9.6 bit by bit.

extension FlexEngine {
  /// Records whether the fast path applies to a container that was laid out: a single column whose height
  /// is the sum of its items, so that there is no free space and no item flexes.
  func recordPlainStack(
    _ container: FlexContainer, lines range: Range<Int>, outcome: LayoutOutcome
  ) {
    var isPlain =
      container.isColumn && !container.isMultiLine && !container.isReverse
      && !container.givenHeight.isDefinite && outcome.height == outcome.contentHeight
      && range.count == 1
    if isPlain {
      let line = lines[range.lowerBound]
      isPlain = line.ascent.isNaN && line.hypotheticalSum >= 0
    }
    set(isPlain, .isPlainStack, of: container.node)
  }

  /// Updates a plain stack after some of its items changed.
  ///
  /// - Returns: `false` if the stack must be laid out in full.
  func updatePlainStack(_ node: Int32) -> Bool {
    let state = nodes + Int(node)
    let space = state.pointee.space
    let old = state.pointee.placed
    guard state.pointee.flags.contains(.isPlainStack),
      space.percentWidth.isDefinite || old.percentBase == 0
    else { return false }
    let edges = edges(of: node, percentBase: space.percentWidth)
    let container = FlexContainer(
      node, in: self, space: space, edges: edges.narrowed(to: old.width), width: old.width,
      height: old.givenHeight)
    // The frames in the ancestors no longer match their last layouts; see `layOutWithFrames`.
    state.pointee.flags.remove(.isPlaced)
    var pass = StackPass(line: FlexLine(first: 0, count: 1, hypotheticalSum: 0))
    pass.line.crossSize = container.contentWidth
    pass.line.crossOffset = startEdge(of: container)
    pass.mainOffset = mainStartEdge(of: container)
    var child = firstItem(of: node)
    while child >= 0 {
      if isUnchanged(child) {
        child = moveUnchanged(from: child, in: container, pass: &pass)
        continue
      }
      if !nodes[Int(child)].flags.contains(.isAbsolute),
        !placeChanged(child, in: container, pass: &pass)
      {
        return false
      }
      child = nextItem(after: child, in: node)
    }
    guard pass.count > 0, pass.sum >= 0 else { return false }
    let content = container.edges.insideVertical + pass.sum
    let height = height(
      of: node, in: space, edges: container.edges, content: content, width: old.width)
    guard height == content else { return false }
    let outcome = LayoutOutcome(
      width: old.width, height: height, contentHeight: content, baseline: pass.baseline.value)
    set(
      pass.usesHeight || traits(of: node).contains(.usesOwnHeight), .insideUsesHeight, of: node)
    if state.pointee.flags.contains(.hasAbsoluteChildren) { queueAbsoluteChildren(of: node) }
    record(
      outcome, of: node,
      LayoutKey(width: old.width, height: old.givenHeight, percentBase: old.percentBase))
    return true
  }

  /// The progress of the update of a stack.
  private struct StackPass {
    var line: FlexLine
    var mainOffset = 0.0
    /// The sum of the margin boxes so far, with the gaps between them.
    var sum = 0.0
    var count = 0
    var baseline = ContainerBaseline()
    var usesHeight = false

    @inline(__always)
    mutating func add(_ size: Double, gap: Double) {
      var next = sum + size
      if count > 0 { next += gap }
      sum = next
      count += 1
    }
  }

  private func placeChanged(
    _ child: Int32, in container: FlexContainer, pass: inout StackPass
  ) -> Bool {
    let item = makeItem(for: child, in: container, phase: .layout)
    guard item.alignment != .baseline else { return false }
    let placed = place(
      item, in: pass.line, of: container, autoMargin: 0, for: .frames,
      mainOffset: &pass.mainOffset)
    pass.mainOffset += container.gapBetweenItems
    if pass.count == 0 { pass.baseline.add(placed.outcome, top: placed.top) }
    pass.add(
      item.hypothetical + item.mainEdges + item.margins.vertical, gap: container.gapBetweenItems)
    pass.usesHeight = pass.usesHeight || usesContainerHeight(child)
    return true
  }

  @inline(__always)
  private func isUnchanged(_ child: Int32) -> Bool {
    let flags = nodes[Int(child)].flags
    return !flags.contains(.isDirty) && flags.contains(.isPlaced)
  }

  /// Moves `child` and the items after it up to the first changed one. Returns the changed item, or -1.
  private func moveUnchanged(
    from child: Int32, in container: FlexContainer, pass: inout StackPass
  ) -> Int32 {
    var child = child
    // The compiler can keep a local copy in registers.
    var copy = pass
    repeat {
      if !nodes[Int(child)].flags.contains(.isAbsolute) {
        move(child, in: container, pass: &copy)
      }
      child = nextItem(after: child, in: container.node)
    } while child >= 0 && isUnchanged(child)
    pass = copy
    return child
  }

  @inline(__always)
  private func move(_ child: Int32, in container: FlexContainer, pass: inout StackPass) {
    let state = nodes + Int(child)
    let margins = margins(of: child, percentBase: container.contentWidth)
    let height = state.pointee.height
    pass.mainOffset += margins.top
    if pass.count == 0 {
      pass.baseline.add(
        LayoutOutcome(
          width: state.pointee.width, height: height,
          contentHeight: state.pointee.placed.contentHeight,
          baseline: state.pointee.placed.baseline), top: pass.mainOffset)
    }
    state.pointee.y =
      traits(of: child).contains(.hasInset)
      ? pass.mainOffset + relativeOffset(of: child, in: container).y : pass.mainOffset
    pass.mainOffset += height
    pass.mainOffset += margins.bottom
    pass.mainOffset += container.gapBetweenItems
    pass.add(height + margins.vertical, gap: container.gapBetweenItems)
    pass.usesHeight = pass.usesHeight || usesContainerHeight(child)
  }
}
