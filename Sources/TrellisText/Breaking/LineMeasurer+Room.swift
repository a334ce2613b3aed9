extension LineMeasurer {
  /// Whether Chromium tries to end the line at `end`, before it adds up the line's width.
  ///
  /// Chromium finds the place of `room` among the letters of the paragraph, then shapes the letters between the last
  /// safe place and `end` again, and checks whether these fit. Each place and width is rounded up to 1/64 px, so that a
  /// line of exactly the width of its room can be too wide.
  ///
  /// Source: Blink's `ShapingLineBreaker::ShapeLine` and `ShapeResult::CachedOffsetForPosition`.
  ///
  /// - Precondition: The line was measured up to `end`.
  mutating func reaches(_ end: Int, within room: LayoutUnit) -> Bool {
    guard hasUnsafeStart else { return reachesInItem(end, within: room) }
    let first = shaped.items[firstItem]
    let firstEnd = place(of: Int(first.end), in: first)
    if first.end <= end, !edge(in: first, start: start, room: room).contains(firstEnd) {
      return false
    }
    return reachesInItem(end, within: room)
  }

  private mutating func reachesInItem(_ end: Int, within room: LayoutUnit) -> Bool {
    guard item < shaped.items.count, shaped.items[item].start < end,
      shaped.items[item].kind == .text
    else { return true }
    let current = shaped.items[item]
    let edge = edge(
      in: current, start: max(Int(current.start), start), room: room - widthBeforeItem)
    return edge.contains(place(of: end, in: current)) && endFits(end, in: current, edge: edge)
  }

  /// The end of the line's room in `item`.
  private mutating func edge(in item: TextItem, start: Int, room: LayoutUnit) -> RoomEdge {
    let place = place(of: start, in: item)
    guard let piece = startPiece(in: item) else {
      return RoomEdge(from: place, room: room.raw, isRightToLeft: item.isRightToLeft)
    }
    let width = abs(self.place(of: piece.end, in: item) - place)
    let change = width - LayoutUnit(roundingUp: piece.advance).raw
    return RoomEdge(
      from: place, room: max(room.raw + change, 0), isRightToLeft: item.isRightToLeft)
  }

  /// Whether the letters before an unsafe `end`, shaped as at the end of a line, end before `edge`.
  private mutating func endFits(_ end: Int, in item: TextItem, edge: RoomEdge) -> Bool {
    guard end < item.end, shaped.isUnsafeToBreak[end], !TextUnit.hangs(text[end]) else {
      return true
    }
    let first = max(Int(item.start), start)
    let piece = startPiece(in: item)
    // Without a safe place in the line, the whole of it is shaped again.
    if let piece, piece.end >= end { return true }
    let safe = (first..<end).last { !shaped.isUnsafeToBreak[$0] } ?? first
    let room = edge.distance(from: place(of: safe, in: item))
    return advance(of: safe..<end, in: item) <= room << 10
  }

  /// The place of a unit, counted from the left edge of its item and rounded up to 1/64 px.
  private func place(of index: Int, in item: TextItem) -> Int64 {
    let offset = shaped.positions[index] - shaped.positions[Int(item.start)]
    guard item.isRightToLeft else { return (offset + 1023) >> 10 }
    let width = shaped.positions[Int(item.end)] - shaped.positions[Int(item.start)]
    return (width - offset + 1023) >> 10
  }

  /// The letters from the line's start to the first safe place, if the line starts at an unsafe place in `item`.
  private mutating func startPiece(in item: TextItem) -> StartPiece? {
    guard hasUnsafeStart, item.start == shaped.items[firstItem].start else { return nil }
    if let known = knownStartPiece { return known }
    let end = (start + 1..<max(Int(item.end), start + 1)).first { !shaped.isUnsafeToBreak[$0] }
    let piece = StartPiece(
      end: end ?? Int(item.end), advance: advance(of: start..<(end ?? Int(item.end)), in: item))
    knownStartPiece = piece
    return piece
  }
}

/// Letters at the start of a line that are shaped again.
struct StartPiece {
  /// The first place after the line's start where a cut changes no letter, or the end of the item.
  var end: Int
  /// The width up to there, in 16.16 px.
  var advance: Int64
}

/// The end of a line's room, in 1/64 px from the left edge of an item.
private struct RoomEdge {
  let place: Int64
  let isRightToLeft: Bool

  init(from start: Int64, room: Int64, isRightToLeft: Bool) {
    place = isRightToLeft ? start - room : start + room
    self.isRightToLeft = isRightToLeft
  }

  func contains(_ place: Int64) -> Bool { distance(from: place) >= 0 }

  func distance(from place: Int64) -> Int64 {
    isRightToLeft ? place - self.place : self.place - place
  }
}
