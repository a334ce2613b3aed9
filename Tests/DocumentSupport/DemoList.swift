package import TrellisDOM

/// The list for measuring wire sizes and memory: a counter and rows of four elements each, with realistic
/// styles and texts.
package struct DemoList {
  package let document = Document()
  package let counter: Element
  private let list: Element
  package private(set) var rows: [Element] = []
  private var top = 0.0

  package init(rows count: Int) {
    counter = document.makeElement("span")
    list = document.makeElement("ul")
    counter.frame = Frame(left: 16, top: 8, width: 40, height: 20)
    counter.text = "0"
    list.frame = Frame(left: 0, top: 40, width: 600, height: Double(count) * 56)
    document.root.setChildren([counter, list])
    for index in 0..<count { rows.append(makeRow(index)) }
    list.setChildren(rows)
  }

  private mutating func makeRow(_ index: Int) -> Element {
    let row = document.makeElement("li")
    let height = index % 3 == 0 ? 72.0 : 56
    row.frame = Frame(left: 0, top: top, width: 600, height: height)
    top += height
    row.setStyle("border-bottom", "1px solid var(--line)")
    row.setListener("click") { _ in }
    let name = text("div", "Item \(index)", left: 16, top: 10, height: 20)
    name.setStyle("font", "600 15px/20px Inter")
    let note = text("div", "note \(index * 37 % 1000)", left: 16, top: 32, height: 16)
    note.setStyle("font", "13px/16px Inter")
    note.setStyle("color", "var(--muted)")
    let button = text("button", "Edit", left: 540, top: 16, height: 24)
    button.setStyle("background", "var(--accent)")
    button.setStyle("border-radius", "6px")
    button.setStyle("color", "#fff")
    button.setListener("click") { _ in }
    row.setChildren([name, note, button])
    return row
  }

  private func text(
    _ tag: String, _ text: String, left: Double, top: Double, height: Double
  ) -> Element {
    let element = document.makeElement(tag)
    let width = text.unicodeScalars.reduce(0) { $0 + 7 + Double($1.value % 5) * 0.21 }
    element.frame = Frame(left: left, top: top, width: width, height: height)
    element.text = text
    return element
  }

  /// Inserts a row at the beginning; all others move down.
  package mutating func insertFirst() {
    let row = makeRow(rows.count)
    row.frame?.top = 0
    for other in rows { other.frame?.top += row.frame?.height ?? 0 }
    rows.insert(row, at: 0)
    list.setChildren(rows)
    list.frame?.height += row.frame?.height ?? 0
  }
}
