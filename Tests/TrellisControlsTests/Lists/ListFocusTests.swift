import TestSupport
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

/// A key in a list that was scrolled away from the row with the focus shows the row beside it.
struct ListFocusTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private func page(_ count: Int) -> ListPage {
    let items = (0..<count).map { Item(id: $0) }
    return ListPage { List(items, selection: .constant(Set<Int>())) { Text($0.name) } }
  }

  private func press(_ page: ListPage, _ text: String, to index: Int) throws {
    let row = try page.row(text)
    let place = try #require(row.attribute("data-row").flatMap { Int($0) })
    try page.send(
      "go", row: place - 1, id: try #require(row.attribute("data-id")), to: index)
  }

  @Test func theRowBesideTheFocusIsMounted() throws {
    let page = page(5_000)
    try page.scroll(to: 100_000, focused: 4)
    #expect(page.names.contains("row 3") && !page.names.contains("row 4"))
    try press(page, "row 3", to: 4)
    #expect(page.names.contains("row 4") && page.names.contains("row 5"))
    let words = try #require(try page.list.attribute("data-recognizers"))
    let ends = words.split(separator: " ").map { $0.split(separator: ":").last }
    #expect(ends.contains { $0.map { $0.utf8.elementsEqual("nearest".utf8) } ?? false })
    // A second request for the same row.
    try page.scroll(to: 100_000, focused: 4)
    try press(page, "row 3", to: 4)
    #expect(page.names.contains("row 4"))
  }

  @Test func aHeaderIsPassed() throws {
    let page = ListPage {
      List(selection: .constant(Set<Int>())) {
        ForEach([0, 1], id: \.self) { part in
          Section("part \(part)") {
            ForEach((0..<2_000).map { Item(id: part * 2_000 + $0) }) { Text($0.name) }
          }
        }
      }
    }
    // Indexes count the headers: row 1999 has 2000, and the next header 2001.
    try page.scroll(to: 0, focused: 2)
    try page.send("go", row: 1, id: try #require(page.rows[0].attribute("data-id")), to: 2_001)
    #expect(page.names.contains("row 2000"))
  }

  @Test func hostileRequestsAreHarmless() throws {
    let page = page(5_000)
    let id = try #require(try page.row("row 3").attribute("data-id"))
    for (row, to) in [(3, Int(Int32.max)), (Int(Int32.max), 4), (3, 3)] {
      try page.send("go", row: row, id: id, to: to)
      #expect(page.rows.count < 100)
    }
    try page.send("go", row: 3, id: "zzz", to: 7)
    try page.send("go", row: -1, id: id, to: -7)
  }
}
