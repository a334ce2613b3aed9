import Testing

@testable import TrellisBase

/// Lists whose rows have classes with mean heights of their own.
struct ListWindowClassTests {
  /// Runs that end before their first row, or beyond the list, and classes that do not exist.
  @Test func strangeClassesAreHarmless() {
    let window = ListWindow(
      count: 1_000, visibleHeight: 600, classes: { ($0 % 7 - 2, $0 % 3 == 0 ? 0 : 10_000) })
    #expect(window.heights.count == 1_000)
    #expect(window.heights.checkInvariants() == [])
  }

  @Test func classesHaveMeansOfTheirOwn() {
    func kind(_ row: Int) -> Int { row.isMultiple(of: 10) ? 1 : 0 }
    func run(_ row: Int) -> (rowClass: Int, end: Int) {
      kind(row) == 1 ? (1, row + 1) : (0, (row / 10 + 1) * 10)
    }
    func height(_ row: Int) -> Double { kind(row) == 1 ? 30 : 90 }
    var window = ListWindow(count: 10_000, visibleHeight: 600, classes: run)
    _ = window.record(window.rows.map(height), from: 0)
    #expect(window.heights.total == 1_000 * 30 + 9_000 * 90)
    // Ten rows that are inserted at the border of two sections have the classes of the new list.
    let ids = Array(0..<5_000) + Array(20_000..<20_010) + Array(5_000..<10_000)
    window.apply(
      ListDifference(from: 10_000, to: 10_010, old: { $0 }, new: { ids[$0] }), classes: run)
    #expect(window.heights.total == 1_001 * 30 + 9_009 * 90)
    let heights = window.rows.map { 2 * height($0) }
    _ = window.record([(window.rows.lowerBound, heights)], isOtherWidth: true)
    #expect(window.heights.total == 2 * (1_001 * 30 + 9_009 * 90))
    #expect(window.heights.checkInvariants() == [])
  }

  @Test func aListOfManyRunsOfClassesHasFewNodes() {
    let window = ListWindow(count: 200_000, visibleHeight: 600, classes: { ($0 % 2, $0 + 1) })
    #expect(window.heights.count == 200_000)
    #expect(window.heights.nodeCount < 5_000)
  }
}
