import Testing

@testable import TrellisBase

/// A list gets another width, so that its rows have other heights.
struct ListWindowWidthTests {
  @Test func anotherWidthKeepsTheFirstVisibleRow() {
    var window = ListWindow(count: 10_000, visibleHeight: 600)
    _ = window.scroll(to: 100_000, height: 600, epoch: 0)
    let row = window.heights.index(at: window.position)
    let heights = window.rows.map { _ in 91.0 }
    _ = window.record([(window.rows.lowerBound, heights)], isOtherWidth: true)
    #expect(window.heights.index(at: window.position) == row)
  }

  @Test func anotherWidthMovesNoFramesUntilTheNextReport() {
    var window = ListWindow(count: 10_000, visibleHeight: 600)
    _ = window.record(window.rows.map { _ in 40 }, from: 0)
    _ = window.scroll(to: 100, height: 600, epoch: 0)
    let (row, frame) = (window.anchor, window.frame(of: window.anchor))
    _ = window.record([(0, window.rows.map { Double(50 + $0) })], isOtherWidth: true)
    #expect(window.epoch == 0 && window.frame(of: row) == frame && window.base > 0)
    _ = window.scroll(to: 100, height: 600, epoch: 0)
    #expect(window.epoch == 1 && window.base == 0 && window.frame(of: row) > frame)
  }

  /// High and low rows in turns: of the mean height two whole rows would be above the first one that is visible as a whole.
  @Test func anotherWidthKeepsTheFirstWholeRowWhereItIs() {
    func height(_ row: Int, _ width: Double) -> Double { row % 2 == 0 ? 200 + width : 20 }
    var window = ListWindow(count: 10_000, visibleHeight: 600)
    func heights(_ width: Double) -> [Double] { window.rows.map { height($0, width) } }
    _ = window.scroll(to: 100_000, height: 600, epoch: 0)
    _ = window.record(heights(0), from: window.rows.lowerBound)
    _ = window.record(heights(0), from: window.rows.lowerBound)
    let cut = window.rows.first { $0 % 2 == 0 && window.frame(of: $0) > 100_200 } ?? 0
    _ = window.scroll(to: window.frame(of: cut) + 10, height: 600, epoch: 0)
    let row = window.anchor
    #expect(row == cut + 1)
    for width in [50.0, 10, 70, 0] {
      let frame = window.frame(of: row)
      var others = window.record(
        [(window.rows.lowerBound, heights(width))], isOtherWidth: true)
      for _ in 0..<8 where others {
        others = window.record(heights(width), from: window.rows.lowerBound)
      }
      #expect(window.frame(of: row) == frame && window.anchor == row, "width \(width)")
    }
  }
}
