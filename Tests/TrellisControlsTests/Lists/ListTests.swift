import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI
import TrellisViews

struct ListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0) } }

  @Test func rowsHaveTheRolesOfAList() throws {
    let items = items(3)
    let page = ListPage { List(items) { Text($0.name) }.accessibilityLabel("Rows") }
    let list = try page.list
    #expect(list.attribute("role") == "list" && list.attribute("aria-label") == "Rows")
    #expect(page.names == ["row 0", "row 1", "row 2"])
    #expect(page.rows.map { $0.attribute("role") } == ["listitem", "listitem", "listitem"])
    #expect(page.rows.map { $0.attribute("aria-posinset") } == ["1", "2", "3"])
    #expect(page.rows.allSatisfy { $0.attribute("aria-setsize") == "3" })
    #expect(page.rows.allSatisfy { $0.attribute("tabindex") == nil })
    #expect(list.attribute("data-recognizers") == nil)
  }

  @Test func rowsAreAsWideAsTheListAndHighEnoughForFingers() throws {
    let items = items(3)
    let page = ListPage(width: 390) { List(items) { Text($0.name) } }
    #expect(page.rows.allSatisfy { ($0.frame?.height ?? 0) >= 44 })
    #expect(page.rows.allSatisfy { $0.frame?.width == 390 })
  }

  @Test func aListTakesTheSpaceAndScrolls() throws {
    let items = items(3_000)
    let page = ListPage {
      VStack(spacing: 0) {
        Text("above")
        List(items) { Text($0.name) }
      }
    }
    let pane = try #require(
      page.page.elements.first { $0.style("overflow")?.contains("auto") == true })
    let above = try #require(page.page.elements.first { $0.text == "above" })
    let height = try #require(above.frame?.height)
    #expect(abs((pane.frame?.height ?? 0) + height - 500) < 1)
    #expect(page.rows.count < 100)
  }

  @Test func theItemsOfSectionsAreCountedWithoutHeaders() throws {
    let items = items(2)
    let page = ListPage {
      List {
        Section {
          ForEach(items) { Text($0.name) }
        } header: {
          Text("First")
        } footer: {
          Text("End of the first")
        }
        Section("Second") { ForEach(items) { Text("other \($0.id)") } }
        Text("single")
      }
    }
    #expect(page.names == ["row 0", "row 1", "other 0", "other 1", "single"])
    #expect(page.rows.map { $0.attribute("aria-posinset") } == ["1", "2", "3", "4", "5"])
    #expect(page.rows.map { $0.attribute("data-row") } == ["2", "3", "6", "7", "9"])
    let head = try #require(page.page.elements.first { $0.text == "First" })
    #expect(head.frame != nil)
    let sticky = page.page.elements.filter { $0.style("position") == "sticky" }
    #expect(sticky.count == 4, "two headers, a footer, and the end of the last section")
    #expect(page.page.texts.contains("End of the first"))
  }

  @Test func theHeaderOfALongSectionIsPinnedWhereverTheWindowIs() throws {
    let items = items(5_000)
    let page = ListPage {
      List {
        ForEach([1, 2], id: \.self) { number in
          Section("Section \(number)") { ForEach(items) { Text("\(number): \($0.id)") } }
        }
      }
    }
    #expect(page.page.texts.contains("Section 1") && !page.page.texts.contains("Section 2"))
    try page.scroll(to: 120_000)
    #expect(!page.page.texts.contains("1: 0"))
    #expect(page.page.texts.contains("Section 1") && !page.page.texts.contains("Section 2"))
    let height = try #require(try page.list.frame?.height)
    try page.scroll(to: height - 20_000)
    #expect(page.page.texts.contains("Section 2") && !page.page.texts.contains("Section 1"))
  }

  @Test func theFooterOfALongSectionIsPinnedWhereverTheWindowIs() throws {
    let items = items(5_000)
    let page = ListPage {
      List {
        ForEach([1, 2], id: \.self) { number in
          Section {
            ForEach(items) { Text("\(number): \($0.id)") }
          } header: {
            Text("Section \(number)")
          } footer: {
            Text("End \(number)")
          }
        }
      }
    }
    func pinned() throws -> Frame {
      let foot = try #require(
        page.page.elements.first { $0.attribute("class")?.contains("l-pinnedfoot") == true })
      return try #require(foot.frame)
    }
    #expect(page.page.texts.contains("End 1") && !page.page.texts.contains("End 2"))
    let (frame, first) = (try pinned(), try #require(page.rows.first?.frame))
    #expect(frame.top == first.top, "below the header")
    let bottom = page.rows.compactMap(\.frame).map { $0.top + $0.height }.max()
    #expect(abs(frame.top + frame.height - (bottom ?? 0)) < 0.01, "at the end of the mounted rows")
    try page.scroll(to: 120_000)
    #expect(page.page.texts.contains("End 1") && !page.page.texts.contains("End 2"))
    let height = try #require(try page.list.frame?.height)
    try page.scroll(to: height - 500)
    #expect(page.page.texts.contains("End 2") && !page.page.texts.contains("End 1"))
    let end = try pinned()
    #expect(abs(end.top + end.height - (try page.list.frame?.height ?? 0)) < 0.01)
  }

  @Test func conditionsAndLoopsAreRows() throws {
    struct Shown: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          List {
            if isShown { Text("a") }
            Group {
              Text("b")
              Text("c")
            }
            for number in 0..<2 { Text("loop \(number)") }
          }
        }
      }
    }
    let page = ListPage { Shown() }
    #expect(page.names == ["b", "c", "loop 0", "loop 1"])
    try page.page.click("toggle")
    #expect(page.names == ["a", "b", "c", "loop 0", "loop 1"])
  }

  @Test func anEmptyListSaysSo() throws {
    let none: [Item] = []
    #expect(ListPage { List(none) { Text($0.name) } }.page.texts == ["Nothing to show"])
    let page = ListPage { List(none) { Text($0.name) }.placeholder { Text("No mail") } }
    #expect(page.page.texts == ["No mail"])
  }

  @Test func loadingAndFailuresAreShownBelowTheRowsOrInTheirPlace() throws {
    let log = Box(0)
    let none: [Item] = []
    let loading = ListPage { List(none) { Text($0.name) }.phase(.loading) }
    #expect(loading.page.elements.contains { $0.attribute("role") == "status" })
    let two = items(2)
    let busy = ListPage { List(two) { Text($0.name) }.phase(.loading) }
    #expect(try busy.list.attribute("aria-busy") == "true")
    #expect(busy.names.count == 2)
    let failed = ListPage {
      List(none) { Text($0.name) }.phase(.failed("No connection", retry: { log.value += 1 }))
    }
    #expect(failed.page.texts.contains("No connection"))
    try failed.page.click("Try again")
    #expect(log.value == 1)
  }

  @Test func stylesGiveRowsTheirLooks() throws {
    let items = items(3)
    for style in ListStyle.allCases {
      let page = ListPage { List(items) { Text($0.name) }.listStyle(style) }
      let classes = try #require(try page.list.attribute("class"))
      #expect(classes.contains("l-grouped") == (style == .grouped))
      #expect(classes.contains("l-lined") == (style != .inset))
      #expect(page.rows.first?.attribute("class")?.contains("l-first") == true)
      #expect(page.rows.last?.attribute("class")?.contains("l-last") == true)
    }
    let page = ListPage { List(items) { Text($0.name) }.listRowSeparator(.hidden) }
    #expect(try page.list.attribute("class")?.contains("l-lined") == false)
  }

  @Test func insetsReplaceTheSpaceAroundItems() throws {
    let items = items(1)
    let page = ListPage { List(items) { Text($0.name) }.listRowInsets(FlexboxEdges(start: 3)) }
    let text = try #require(page.page.elements.first { $0.text == "row 0" })
    #expect(text.frame?.left == 3)
  }

  @Test(arguments: [(0, 0), (1, 1), (21, 21), (22, 21), (Int.max, 21), (-5, 0)])
  func aPageIsShownOnRequest(number: Int, shown: Int) throws {
    let items = items(2_050)
    let page = ListPage {
      List(items) { Text($0.name) }.pages(.constant(number)) { "/?page=\($0)" }
    }
    let present = page.page.elements.first { $0.attribute("aria-current") == "page" }
    #expect(present?.attribute("href") == "/?page=\(max(shown, 1))")
    if shown == 0 {
      #expect(page.rows.count < 200)
      #expect(try page.list.attribute("data-recognizers") != nil)
    } else {
      let first = (shown - 1) * 100
      #expect(page.names == items[first..<min(first + 100, 2_050)].map(\.name))
      #expect(page.rows.first?.attribute("aria-posinset") == "\(first + 1)")
      #expect(try page.list.attribute("data-recognizers") == nil)
    }
  }

  @Test func aFileOfALongListHasTheFirstPageAndLinksToTheOthers() throws {
    let items = items(2_001)
    let page = ListPage {
      List(items) { Text($0.name) }.pages(.constant(0)) { "/?page=\($0)" }
        .environment(\.pageMedium, .file)
    }
    #expect(page.names == items[..<100].map(\.name))
    #expect(page.page.elements.contains { $0.attribute("href") == "/?page=2" })
    #expect(!page.page.texts.contains { $0.contains("2001") }, "no note that rows are missing")
  }

  @Test(arguments: [false, true])
  func aFileOfAtMost2000RowsHasAllOfThem(hasPages: Bool) throws {
    let items = items(250)
    let page = ListPage {
      let list = List(items) { Text($0.name) }
      return (hasPages ? list.pages(.constant(0)) { "/?page=\($0)" } : list)
        .environment(\.pageMedium, .file)
    }
    #expect(page.names == items.map(\.name))
    #expect(!page.page.elements.contains { $0.attribute("href") != nil })
    #expect(!page.page.texts.contains { $0.contains("250") })
    #expect(try page.list.attribute("data-whole") == nil)
  }

  /// A browser without scripts has all rows, too.
  @Test func aListOfAtMost2000RowsIsMountedWhole() throws {
    let items = items(250)
    let page = ListPage { List(items) { Text($0.name) }.pages(.constant(0)) { "/?page=\($0)" } }
    #expect(page.names == items.map(\.name))
    #expect(page.rows.last?.attribute("aria-posinset") == "250")
    #expect(page.rows.allSatisfy { $0.attribute("aria-setsize") == nil }, "the browser counts them")
    #expect(try page.list.attribute("data-recognizers") == "listwindow:w0")
    #expect(!page.page.elements.contains { $0.attribute("href") != nil })
  }

  /// What is read stays while the list gets more than 2,000 rows, and fewer again.
  @Test func aListPassesTheNumberOfRowsThatAreMountedWhole() throws {
    struct Changing: View {
      @State var items: [Item]
      var body: some View {
        VStack(spacing: 0) {
          Button("remove") { items.removeLast() }
          Button("insert") { items.insert(Item(id: -1), at: 0) }
          List(items) { Text($0.name) }
        }
      }
    }
    let items = items(2_001)
    let page = ListPage { Changing(items: items) }
    #expect(page.rows.count < 100)
    try page.scroll(to: 30_000)
    let name = try #require(page.names.dropFirst(15).first)
    let row = try page.row(name)
    let frame = try #require(row.frame)
    try page.page.click("remove")
    #expect(page.rows.count == 2_000)
    #expect(try page.row(name) === row)
    #expect(row.frame == frame)
    try page.page.click("insert")
    #expect(page.rows.count < 100)
    #expect(try page.row(name) === row)
  }

  /// The headers and footers of all sections are there, each over its section.
  @Test func theSectionsOfAListThatIsMountedWholeHaveTheirHeaders() throws {
    let page = ListPage {
      List {
        ForEach(0..<8, id: \.self) { number in
          Section {
            ForEach(0..<26, id: \.self) { Text("\(number): \($0)") }
          } header: {
            Text("Section \(number)")
          } footer: {
            Text("End \(number)")
          }
        }
      }
    }
    #expect(page.rows.count == 208)
    #expect(try page.list.attribute("data-whole") == "")
    let pinned = page.page.elements.filter { $0.style("position") == "sticky" }
    // Headers, footers, and the end of the last section, if a row follows.
    #expect(pinned.count == 16)
    for number in 0..<8 {
      let head = try #require(page.page.elements.first { $0.text == "Section \(number)" })
      var section = head.parent
      while let one = section, one.parent !== (try page.list) { section = one.parent }
      let (frame, first) = (
        try #require(section?.frame), try #require(page.row("\(number): 0").frame)
      )
      let last = try #require(page.row("\(number): 25").frame)
      #expect(frame.top < first.top && frame.top + frame.height >= last.top + last.height)
    }
    try page.scroll(to: 3_000)
    #expect(page.rows.count == 208)
  }

  /// Keys reach each row in the browser; the server selects the rows that they name.
  @Test func rowsOfAListThatIsMountedWholeAreSelected() throws {
    struct Selecting: View {
      let items: [Item]
      @State private var selection: Set<Int> = []
      var body: some View { List(items, selection: $selection) { Text($0.name) } }
    }
    let items = items(220)
    let page = ListPage { Selecting(items: items) }
    #expect(try page.list.attribute("data-last") == "220")
    try page.act("select", "row 3")
    try page.act("range", "row 215")
    #expect(page.selected.count == 213)
    try page.send("go", row: 0, id: try #require(page.rows[0].attribute("data-id")), to: 219)
    #expect(try page.list.attribute("data-recognizers")?.contains(":220:nearest") == true)
  }

  @Test func aListOfOnePageHasNoLinks() throws {
    let items = items(100)
    let page = ListPage { List(items) { Text($0.name) }.pages(.constant(0)) { "/?page=\($0)" } }
    #expect(!page.page.elements.contains { $0.attribute("href") != nil })
  }

  @Test func rowsOfARightToLeftPageBeginAtTheRight() throws {
    let items = items(1)
    let page = ListPage(direction: .rightToLeft) { List(items) { Text($0.name) } }
    let text = try #require(page.page.elements.first { $0.text == "row 0" })
    var right = 0.0
    var next: Element? = text
    while let element = next, element !== page.page.root {
      right += element.frame?.left ?? 0
      next = element.parent
    }
    #expect(right + (text.frame?.width ?? 0) > 350)
  }

  @Test func aPositionScrollsToARowByItsIdentity() throws {
    struct Positioned: View {
      let items: [Item]
      @State private var position = ScrollPosition()
      var body: some View {
        VStack {
          Button("go") { position.scrollTo(id: 4_000, anchor: .top) }
          List(items) { Text($0.name) }.scrollPosition($position)
        }
      }
    }
    let items = items(5_000)
    let page = ListPage { Positioned(items: items) }
    try page.page.click("go")
    #expect(page.names.contains("row 4000"))
    #expect(try page.list.attribute("data-recognizers")?.contains("4001:top") == true)
  }

  @Test func aFileHasNoKeysAndNoMenus() throws {
    let items = items(3)
    let page = ListPage {
      List(items, selection: .constant(Int?.none)) { item in
        Text(item.name).swipeActions { Button("Archive") {} }
      }
      .onDelete { _ in }.environment(\.pageMedium, .file)
    }
    #expect(page.names == ["row 0", "row 1", "row 2"])
    #expect(try page.list.attribute("data-on") == nil)
    #expect(page.rows.allSatisfy { $0.attribute("tabindex") == nil })
    #expect(!page.page.texts.contains("Archive"))
  }
}
