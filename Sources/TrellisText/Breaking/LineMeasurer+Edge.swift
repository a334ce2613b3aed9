extension LineMeasurer {
  /// Whether Chromium tries to end the line at `end`, before it adds up the line's width.
  ///
  /// Chromium finds the position of `available` among the letters of the paragraph, then shapes the letters between the
  /// last safe offset and `end` again, and checks whether these fit. Each position and width is rounded up to 1/64 px,
  /// so that a line of exactly the available width can be too wide.
  ///
  /// Source: Blink's `ShapingLineBreaker::ShapeLine` and `ShapeResult::CachedOffsetForPosition`.
  ///
  /// - Precondition: The line was measured up to `end`.
  mutating func reaches(_ end: Int, within available: LayoutUnit) -> Bool {
    guard hasUnsafeStart else { return reachesInItem(end, within: available) }
    let first = shaped.items[firstItem]
    let firstEnd = position(of: Int(first.end), in: first)
    if first.end <= end, !edge(in: first, start: start, available: available).contains(firstEnd) {
      return false
    }
    return reachesInItem(end, within: available)
  }

  private mutating func reachesInItem(_ end: Int, within available: LayoutUnit) -> Bool {
    guard item < shaped.items.count, shaped.items[item].start < end,
      shaped.items[item].kind == .text
    else { return true }
    let current = shaped.items[item]
    let edge = edge(
      in: current, start: max(Int(current.start), start), available: available - widthBeforeItem)
    return edge.contains(position(of: end, in: current)) && endFits(end, in: current, edge: edge)
  }

  /// The end of the line's available width in `item`.
  private mutating func edge(in item: TextItem, start: Int, available: LayoutUnit) -> LineEdge {
    let position = position(of: start, in: item)
    guard let piece = startPiece(in: item) else {
      return LineEdge(from: position, available: available.raw, isRightToLeft: item.isRightToLeft)
    }
    let width = abs(self.position(of: piece.range.upperBound, in: item) - position)
    let change = width - LayoutUnit(roundingUp: piece.advance).raw
    return LineEdge(
      from: position, available: max(available.raw + change, 0), isRightToLeft: item.isRightToLeft)
  }

  /// Whether the letters before an unsafe `end`, shaped as at the end of a line, end before `edge`.
  private mutating func endFits(_ end: Int, in item: TextItem, edge: LineEdge) -> Bool {
    guard end < item.end, shaped.isUnsafeToBreak[end], !TextUnit.hangs(text[end]) else {
      return true
    }
    let first = max(Int(item.start), start)
    // Without a safe offset in the line, the whole of it is shaped again.
    if startPiece(in: item) != nil, unsafeStart.reach(end, in: shaped.isUnsafeToBreak) {
      return true
    }
    let last = piece(atEnd: first..<end, in: item)
    let available = edge.distance(from: position(of: last.range.lowerBound, in: item))
    return last.advance <= available << 10
  }

  /// The position of a unit, counted from the left edge of its item and rounded up to 1/64 px.
  private func position(of index: Int, in item: TextItem) -> Int64 {
    let offset = shaped.positions[index] - shaped.positions[Int(item.start)]
    guard item.isRightToLeft else { return (offset + 1023) >> 10 }
    let width = shaped.positions[Int(item.end)] - shaped.positions[Int(item.start)]
    return (width - offset + 1023) >> 10
  }

  /// The letters at the line's start, if the line starts at an unsafe offset in `item`.
  private mutating func startPiece(in item: TextItem) -> ReshapedPiece? {
    guard hasUnsafeStart, item.start == shaped.items[firstItem].start else { return nil }
    if let known = knownStartPiece { return known }
    let piece = self.piece(atStart: start..<max(Int(item.end), start + 1), in: item)
    knownStartPiece = piece
    return piece
  }
}

/// The end of a line's available width, in 1/64 px from the left edge of an item.
private struct LineEdge {
  let position: Int64
  let isRightToLeft: Bool

  init(from start: Int64, available: Int64, isRightToLeft: Bool) {
    position = isRightToLeft ? start - available : start + available
    self.isRightToLeft = isRightToLeft
  }

  func contains(_ position: Int64) -> Bool { distance(from: position) >= 0 }

  func distance(from position: Int64) -> Int64 {
    isRightToLeft ? position - self.position : self.position - position
  }
}
