import TestSupport
import Testing

@testable import TrellisBase

/// A list that is mounted whole up to a limit, gets more rows than that, and fewer again, while it is read.
struct ListWindowWholeTests {
  /// A list of rows of different heights, and a browser that shows it.
  private struct Model {
    private(set) var ids: [Int]
    private(set) var window: ListWindow
    /// The distance of the visible part of the browser from the top of the runway.
    private(set) var top = 0.0

    init(count: Int) {
      ids = Array(0..<count)
      window = ListWindow(
        count: count, wholeLimit: ListWindow.wholeCount, visibleHeight: 600)
      settle()
    }

    static func height(of id: Int) -> Double { Double(20 + id * 7919 % 180) }

    /// The frames of the mounted rows by identity.
    private var frames: [Int: Double] {
      Dictionary(uniqueKeysWithValues: window.rows.map { (ids[$0], window.frame(of: $0)) })
    }

    /// The mounted rows in the visible part, with their distances from its top.
    var visible: [Int: Double] {
      frames.filter { id, frame in
        frame + Self.height(of: id) > top && frame < top + 600
      }.mapValues { $0 - top }
    }

    /// Lays rows out until no others are needed.
    private mutating func settle() {
      for _ in 0..<8 {
        let rows = window.rows
        let heights = rows.map { Self.height(of: ids[$0]) }
        if !window.record(heights, from: rows.lowerBound) { return }
      }
    }

    /// Changes the window, and scrolls with a visible row, as the client does unless the list is at its start.
    private mutating func render(_ change: (inout Model) -> Void) {
      let (shown, first) = (frames, visible.filter { $0.value >= 0 }.min { $0.value < $1.value })
      change(&self)
      settle()
      guard top > 0, let id = first?.key, let now = frames[id], let before = shown[id] else {
        return
      }
      top += now - before
    }

    mutating func report() {
      render { _ = $0.window.scroll(to: $0.top, height: 600, epoch: $0.window.epoch) }
    }

    mutating func scroll(to top: Double) {
      self.top = min(max(top, 0), max(window.contentHeight - 600, 0))
      report()
    }

    /// - Parameter reports: whether the browser reports the visible part afterwards.
    mutating func take(_ new: [Int], reports: Bool = true) {
      render { model in
        let old = model.ids
        model.ids = new
        model.window.apply(
          ListDifference(from: old.count, to: new.count, old: { old[$0] }, new: { new[$0] }))
      }
      if reports { report() }
    }

    /// A report that the browser sent with other frames.
    mutating func takeReport(top: Double, epoch: Int) {
      _ = window.scroll(to: top, height: 600, epoch: epoch)
    }

    mutating func takeWithoutLayout(_ new: [Int]) {
      let old = ids
      ids = new
      window.apply(
        ListDifference(from: old.count, to: new.count, old: { old[$0] }, new: { new[$0] }))
    }
  }

  @Test(arguments: Rounds.seeds(20))
  func rowsThatAreReadStayWhereTheyAre(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model(count: 1_960 + random.below(80))
    var nextID = 10_000
    var forms: Set<Bool> = []
    for step in 0..<60 {
      model.scroll(to: model.top + Double(random.below(20_000)) - 8_000)
      if model.top == 0 { model.scroll(to: 3_000) }
      let before = model.visible
      #expect(before.count > 1)
      let places = model.ids.indices.filter { before[model.ids[$0]] != nil }
      guard let first = places.first, let last = places.last else { return }
      var ids = model.ids
      let count = random.below(120)
      let isAbove = random.below(2) == 0
      if ids.count <= 2_000 {
        let place = isAbove ? random.below(first + 1) : last + 1 + random.below(ids.count - last)
        ids.insert(contentsOf: nextID..<nextID + count, at: place)
        nextID += count
      } else if isAbove {
        ids.removeFirst(min(count, first))
      } else {
        ids.removeLast(min(count, ids.count - last - 1))
      }
      model.take(ids, reports: random.below(3) > 0)
      let place: Comment = "seed \(seed), step \(step), \(ids.count) rows"
      let now = model.visible
      for (id, distance) in before {
        #expect(abs((now[id] ?? .infinity) - distance) < 0.01, place)
      }
      forms.insert(model.window.isPartial)
      #expect(model.window.isPartial == (ids.count > 2_000), place)
      if model.window.isPartial {
        #expect(model.window.rows.count <= ListWindow.rowLimit, place)
      } else {
        #expect(model.window.rows == 0..<ids.count && model.window.base == 0, place)
        #expect(model.window.contentHeight == model.window.heights.total, place)
      }
      #expect(model.window.heights.checkInvariants() == [], place)
    }
    #expect(forms.count == 2, "the list was mounted whole, and had a window")
  }

  /// At the start of a list new rows are shown, unless the list holds what is visible.
  @Test func aListThatGrowsAtItsVisibleStartShowsTheNewRows() {
    var model = Model(count: 2_000)
    model.report()
    model.take(Array(5_000..<5_050) + model.ids)
    #expect(model.window.isPartial && model.window.rows.lowerBound == 0)
    #expect(model.window.position == 0 && model.visible[5_000] == 0)
  }

  /// A report that was sent before the list was mounted whole has the frames of the window.
  @Test func aReportOfTheFramesOfTheWindowIsMoved() {
    var model = Model(count: 2_040)
    model.scroll(to: 60_000)
    model.take(Array(5_000..<5_050) + model.ids, reports: false)
    let (top, epoch, position) = (model.top, model.window.epoch, model.window.position)
    #expect(model.window.base > 0 && model.window.isPartial)
    model.takeWithoutLayout(Array(model.ids.dropLast(100)))
    #expect(!model.window.isPartial && model.window.base == 0 && model.window.epoch == epoch + 1)
    model.takeReport(top: top, epoch: epoch)
    #expect(abs(model.window.position - position) < 0.01)
    model.takeReport(top: 0, epoch: epoch - 1)
    #expect(abs(model.window.position - position) < 0.01, "older frames")
  }

  private func whole(_ count: Int, short: Bool = false) -> ListWindow {
    var window = ListWindow(
      count: count, wholeLimit: ListWindow.wholeCount, visibleHeight: 600, estimate: 50)
    window.followsShort = short
    _ = window.record(Array(repeating: 50, count: count), from: 0)
    return window
  }

  @Test func aListOfTheLimitIsMountedWholeAndOneRowMoreHasAWindow() {
    #expect(whole(2_000).rows == 0..<2_000)
    #expect(whole(2_001).rows.count < 60)
  }

  @Test func reportsOfAListThatIsMountedWholeNeedNoRows() {
    var window = whole(1_000)
    let needsRows = window.scroll(to: 10_000, height: 500, epoch: 0, speed: 9_000)
    #expect(!needsRows && window.position == 10_000 && window.visibleRows == 200..<210)
    #expect(window.rows == 0..<1_000 && window.base == 0 && window.epoch == 0)
    for top in [-1e300, -5, 1e300, .nan, .infinity] {
      _ = window.scroll(to: top, height: 500, epoch: 0)
      #expect((0...49_500).contains(window.position), "\(top)")
    }
    _ = window.scroll(to: 20_000, height: 500, epoch: 7)
    #expect(window.position != 20_000, "frames that the list never had")
  }

  @Test func aShortListIsFollowedOnRequest() {
    var window = whole(150)
    _ = window.scroll(to: 1_000, height: 500, epoch: 0)
    #expect(window.position == 0 && window.visibleRows == nil)
    window = whole(150, short: true)
    _ = window.scroll(to: 1_000, height: 500, epoch: 0)
    #expect(window.position == 1_000 && window.visibleRows == 20..<30)
    // What is visible stays when thousands of rows are added at once.
    let ids = Array(0..<150)
    let now = Array(1_000..<4_000) + ids + Array(5_000..<9_000)
    window.apply(
      ListDifference(from: 150, to: now.count, old: { ids[$0] }, new: { now[$0] }))
    #expect(window.isPartial && window.rows.contains(3_020))
    #expect(window.visibleRows?.lowerBound == 3_020)
  }

  /// The browser scrolls by itself; reports that it sent before say nothing.
  @Test func aJumpEndsTheFormerReports() {
    var window = whole(1_000)
    window.jump(to: 500, anchor: 0)
    #expect(window.rows == 0..<1_000 && window.base == 0)
    #expect(window.epoch == 1 && window.position == 25_000)
    _ = window.scroll(to: 300, height: 600, epoch: 0)
    #expect(window.position == 25_000)
    _ = window.scroll(to: 300, height: 600, epoch: 1)
    #expect(window.position == 300)
    var short = whole(100)
    short.jump(to: 50, anchor: 0)
    #expect(short.epoch == 0 && short.position == 0)
  }

  /// The browser finds the row of its stored place among the mounted ones, but a server that starts again needs the place.
  @Test func aStoredPlaceIsAPosition() throws {
    var window = whole(1_000)
    _ = window.scroll(to: 10_010, height: 600, epoch: 0)
    let place = try #require(window.place)
    #expect(place == ListWindow.Place(row: 201, frame: 10_050, top: 10_010))
    let isOther = window.restore(place, height: 600)
    #expect(isOther == nil)
    var restored = whole(1_000)
    restored.move(to: place)
    #expect(restored.position == 10_010 && restored.rows == 0..<1_000)
    #expect(restored.base == 0 && restored.epoch == 0)
    restored.move(to: ListWindow.Place(row: 2_000, frame: 0, top: 0))
    #expect(restored.position == 10_010)
  }
}
