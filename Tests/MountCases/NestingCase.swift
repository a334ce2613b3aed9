import TrellisDOM
import TrellisHTML

/// Nested elements, and whether the writer reports that HTML parsers build a different tree.
struct NestingCase: Encodable {
  let html: String
  let isNoted: Bool

  init(_ tags: [String]) {
    let document = Document()
    var notes = 0
    document.reportHandler = { _ in notes += 1 }
    var parent = document.root
    for tag in tags {
      let element = document.makeElement(tag)
      parent.insert(element)
      parent = element
    }
    html = HTMLWriter.page(document).body
    isNoted = notes > 0
  }

  /// Every element in every other, and with one in between.
  static var all: [NestingCase] {
    var cases: [NestingCase] = []
    for outer in holders {
      for inner in holders + voids {
        cases.append(NestingCase([outer, inner]))
        cases.append(NestingCase([outer, "span", inner]))
        cases.append(NestingCase([outer, "div", inner]))
      }
    }
    return cases
  }

  private static let holders = [
    "a", "abbr", "address", "article", "aside", "b", "bdi", "blockquote", "button", "canvas",
    "caption",
    "cite", "code", "colgroup", "data", "dd", "del", "details", "dfn", "dialog", "div", "dl", "dt",
    "em",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h6", "header", "hgroup", "i",
    "ins",
    "kbd", "label", "legend", "li", "main", "mark", "menu", "meter", "nav", "ol", "optgroup",
    "option",
    "output", "p", "picture", "pre", "progress", "q", "s", "samp", "search", "section", "select",
    "small",
    "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead",
    "time", "tr",
    "u", "ul", "var", "video",
  ]
  private static let voids = ["br", "col", "hr", "img", "input", "source", "track", "wbr"]
}
