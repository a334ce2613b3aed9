/// The places of rows in the runway.
extension ListWindow {
  /// The rows of which a part is visible, by the last report of the browser; `nil` in a list of which it reports nothing.
  package var visibleRows: Range<Int>? {
    guard isFollowed, heights.count > 0 else { return nil }
    let first = heights.index(at: position)
    return first..<max(heights.index(at: position + visibleHeight - 0.5), first) + 1
  }

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
