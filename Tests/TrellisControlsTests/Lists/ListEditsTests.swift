import Foundation
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

@MainActor struct ListEditsTests {
  private struct Names: View {
    @State var names: [String]
    let log: Box<[String]>
    var body: some View {
      List(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        .onChange(of: names) { log.value = names }
    }
  }

  private func open(_ log: Box<[String]> = Box([]), _ count: Int = 4) -> ListPage {
    let names = (0..<count).map { "n\($0)" }
    return ListPage { Names(names: names, log: log) }
  }

  @Test func rowsAreDeletedAndMovedByKeys() throws {
    let page = open()
    #expect(try page.list.attribute("role") == "list")
    #expect(page.rows.allSatisfy { $0.attribute("tabindex") == "-1" })
    try page.act("down", "n0")
    #expect(page.names == ["n1", "n0", "n2", "n3"])
    try page.act("up", "n3")
    #expect(page.names == ["n1", "n0", "n3", "n2"])
    try page.act("delete", "n0")
    #expect(page.names == ["n1", "n3", "n2"])
    try page.act("up", "n1")
    try page.act("down", "n2")
    #expect(page.names == ["n1", "n3", "n2"], "the ends")
  }

  @Test func rowsAreMovedByTheirHandles() throws {
    let page = open()
    #expect(page.page.elements.filter { $0.attribute("data-grip") != nil }.count == 4)
    try page.act("before", "n3", to: "n0")
    #expect(page.names == ["n3", "n0", "n1", "n2"])
    try page.act("after", "n3", to: "n2")
    #expect(page.names == ["n0", "n1", "n2", "n3"])
    try page.act("after", "n0", to: "n0")
    try page.act("before", "n1", to: "n2")
    #expect(page.names == ["n0", "n1", "n2", "n3"], "no move")
  }

  @Test func theElementsOfMovedRowsStay() throws {
    let page = open()
    let before = try page.row("n0")
    try page.act("down", "n0")
    #expect(try page.row("n0") === before)
  }

  @Test func aMenuHasTheSameActions() throws {
    let page = open()
    func press(_ title: String, of name: String) throws {
      let row = try page.row(name)
      let button = try #require(
        row.descendants.first { $0.tag == "button" && $0.accessibleName == title })
      try page.page.send("click", to: button)
    }
    try press("Move down", of: "n0")
    #expect(page.names == ["n1", "n0", "n2", "n3"])
    try press("Move up", of: "n3")
    try press("Delete", of: "n1")
    #expect(page.names == ["n0", "n3", "n2"])
    let first = try page.row("n0")
    #expect(!first.descendants.contains { $0.tag == "button" && $0.accessibleName == "Move up" })
  }

  @Test func rowsMoveInTheirForEachOnly() throws {
    struct Sections: View {
      let log: Box<[String]>
      var body: some View {
        List {
          Section("A") {
            ForEach(["a", "b"], id: \.self) { Text($0) }
              .onMove { log.value.append("A \(Array($0)) to \($1)") }
              .onDelete { log.value.append("A \(Array($0))") }
          }
          Section("B") { ForEach(["c", "d"], id: \.self) { Text($0) } }
        }
      }
    }
    let log = Box<[String]>([])
    let page = ListPage { Sections(log: log) }
    try page.act("before", "b", to: "d")
    try page.act("before", "c", to: "a")
    try page.act("delete", "c")
    #expect(log.value.isEmpty)
    try page.act("before", "b", to: "a")
    try page.act("delete", "b")
    #expect(log.value == ["A [1] to 0", "A [1]"])
  }

  @Test func swipeActionsAreAMenu() throws {
    struct Swiped: View {
      let log: Box<[String]>
      var body: some View {
        List(["a", "b"], id: \.self) { name in
          Text(name).swipeActions { Button("Archive \(name)") { log.value.append(name) } }
        }
        .onDelete { log.value.append("deleted \(Array($0))") }
      }
    }
    let log = Box<[String]>([])
    let page = ListPage { Swiped(log: log) }
    let openers = page.page.elements.filter { $0.attribute("aria-haspopup") == "menu" }
    #expect(openers.count == 2, "one menu in a row")
    #expect(openers.allSatisfy { $0.attribute("aria-label") == "More actions" })
    try page.page.click("Archive b")
    try page.page.click("Delete")
    #expect(log.value == ["b", "deleted [0]"])
    let swiped = page.page.elements.filter {
      $0.attribute("data-recognizers")?.contains("swipe:left,right,slide") == true
    }
    #expect(swiped.count == 2)
    #expect(swiped.allSatisfy { $0.attribute("data-do")?.contains("swipe:show=") == true })
  }

  @Test func aListIsLoadedAgain() async throws {
    let log = Box(0)
    let page = ListPage {
      List(["a"], id: \.self) { Text($0) }.refreshable { log.value += 1 }
    }
    #expect(try page.list.attribute("data-recognizers") == "listrows:r")
    try page.page.click("Refresh")
    await page.page.finishTasks()
    #expect(log.value == 1)
    try page.act("refresh")
    await page.page.finishTasks()
    #expect(log.value == 2)
  }

  @Test func theEndOfTheListLoadsMore() async throws {
    struct Loading: View {
      @State private var count = 20
      let log: Box<[String]>
      var body: some View {
        List(0..<count, id: \.self) { Text("row \($0)") }
          .onReachEnd {
            log.value.append("end")
            count += 20
          }
          .onReachStart { log.value.append("start") }
      }
    }
    func marks(_ page: ListPage) -> [Element] {
      page.page.elements.filter {
        $0.attribute("data-recognizers")?.utf8.starts(with: "intersect:".utf8) == true
      }
    }
    let log = Box<[String]>([])
    let page = ListPage { Loading(log: log) }
    #expect(marks(page).count == 2)
    func see(_ index: Int, _ isVisible: Bool) async throws {
      try page.page.send(
        .scrollVisibility(threshold: 0), data: #"{"isVisible":\#(isVisible)}"#,
        to: marks(page)[index])
      await page.page.finishTasks()
    }
    let before = marks(page)[1].attribute("data-recognizers")
    try await see(1, true)
    #expect(log.value == ["end"] && page.names.count == 40)
    #expect(
      marks(page)[1].attribute("data-recognizers") != before, "the browser reports it again")
    try await see(1, false)
    try await see(0, true)
    #expect(log.value == ["end", "start"])
  }
}
