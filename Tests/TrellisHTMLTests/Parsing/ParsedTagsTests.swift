import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// The trees of tags in each kind of content, as texts of the folder `Golden`. html5lib makes the same trees, except for
/// templates, which it does not have, and for lists of choices, ruby and ends in SVG, for which its rules are older.
///
/// `UPDATE_GOLDEN=1 swift test --filter ParsedTagsTests` writes them again.
struct ParsedTagsTests {
  /// Texts after which the tree builder is in each of its modes, or has open elements that rules look for.
  private static let contexts = [
    "", "<!DOCTYPE html>", "<head>", "<head><noscript>", "<title></title></head>", "<body>x",
    "<p>x", "<p><b>x", "<p><button>x", "<h1>x", "<ul><li>x", "<dl><dd>x", "<form>x", "<a>x",
    "<nobr>x", "<b><div>x", "<ruby><rb>x", "<table>", "<table>x", "<table><caption>x",
    "<table><colgroup>", "<table><tbody>", "<table><tr>", "<table><tr><td>x", "<select>",
    "<select><option>x", "<table><tr><td><select>", "<template>", "<template><tr>", "<svg>",
    "<svg><desc>x", "<math><mi>x", "<frameset>", "<frameset></frameset>", "<body></body>",
    "<html></html>", "<object><p>x",
    "<table><caption><b>x", "<table><tr><td><b>x", "<pre>", "<option>x",
  ]
  private static let tags = [
    "html", "head", "body", "title", "base", "script", "style", "noscript", "template", "p", "br",
    "hr", "h1", "h2", "div", "pre", "form", "input", "button", "a", "b", "nobr", "object", "ul",
    "li", "dd", "dt", "table", "caption", "colgroup", "col", "tbody", "tfoot", "tr", "td", "th",
    "select", "option", "optgroup", "textarea", "svg", "math", "desc", "mi", "font", "image",
    "frameset", "frame", "noframes", "iframe", "plaintext", "rb", "rt", "rtc", "span", "x-own",
  ]

  private func html(_ text: String) throws -> String {
    MarkupTree(try ParsedDocument(html: text)).html.replacing("\n", with: "␊")
  }

  /// The result without the parts that nearly all pages have.
  private func brief(_ text: String) throws -> String {
    let all = try html(text)
    let (start, end) = ("<html><head></head><body>", "</body></html>")
    guard all.hasPrefix(start), all.hasSuffix(end) else { return all }
    return "…" + all.dropFirst(start.count).dropLast(end.count) + "…"
  }

  @Test func eachTagInEachContext() throws {
    var text = ""
    for context in Self.contexts {
      text += "\(context)\n"
      for tag in Self.tags {
        text += "  <\(tag)>y  \(try brief("\(context)<\(tag)>y"))\n"
        text += "  </\(tag)>y  \(try brief("\(context)</\(tag)>y"))\n"
      }
      for other in ["<!--c-->", " ", "&amp;", "<!DOCTYPE x>", "<input type=hidden>", "\0"] {
        text += "  \(other.replacing("\0", with: "NUL"))  \(try brief("\(context)\(other)"))\n"
      }
    }
    text = text.replacing("\0", with: "␀")
    try Golden("parsed-tags.txt").check(text)
  }

  @Test func changesOfMarkup() throws {
    let text = ByteChanges.transcript(
      of: [
        "<a b=\"c&lt\" d='e'f=g h/>&#x41;&notin;", "<!DOCTYPE html PUBLIC \"a\" 'b'>",
        "<!--a--!>b<?d><script><!--<script></script>--></script>e", "<title>a&amp;</title></p >",
      ], with: "<>/-\"& "
    ) {
      (try? html(String(decoding: $0, as: UTF8.self)).replacing("\0", with: "␀")) ?? "an error"
    }
    try Golden("changed-markup.txt").check(text)
  }

  @Test func changesOfSmallTexts() throws {
    var text = ByteChanges.transcript(
      of: ["p", "ul > li.a", "a[href^=\"x\"]:not(.b), #c", "li:nth-child(2n+1) + b ~ i", "*|a"],
      with: " .>[]2*:"
    ) { CSSSelector.xpath(String(decoding: $0, as: UTF8.self)) ?? "nil" }
    text += ByteChanges.transcript(
      of: ["<p a=\"b&amp;\" c>x<br>&nbsp;<!--d--></p>", "<pre>\n</pre>", "<style>a&b]]></style>"],
      with: "<>/&;\" "
    ) { bytes in
      do {
        let xml = try XHTMLText.page(String(decoding: bytes, as: UTF8.self))
        return String(xml.dropFirst(39)).replacing("\n", with: "␊")
      } catch {
        return "\(error)"
      }
    }
    try Golden("changed-texts.txt").check(text)
  }
}
