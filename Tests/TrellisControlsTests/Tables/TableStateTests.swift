import Foundation
import Testing
import TrellisControls

@testable import TrellisControls

struct TableStateTests {
  private let full = TableState(
    query: TableQuery(
      order: [TableOrder(by: "a,b", isDescending: true), TableOrder(by: "c")],
      search: "x=1;y~2, z", filters: ["kind": "a=b", "o;": ""],
      expanded: ["x,y", "z"]),
    widths: ["a,b": 240, "c": 40], fitted: ["g=h"],
    pins: ["a,b": .trailing, "c": .free], hidden: ["d", "e;f"], columns: ["c", "a,b"])

  @Test func aDescriptionHasTheWholeState() throws {
    #expect(TableState(full.description) == full)
    #expect(TableState().description == "")
    #expect(TableState("") == TableState())
    let order = try #require(TableOrder("-date"))
    let plain = TableState(query: TableQuery(order: [order], search: "rent"))
    #expect(plain.description == "o=-date;q=rent")
  }

  @Test func aStateIsStoredAsJSON() throws {
    let bytes = try JSONEncoder().encode(full)
    #expect(try JSONDecoder().decode(TableState.self, from: bytes) == full)
  }

  @Test(arguments: [
    "{}", #"{"query":{}}"#, #"{"widths":{},"hidden":[],"columns":[]}"#,
    #"{"query":{"order":[],"search":"","filters":{}}}"#,
  ])
  func aStateOfAnOlderVersionIsRead(text: String) throws {
    #expect(try JSONDecoder().decode(TableState.self, from: Data(text.utf8)) == TableState())
  }

  @Test func aStoredWidthIsLimited() throws {
    let stored = Data(#"{"widths":{"a":1e300,"b":-1}}"#.utf8)
    let state = try JSONDecoder().decode(TableState.self, from: stored)
    #expect(state.widths == ["a": 1200, "b": 40])
  }

  @Test func anUnknownPinIsIgnored() {
    #expect(TableState("p.a=middle;p.b=leading")?.pins == ["b": .leading])
  }

  @Test(arguments: [
    "nonsense", "=", ";;;", "w.a=wide", "w.a=nan", "w.a=inf", "x=1", "o=", "w.", "q", "~", "f.=",
  ])
  func anAddressWithOtherPartsIsHarmless(text: String) throws {
    let state = try #require(TableState(text))
    #expect(state.widths.isEmpty && state.query.order.isEmpty && state.hidden.isEmpty)
  }

  @Test func widthsFromAnAddressAreLimited() {
    #expect(TableState("w.a=1e9;w.b=-5")?.widths == ["a": 1200, "b": 40])
  }

  @Test func aWidthIsANumberOrThatOfTheContents() {
    var state = TableState(widths: ["a": 80])
    state.fitWidth(of: "a")
    #expect(state.description == "w.a=fit" && TableState("w.a=fit") == state)
    state.setWidth(100, of: "a")
    #expect(state.description == "w.a=100")
    #expect(TableState("w.a=100;w.a=fit")?.widths == [:])
  }

  @Test func aLongAddressIsRefused() {
    #expect(TableState("q=" + String(repeating: "a", count: 5_000)) == nil)
    #expect(TableState(String(repeating: "x;", count: 200)) == nil)
  }

  @Test func aPressSortsForwardsBackwardsAndNotAtAll() {
    var query = TableQuery()
    query.press("a", shown: "none", adds: false)
    #expect(query.order == [TableOrder(by: "a")])
    query.press("a", shown: "ascending", adds: false)
    #expect(query.order == [TableOrder(by: "a", isDescending: true)])
    query.press("a", shown: "descending", adds: false)
    #expect(query.order.isEmpty)
  }

  @Test func aPressWithShiftAddsAColumn() {
    var query = TableQuery(order: [TableOrder(by: "a")])
    query.press("b", shown: "none", adds: true)
    #expect(query.order.map(\.description) == ["a", "b"])
    query.press("a", shown: "ascending", adds: true)
    #expect(query.order.map(\.description) == ["-a", "b"])
    query.press("a", shown: "descending", adds: true)
    #expect(query.order.map(\.description) == ["b"])
    query.press("c", shown: "none", adds: false)
    #expect(query.order.map(\.description) == ["c"])
  }

  /// Another tab has sorted by another column since the user saw the header.
  @Test func aPressOnAnOldOrderLeavesTheNewOne() {
    var query = TableQuery(order: [TableOrder(by: "b")])
    query.press("a", shown: "descending", adds: false)
    #expect(query.order == [TableOrder(by: "b")])
  }

  @Test func aColumnIsMovedWithinTheTable() {
    var state = TableState()
    state.move("b", by: 1, among: ["a", "b", "c"])
    #expect(state.columns == ["a", "c", "b"])
    state.move("a", by: -5, among: ["a", "c", "b"])
    #expect(state.columns == ["a", "c", "b"])
    state.move("x", by: 1, among: ["a"])
    #expect(state.columns == ["a", "c", "b"])
  }
}
