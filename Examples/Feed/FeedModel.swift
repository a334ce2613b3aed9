import Foundation
import Observation
import Trellis

/// What one reader sees of the feed: its posts by their numbers, and the place in them.
@Observable
final class FeedModel {
  /// The number of posts that one press of a button inserts or removes.
  static let step = 100
  /// The most posts of a feed.
  static let greatestCount = 10_000_000

  let source: FeedSource
  /// The numbers of the posts, in their order. Readers share the memory until they change it.
  private(set) var ids: [Int]
  private(set) var expanded = RangeSet<Int>()
  /// The post that was found last.
  private(set) var hit: Int?
  /// What the last command did.
  private(set) var message = ""
  private(set) var isSearching = false
  var position = ScrollPosition()
  var goal = ""
  var query = ""
  private var nextID: Int

  /// - Parameter ids: the numbers of the posts, each once.
  init(_ source: FeedSource, ids: [Int]) {
    (self.source, self.ids) = (source, ids)
    nextID = ids.count
  }

  /// The index of the first post that is visible, also in part.
  private var firstVisible: Int { min(position.visibleRows?.lowerBound ?? 0, ids.count) }

  // MARK: Places

  /// Brings the row with the number of ``goal`` to the top.
  func goToRow() {
    let digits = String(goal.unicodeScalars.filter { ("0"..."9").contains($0) })
    guard let row = Int(digits), (1...max(ids.count, 1)).contains(row), !ids.isEmpty else {
      message = "Enter a number from 1 to \(ids.count.formatted())."
      return
    }
    position.scrollTo(row: row - 1, anchor: .top)
    message = "Row \(row.formatted()) of \(ids.count.formatted())"
  }

  /// Brings the next post with ``query`` to the middle; after the last one the search begins again.
  nonisolated(nonsending) func findNext() async {
    if isSearching { return }
    isSearching = true
    defer { isSearching = false }
    let start = hit.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? firstVisible
    let found = await source.firstPost(with: query, in: ids, from: start)
    // Meanwhile the list may have changed.
    guard let found, let row = ids.firstIndex(of: found) else {
      hit = nil
      message = query.isEmpty ? "Enter a word or a number." : "No post has “\(query)”."
      return
    }
    hit = found
    position.scrollTo(row: row, anchor: .center)
    message = "Found in row \((row + 1).formatted())"
  }

  // MARK: Changes above the visible posts

  func insertAbove() {
    guard ids.count + Self.step <= Self.greatestCount else {
      message = "The feed is full."
      return
    }
    ids.insert(contentsOf: nextID..<nextID + Self.step, at: firstVisible)
    nextID += Self.step
    message = "Inserted \(Self.step) posts"
  }

  func removeAbove() {
    let end = firstVisible
    let removed = max(end - Self.step, 0)..<end
    ids.removeSubrange(removed)
    message = removed.isEmpty ? "No post is above." : "Removed \(removed.count) posts"
  }

  func expandAbove() {
    let above = ids[..<firstVisible]
    for range in Self.ranges(of: above) { expanded.insert(contentsOf: range) }
    message = above.isEmpty ? "No post is above." : "Expanded \(above.count.formatted()) posts"
  }

  func collapseAll() {
    expanded = RangeSet()
    message = "Collapsed all posts"
  }

  func setExpanded(_ id: Int, _ isExpanded: Bool) {
    if isExpanded {
      expanded.insert(contentsOf: id..<id + 1)
    } else {
      expanded.remove(contentsOf: id..<id + 1)
    }
  }

  /// The consecutive numbers of a list: a few ranges for a million posts.
  static func ranges(of ids: some Sequence<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for id in ids {
      if let last = ranges.last, last.upperBound == id {
        ranges[ranges.count - 1] = last.lowerBound..<id + 1
      } else {
        ranges.append(id..<id + 1)
      }
    }
    return ranges
  }
}
