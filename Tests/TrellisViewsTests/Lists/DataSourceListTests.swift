import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The items of a data source in a page: rows and changesets.
struct DataSourceListTests {
  private let first = ItemIndex(0, 0)

  @Test func theItemsOfAllSectionsAreShown() throws {
    let shown = try DataSourcePage([["a", "b"], [], ["c"]], hasSupplements: true)
    #expect(shown.names == ["a: 0", "b: 0", "c: 0"])
    #expect(shown.page.listPlaces == [1, 2, 3])
    #expect(shown.page.listItems.allSatisfy { $0.attribute("aria-setsize") == "3" })
    #expect(try shown.page.list().tag == "div")
    // Headers and footers of 20 px, items of 40 px.
    #expect(shown.buttons.map(\.top) == [20, 60, 180])
    #expect(shown.element("head0")?.frameInRoot.top == 0)
    // The element of a footer begins with the items of its section, and the style sheet places the footer at its end.
    #expect(shown.element("foot0")?.frameInRoot.top == 20)
    #expect(shown.element("head1")?.frameInRoot.top == 120)
    #expect(shown.element("foot1")?.frameInRoot.top == 140)
    #expect(shown.element("head2")?.attribute("aria-label") == "1")
    #expect(try shown.page.list().frame?.height == 240)
    // The browser names rows by their numbers among all rows.
    #expect(shown.page.listItems.compactMap { $0.attribute("data-row") } == ["2", "3", "8"])
    #expect(shown.evaluations.count == 1)
    #expect(!shown.page.host.needsRender)
  }

  @Test func aDataSourceMayBeEmpty() throws {
    let shown = try DataSourcePage([])
    #expect(shown.names == [])
    #expect(try shown.page.list().frame?.height == 0)
    let operations = try shown.change(
      Changeset(insertedSections: [0], insertions: [first]), insertions: [first: "a"])
    #expect(shown.names == ["a: 0"])
    #expect(operations.structure == [1, 0, 0])
    try shown.change(Changeset(removedSections: [0]))
    #expect(shown.names == [])
    #expect(try shown.page.list().children.isEmpty)
  }

  @Test func anItemIsUpdatedWithoutThePage() throws {
    let shown = try DataSourcePage([["a", "b", "c"]])
    let operations = try shown.press("b: 0")
    #expect(shown.names == ["a: 0", "b: 1", "c: 0"])
    let button = try shown.button("b: 1")
    #expect(
      operations == [.setAttribute(button.id, name: "aria-label", value: "b: 1")])
    #expect(shown.evaluations.count == 1)
    // The list and the row of the item.
    #expect(shown.page.host.counters.componentsRendered == 3)
    #expect(try shown.press("b: 1").count == 1)
  }

  @Test func aChangesetInsertsAndRemovesItsElements() throws {
    let shown = try DataSourcePage([["a", "b", "c"]])
    let kept = try ["a: 0", "c: 0"].map(shown.button)
    let operations = try shown.change(
      Changeset(removals: [ItemIndex(0, 1)], insertions: [first]), insertions: [first: "new"])
    #expect(shown.names == ["new: 0", "a: 0", "c: 0"])
    #expect(operations.structure == [1, 1, 0])
    #expect(try ["a: 0", "c: 0"].map(shown.button).elementsEqual(kept) { $0 === $1 })
    #expect(shown.log.events.contains("b ends"))
    #expect(shown.evaluations.count == 1)
  }

  @Test func aMovedItemKeepsItsElementsAndItsState() throws {
    let shown = try DataSourcePage([["a", "b", "c"], ["d"]])
    try shown.press("c: 0")
    let before = try ["a: 0", "b: 0", "c: 1", "d: 0"].map(shown.button)
    shown.log.events = []
    let operations = try shown.change(
      Changeset(moves: [Changeset.Move(from: ItemIndex(0, 2), to: ItemIndex(1, 0))]))
    #expect(shown.names == ["a: 0", "b: 0", "c: 1", "d: 0"])
    #expect(operations.structure == [0, 0, 0], "the order is the same")
    let moved = try shown.change(
      Changeset(moves: [Changeset.Move(from: ItemIndex(1, 0), to: first)]))
    #expect(shown.names == ["c: 1", "a: 0", "b: 0", "d: 0"])
    // The others move around the item with the focus.
    #expect(moved.structure == [0, 0, 2])
    #expect(
      try ["a: 0", "b: 0", "c: 1", "d: 0"].map(shown.button).elementsEqual(before) { $0 === $1 })
    #expect(shown.log.events == [])
  }

  @Test func anUpdatedItemKeepsItsElements() throws {
    let shown = try DataSourcePage([["a", "b"]])
    let button = try shown.button("b: 0")
    let operations = try shown.change(
      Changeset(updates: [ItemIndex(0, 1)]), updates: [ItemIndex(0, 1): "B"])
    #expect(shown.names == ["a: 0", "B: 0"])
    #expect(operations.structure == [0, 0, 0])
    #expect(try shown.button("B: 0") === button)
  }

  @Test func sectionsAreInsertedAndRemoved() throws {
    let shown = try DataSourcePage([["a"], ["b"]], hasSupplements: true)
    let items = try ["a: 0", "b: 0"].map(shown.button)
    let second = ItemIndex(0, 1)
    try shown.change(
      Changeset(insertedSections: [0], insertions: [first, second]),
      insertions: [first: "new", second: "newer"])
    #expect(shown.names == ["new: 0", "newer: 0", "a: 0", "b: 0"])
    #expect(try ["a: 0", "b: 0"].map(shown.button).elementsEqual(items) { $0 === $1 })
    let labels = (0..<3).map { shown.element("head\($0)")?.attribute("aria-label") }
    #expect(labels == ["2", "1", "1"])
    #expect(shown.element("head1")?.frameInRoot.top == 120)
    try shown.change(Changeset(removedSections: [1]))
    #expect(shown.names == ["new: 0", "newer: 0", "b: 0"])
    #expect(try shown.button("b: 0") === items[1])
  }

  @Test func refusedChangesetsChangeNothing() throws {
    let shown = try DataSourcePage([["a"]])
    #expect(throws: InvalidChange.self) {
      try shown.change(Changeset(removals: [ItemIndex(3, 7)]))
    }
    #expect(shown.render().isEmpty)
    #expect(shown.names == ["a: 0"])
  }

  @Test func aWaitingChangeTakesTheTurnsOfThePage() throws {
    let shown = try DataSourcePage([["a"]])
    try shown.change(
      Changeset(insertions: [first]), insertions: [first: "new"], mode: .asynchronous)
    #expect(shown.names == ["a: 0"], "prepared")
    #expect(shown.page.host.needsRender)
    shown.render()
    #expect(shown.names == ["new: 0", "a: 0"])
    #expect(!shown.page.host.needsRender)
  }

  /// Changes outside of a render request one, each time.
  @Test func eachChangeRequestsARender() throws {
    let shown = try DataSourcePage([["a"]])
    var requests = 0
    shown.page.host.onNeedsRender = { requests += 1 }
    for number in 1...3 {
      try shown.source.apply(
        Changeset(insertions: [first]), values: DataSource.Values(insertions: [first: "\(number)"]))
      #expect(requests == number)
      shown.render()
      requests = number
    }
    shown.source.reload(mode: .asynchronous)
    #expect(requests == 4)
  }

  @Test func rightToLeftItemsBeginAtTheRightEdge() throws {
    let shown = try DataSourcePage([["a"]], direction: .rightToLeft)
    #expect(try shown.button("a: 0").frameInRoot.left == 100)
    #expect(shown.source.traits.writingDirection == .rightToLeft)
  }

  @Test func itemsFollowTheWidthOfTheList() throws {
    let shown = try DataSourcePage([["a", "b"]], fitsItems: true, width: nil)
    #expect(try shown.button("b: 0").frame?.width == 300)
    var traits = shown.page.host.environment.traits
    traits.viewport = Size(width: 500, height: 400)
    shown.page.host.update(traits: traits)
    shown.render()
    #expect(try shown.button("b: 0").frame?.width == 500)
    #expect(shown.source.state.configuration.sizeRange.min.width == 500)
    #expect(!shown.page.host.needsRender)
  }

  @Test(arguments: 0..<UInt64(8))
  func randomChangesShowTheState(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shown = try DataSourcePage([(0..<12).map { "\($0)" }])
    let client = ReplicaDocument(of: shown.page.host.document)
    var last = 12
    for _ in 0..<20 {
      let old = shown.source.state.sections[0].map(\.model)
      var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      if Bool.random(using: &random) { new.shuffle(using: &random) }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        new.insert("\(last)", at: Int.random(in: 0...new.count, using: &random))
        last += 1
      }
      let changeset = Changeset(from: old, to: new)
      let names = changeset.insertions.map { ($0, new[$0.item]) }
      let kept = Dictionary(
        uniqueKeysWithValues: shown.buttons.map { ($0.button.attribute("aria-label") ?? "", $0.0) })
      let operations = try shown.change(
        changeset, insertions: Dictionary(uniqueKeysWithValues: names))
      try client.apply(Patch(operations))
      #expect(client == ReplicaDocument(of: shown.page.host.document), "seed \(seed)")
      #expect(shown.names == new.map { "\($0): 0" }, "seed \(seed)")
      for (button, _) in shown.buttons {
        let name = try #require(button.attribute("aria-label"))
        if let former = kept[name] { #expect(former === button, "seed \(seed)") }
      }
    }
  }
}
