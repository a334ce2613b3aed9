import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

/// A list that is shown again, whose tab has stored the key of the row that was visible.
struct RestoredListTests {
  private struct Items: View {
    @State var items: [Int]
    var body: some View {
      VStack {
        Button("insert") { items.insert(contentsOf: (0..<100).map { -1 - $0 }, at: 0) }
        Button("remove") { items.removeAll { $0 == 5_000 } }
        List(items, id: \.self) { Text("row \($0)").frame(height: 40 + Double(abs($0) % 3) * 10) }
      }
    }
  }

  /// A page whose list was scrolled to row 5,000; the place of this row with its key.
  private func opened() throws -> (page: ListPage, key: String) {
    let page = ListPage { Items(items: Array(0..<10_000)) }
    try page.scroll(to: 240_000)
    try report(#""row":5001,"frame":240000,"top":239990"#, to: page)
    let row = try page.row("row 5000")
    let key = try #require(row.attribute("data-id"))
    try page.scroll(to: 0)
    return (page, key)
  }

  private func report(_ place: String, to page: ListPage) throws {
    let word = try #require(try page.list.attribute("data-recognizers"))
    let part = try #require(
      word.split(separator: " ").first { $0.utf8.starts(with: "listwindow:".utf8) })
    let epoch = part.split(separator: ":")[1]
    page.page.host.document.announceAll()
    let data = #"{"height":500,"epoch":\#(epoch),"focused":0,\#(place)}"#
    _ = page.page.host.handle(UIEvent(type: "listwindow", target: try page.list.id, data: data))
    page.page.settle()
  }

  @Test func theRowIsFoundByItsKeyAfterAnInsertion() throws {
    let (page, key) = try opened()
    try page.page.click("insert")
    try report(#""row":5001,"frame":240000,"top":239990,"id":"\#(key)""#, to: page)
    let row = try page.row("row 5000")
    #expect(row.attribute("data-row") == "5101")
    #expect(row.frame?.top == 240_000)
    #expect(page.names.count < 60)
  }

  @Test func aRowThatWasRemovedIsFoundByItsIndex() throws {
    let (page, key) = try opened()
    try page.page.click("remove")
    try report(#""row":5001,"frame":240000,"top":239990,"id":"\#(key)""#, to: page)
    #expect(try page.row("row 5001").frame?.top == 240_000)
  }

  @Test(arguments: [
    "\"\"", "\"nothing\"", "null", "7", "\"\(String(repeating: "k", count: 9_000))\"",
  ])
  func anotherKeyIsIgnored(key: String) throws {
    let (page, _) = try opened()
    try report(#""row":5001,"frame":240000,"top":239990,"id":\#(key)"#, to: page)
    #expect(try page.row("row 5000").frame?.top == 240_000)
  }
}
