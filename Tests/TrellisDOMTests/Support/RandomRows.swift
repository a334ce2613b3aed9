import TestSupport
import TrellisDOM

/// A document with a list of rows, with random changes of many rows at once; deterministic for a seed.
struct RandomRows {
  let document = Document()
  var random: SeededGenerator
  private let list: Element
  private var rows: [Element] = []
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    list = document.makeElement("ul")
    document.root.setChildren([document.makeElement("p"), list])
    append(random.below(60))
  }

  mutating func change() {
    for _ in 0...random.below(2) {
      switch random.below(9) {
      case 0: append(random.below(80))
      case 1: rows.reverse()
      case 2:
        let step = random.below(9) + 2
        rows = rows.enumerated().filter { !$0.offset.isMultiple(of: step) }.map(\.element)
      case 3: rows.removeAll()
      case 4: rows.shuffle(using: &random)
      case 5: if rows.count > 1 { rows.swapAt(0, rows.count - 1) }
      case 6: if let row = rows.first { rows = rows.dropFirst() + [row] }
      case 7: for row in rows where random.chance(10) { row.children.first?.text = "changed" }
      default: rows = Array(rows.dropFirst(random.below(40)))
      }
    }
    list.setChildren(rows)
    arrange()
  }

  private mutating func append(_ number: Int) {
    let isWide = random.chance(20)
    for _ in 0..<number {
      count += 1
      rows.append(makeRow(count, isWide: isWide))
    }
    list.setChildren(rows)
    arrange()
  }

  private mutating func makeRow(_ number: Int, isWide: Bool) -> Element {
    let row = document.makeElement("li")
    row.setAttribute("data-key", "\(number)")
    row.setListener("click") { _ in }
    let id = document.makeElement("b")
    id.text = "\(number)"
    let label = document.makeElement("span")
    label.text = ["one", "two", "three \"quoted\"", "0", "7"][random.below(5)]
    label.setStyle("color", random.chance(50) ? "red" : "blue")
    label.frame = Frame(
      left: 20, top: 2, width: Double(random.below(5)) * 10.25, height: 10)
    var parts = [id, label]
    if isWide {
      let field = document.makeElement("input")
      field.setProperty("value", .string(random.chance(50) ? "same" : "value \(number)"))
      field.setProperty("checked", .bool(random.chance(50)))
      parts.append(field)
    }
    if random.chance(3) { parts.append(document.makeElement("x-card")) }
    row.setChildren(parts)
    return row
  }

  private mutating func arrange() {
    let height = random.chance(20) ? 20.5 : 20
    for (index, row) in rows.enumerated() {
      row.frame = Frame(left: 0, top: Double(index) * height, width: 300, height: height)
    }
    if random.chance(10) { rows.last?.frame = nil }
  }
}
