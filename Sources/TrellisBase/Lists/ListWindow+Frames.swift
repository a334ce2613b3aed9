extension ListWindow {
  /// Whether only some rows are mounted.
  package var isPartial: Bool { exceeds(wholeLimit) }

  /// Whether the browser reports the visible part.
  package var isFollowed: Bool { followsShort || exceeds(Self.smallCount) }

  /// The distance of the top of a row from the top of the runway, in CSS px.
  package func frame(of row: Int) -> Double { heights.offset(of: row) - base }

  /// The place of a mounted row that may be outside of the window, such as the one with the focus: beyond the ends of the
  /// runway it is near them, because browsers limit distances.
  package func limitedFrame(of row: Int, height: Double) -> Double {
    let frame = frame(of: row)
    if isPartial, row < rows.lowerBound { return max(frame, -height - Self.jumpDistance) }
    return isPartial && row >= rows.upperBound ? max(min(frame, contentHeight - height), 0) : frame
  }

  /// The length of the runway, in CSS px.
  package var contentHeight: Double {
    guard isPartial else { return heights.total }
    return max(min(heights.total - base, Self.runwayLimit), frame(of: rows.upperBound), 0)
  }
}
