import TestSupport

@testable import TrellisDOM
@testable import TrellisHTML

/// Makes random pages with lists, tables and sections.
struct RandomMarkup {
  private var random: SeededGenerator
  private var builder = MarkupTree.Builder()
  private let hasSpace: Bool

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    hasSpace = seed % 2 == 0
  }

  static func page(seed: UInt64, sections: Int = 4) -> MarkupTree {
    var page = RandomMarkup(seed: seed)
    page.builder.open(.document, "")
    page.builder.leaf(.doctype, "html")
    page.builder.open(.element, "html", [MarkupTree.Attribute(name: "lang", value: "en")])
    page.element("head") { page in page.element("title") { $0.text(3) } }
    page.element("body") { page in
      page.space()
      for _ in 0..<sections { page.section(3) }
    }
    return page.builder.finish()
  }

  private mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ content: (inout RandomMarkup) -> Void
  ) {
    builder.open(.element, name, attributes.map { MarkupTree.Attribute(name: $0, value: $1) })
    content(&self)
    builder.close()
  }

  private mutating func space() { if hasSpace { builder.leaf(.text, "\n  ") } }

  private mutating func text(_ most: Int) {
    let list = ["Lorem", "ipsum", "dolor", "sit", "1", "2", "3", "amet", "sed", "Save", "Open"]
    builder.leaf(
      .text,
      (0...random.below(most)).map { _ in list[random.below(list.count)] }.joined(separator: " "))
  }

  private mutating func section(_ depth: Int) {
    let kind = random.below(5)
    switch kind {
    case 0 where depth > 0, 1 where depth > 0:
      let name = ["div", "section", "article"][random.below(3)]
      let attributes = random.chance(40) ? [("class", "box\(random.below(3))")] : []
      element(name, attributes) { page in
        page.space()
        for _ in 0...page.random.below(4) { page.section(depth - 1) }
      }
    case 2:
      element("ul") { page in
        page.space()
        for _ in 0...page.random.below(8) {
          page.element("li") { page in
            if page.random.chance(40) {
              page.element("a", [("href", "/\(page.random.below(9))")]) { $0.text(2) }
            } else {
              page.text(3)
            }
          }
          page.space()
        }
      }
    case 3:
      element("table") { page in
        page.element("tbody") { page in
          for _ in 0...page.random.below(6) {
            page.element("tr") { page in
              for _ in 0..<4 { page.element("td") { $0.text(1) } }
            }
          }
        }
      }
    default:
      let attributes = random.chance(20) ? [("id", "p\(random.below(1000))")] : []
      element("div", attributes) { page in
        page.text(12)
        if page.random.chance(50) {
          page.element("b") { $0.text(2) }
          page.text(8)
        }
        if page.random.chance(30) {
          page.builder.open(.element, "br")
          page.builder.close()
        }
      }
    }
    space()
  }
}
