import Testing

@testable import TrellisViews

struct GridRowsTests {
  /// The row has room above the common baseline for the highest text, and below it for the lowest.
  @Test func aRowHoldsTheHighestAndTheLowestPartsOfItsTexts() {
    var rows = GridRows(1)
    rows.add(height: 30, baseline: 10, grows: false, at: 0)
    rows.add(height: 30, baseline: 25, grows: false, at: 0)
    #expect(rows.baselines == [25] && rows.heights == [45])
  }

  @Test func rowsThatGrowShareTheRoom() {
    var rows = GridRows(3)
    for row in 0..<3 { rows.add(height: 10, baseline: nil, grows: row != 1, at: row) }
    rows.grow(to: 100, spacing: 5)
    #expect(rows.heights == [40, 10, 40])
    #expect(rows.total(spacing: 5) == 100)
    #expect(rows.tops(spacing: 5) == [0, 45, 60])
  }
}
