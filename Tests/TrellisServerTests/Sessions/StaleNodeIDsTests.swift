import TestSupport
import Testing
import TrellisDOM

@testable import TrellisServer

struct StaleNodeIDsTests {
  private let document = Document()

  private func rows(_ count: Int) -> [Element] {
    let rows = (0..<count).map { _ in document.makeElement("p") }
    document.root.setChildren(rows)
    document.announceAll()
    return rows
  }

  private func reset(_ numbers: inout StaleNodeIDs) {
    _ = numbers.resetting(document) { document.resetPatch() }
  }

  private func target(_ number: NodeID, _ numbers: inout StaleNodeIDs) -> NodeID {
    numbers.translated(UIEvent(type: "click", target: number)).target
  }

  @Test func anOldNumberFindsItsElementAfterSeveralResets() {
    let rows = rows(20)
    let old = rows.map(\.id)
    var numbers = StaleNodeIDs()
    var between: [NodeID] = []
    for round in 0..<8 {
      if round == 4 { between = rows.map(\.id) }
      document.root.setChildren(round % 2 == 0 ? rows.reversed() : rows)
      _ = document.takePatch()
      reset(&numbers)
      #expect(numbers.checkInvariants() == [])
    }
    for (row, number) in zip(rows, old) { #expect(target(number, &numbers) == row.id) }
    for (row, number) in zip(rows, between) { #expect(target(number, &numbers) == row.id) }
    for row in rows { #expect(target(row.id, &numbers) == row.id) }
    #expect(target(.root, &numbers) == .root)
  }

  @Test func theNumberOfARemovedElementFindsNoElement() {
    let rows = rows(5)
    let gone = rows[2].id
    rows[2].removeFromParent()
    _ = document.takePatch()
    var numbers = StaleNodeIDs()
    reset(&numbers)
    #expect(document.element(for: target(gone, &numbers)) == nil)
  }

  /// 200 resets by a client that never confirms one.
  @Test func numbersOfManyResetsAreBounded() {
    var random = SeededGenerator(seed: 1)
    let rows = rows(2_000)
    var numbers = StaleNodeIDs()
    for _ in 0..<200 {
      // In another order each time, so that no two elements stay neighbours.
      document.root.setChildren(rows.shuffled(using: &random))
      _ = document.takePatch()
      reset(&numbers)
      #expect(numbers.byteCount <= StaleNodeIDs.byteLimit + 64 * rows.count)
      #expect(numbers.checkInvariants() == [])
    }
  }

  /// Random resets, removals and events of a tab: an old number finds its element until the element leaves the document.
  @Test(arguments: UInt64(0)..<20)
  func numbersAgreeWithAListOfAllResets(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = rows(40)
    var shown = rows
    var numbers = StaleNodeIDs()
    var lists = [rows.map(\.id)]
    // The list of the newest number that the tab has named.
    var named = 0
    for step in 0..<60 {
      switch random.below(4) {
      case 0:
        shown = shown.shuffled(using: &random).filter { _ in random.chance(97) }
        document.root.setChildren(shown)
        _ = document.takePatch()
      case 1:
        reset(&numbers)
        lists.append(rows.map(\.id))
      default:
        named = max(named, lists.count - 32)
        named += random.below(lists.count - named)
        let row = random.below(rows.count)
        guard shown.contains(where: { $0 === rows[row] }) else { break }
        let found = target(lists[named][row], &numbers)
        #expect(found == rows[row].id, "seed \(seed), step \(step)")
      }
      try #require(numbers.checkInvariants() == [], "seed \(seed), step \(step)")
    }
  }

  @Test func resetsOfAnUnchangedTreeTakeNoMemory() {
    _ = rows(2_000)
    var numbers = StaleNodeIDs()
    for _ in 0..<200 {
      reset(&numbers)
      #expect(numbers.checkInvariants() == [])
    }
    #expect(numbers.byteCount < 8_192)
  }

  @Test func unusedNumbersOfATabAreRemoved() {
    let rows = rows(10)
    let old = rows[3].id
    var numbers = StaleNodeIDs()
    for _ in 0..<5 { reset(&numbers) }
    let kept = numbers.byteCount
    #expect(target(old, &numbers) == rows[3].id)
    #expect(numbers.byteCount == kept)
    #expect(target(rows[0].id, &numbers) == rows[0].id)
    #expect(numbers.byteCount == 0)
  }

  @Test func anOldNumberFindsItsElementAfterARenumbering() {
    let rows = rows(6)
    var numbers = StaleNodeIDs()
    document.skipNumbers(to: 1 << 31)
    reset(&numbers)
    let large = rows.map(\.id)
    #expect(large.allSatisfy { $0.rawValue > 1 << 31 })
    document.skipNumbers(to: 3 << 30)
    document.root.setChildren(rows.reversed())
    reset(&numbers)
    #expect(rows.last?.id == 2)
    for (row, number) in zip(rows, large) { #expect(target(number, &numbers) == row.id) }
    #expect(numbers.byteCount > 0)
    #expect(target(rows[0].id, &numbers) == rows[0].id)
    #expect(numbers.byteCount == 0, "a small number is one of today")
  }
}
