import Testing

@testable import TrellisBase

/// Fast movements: the rows are mounted before they are visible, and the content moves by the distance of the wheel.
struct ListWindowSpeedTests {
  private func height(of row: Int) -> Double { Double(20 + row * 7919 % 180) }

  private func settle(_ window: inout ListWindow) {
    for _ in 0..<8 {
      let rows = window.rows
      if !window.record(rows.map { height(of: $0) }, from: rows.lowerBound) { return }
    }
  }

  /// A browser that reports its visible part ten times a second, and gets the rows 200 ms after the report was made.
  @Test(arguments: [20_000, -20_000, 3_000, 29_000, -29_000])
  func rowsAreMountedBeforeTheyAreVisible(speed: Double) {
    var window = ListWindow(count: 1_000_000, visibleHeight: 800)
    settle(&window)
    window.jump(to: 500_000, anchor: 0)
    settle(&window)
    let epoch = window.epoch
    let (row, start) = (500_000, window.position - window.base)
    var (top, shown) = (start, window)
    var answers: [(time: Int, window: ListWindow)] = []
    var most = 0
    for time in 0..<200 {
      top += speed / 100
      if let answer = answers.first, answer.time <= time { shown = answers.removeFirst().window }
      if time % 10 == 0 {
        _ = window.scroll(to: top, height: 800, epoch: epoch, speed: speed)
        settle(&window)
        answers.append((time + 20, window))
      }
      most = max(most, shown.rows.count)
      // The first rows ahead are there after the first answer.
      guard time > 25 else { continue }
      #expect(shown.frame(of: shown.rows.lowerBound) <= top, "time \(time)")
      #expect(shown.frame(of: shown.rows.upperBound) >= top + 800, "time \(time)")
    }
    #expect(window.epoch == epoch && most <= ListWindow.rowLimit)
    // The whole distance was scrolled, and no row was skipped.
    _ = window.scroll(to: top, height: 800, epoch: epoch)
    settle(&window)
    let now = window.heights.index(at: window.position)
    let rows = min(now, row)..<max(now, row)
    let distance = rows.reduce(0) { $0 + height(of: $1) }
    #expect(abs(distance - abs(speed) * 2) < 250)
    // At rest the rows ahead are not needed.
    let mounted = window.rows.reduce(0) { $0 + height(of: $1) }
    #expect(mounted <= 4 * 800)
  }

  @Test(arguments: [10_000.0, 99_000, 2_000_000], [0.0, 20_000, 300_000, -300_000])
  func wheelKeysAndTouchMoveByTheirDistanceAtAnySpeed(distance: Double, speed: Double) {
    var window = ListWindow(count: 1_000_000, visibleHeight: 800)
    settle(&window)
    // The heights that are not known are the mean.
    let row = window.heights.index(at: distance)
    let hasOtherRows = window.scroll(
      to: distance, height: 800, epoch: window.epoch, speed: speed, isRelative: true)
    #expect(hasOtherRows && window.position == distance && window.base == 0)
    settle(&window)
    #expect(window.rows.contains(row) && window.rows.count <= ListWindow.rowLimit)
    #expect(window.frame(of: window.rows.lowerBound) <= window.position - window.base)
  }

  @Test func keysReachTheEndsOfTheListAtTheEndsOfTheRunway() {
    var window = ListWindow(count: 1_000_000, visibleHeight: 800)
    settle(&window)
    let end = window.contentHeight - 800
    _ = window.scroll(to: end, height: 800, epoch: window.epoch, isRelative: true)
    settle(&window)
    #expect(window.rows.upperBound == 1_000_000)
    _ = window.scroll(to: 0, height: 800, epoch: window.epoch, isRelative: true)
    settle(&window)
    #expect(window.rows.lowerBound == 0 && window.position == 0)
    // A report that no browser sends stays in the list.
    for top in [1e8, -1e8] {
      _ = window.scroll(to: top, height: 800, epoch: window.epoch, isRelative: true)
      settle(&window)
      #expect((0...window.heights.total).contains(window.position))
      #expect(!window.rows.isEmpty && window.rows.count <= ListWindow.rowLimit)
    }
  }

  @Test func theThumbOfTheScrollBarIsAShareAtAnySpeed() {
    for speed in [0.0, 300_000, .infinity, -.infinity, .nan] {
      var window = ListWindow(count: 1_000_000, visibleHeight: 800)
      settle(&window)
      let hasOtherRows = window.scroll(
        to: ListWindow.runwayLimit / 2, height: 800, epoch: window.epoch, speed: speed)
      settle(&window)
      #expect(hasOtherRows == speed.isFinite)
      if speed.isFinite { #expect(abs(window.rows.lowerBound - 500_000) < 2_000) }
      #expect(window.rows.count < 100)
    }
  }
}
