import Testing
import TrellisBase
import TrellisComponents

@testable import TrellisHosting

/// Mistakes of the programmer in items: they neither change the list nor stop later changes.
struct DataSourceFailureTests {
  private func makeList(_ counts: Int...) throws -> (EntryList, Box) {
    let list = EntryList()
    let box = Box()
    list.source.onProgrammerError = { box.mistakes.append($0.message) }
    for section in counts.indices { try list.change(insertedSections: [section]) }
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        try list.change(insertions: [[section, item]: Entry("\(section)\(item)")])
      }
    }
    list.forget()
    return (list, box)
  }

  private final class Box { var mistakes: [String] = [] }

  @Test(arguments: [UpdateMode.synchronous, .asynchronous])
  func aChangeWithAMistakeIsDropped(mode: UpdateMode) throws {
    let (list, box) = try makeList(2)
    let before = list.source.state
    list.log.updaters["00"]?.set("text")
    try list.change(
      [[0, 0]: Entry("new"), [0, 1]: Entry("bad")], insertions: [[0, 2]: Entry("2")], mode: mode)
    if mode == .synchronous { #expect(list.source.state === before) }
    list.takeTurns()
    #expect(box.mistakes.count == 1)
    #expect(box.mistakes.first?.contains("two places") == true)
    #expect(list.names == [["00", "01"]])
    #expect(list.row(0, 0)?.entry.name == "00")
    #expect(list.row(0, 0)?.currentState == "text", "the update of another item is not lost")
    #expect(list.row(0, 1)?.entry.name == "01")
    #expect(!list.source.needsTurn)
    try list.change([[0, 1]: Entry("good")])
    #expect(list.names == [["00", "good"]])
    #expect(!list.log.events.contains("2 didInit"))
  }

  @Test func anItemThatTakesMoreWorkThanTheLimitIsAMistake() throws {
    let (list, box) = try makeList(1)
    list.source.limits = RenderLimits(steps: 1)
    try list.change(insertions: [[0, 1]: Entry("1")])
    #expect(box.mistakes.count == 1)
    #expect(list.names == [["00"]])
    list.source.limits = RenderLimits()
    try list.change(insertions: [[0, 1]: Entry("2")])
    #expect(box.mistakes.count == 1)
    #expect(list.names == [["00", "2"]])
  }

  @Test func onlyTheUpdatesOfTheFailingItemAreLost() throws {
    let (list, box) = try makeList(3)
    list.log.updaters["00"]?.set("first")
    list.log.updaters["01"]?.set("bad")
    list.log.updaters["02"]?.set("last")
    list.takeTurns()
    #expect(box.mistakes.count == 1)
    #expect((0..<3).map { list.row(0, $0)?.currentState } == ["first", "", "last"])
    list.log.updaters["01"]?.set("good")
    list.takeTurns()
    #expect(list.row(0, 1)?.currentState == "good")
  }

  @Test func waitingChangesThatContradictTheListAreReported() throws {
    let (list, box) = try makeList(1)
    try list.change([[0, 0]: Entry("bad")], insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    // It relies on the item that the failing change does not insert.
    try list.change(removals: [[0, 1]], mode: .asynchronous)
    try list.change(insertions: [[0, 0]: Entry("first")], mode: .asynchronous)
    list.takeTurns()
    #expect(box.mistakes.count == 2)
    #expect(box.mistakes.last?.contains("item 1 of section 0") == true)
    #expect(list.names == [["first", "00"]])
  }

  @Test func aComputedChangeWithAMistakeIsNone() throws {
    let (list, box) = try makeList(1)
    let (changeset, values) = EntryList.changes([[0, 0]: Entry("bad")])
    #expect(try list.source.change(for: changeset, values: values) == nil)
    #expect(box.mistakes.count == 1)
    list.source.reload()
    #expect(list.row(0, 0)?.entry.name == "00")
  }

  @Test func theReportOfAMistakeMayChangeTheList() throws {
    let (list, _) = try makeList(1)
    list.source.onProgrammerError = { [weak list] _ in try? list?.change(removals: [[0, 0]]) }
    try list.change([[0, 0]: Entry("bad")])
    #expect(list.names == [[]])
  }
}
