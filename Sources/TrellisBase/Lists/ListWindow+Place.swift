/// The visible part of a list, also before the heights of its rows are known.
extension ListWindow {
  /// The rows of which a part is visible, by the last report of the browser; `nil` in a list whose visible part is not reported.
  package var visibleRows: Range<Int>? {
    guard isFollowed else { return nil }
    let first = heights.index(at: position)
    return first..<max(heights.index(at: position + visibleHeight - 0.5), first) + 1
  }

  /// The visible part, for a list that is restored without the heights of its rows.
  package struct Place: Equatable, Sendable, Codable {
    /// The first row that is visible as a whole.
    let row: Int
    /// The frame of the row, in CSS px.
    let frame: Double
    /// The distance of the visible part from the top of the runway, in CSS px.
    let top: Double

    package init(row: Int, frame: Double, top: Double) {
      (self.row, self.frame, self.top) = (row, frame, top)
    }
  }

  /// The visible part; `nil` if it begins at the top of the list.
  package var place: Place? {
    guard isFollowed, position > 0 else { return nil }
    let row = anchor
    return Place(row: row, frame: frame(of: row), top: position - base)
  }

  /// Moves the visible part to a stored place: the row gets the frame that the browser may still show.
  package mutating func move(to place: Place) {
    guard isFollowed, isValid(place) else { return }
    guard isPartial else {
      position = max(heights.offset(of: place.row) + place.top - place.frame, 0)
      return
    }
    // The rows come to the frames that the browser has.
    canMoveFrames = false
    base = heights.offset(of: place.row) - place.frame
    position = min(max(place.top + base, 0), max(heights.total - visibleHeight, 0))
    rows = 0..<0
    cover()
  }

  /// Moves the visible part to the place at which a tab has shown the list before.
  ///
  /// - Parameter height: the height of the visible part, in CSS px.
  /// - Returns: whether other rows or frames are needed; `nil` if the list has no such place.
  package mutating func restore(_ place: Place, height: Double) -> Bool? {
    guard isPartial, isValid(place) else { return nil }
    let former = self
    visibleHeight = Self.limited(height)
    move(to: place)
    return self != former
  }

  private func isValid(_ place: Place) -> Bool {
    (0..<heights.count).contains(place.row) && abs(place.frame) <= 2 * Self.runwayLimit
      && abs(place.top) <= 2 * Self.runwayLimit
  }
}
