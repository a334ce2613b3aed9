import TestSupport
import Testing

@testable import TrellisBase

struct ListWindowTests {
  /// A list of all heights, and a browser that shows a window of it.
  private struct Model {
    var ids: [Int]
    var heights: [Int: Double] = [:]
    var window: ListWindow
    /// The scroll offset of the browser: the distance of its visible part from the top of the runway.
    var top = 0.0
    var random: SeededGenerator
    var nextID: Int

    init(count: Int, seed: UInt64) {
      ids = Array(0..<count)
      nextID = count
      random = SeededGenerator(seed: seed)
      window = ListWindow(count: count, visibleHeight: 600)
      settle()
    }

    mutating func height(of id: Int) -> Double {
      if let known = heights[id] { return known }
      heights[id] = Double(20 + random.below(180))
      return heights[id] ?? 0
    }

    /// The frames of the mounted rows by identity.
    var frames: [Int: Double] {
      Dictionary(uniqueKeysWithValues: window.rows.map { (ids[$0], window.frame(of: $0)) })
    }

    /// The rows that the browser shows, with their distances from its top.
    func visible() -> [Int: Double] {
      frames.filter { id, frame in
        frame + (heights[id] ?? 0) > top && frame < top + window.visibleHeight
      }.mapValues { $0 - top }
    }

    /// Lays rows out until no others are needed, and moves the scroll offset with the frames as the client does.
    mutating func settle() {
      let (shown, epoch, wasAtTop) = (frames, window.epoch, top <= 0)
      for _ in 0..<8 {
        let rows = window.rows
        let measured = rows.map { height(of: ids[$0]) }
        if !window.record(measured, from: rows.lowerBound) { break }
      }
      follow(shown, epoch, wasAtTop)
    }

    /// Moves the scroll offset with the frames, by a visible row that was mounted before and is mounted now, as the client
    /// does. A pane at its very start stays there, and one without such a row stays too; both report it.
    ///
    /// - Parameter shown: the frames that the browser had.
    mutating func follow(_ shown: [Int: Double], _ epoch: Int, _ wasAtTop: Bool) {
      guard window.epoch != epoch else { return }
      let now = frames
      let anchor = shown.first { id, frame in
        frame + height(of: id) > top && frame < top + window.visibleHeight && now[id] != nil
      }
      if !wasAtTop, let anchor, let frame = now[anchor.key] {
        top += frame - anchor.value
        return
      }
      if window.scroll(to: top, height: 600, epoch: window.epoch) { settle() }
    }

    mutating func change(_ change: (inout [Int]) -> Void) {
      let (old, shown, epoch, wasAtTop) = (ids, frames, window.epoch, top <= 0)
      change(&ids)
      let new = ids
      window.apply(
        ListDifference(from: old.count, to: new.count, old: { old[$0] }, new: { new[$0] }))
      follow(shown, epoch, wasAtTop)
      settle()
    }

    mutating func scroll(to target: Double) {
      let end = max(window.contentHeight - window.visibleHeight, 0)
      top = min(max(target, 0), end)
      let (shown, epoch) = (frames, window.epoch)
      if window.scroll(to: top, height: 600, epoch: window.epoch) {
        follow(shown, epoch, false)
        settle()
      }
    }
  }

  @Test(arguments: Rounds.seeds(200))
  func whatIsVisibleStays(seed: UInt64) {
    var model = Model(count: 2_000, seed: seed)
    for step in 0..<60 {
      let place = "seed \(seed), step \(step)"
      switch model.random.below(7) {
      case 0: model.scroll(to: Double(model.random.below(Int(model.window.contentHeight))))
      case 1, 2: model.scroll(to: model.top + Double(model.random.below(1_400) - 700))
      default:
        let before = model.visible()
        let anchor = before.filter { $0.value >= 0 }.min { $0.value < $1.value }
        let wasAtTop = model.window.position <= 0 || model.top <= 0
        let first = model.window.heights.index(at: model.window.position)
        let index = model.random.below(max(first, 1))
        let id = model.nextID
        model.nextID += 5
        switch model.random.below(4) {
        case 0: model.change { $0.insert(contentsOf: id..<id + 5, at: index) }
        case 1 where index + 5 < first: model.change { $0.removeSubrange(index..<index + 5) }
        case 2 where index + 1 < first:
          let target = model.ids.count - 1
          model.change { $0.insert($0.remove(at: index), at: target) }
        default:
          // A row above is another one now, with another height.
          let resized = model.window.rows.lowerBound
          if resized < first { model.heights[model.ids[resized]] = 33 }
          model.settle()
        }
        if !wasAtTop, let anchor, model.ids.contains(anchor.key) {
          #expect(model.visible()[anchor.key] == anchor.value, "\(place)")
        }
      }
      let covered = model.visible()
      let last = model.window.rows.upperBound
      let isEnd = last == model.ids.count
      #expect(
        isEnd || model.window.frame(of: last) >= model.top + 600, "the end of the window, \(place)")
      #expect(
        model.window.rows.lowerBound == 0
          || model.window.frame(of: model.window.rows.lowerBound) <= model.top, "\(place)")
      // The rows that are visible are one below the other, without gaps and in the order of the list.
      let order = model.ids.filter { covered[$0] != nil }
      for (one, next) in zip(order, order.dropFirst()) {
        #expect((covered[one] ?? 0) + (model.heights[one] ?? 0) == covered[next], "\(place)")
      }
      #expect(model.window.heights.checkInvariants() == [], "\(place)")
      #expect(model.window.rows.count <= ListWindow.rowLimit, "\(place)")
    }
  }

  @Test func aSmallListIsMountedWhole() {
    var window = ListWindow(count: ListWindow.smallCount, visibleHeight: 100)
    #expect(window.rows == 0..<200)
    let isOther1 = window.scroll(to: 5_000, height: 100, epoch: 0)
    #expect(!isOther1)
    #expect(window.base == 0)
  }

  @Test func aMillionRowsHaveABoundedRunway() {
    var window = ListWindow(count: 1_000_000, visibleHeight: 800, estimate: 80)
    #expect(window.contentHeight == ListWindow.runwayLimit)
    #expect(window.rows.lowerBound == 0)
    #expect(window.rows.count < 40)
    // The end of the runway is the end of the list, and its middle the middle.
    let isOther2 = window.scroll(to: ListWindow.runwayLimit - 800, height: 800, epoch: 0)
    #expect(isOther2)
    #expect(window.rows.upperBound == 1_000_000)
    #expect(window.frame(of: 1_000_000) == ListWindow.runwayLimit)
    let isOther3 = window.scroll(to: ListWindow.runwayLimit / 2 - 400, height: 800, epoch: 0)
    #expect(isOther3)
    #expect(window.rows.contains(500_000))
    // From there the list scrolls by the distance of the wheel.
    let (row, frame) = (window.rows.lowerBound + 15, window.frame(of: window.rows.lowerBound + 15))
    _ = window.scroll(to: ListWindow.runwayLimit / 2 + 600, height: 800, epoch: 0)
    #expect(window.frame(of: row) == frame)
    let isOther4 = window.scroll(to: 0, height: 800, epoch: 0)
    #expect(isOther4)
    #expect(window.rows.lowerBound == 0)
    #expect(window.frame(of: 0) == 0)
  }

  @Test func aScrollToTheEndOfTheRunwayGoesOn() {
    var window = ListWindow(count: 1_000_000, visibleHeight: 800, estimate: 80)
    var top = 0.0
    for _ in 0..<5_000 {
      let (epoch, base) = (window.epoch, window.base)
      // Rows stay visible from one report to the next.
      top += 1_200
      _ = window.scroll(to: top, height: 800, epoch: epoch)
      #expect(window.rows.contains(window.heights.index(at: window.position)))
      top -= window.epoch == epoch ? 0 : window.base - base
      #expect(top <= ListWindow.runwayLimit)
    }
    #expect(window.position == 6_000_000)
    #expect(window.epoch > 0)
  }

  @Test func reportsOfAnyValuesAreHarmless() {
    var window = ListWindow(count: 10_000, visibleHeight: .nan)
    for value in [Double.nan, .infinity, -.infinity, -1e300, 1e300, 5, -5] {
      for height in [Double.nan, -1, 0, 1e300] {
        for epoch in [-1, 0, 1, Int.max] {
          _ = window.scroll(to: value, height: height, epoch: epoch)
          #expect(window.rows.count <= ListWindow.rowLimit)
          #expect(window.rows.upperBound <= 10_000)
          #expect(window.contentHeight.isFinite && window.base.isFinite)
        }
      }
    }
    _ = window.record([.nan, -4, .infinity], from: 9_999)
    #expect(window.heights.checkInvariants() == [])
  }

  @Test func rowsWithoutHeightDoNotMountTheList() {
    var window = ListWindow(count: 100_000, visibleHeight: 800)
    for _ in 0..<8 {
      let rows = window.rows
      if !window.record(rows.map { _ in 0 }, from: rows.lowerBound) { break }
    }
    #expect(window.rows.count <= ListWindow.rowLimit)
  }

  // MARK: Jumps

  /// A jump lands with the top of the row at the top of the visible part, whatever the heights turn out to be, and its frame
  /// is a whole number.
  @Test(arguments: Rounds.seeds(100))
  func aJumpLandsExactly(seed: UInt64) {
    var model = Model(count: 1_000_000, seed: seed)
    for _ in 0..<20 {
      let row = model.random.below(999_000)
      let (before, epoch) = (model.window.base, model.window.epoch)
      model.window.jump(to: row, anchor: 0)
      #expect(model.window.epoch > epoch)
      #expect(model.window.rows.contains(row))
      // The browser still shows the frames before the jump.
      let isOther = model.window.scroll(to: 5, height: 600, epoch: epoch)
      #expect(!isOther && model.window.rows.contains(row), "base was \(before)")
      for _ in 0..<8 {
        let rows = model.window.rows
        let measured = rows.map { model.height(of: model.ids[$0]) }
        if !model.window.record(measured, from: rows.lowerBound) { break }
      }
      let frame = model.window.frame(of: row)
      #expect(model.window.position - model.window.base == frame)
      #expect(frame == frame.rounded() || model.window.rows.lowerBound == 0)
      #expect(frame >= 0 && frame < ListWindow.runwayLimit)
      model.top = frame
      model.scroll(to: model.top)
      #expect(model.visible()[model.ids[row]] == 0)
    }
  }

  @Test func aJumpKnowsItsPlace() {
    var window = ListWindow(count: 10_000, visibleHeight: 600, rowHeight: 40)
    window.jump(to: 5_000, anchor: 1)
    #expect(window.position == 5_001 * 40 - 600)
    window.jump(to: 5_000, anchor: 0.5)
    #expect(window.position == 5_000 * 40 + 20 - 300)
    let position = window.position
    window.jump(to: 5_001, anchor: nil)
    #expect(window.position == position)
    window.jump(to: 100, anchor: nil)
    #expect(window.position == 4_000)
    window.jump(to: 200, anchor: nil)
    #expect(window.position == 201 * 40 - 600)
    window.jump(to: 9_999, anchor: 0)
    #expect(window.position == 10_000 * 40 - 600)
    for row in [-1, 10_000, .min, .max] { window.jump(to: row, anchor: 0) }
    #expect(window.position == 10_000 * 40 - 600)
  }

  @Test func givenHeightsAreNotMeasured() {
    var window = ListWindow(count: 1_000_000, visibleHeight: 600, rowHeight: 36)
    _ = window.record(window.rows.map { _ in 50 }, from: 0)
    _ = window.record([(0, window.rows.map { _ in 50 })], isOtherWidth: true)
    #expect(window.heights.total == 36_000_000)
    #expect(window.heights.nodeCount == 1)
  }

  @Test func aStoredPlaceIsFoundAgain() throws {
    var model = Model(count: 1_000_000, seed: 7)
    #expect(model.window.place == nil)
    model.window.jump(to: 654_321, anchor: 0)
    model.settle()
    let place = try #require(model.window.place)
    var window = ListWindow(count: 1_000_000, visibleHeight: 600)
    window.move(to: place)
    #expect(window.rows.contains(654_321))
    #expect(window.frame(of: 654_321) == model.window.frame(of: 654_321))
    // A shorter list has no such row.
    var short = ListWindow(count: 500, visibleHeight: 600)
    short.move(to: place)
    #expect(short.position == 0 && short.rows.lowerBound == 0)
  }

  /// A row that the upper edge cuts grows upwards: the first whole row keeps its frame.
  @Test func aCutRowGrowsUpwards() {
    var window = ListWindow(count: 10_000, visibleHeight: 600)
    _ = window.record(window.rows.map { _ in 100 }, from: window.rows.lowerBound)
    _ = window.scroll(to: 100_050, height: 600, epoch: window.epoch)
    _ = window.record(window.rows.map { _ in 100 }, from: window.rows.lowerBound)
    let cut = window.heights.index(at: window.position)
    let frame = window.frame(of: cut + 1)
    _ = window.record([180], from: cut)
    #expect(window.frame(of: cut + 1) == frame)
  }

  @Test func aJumpToAVisibleRowWithoutAnAnchorMovesNothing() {
    var window = ListWindow(count: 10_000, visibleHeight: 600)
    window.jump(to: 5_000, anchor: 0.5)
    let before = window
    window.jump(to: 5_001, anchor: nil)
    #expect(window == before)
    window.jump(to: 5_100, anchor: nil)
    #expect(window.epoch == before.epoch + 1)
  }

  @Test(arguments: [(6, 2), (2, 6)])
  func otherColumnsKeepThePlaceOfTheFirstVisibleRow(old: Int, new: Int) {
    var window = ListWindow(count: 12_000 / old, columns: old, visibleHeight: 600)
    _ = window.record(window.rows.map { _ in 50 }, from: 0)
    _ = window.scroll(to: 20_000, height: 600, epoch: 0)
    let row = window.heights.index(at: window.position)
    let frame = window.frame(of: row)
    window.refill(count: 12_000 / new, columns: new) { $0 * old / new }
    _ = window.record(window.rows.map { _ in 80 }, from: window.rows.lowerBound)
    #expect(window.frame(of: row * old / new) == frame)
    #expect(window.rows.contains(row * old / new))
    #expect(window.heights.checkInvariants() == [])
  }

  /// Near an end of the runway no row is mounted yet by which the browser would follow a move of all frames.
  @Test(arguments: [0.001, 0.999, 0.9989, 0.0012])
  func aJumpNearAnEndShowsRowsWhereTheBrowserIs(part: Double) {
    var model = Model(count: 1_000_000, seed: 7)
    model.scroll(to: ListWindow.runwayLimit / 2)
    let (target, epoch) = ((ListWindow.runwayLimit - 600) * part, model.window.epoch)
    model.scroll(to: target)
    #expect(model.window.epoch == epoch && abs(model.top - target) < 1)
    #expect(!model.visible().isEmpty)
    let row = model.window.heights.index(at: model.window.position)
    #expect(abs(Double(row) / 1_000_000 - part) < 0.001)
    model.scroll(to: model.top + 50)
    #expect(model.window.epoch == epoch + 1 && model.visible()[model.ids[row + 2]] != nil)
  }

  /// Near the ends of the list its total changes with each measured row, and no frame moves by that.
  @Test func aRestNearTheEndMovesNoFrames() {
    var model = Model(count: 1_000_000, seed: 3)
    model.window.jump(to: 996_000, anchor: 0)
    for _ in 0..<8 {
      let rows = model.window.rows
      let measured = rows.map { model.height(of: model.ids[$0]) }
      if !model.window.record(measured, from: rows.lowerBound) { break }
    }
    let (epoch, frame) = (model.window.epoch, model.window.frame(of: 996_000))
    model.top = frame
    for step in 0..<20 { model.scroll(to: model.top + (step.isMultiple(of: 2) ? 90 : -90)) }
    #expect(model.window.epoch == epoch)
    #expect(model.window.frame(of: 996_000) == frame)
  }

  /// Small steps reach both ends of a list that is longer than its runway.
  @Test func smallStepsReachTheEnds() {
    var model = Model(count: 1_000_000, seed: 5)
    model.window.jump(to: 999_500, anchor: 0)
    model.settle()
    model.top = model.window.frame(of: 999_500)
    for _ in 0..<200 { model.scroll(to: model.top + 900) }
    #expect(model.window.rows.upperBound == 1_000_000)
    #expect(model.top == model.window.contentHeight - 600)
    #expect(abs(model.window.heights.total - model.window.position - 600) < 1)
    model.window.jump(to: 500, anchor: 0)
    model.settle()
    model.top = model.window.frame(of: 500)
    for _ in 0..<200 { model.scroll(to: model.top - 900) }
    #expect(model.window.rows.lowerBound == 0 && model.top == 0 && model.window.frame(of: 0) == 0)
  }

  @Test func aFocusedRowFarAwayIsBesideTheRunway() {
    var window = ListWindow(count: 1_000_000, visibleHeight: 600, estimate: 100)
    window.jump(to: 900_000, anchor: 0)
    #expect(window.limitedFrame(of: 5, height: 100) == -4_100)
    window.jump(to: 10, anchor: 0)
    #expect(window.limitedFrame(of: 900_000, height: 100) == ListWindow.runwayLimit - 100)
    #expect(window.limitedFrame(of: 10, height: 100) == window.frame(of: 10))
  }

  @Test func rowsThatAreAppendedBelowAreNotMounted() {
    var window = ListWindow(count: 10_000, visibleHeight: 600, rowHeight: 20)
    window.jump(to: 9_999, anchor: 1)
    let count = window.rows.count
    for step in 0..<20 {
      let old = 10_000 + step * 200
      window.apply(ListDifference(from: 0..<old, to: 0..<old + 200))
      #expect(window.rows.count <= count + 60)
    }
  }
}
