import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Random documents of many kinds of elements in each written form, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter WrittenDocumentsTests` writes them again.
struct WrittenDocumentsTests {
  private static let tags = [
    "div", "p", "h1", "a", "b", "span", "ul", "li", "dl", "dt", "dd", "table", "tr", "td", "pre",
    "form", "fieldset", "legend", "label", "input", "textarea", "select", "option", "optgroup",
    "button", "img", "br", "hr", "svg", "path", "details", "summary", "iframe", "meter", "code",
    "x-card", "article", "video", "rt", "col",
  ]
  private static let attributes = [
    ("class", ["a", "b c", "f0"]), ("href", ["/b?x=1&y", "https://example.org/", "mailto:a@b"]),
    ("src", ["/assets/i.png", "data:x"]), ("alt", ["A \"lake\""]), ("title", ["t < u"]),
    ("hidden", [""]), ("dir", ["rtl", "auto"]), ("data-layer", ["1"]), ("value", ["v", "x & y"]),
    ("type", ["checkbox", "radio", "hidden", "text"]), ("name", ["n", "m"]), ("checked", [""]),
    ("selected", [""]), ("multiple", [""]), ("disabled", [""]), ("placeholder", ["P"]),
    ("aria-label", ["L"]), ("srcset", ["/assets/a.png 1x, /b.png 2x"]), ("id", ["i", "j"]),
    ("open", [""]),
  ]
  private static let styles = [
    ("color", ["red", "#123456"]), ("position", ["static", "sticky"]),
    ("display", ["none", "flex"]),
    ("background-image", ["url(\"/assets/c.svg\")"]), ("font-size", ["12px"]), ("opacity", ["0.5"]),
    ("background-color", ["#ff0000"]), ("margin", ["0"]),
  ]

  /// Elements without content.
  private static let void: Set<String> = ["input", "img", "br", "hr", "col"]

  /// A document for a seed, at a width of the window.
  private func document(seed: UInt64, width: Double = 400) -> Document {
    var random = SeededGenerator(seed: seed)
    let document = Document()
    func grow(_ parent: Element, depth: Int) {
      var children: [Element] = []
      for index in 0..<(depth == 0 ? 4 : random.below(4)) {
        let element = document.makeElement(Self.tags[random.below(Self.tags.count)])
        let isRow = random.chance(50)
        let size = (
          width: Double(random.below(8)) * width / 16, height: Double(random.below(9)) * 5
        )
        if random.chance(85) {
          element.frame = Frame(
            left: isRow ? Double(index) * 50 : 5, top: isRow ? 4 : Double(index) * 30.25,
            width: size.width, height: size.height)
        }
        for _ in 0..<random.below(3) {
          let (name, values) = Self.attributes[random.below(Self.attributes.count)]
          element.setAttribute(name, values[random.below(values.count)])
        }
        if random.chance(40) {
          let (name, values) = Self.styles[random.below(Self.styles.count)]
          element.setStyle(name, values[random.below(values.count)])
        }
        if random.chance(20) {
          element.setListener(random.chance(50) ? "click" : "input") { _ in }
        }
        if random.chance(15) { element.setProperty("value", .string("p\(index)")) }
        if random.chance(8) { element.setProperty("checked", .bool(index % 2 == 0)) }
        if Self.void.contains(element.tag) {
        } else if depth < 4, random.chance(60) {
          grow(element, depth: depth + 1)
        } else if random.chance(70) {
          element.text = ["one", "two & <three>", "\nline\n\nlines ", "ü"][random.below(4)]
        }
        children.append(element)
      }
      parent.setChildren(children)
    }
    grow(document.root, depth: 0)
    return document
  }

  private static let sheet = """
    :where([data-trellis]) { --t: light-dark(#123456,#ffffff); }
    :where([data-trellis] .a, .other) { color: var(--t); background: var(--none, #eee); display: grid }
    h1 { font: bold 20px x } .b { border-radius: 4px }
    """

  @Test func eachForm() throws {
    var text = ""
    var addresses = RelativeAddresses(
      prefix: "/assets/", fromPage: "../assets/", fromStyleSheet: "")
    addresses.page = { "page:\($0)" }
    for seed in UInt64(1)...16 {
      let document = document(seed: seed)
      let notes = Notes()
      document.reportHandler = { notes.lines.append($0) }
      document.announceAll()
      let page = HTMLWriter.page(document, addresses: addresses)
      text += "seed \(seed)\n\(page.body)\n\(page.styleSheet)"
      text += "\(page.elementCount), \(page.isFaithful), \(page.hasFields)\n"
      text += notes.lines.map { "note: \($0)\n" }.joined()
      text += HTMLWriter.snapshot(document)
      let mail = MailWriter.mail(document, styles: MailStyles(Self.sheet), addresses: addresses)
      text += "\(mail.html)\n\(mail.text)\n"
      text += "\(document.checkInvariants())\n"
      text += document.root.postedForms.map { "\($0.fileFields.count)\n" }.joined()
    }
    try Golden("written-documents.txt").check(text)
  }

  private final class Notes: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test func pagesOfSeveralWidths() throws {
    var text = ""
    for seed in UInt64(1)...8 {
      let documents = [320.0, 640, 1280].map { width in
        (width: width, document: document(seed: width > 1000 && seed > 4 ? 99 : seed, width: width))
      }
      for (_, document) in documents { document.announceAll() }
      let page = HTMLWriter.page(documents)
      text += "seed \(seed)\n\(page.body)\n\(page.styleSheet)"
      text += "\(page.elementCount), \(page.isFaithful), \(page.hasFields)\n"
    }
    try Golden("pages-of-widths.txt").check(text)
  }
}
