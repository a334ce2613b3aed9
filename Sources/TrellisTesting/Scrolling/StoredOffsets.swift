/// The scroll offsets of a page in CSS px, and the places of its long lists, as the tab stores them for an entry of its
/// history (`public/scrolling.js`).
final class StoredOffsets {
  /// A pane, or the window, and how far it is scrolled.
  struct Pane: Equatable {
    /// The path of the pane, as indexes among the elements that are not hidden; empty for the window.
    let path: [Int]
    let left: Double
    let top: Double
  }

  /// The first visible row of a long list.
  struct Place: Equatable {
    let path: [Int]
    /// The number of the row, from 1.
    let row: Int
    /// The distance of the row from the start of the list.
    let frame: Double
    /// The distance of the visible part from the start of the list.
    let top: Double
    /// The `data-id` of the row.
    let key: String?
  }

  let panes: [Pane]
  let places: [Place]

  init(panes: [Pane], places: [Place]) {
    self.panes = panes
    self.places = places
  }
}

/// The offsets that a page is to show, because the tab came back to its entry of the history.
struct WantedOffsets {
  let offsets: StoredOffsets
  /// Whether the page of the entry is shown.
  var isShown: Bool
  /// The offsets after the last attempt.
  var found: [StoredOffsets.Pane]?
}
