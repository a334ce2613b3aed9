import Foundation

/// The newest lines of a log. A copy shares the lines.
///
/// The lines of each level and those above have numbers of their own, their *places*, from 0 without gaps: the lines that a
/// filter shows are a range of places, and an addition or a removal at an end changes the range alone.
struct LogHistory: Sendable {
  /// Lines that were added together, and never change.
  private final class Batch: Sendable {
    let lines: [LogLine]
    /// The place of the first line, and the indexes of the shown lines, by level.
    let starts: [Int]
    let shown: [[Int32]]

    init(_ lines: [LogLine], starts: [Int]) {
      (self.lines, self.starts) = (lines, starts)
      shown = Level.allCases.map { level in
        lines.indices.filter { lines[$0].level.rawValue >= level.rawValue }.map { Int32($0) }
      }
    }

    func end(_ level: Level) -> Int { starts[level.rawValue] + shown[level.rawValue].count }
  }

  private var batches: [Batch] = []
  /// The number of the next line.
  private(set) var end = 0
  /// The most lines; whole batches are removed, so there may be fewer.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds lines, and removes the oldest ones beyond the limit.
  ///
  /// - Complexity: O(*n*) in the added lines and in the batches.
  mutating func append(_ lines: [LogLine]) {
    guard !lines.isEmpty else { return }
    let starts = Level.allCases.map { batches.last?.end($0) ?? 0 }
    batches.append(Batch(lines, starts: starts))
    end += lines.count
    var excess = count - limit
    let removed = batches.dropLast().prefix { batch in
      defer { excess -= batch.lines.count }
      return excess > 0
    }
    batches.removeFirst(removed.count)
  }

  /// The number of kept lines.
  var count: Int { places(of: .debug).count }

  /// The places of the lines of a level and above.
  func places(of level: Level) -> Range<Int> {
    guard let first = batches.first, let last = batches.last else { return 0..<0 }
    return first.starts[level.rawValue]..<last.end(level)
  }

  /// The line at a place.
  ///
  /// - Precondition: `place` is in ``places(of:)`` of the level.
  /// - Complexity: O(log *n*) in the batches.
  func line(at place: Int, of level: Level) -> LogLine {
    let batch = batches[index { $0.end(level) > place }]
    return batch.lines[Int(batch.shown[level.rawValue][place - batch.starts[level.rawValue]])]
  }

  /// The place of the line with a number, or of the next one that the level shows; the end if there is none.
  func place(ofLine number: Int, of level: Level) -> Int {
    let index = index { ($0.lines.last?.number ?? 0) >= number }
    guard index < batches.count else { return places(of: level).upperBound }
    let batch = batches[index]
    let before = batch.shown[level.rawValue].prefix { batch.lines[Int($0)].number < number }
    return batch.starts[level.rawValue] + before.count
  }

  /// The index of the first batch for which a condition holds; it holds for all after it.
  private func index(where holds: (Batch) -> Bool) -> Int {
    var (low, high) = (0, batches.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(batches[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The place of the nearest line before `place` whose text has `query`; `nil` if there is none, or if the task was cancelled.
  ///
  /// - Complexity: O(*n*) in the lines until the hit.
  @concurrent func lastPlace(before place: Int, of level: Level, with query: String) async -> Int? {
    let places = places(of: level)
    for place in places.clamped(to: places.lowerBound..<max(place, places.lowerBound)).reversed() {
      if place % 1_024 == 0, Task.isCancelled { return nil }
      if line(at: place, of: level).text.range(of: query, options: .caseInsensitive) != nil {
        return place
      }
    }
    return nil
  }

  /// The place of the nearest line after `place` whose text has `query`; as ``lastPlace(before:of:with:)``.
  @concurrent func firstPlace(after place: Int, of level: Level, with query: String) async -> Int? {
    let places = places(of: level)
    for place in places.clamped(to: min(place + 1, places.upperBound)..<places.upperBound) {
      if place % 1_024 == 0, Task.isCancelled { return nil }
      if line(at: place, of: level).text.range(of: query, options: .caseInsensitive) != nil {
        return place
      }
    }
    return nil
  }
}
