import TestSupport
import Testing

@testable import TrellisBase

/// A tab shows a list again, such as after a reload: the server knows no heights, the tab knows a row and its frame.
struct ListWindowPlaceTests {
  private func height(of row: Int) -> Double { Double(20 + row * 7919 % 180) }

  /// Lays rows out until no others are needed.
  private func settle(_ window: inout ListWindow) {
    for _ in 0..<8 {
      let rows = window.rows
      if !window.record(rows.map { height(of: $0) }, from: rows.lowerBound) { return }
    }
  }

  @Test(arguments: [2_000, 100_000, 1_000_000], Rounds.seeds(20))
  func theRowOfAStoredPlaceIsMountedWithoutItsHeights(count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var window = ListWindow(count: count, visibleHeight: 600)
    settle(&window)
    for _ in 0..<20 {
      let step = Double(random.below(3_000) - 1_000)
      let end = Int(window.contentHeight)
      let top =
        random.below(8) == 0 ? Double(random.below(end)) : window.position - window.base + step
      _ = window.scroll(to: max(top, 0), height: 600, epoch: window.epoch)
      settle(&window)
    }
    guard let place = window.place else { return }
    var restored = ListWindow(count: count, visibleHeight: 800)
    settle(&restored)
    let hasChanged = restored.restore(place, height: 600)
    #expect(hasChanged == true && restored.visibleHeight == 600)
    settle(&restored)
    #expect(restored.rows.contains(place.row))
    // The scroll offset exists, so that the client can scroll to the row.
    #expect(restored.contentHeight >= restored.frame(of: place.row))
    #expect(restored.heights.checkInvariants() == [])
  }

  @Test func placesOutsideOfTheListAreRefused() {
    var window = ListWindow(count: 1_000, visibleHeight: 600)
    let before = window
    for place in [
      ListWindow.Place(row: 1_000, frame: 10, top: 10), .init(row: -1, frame: 10, top: 10),
      .init(row: 5, frame: 1e8, top: 10), .init(row: 5, frame: 10, top: -1e8),
    ] {
      let hasChanged = window.restore(place, height: 600)
      #expect(hasChanged == nil)
    }
    #expect(window == before && window.position == before.position)
    var small = ListWindow(count: 100, visibleHeight: 600)
    let isOther = small.restore(.init(row: 5, frame: 10, top: 10), height: 600)
    #expect(isOther == nil)
  }

  /// Rows that are loaded at the start, such as earlier messages, are above the visible part if the list holds it.
  @Test(arguments: [false, true])
  func rowsThatAreInsertedAtTheStartAreAboveOrVisible(isHeld: Bool) {
    var ids = Array(0..<1_000)
    var window = ListWindow(count: ids.count, visibleHeight: 600)
    window.holdsStart = isHeld
    settle(&window)
    for step in 1...5 {
      let former = ids
      ids.insert(contentsOf: step * 1_000..<step * 1_000 + 60, at: 0)
      let now = ids
      window.apply(
        ListDifference(from: former.count, to: now.count, old: { former[$0] }, new: { now[$0] }))
      settle(&window)
      #expect(window.rows.contains(isHeld ? 60 : 0))
      // The first visible row is the one from before.
      #expect(window.position == (isHeld ? window.heights.offset(of: 60) : 0))
      #expect(window.heights.checkInvariants() == [])
      // The user reaches the start again.
      _ = window.scroll(to: -window.base, height: 600, epoch: window.epoch)
      settle(&window)
      _ = window.scroll(to: 0, height: 600, epoch: window.epoch)
      settle(&window)
      #expect(window.position == 0 && window.base == 0)
    }
  }

  /// Rows above the visible ones got heights, and the list begins elsewhere. The browser cannot follow a move of all frames
  /// after a jump, as no mounted row is visible.
  @Test func aJumpToTheStartShowsTheFirstRowAtTheTop() {
    let former = Array(0..<1_000)
    let now = Array(1_000..<1_020) + former
    var window = ListWindow(count: former.count, visibleHeight: 600)
    window.holdsStart = true
    settle(&window)
    window.apply(
      ListDifference(from: former.count, to: now.count, old: { former[$0] }, new: { now[$0] }))
    settle(&window)
    let (base, epoch) = (window.base, window.epoch)
    #expect(base != 0 && window.rows.lowerBound > 0)
    _ = window.scroll(to: 0, height: 600, epoch: epoch)
    settle(&window)
    #expect(window.rows.lowerBound == 0 && window.position == 0)
    #expect(window.frame(of: 0) == 0 && window.epoch == epoch)
  }
}
