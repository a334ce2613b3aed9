import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct ListSelectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private struct Several: View {
    @State var items: [Item]
    @State private var selection: Set<Int> = []
    let log: Box<[Int]>
    var body: some View {
      VStack {
        Button("remove first") { items.removeFirst() }
        Button("insert") { items.insert(Item(id: 900_000 + items.count), at: 0) }
        List(items, selection: $selection) { Text($0.name) }
      }
      .onChange(of: selection) { log.value = selection.sorted() }
    }
  }

  private func several(_ count: Int, _ log: Box<[Int]> = Box([])) -> ListPage {
    let items = (0..<count).map { Item(id: $0) }
    return ListPage { Several(items: items, log: log) }
  }

  @Test func aSelectionMakesAListboxOfOptions() throws {
    let page = several(3)
    let list = try page.list
    #expect(list.attribute("role") == "listbox")
    #expect(list.attribute("aria-multiselectable") == "true")
    #expect(list.attribute("tabindex") == "0")
    #expect(page.rows.map { $0.attribute("role") } == ["option", "option", "option"])
    #expect(page.rows.map { $0.attribute("aria-selected") } == ["false", "false", "false"])
    #expect(page.rows.allSatisfy { $0.attribute("tabindex") == "-1" })
  }

  @Test func oneRowIsSelected() throws {
    struct One: View {
      @State private var selection: Int? = 1
      var body: some View {
        List((0..<3).map { Item(id: $0) }, selection: $selection) { Text($0.name) }
      }
    }
    let page = ListPage { One() }
    #expect(try page.list.attribute("aria-multiselectable") == nil)
    #expect(page.selected == ["row 1"])
    try page.act("select", "row 2")
    #expect(page.selected == ["row 2"])
    try page.act("range", "row 0")
    #expect(page.selected == ["row 0"], "a list of one selected row has no ranges")
    try page.act("all")
    #expect(page.selected == ["row 0"])
    try page.act("toggle", "row 0")
    #expect(page.selected.isEmpty)
    try page.act("toggle", "row 0")
    try page.act("none")
    #expect(page.selected.isEmpty)
  }

  @Test func severalRowsAreSelected() throws {
    let page = several(6)
    try page.act("select", "row 1")
    try page.act("toggle", "row 4")
    #expect(page.selected == ["row 1", "row 4"])
    try page.act("toggle", "row 4")
    #expect(page.selected == ["row 1"])
    try page.act("select", "row 2")
    try page.act("range", "row 5")
    #expect(page.selected == ["row 2", "row 3", "row 4", "row 5"])
    try page.act("range", "row 0")
    #expect(page.selected == ["row 0", "row 1", "row 2"])
    try page.act("all")
    #expect(page.selected.count == 6)
    try page.act("none")
    #expect(page.selected.isEmpty)
  }

  /// A toggle means the opposite of what the user saw, so that a second event of one press does not undo it.
  @Test func aToggleIsTheOppositeOfWhatWasSeen() throws {
    let page = several(2)
    let id = try #require(try page.row("row 0").attribute("data-id"))
    try page.send("toggle", row: 0, id: id, was: false)
    try page.send("toggle", row: 0, id: id, was: false)
    #expect(page.selected == ["row 0"])
  }

  @Test func theSelectionStaysWithItsRows() throws {
    let page = several(5)
    try page.act("select", "row 2")
    try page.page.click("remove first")
    #expect(page.selected == ["row 2"])
    try page.page.click("insert")
    #expect(page.selected == ["row 2"])
    try page.act("range", "row 4")
    #expect(page.selected == ["row 2", "row 3", "row 4"])
  }

  /// The browser names a row by its former index and its key.
  @Test func anEventFindsItsRowAfterAChange() throws {
    let page = several(3_000)
    let row = try page.row("row 5")
    let (index, id) = (5, try #require(row.attribute("data-id")))
    for _ in 0..<3 { try page.page.click("insert") }
    try page.send("select", row: index, id: id)
    #expect(page.selected == ["row 5"])
    try page.page.click("remove first")
    try page.send("select", row: 999, id: id)
    #expect(page.selected == ["row 5"])
  }

  @Test(arguments: [
    "{}", "null", "[", #"{"act":"select"}"#,
    #"{"act":"select","row":-1,"id":"","to":0,"toid":"","was":false}"#,
    #"{"act":"select","row":1e30,"id":"","to":0,"toid":"","was":false}"#,
    #"{"act":"select","row":2000000000,"id":"x","to":0,"toid":"","was":false}"#,
    #"{"act":"select","row":0,"id":"","to":0,"toid":"","was":false}"#,
    #"{"act":"dance","row":0,"id":"","to":0,"toid":"","was":false}"#,
    #"{"act":"delete","row":0,"id":"x","to":9,"toid":"y","was":false}"#,
    #"{"act":"before","row":0,"id":"x","to":2000000000,"toid":"y","was":false}"#,
  ])
  func aWrongEventChangesNothing(data: String) throws {
    let log = Box<[Int]>([])
    let page = several(20, log)
    try page.act("select", "row 3")
    try page.send(data)
    #expect(log.value == [3] && page.selected == ["row 3"] && page.names.count == 20)
  }

  /// Rows outside of the window are selected, too.
  @Test func aRangeReachesBeyondTheWindow() throws {
    let log = Box<[Int]>([])
    let page = several(10_000, log)
    try page.act("select", "row 1")
    try page.scroll(to: 100_000)
    let last = try #require(page.names.last)
    try page.act("range", last)
    #expect(log.value.first == 1 && log.value.count > 1_000)
    #expect(page.selected == page.names)
    try page.act("all")
    #expect(log.value.count == 10_000)
  }

  /// One event cannot make a set of a million values: the list says how many rows can be selected.
  @Test func tooManyRowsAreRefusedWithAMessage() throws {
    let log = Box<[Int]>([])
    let page = several(10_001, log)
    let message = "Select at most 10,000 rows at once."
    func isShown() -> Bool { page.page.elements.contains { $0.text == message } }
    try page.act("select", "row 1")
    try page.act("all")
    #expect(log.value == [1], "the selection stays")
    #expect(isShown())
    #expect(page.page.elements.contains { $0.attribute("role") == "alert" })
    try page.act("toggle", "row 3")
    #expect(log.value == [1, 3] && !isShown())
    try page.act("all")
    #expect(isShown())
    try page.act("none")
    #expect(log.value.isEmpty && !isShown())
  }

  @Test func aRangeOfTooManyRowsIsRefused() throws {
    let log = Box<[Int]>([])
    let page = several(10_001, log)
    try page.act("select", "row 0")
    try page.scroll(to: 1e8)
    let last = try #require(page.names.last)
    #expect(last == "row 10000")
    try page.act("range", last)
    #expect(log.value == [0])
    try page.act("range", "row 9999")
    #expect(log.value.count == 10_000)
  }

  /// Headers and footers are no items.
  @Test func theLimitCountsItems() throws {
    struct Sections: View {
      @State private var selection: Set<Int> = []
      let log: Box<Int>
      var body: some View {
        List(selection: $selection) {
          Section("Numbers") { ForEach(0..<10_000, id: \.self) { Text("\($0)") } }
          ForEach(["a"], id: \.self) { Text($0) }
        }
        .onChange(of: selection) { log.value = selection.count }
      }
    }
    let log = Box(0)
    let page = ListPage { Sections(log: log) }
    try page.act("all")
    #expect(log.value == 10_000)
  }

  @Test func headersAndRowsWithOtherIdentitiesAreNotSelected() throws {
    struct Mixed: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(selection: $selection) {
          Section("Numbers") { ForEach([1, 2], id: \.self) { Text("\($0)") } }
          ForEach(["a"], id: \.self) { Text($0) }
        }
      }
    }
    let page = ListPage { Mixed() }
    try page.act("select", "a")
    #expect(page.selected.isEmpty)
    #expect(try page.row("a").attribute("aria-selected") == nil)
    try page.act("all")
    #expect(page.selected == ["1", "2"])
  }

  /// A change of the selection evaluates the rows concerned, not the others of the window.
  @Test func aChangeOfTheSelectionEvaluatesTheRowsConcerned() throws {
    struct Counted: View {
      let id: Int
      let log: Box<[Int]>
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        let _ = log.value.append(id)
        Text("row \(id)")
      }
    }
    struct Counting: View {
      let log: Box<[Int]>
      @State private var selection: Set<Int> = []
      var body: some View {
        List((0..<50).map { Item(id: $0) }, selection: $selection) { Counted(id: $0.id, log: log) }
      }
    }
    let log = Box<[Int]>([])
    let page = ListPage { Counting(log: log) }
    #expect(log.value.count == 50)
    log.value = []
    let before = page.rows.map(ObjectIdentifier.init)
    try page.act("select", "row 7")
    #expect(page.selected == ["row 7"])
    #expect(log.value.isEmpty, "the contents of rows are the same")
    #expect(page.rows.map(ObjectIdentifier.init) == before)
    try page.page.expectPatchOfRows(at: 2) { try page.act("select", "row 9") }
  }

  @Test func aDisabledListHasNoKeys() throws {
    struct Disabled: View {
      @State private var selection: Int?
      var body: some View {
        List((0..<3).map { Item(id: $0) }, selection: $selection) { Text($0.name) }.disabled(true)
      }
    }
    let page = ListPage { Disabled() }
    #expect(try page.list.attribute("tabindex") == nil)
    #expect(try page.list.attribute("data-recognizers") == nil)
    try page.act("select", "row 1")
    #expect(page.selected.isEmpty)
  }
}

extension TestPage {
  /// Expects that `change` renders at most `count` rows.
  fileprivate func expectPatchOfRows(at count: Int, _ change: () throws -> Void) throws {
    let before = elements.filter { $0.attribute("aria-posinset") != nil }
    let selected = before.map { $0.attribute("aria-selected") }
    try change()
    let after = elements.filter { $0.attribute("aria-posinset") != nil }
    #expect(before.map(ObjectIdentifier.init) == after.map(ObjectIdentifier.init))
    let changed = zip(selected, after).filter { $0 != $1.attribute("aria-selected") }
    #expect(changed.count <= count && !changed.isEmpty)
  }
}
