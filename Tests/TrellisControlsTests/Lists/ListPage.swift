import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisViews

/// A page with a list in 400 x 500 CSS pixels, whose rows the test presses as the client does.
struct ListPage {
  let page: TestPage

  init(
    direction: WritingDirection = .leftToRight, width: Double = 400,
    isolation: (any Actor)? = #isolation, _ view: @escaping () -> some View
  ) {
    page = TestPage(
      environment: HostEnvironment(
        traits: Traits(
          viewport: Size(width: width, height: 500), writingDirection: direction, language: "en")),
      sizeRange: { SizeRange(exactly: $0.viewport) }, isolation: isolation,
      provider: { HostingComponent(Group { view() }) })
  }

  var list: Element {
    get throws {
      try #require(page.elements.first { $0.attribute("data-rows") != nil })
    }
  }

  /// The mounted items.
  var rows: [Element] { page.elements.filter { $0.attribute("aria-posinset") != nil } }

  /// The first text of each mounted item.
  var names: [String] { rows.map(Self.text) }

  static func text(_ row: Element) -> String {
    row.text ?? row.descendants.compactMap(\.text).first ?? ""
  }

  func row(_ text: String) throws -> Element {
    try #require(rows.first { Self.text($0) == text }, "no row \(text) among \(names)")
  }

  /// The texts of the selected rows that are mounted.
  var selected: [String] {
    rows.filter { $0.attribute("aria-selected") == "true" }.map(Self.text)
  }

  /// Sends an action for a row, as `public/listrows.js` does.
  func act(_ act: String, _ text: String? = nil, to other: String? = nil) throws {
    let (row, target) = (try text.map(row), try other.map(self.row))
    try send(
      act, row: index(row), id: row?.attribute("data-id") ?? "", to: index(target),
      toID: target?.attribute("data-id") ?? "", was: row?.attribute("aria-selected") == "true")
  }

  private func index(_ row: Element?) -> Int {
    row?.attribute("data-row").flatMap { Int($0) }.map { $0 - 1 } ?? 0
  }

  func send(
    _ act: String, row: Int, id: String, to: Int = 0, toID: String = "", was: Bool = false
  ) throws {
    try send(
      #"{"act":"\#(act)","row":\#(row),"id":"\#(id)","to":\#(to),"toid":"\#(toID)","was":\#(was)}"#)
  }

  func send(_ data: String) throws {
    page.host.document.announceAll()
    _ = page.host.handle(UIEvent(type: "listrow", target: try list.id, data: data))
    page.settle()
  }

  /// Reports the visible part of the list, as the browser does.
  func scroll(to top: Double, focused: Int = 0) throws {
    let word = try #require(try list.attribute("data-recognizers"))
    let part = try #require(
      word.split(separator: " ").first { $0.utf8.starts(with: "listwindow:".utf8) })
    let epoch = String(
      part.split(separator: ":")[1].unicodeScalars.drop { ("a"..."z").contains($0) })
    let data = #"{"top":\#(top),"height":500,"epoch":\#(epoch),"focused":\#(focused)}"#
    page.host.document.announceAll()
    _ = page.host.handle(UIEvent(type: "listwindow", target: try list.id, data: data))
    page.settle()
  }
}
