import Observation
import Trellis

/// What one reader sees of the log: a level, and a place that follows the end or stays.
@Observable
final class LogReader {
  private let stream: LogStream
  private(set) var history: LogHistory
  private(set) var level = Level.debug
  private(set) var isFollowing = true
  /// The number of the line that was found last.
  private(set) var hit: Int?
  /// What the last search did.
  private(set) var message = ""
  private(set) var isSearching = false
  var query = ""
  var position = ScrollPosition()

  /// The place after the last visible line at the last batch.
  private var visibleEnd = 0

  init(_ stream: LogStream) {
    self.stream = stream
    history = stream.history
    scrollToEnd()
  }

  /// The places of the shown lines.
  var places: Range<Int> { history.places(of: level) }

  // MARK: The end

  /// Takes a batch of lines. A reader that does not follow the end learns of them once a second.
  func take(batch: Int) {
    // The scroll bar and assistive technology have no events of their own: the end of what is visible goes back.
    if let visible = position.visibleRows {
      let end = places.lowerBound + visible.upperBound
      if end + 1 < visibleEnd { hold() }
      visibleEnd = end
    }
    guard isFollowing || batch.isMultiple(of: LogStream.batchesPerSecond) else { return }
    history = stream.history
    if isFollowing { scrollToEnd() }
  }

  /// Shows the end, now and from now on.
  func follow() {
    history = stream.history
    isFollowing = true
    visibleEnd = 0
    scrollToEnd()
  }

  /// Keeps the place.
  func hold() { isFollowing = false }

  private func scrollToEnd() { position.scrollTo(row: .max, anchor: .bottom) }

  // MARK: Level and search

  /// Shows the lines of a level and above. A reader that does not follow the end stays at the line that is read.
  func show(_ level: Level) {
    guard level != self.level else { return }
    let first = firstVisibleLine
    self.level = level
    if isFollowing { return follow() }
    let place = history.place(ofLine: first ?? 0, of: level)
    position.scrollTo(row: place - places.lowerBound, anchor: .top)
  }

  private var firstVisibleLine: Int? {
    let place = places.lowerBound + (position.visibleRows?.lowerBound ?? 0)
    return places.contains(place) ? history.line(at: place, of: level).number : nil
  }

  /// Brings the nearest line with ``query`` before the one that was found last, or after it, to the middle.
  nonisolated(nonsending) func find(isForward: Bool = false) async {
    let query = String(query.prefix(200))
    if isSearching || query.isEmpty { return }
    isSearching = true
    defer { isSearching = false }
    let (lines, level) = (history, level)
    let visible = position.visibleRows
    let start =
      hit.map { lines.place(ofLine: $0, of: level) }
      ?? places.lowerBound
      + (isForward ? visible?.lowerBound ?? 0 : visible?.upperBound ?? places.count)
    let found =
      isForward
      ? await lines.firstPlace(after: start, of: level, with: query)
      : await lines.lastPlace(before: start, of: level, with: query)
    // Meanwhile another level may have been chosen, and old lines removed.
    guard let found, level == self.level, places.contains(found) else {
      message = "No \(isForward ? "newer" : "older") line has “\(query)”."
      return
    }
    hold()
    hit = lines.line(at: found, of: level).number
    message = ""
    position.scrollTo(row: found - places.lowerBound, anchor: .center)
  }
}
