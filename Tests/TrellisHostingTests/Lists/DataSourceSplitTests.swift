import Testing
import TrellisComponents
import TrellisHosting

/// The cases of CKDataSourceSplitChangesetTests. The visible part is 20 CSS pixels long, and an item 10.
struct DataSourceSplitTests {
  private func makeList(
    _ count: Int, length: Double = 10, viewport: ListViewport? = ListViewport(length: 20)
  ) throws -> EntryList {
    let list = try EntryList(count, length: length)
    list.source.viewport = viewport
    return list
  }

  private func entries(_ range: Range<Int>, _ length: Double = 10) -> [[Int]: Entry] {
    Dictionary(uniqueKeysWithValues: range.map { ([0, $0], Entry("n\($0)", length)) })
  }

  private func items(_ places: Set<ItemIndex>) -> [Int] { places.map(\.item).sorted() }

  /// The inserted and the updated items of each applied change.
  private func summary(_ list: EntryList) -> [String] {
    list.changes.map {
      "+\(items($0.changeset.insertions)) *\(items($0.changeset.updates))"
    }
  }

  /// testDataSourceDoesNotSplitChangesetIfChangesetSplittingDisabled
  @Test func withoutAViewportNothingIsSplit() throws {
    let list = try makeList(0, viewport: nil)
    try list.change(insertions: entries(0..<10))
    #expect(summary(list) == ["+[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] *[]"])
    #expect(!list.source.needsTurn)
  }

  /// testDataSourceDoesNotSplitChangesetIfDoesntFillViewportVertical,
  /// testDataSourceDoesNotSplitChangesetIfFillsViewportVertical,
  /// testDataSourceSplitsChangesetIfOverflowsViewportVertical,
  /// testDataSourceDoesNotSplitChangesetIfDoesntFillViewportHorizontal,
  /// testDataSourceDoesNotSplitChangesetIfFillsViewportHorizontal,
  /// testDataSourceSplitsChangesetIfOverflowsViewportHorizontal
  @Test(arguments: [ListViewport.Axis.vertical, .horizontal])
  func insertionsFillTheViewportFirst(axis: ListViewport.Axis) throws {
    for (count, expected) in [
      (1, ["+[0] *[]"]), (2, ["+[0, 1] *[]"]), (4, ["+[0, 1] *[]", "+[2, 3] *[]"]),
    ] {
      let list = EntryList()
      list.source.viewport = ListViewport(axis, length: 20)
      try list.change(insertedSections: [0], insertions: entries(0..<count))
      #expect(list.changes.first?.changeset.insertedSections == [0])
      list.takeTurns()
      #expect(summary(list) == expected)
      #expect(list.names == [(0..<count).map { "n\($0)" }])
    }
  }

  /// Algorithm 2.31: the item that reaches the end of the visible part is inserted at once, and items at the ends of
  /// several sections are split in their order.
  @Test func insertionsAtTheEndsOfSectionsAreSplit() throws {
    let inside = try makeList(0, viewport: ListViewport(length: 25))
    try inside.change(insertions: entries(0..<5))
    #expect(inside.names == [["n0", "n1", "n2"]])
    let sections = EntryList()
    sections.source.viewport = ListViewport(length: 20)
    try sections.change(
      insertedSections: [0, 1, 2],
      insertions: [
        [0, 0]: Entry("a"), [1, 0]: Entry("b"), [1, 1]: Entry("c"), [2, 0]: Entry("d"),
      ])
    #expect(sections.names == [["a"], ["b"], []])
    #expect(sections.changes.first?.changeset.insertedSections == [0, 1, 2])
    sections.takeTurns()
    #expect(sections.names == [["a"], ["b", "c"], ["d"]])
    #expect(sections.changes.last?.changeset.insertedSections.isEmpty == true)
    #expect(sections.mirror == sections.ids)
  }

  /// Algorithm 2.31: the rest has the updates and the insertions outside of the visible part.
  @Test func theRestHasUpdatesAndInsertions() throws {
    let viewport = ListViewport(offset: 10, length: 20, splitsUpdates: true)
    let list = try makeList(2, viewport: viewport)
    try list.change([[0, 0]: Entry("u"), [0, 1]: Entry("v")], insertions: entries(2..<5))
    #expect(list.names == [["0", "v", "n2"]])
    list.takeTurns()
    #expect(summary(list) == ["+[2] *[1]", "+[3, 4] *[0]"])
    #expect(list.names == [["u", "v", "n2", "n3", "n4"]])
  }

  /// testSplitChangesetIsAppliedAsynchronously, testDeferredChangesetHasTheSameUserInfo
  @Test func theRestIsAppliedInLaterTurns() throws {
    let list = try makeList(0)
    try list.change(insertions: entries(0..<4), userInfo: ["key": "value"])
    #expect(list.changes.count == 1)
    #expect(list.turnRequests == 1)
    #expect(list.steps == ["at once", "modified", "deferred"])
    #expect(list.log.renders == ["n0", "n1"])
    list.takeTurns()
    #expect(list.changes.map(\.userInfo) == [["key": "value"], ["key": "value"]])
  }

  /// Row S13: the rest precedes the modifications that waited before it, and counts as pending.
  @Test func theRestIsTheNextModification() throws {
    let list = try makeList(0)
    try list.change(insertions: entries(0..<4), mode: .asynchronous)
    try list.change(removals: [[0, 3]], mode: .asynchronous)
    list.source.takeTurn()
    list.source.takeTurn()
    #expect(list.names == [["n0", "n1"]])
    try list.change([[0, 2]: Entry("u")], mode: .asynchronous)
    list.takeTurns()
    #expect(list.names == [["n0", "n1", "u"]])
    #expect(summary(list) == ["+[0, 1] *[]", "+[2, 3] *[]", "+[] *[]", "+[] *[2]"])
  }

  @Test func changesAtOnceFollowTheRest() throws {
    let list = try makeList(0)
    try list.change(insertions: entries(0..<4))
    try list.change(removals: [[0, 3]])
    #expect(list.names == [["n0", "n1", "n2"]])
    list.source.reload()
    #expect(!list.source.needsTurn)
  }

  /// testDataSourceDoesNotSplitChangesetIfExistingContentFillsViewport
  @Test func contentThatFillsTheViewportIsNotSplit() throws {
    let list = try makeList(4)
    try list.change(insertions: entries(4..<8))
    list.takeTurns()
    #expect(summary(list) == ["+[4, 5, 6, 7] *[]"])
  }

  /// testDataSourceDoesNotSplitChangesetIfUpdateCausesSizeIncrease,
  /// testDataSourceSplitsChangesetIfUpdateCausesSizeDecrease,
  /// testDataSourceSplitsChangesetIfItemRemovalCausesSizeDecrease
  @Test func theLengthAfterTheOtherChangesCounts() throws {
    let increased = try makeList(1)
    try increased.change([[0, 0]: Entry("u", 30)], insertions: entries(1..<2))
    increased.takeTurns()
    #expect(summary(increased) == ["+[1] *[0]"])
    let decreased = try makeList(1, length: 40)
    try decreased.change([[0, 0]: Entry("u", 10)], insertions: entries(1..<3))
    decreased.takeTurns()
    #expect(summary(decreased) == ["+[1] *[0]", "+[2] *[]"])
    let removed = try makeList(1, length: 40)
    try removed.change(removals: [[0, 0]], insertions: entries(0..<2, 20))
    #expect(removed.changes.last?.changeset.removals == [ItemIndex(0, 0)])
    removed.takeTurns()
    #expect(summary(removed) == ["+[0] *[]", "+[1] *[]"])
  }

  /// testDataSourceDoesNotSplitChangesetsIfNotContiguousTailInsertion
  @Test func onlyInsertionsAtTheEndAreSplit() throws {
    let list = try makeList(1)
    try list.change(insertions: entries(0..<4))
    list.takeTurns()
    #expect(summary(list) == ["+[0, 1, 2, 3] *[]"])
    #expect(list.names == [["n0", "n1", "n2", "n3", "0"]])
  }

  /// testDataSourceDoesNotSplitUpdateChangesetsWhenOptionDisabled,
  /// testDataSourceSplitsUpdateChangesetsWhenOptionEnabled
  @Test func updatesAreSplitOnRequest() throws {
    let whole = try makeList(4)
    try whole.change(entries(0..<4, 20))
    whole.takeTurns()
    #expect(summary(whole) == ["+[] *[0, 1, 2, 3]"])
    let split = try makeList(4, viewport: ListViewport(length: 20, splitsUpdates: true))
    try split.change(entries(0..<4, 20))
    #expect(split.names == [["n0", "1", "2", "3"]])
    split.takeTurns()
    #expect(summary(split) == ["+[] *[0]", "+[] *[1, 2, 3]"])
    #expect(split.names == [["n0", "n1", "n2", "n3"]])
  }

  /// testDataSourceSplitsChangesetCorrectlyForNonZeroOffset
  @Test func theVisiblePartMayBeginLater() throws {
    let viewport = ListViewport(offset: 10, length: 20, splitsUpdates: true)
    let list = try makeList(0, viewport: viewport)
    try list.change(insertions: entries(0..<4))
    list.takeTurns()
    try list.change(entries(0..<4))
    list.takeTurns()
    #expect(
      summary(list) == ["+[0, 1, 2] *[]", "+[3] *[]", "+[] *[1, 2]", "+[] *[0, 3]"])
  }

  /// testDataSourceDoesNotProcessDeferredUpdateWhenItemIsRemoved,
  /// testDataSourceDoesNotProcessDeferredUpdateWhenSectionIsRemoved
  @Test func removedItemsAreNotUpdatedLater() throws {
    let viewport = ListViewport(length: 20, splitsUpdates: true)
    let item = try makeList(4, viewport: viewport)
    try item.change([[0, 3]: Entry("u")], removals: [[0, 3]])
    #expect(!item.source.needsTurn)
    #expect(item.changes.last?.changeset == Changeset(removals: [ItemIndex(0, 3)]))
    let section = try makeList(4, viewport: viewport)
    try section.change([[0, 3]: Entry("u")], removedSections: [0])
    #expect(!section.source.needsTurn)
    #expect(section.changes.last?.changeset == Changeset(removedSections: [0]))
  }

  /// testDataSourceShiftsUpdatedChangesetIndicesWhenItemsAreRemoved,
  /// testDataSourceShiftsUpdatedChangesetIndicesWhenSectionsAreRemoved; a moved item is followed too.
  @Test func deferredUpdatesFollowTheirItems() throws {
    let items = try makeList(3, viewport: ListViewport(length: 20, splitsUpdates: true))
    try items.change([[0, 2]: Entry("u")], removals: [[0, 0]])
    items.takeTurns()
    #expect(items.changes.last?.changeset == Changeset(updates: [ItemIndex(0, 1)]))
    let sections = try EntryList(1, 1)
    sections.source.viewport = ListViewport(length: 10, splitsUpdates: true)
    try sections.change([[1, 0]: Entry("u")], removedSections: [0])
    sections.takeTurns()
    #expect(sections.changes.last?.changeset == Changeset(updates: [ItemIndex(0, 0)]))
    let moved = try makeList(3, viewport: ListViewport(length: 20, splitsUpdates: true))
    try moved.change([[0, 2]: Entry("u")], moves: [[[0, 2], [0, 0]]])
    #expect(moved.names == [["2", "0", "1"]])
    moved.takeTurns()
    #expect(moved.names == [["u", "0", "1"]])
  }

  /// testDataSourceStateAfterApplyingSplitUpdateChangesetContainsCorrectModels
  @Test func allModelsAreAppliedInTheEnd() throws {
    let list = try EntryList(2, 1)
    list.source.viewport = ListViewport(length: 10, splitsUpdates: true)
    try list.change([[1, 0]: Entry("u")], insertions: [[1, 1]: Entry("n")])
    try list.change([[0, 1]: Entry("v")], insertions: [[1, 2]: Entry("m")], mode: .asynchronous)
    list.takeTurns()
    #expect(list.names == [["0", "v"], ["u", "n", "m"]])
    #expect(list.changes.count == 4)
    #expect(list.mirror == list.ids)
  }

  /// testSpiltChangesetIsAppliedWithoutDefferedChangesetWhenViewportIsLargeEnough,
  /// testSpiltChangesetIsAppliedWithDefferedChangesetWhenViewportIsNotLargeEnough,
  /// testSpiltChangesetIsReappliedWithoutDefferedChangesetWhenDataSourceStateIsChanged,
  /// testSpiltChangesetIsReappliedWithDefferedChangesetWhenDataSourceStateIsChanged
  @Test(arguments: [false, true])
  func aSplitChangesetIsPreparedAgain(afterReload: Bool) throws {
    let first = afterReload ? ["+[] *[]"] : []
    for (count, expected) in [(2, ["+[0, 1] *[]"]), (4, ["+[0, 1] *[]", "+[2, 3] *[]"])] {
      let list = try makeList(0)
      try list.change(insertions: entries(0..<count), mode: .asynchronous)
      list.source.takeTurn()
      if afterReload { list.source.reload() }
      list.takeTurns()
      #expect(summary(list) == first + expected)
      #expect(list.names == [(0..<count).map { "n\($0)" }])
    }
  }
}
