import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// The rules for each start tag in a body, as tables of all names. Source: WHATWG HTML, §13.2.6.4.7 and §13.1.2.
struct StartTagRulesTests {
  private static let blocks =
    ("address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header"
    + " hgroup main menu nav ol p search section summary ul").split(separator: " ").map(String.init)
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
  /// Elements that end an open paragraph.
  private static let paragraphEnds =
    blocks + headings + ["pre", "listing", "form", "li", "dd", "dt", "hr"]
  private static let formatting =
    "a b big code em font i s small strike strong tt u nobr".split(separator: " ").map(String.init)
  private static let void =
    "area base br col embed hr img input link meta source track wbr".split(separator: " ").map(
      String.init)
  /// Elements with nothing special about them.
  private static let ordinary =
    ("abbr audio bdi bdo canvas cite data del dfn ins kbd label map mark meter object output progress q samp span"
    + " sub sup time var video x-own ruby marquee applet button").split(separator: " ").map(
      String.init)
  /// Elements whose content is no scope of the elements around them.
  private static let scopes = ["applet", "marquee", "object", "button"]

  private static let all = Array(Set(paragraphEnds + formatting + ordinary)).sorted()

  /// The content of the body, without a quirk.
  private func body(_ text: String) throws -> String {
    let html = MarkupTree(try ParsedDocument(html: "<!DOCTYPE html><body>" + text)).html
    let (start, end) = ("<!DOCTYPE html><html><head></head><body>", "</body></html>")
    #expect(html.hasPrefix(start) && html.hasSuffix(end))
    return String(html.dropFirst(start.count).dropLast(end.count))
  }

  @Test(arguments: all) func aStartTagEndsAParagraphOrIsPartOfIt(tag: String) throws {
    let (start, end) = ("<\(tag)>", Self.void.contains(tag) ? "" : "</\(tag)>")
    let expected =
      Self.paragraphEnds.contains(tag)
      ? "<p>x</p>\(start)\(end)" : "<p>x\(start)\(end)</p>"
    #expect(try body("<p>x<\(tag)>") == expected)
    // The paragraph is found through other elements, but not through a scope.
    let inner =
      Self.paragraphEnds.contains(tag)
      ? "<p><span>x</span></p>\(start)\(end)" : "<p><span>x\(start)\(end)</span></p>"
    #expect(try body("<p><span>x<\(tag)>") == inner)
    for scope in Self.scopes where tag != "button" || scope != "button" {
      #expect(
        try body("<p><\(scope)>x<\(tag)>") == "<p><\(scope)>x\(start)\(end)</\(scope)></p>",
        "in \(scope)")
    }
  }

  @Test(arguments: all) func formattingGoesOnInsideOfTextLevelElements(tag: String) throws {
    let (start, end) = ("<\(tag)>", Self.void.contains(tag) ? "" : "</\(tag)>")
    let isText = !Self.paragraphEnds.contains(tag)
    let before = "<p><u id=\"1\">x</u></p>"
    #expect(
      try body("<p><u id=1>x</p><\(tag)>")
        == before + (isText ? "<u id=\"1\">\(start)\(end)</u>" : "\(start)\(end)"))
    // A text inside opens it again, unless the element is a scope of formatting.
    guard !Self.void.contains(tag), !["applet", "marquee", "object"].contains(tag), !isText
    else { return }
    #expect(
      try body("<p><u id=1>x</p><\(tag)>y")
        == before + "<\(tag)><u id=\"1\">y</u>\(end)")
  }

  @Test(arguments: all) func anEndTagEndsTheElementAndThoseInIt(tag: String) throws {
    guard !Self.void.contains(tag) else { return }
    let text = try body("<div><\(tag)>a<span>b</\(tag)>c</div>")
    switch tag {
    case "div": #expect(text == "<div><div>a<span>b</span></div>c</div>")
    case "span": #expect(text == "<div><span>a<span>b</span>c</span></div>")
    // Elements that are open inside a form stay open.
    case "form": #expect(text == "<div><form>a<span>bc</span></form></div>")
    default: #expect(text == "<div><\(tag)>a<span>b</span></\(tag)>c</div>")
    }
    // An end tag without an element is ignored, except the end tag of a paragraph.
    #expect(try body("a</\(tag)>b") == (tag == "p" ? "a<p></p>b" : "ab"))
  }

  @Test(arguments: void) func aVoidElementHasNoContent(tag: String) throws {
    guard !["base", "link", "meta", "col"].contains(tag) else { return }
    #expect(try body("<div><\(tag)>x</div>y") == "<div><\(tag)>x</div>y")
    #expect(try body("<div><\(tag)/>x</div>y") == "<div><\(tag)>x</div>y")
  }

  @Test func anElementInAListEndsItsSibling() throws {
    for (item, list) in [("li", "ul"), ("li", "ol"), ("dt", "dl"), ("dd", "dl")] {
      #expect(
        try body("<\(list)><\(item)>a<\(item)>b</\(list)>c")
          == "<\(list)><\(item)>a</\(item)><\(item)>b</\(item)></\(list)>c")
      for inner in ["address", "div", "p", "span", "b"] {
        let start = try body("<\(list)><\(item)><\(inner)>a<\(item)>")
        #expect(start.hasPrefix("<\(list)><\(item)><\(inner)>a</\(inner)></\(item)>"), "\(inner)")
      }
      for inner in ["section", "button", "blockquote", "ul", "ol", "marquee", "object"] {
        let start = try body("<\(list)><\(item)><\(inner)>a<\(item)>")
        #expect(start.hasPrefix("<\(list)><\(item)><\(inner)>a<\(item)></\(item)>"), "\(inner)")
      }
    }
    #expect(try body("<dl><dt>a<dd>b<dt>c</dl>") == "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>")
  }

  @Test func aHeadingEndsAHeadingOnly() throws {
    for outer in Self.headings {
      for inner in Self.headings {
        #expect(
          try body("<\(outer)>a<\(inner)>b</\(outer)>c")
            == "<\(outer)>a</\(outer)><\(inner)>b</\(inner)>c")
      }
      #expect(
        try body("<\(outer)>a<b>b<h1>c") == "<\(outer)>a<b>b<h1>c</h1></b></\(outer)>")
    }
  }

  /// The greatest number of nodes counts nodes of each kind.
  @Test(arguments: ["<br>", "<!--a-->", "<b></b>a", "<svg></svg>", "a<hr>"])
  func everyNodeCounts(text: String) throws {
    // A root, a head and a body are nodes too.
    let most = 10
    let each = text.hasPrefix("a") || text.hasSuffix("a") ? 2 : 1
    let fits = (most - 3) / each
    func read(_ count: Int) throws {
      _ = try ParsedDocument(
        html: "<html><head></head><body>" + String(repeating: text, count: count),
        limits: ParseLimits(nodes: most))
    }
    try read(fits)
    #expect(throws: ParseError.tooManyNodes(limit: most)) { try read(fits + 1) }
  }

  /// Source: WHATWG HTML, §13.2.6.4.7, "frameset-ok flag".
  @Test func aFramesetReplacesABodyWithoutContent() throws {
    func hasFrameset(_ text: String) throws -> Bool {
      MarkupTree(try ParsedDocument(html: text + "<frameset>")).html.contains("<frameset>")
    }
    let ending =
      "pre listing li dd dt table area br embed img wbr hr button applet marquee object iframe textarea"
    for tag in ending.split(separator: " ") {
      #expect(try !hasFrameset("<p><\(tag)></\(tag)>"), "\(tag)")
    }
    for tag in ["p", "div", "b", "a", "span", "h1", "ul", "form", "section", "code", "svg", "math"]
    {
      #expect(try hasFrameset("<p><\(tag)></\(tag)>"), "\(tag)")
      for text in ["", " ", "\n\t ", "<!--a-->"] {
        #expect(try hasFrameset("<p><\(tag)>\(text)</\(tag)>"), "\(tag)")
      }
      for text in ["a", " a ", "&nbsp;"] {
        #expect(try !hasFrameset("<p><\(tag)>\(text)</\(tag)>"), "\(tag)")
      }
    }
    #expect(try hasFrameset("<p><svg>\0</svg>"))
    #expect(try hasFrameset("<p><input type=hidden>"))
    #expect(try !hasFrameset("<p><input>"))
    #expect(try !hasFrameset("<body>"))
  }

  @Test(arguments: [
    ("", ""), ("-", ""), ("--", ""), ("--!", ""), ("a", "a"), ("a-", "a"), ("a--", "a"),
    ("a--!", "a"), ("a!", "a!"), ("a-b", "a-b"), ("a--b", "a--b"), ("a---", "a-"), ("<!-", "<!"),
  ])
  func aCommentWithoutAnEndHasNoDashesAtItsEnd(text: String, content: String) throws {
    #expect(try body("x<!--" + text) == "x<!--\(content)-->")
    #expect(try body("x<!--" + content + "-->") == "x<!--\(content)-->")
  }
}
