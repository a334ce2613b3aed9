import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct HTMLReaderTests {
  /// Pages that HTML 4 and HTML5 read differently.
  @Test(arguments: [
    ("<template><p>a</template>b", "<html><head><template><p>a</p></template></head><body>b"),
    ("<p>a<section>b</section>", "<p>a</p><section>b</section>"),
    ("<b>1<p>2</b>3</p>", "<b>1</b><p><b>2</b>3</p>"),
    ("<a>1<a>2", "<a>1</a><a>2</a>"),
    ("<table>x<tr><td>y</table>", "x<table><tbody><tr><td>y</td></tr></tbody></table>"),
    ("<table><td>y<tr>", "<table><tbody><tr><td>y</td></tr><tr></tr></tbody></table>"),
    ("<ul><li>1<li>2<ul><li>3</ul></ul>", "<ul><li>1</li><li>2<ul><li>3</li></ul></li></ul>"),
    ("<dl><dt>1<dd>2<dt>3</dl>", "<dl><dt>1</dt><dd>2</dd><dt>3</dt></dl>"),
    (
      "<select><option>1<option>2</select>", "<select><option>1</option><option>2</option></select>"
    ),
    ("<ruby>1<rt>2<rp>3</ruby>", "<ruby>1<rt>2</rt><rp>3</rp></ruby>"),
    (
      "<svg viewbox=0><lineargradient/><path/></svg>x",
      "<svg viewBox=\"0\"><linearGradient></linearGradient><path></path></svg>x"
    ),
    ("<svg><p>x", "<svg></svg><p>x</p>"),
    ("<svg><title><p>x", "<svg><title><p>x</p></title></svg>"),
    ("<math><mi><b>x</b></mi></math>", "<math><mi><b>x</b></mi></math>"),
    (
      "<script>if (a < b) '</b>'</script>",
      "<html><head><script>if (a < b) '</b>'</script></head><body>"
    ),
    ("<textarea>\n<b></textarea>", "<textarea>&lt;b&gt;</textarea>"),
    ("<pre>\n\nx", "<pre>\n\nx</pre>"),
    ("a<br/>b</br>c", "a<br>b<br>c"), ("a</p>", "a<p></p>"), ("a</i>b", "ab"),
    (
      "&eacute;&notit;&notin;&#x80;&#0;&#xD800;&nosuch;&AMP",
      "é¬it;∉€\u{FFFD}\u{FFFD}&amp;nosuch;&amp;"
    ),
    ("<p title='&copy=1&copy;'>", "<p title=\"&amp;copy=1©\"></p>"),
    ("a\0b<p\0 c=\0>", "ab<p\u{FFFD} c=\"\u{FFFD}\"></p\u{FFFD}>"),
    ("<p a=1 A=2 b>", "<p a=\"1\" b=\"\"></p>"), ("a\r\nb\rc", "a\nb\nc"), ("\u{FEFF}a", "a"),
    ("<form><form>x</form>", "<form>x</form>"),
    ("<button>1<button>2", "<button>1</button><button>2</button>"),
    ("<noscript><p>x</p></noscript>", "<html><head><noscript></noscript></head><body><p>x</p>"),
    ("<!--a--!>b<!-->c<!--d", "<!--a--><html><head></head><body>b<!---->c<!--d-->"),
    ("<x-y><z></x-y>a", "<x-y><z></z></x-y>a"),
    ("<frameset><frame>", "<html><head></head><frameset><frame></frameset></html>"),
  ])
  func pagesAreReadAsInBrowsers(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected.replacing("<html><head></head><body>", with: ""))
  }

  @Test func aTagThatDoesNotEndIsDropped() throws {
    #expect(try bodyHTML("a<b") == "a")
    #expect(try bodyHTML("a<b title='") == "a")
    #expect(try bodyHTML("a<") == "a&lt;")
  }

  @Test func documentTypesAndCommentsStayInOrder() throws {
    let text = "<!--1--><!DOCTYPE html PUBLIC \"x\" \"y\"><!--2--><p>a</p><!--3-->"
    #expect(
      MarkupTree(try ParsedDocument(html: text)).html
        == "<!--1--><!DOCTYPE html PUBLIC \"x\" \"y\"><!--2--><html><head></head><body><p>a</p><!--3--></body></html>"
    )
  }

  @Test func foreignElementsAreFoundByTheirNames() throws {
    let page = try ParsedDocument(html: "<svg><a xlink:href=x><title>t</title></a></svg><title>u")
    #expect(try page.elements(matching: "//svg/a/title").map(\.qualifiedName) == ["svg:title"])
    #expect(try page.elements(matching: "//svg/a")[0][attribute: "xlink:href"] == "x")
    #expect(try page.elements(matching: "/html/body/title").map(\.qualifiedName) == ["title"])
  }

  private func lines(
    _ text: String, _ context: String, hasScripting: Bool = false
  ) throws -> [String] {
    try HTMLOutline.lines(Array(text.utf8), context: context, hasScripting: hasScripting)
  }

  /// The names of links have a space in foreign elements only, as in the html5lib tests.
  @Test func onlyForeignElementsHaveAttributesOfNamespaces() throws {
    #expect(
      try lines("<p xlink:href=a></p><svg xlink:href=b xml:lang=c x:y=d>", "div")
        == [
          "| <p>", "|   xlink:href=\"a\"", "| <svg svg>", "|   x:y=\"d\"", "|   xlink href=\"b\"",
          "|   xml lang=\"c\"",
        ])
  }

  @Test func noscriptIsATextIfScriptsRun() throws {
    #expect(try lines("<noscript><b>x", "div") == ["| <noscript>", "|   <b>", "|     \"x\""])
    #expect(
      try lines("<noscript><b>x", "div", hasScripting: true)
        == ["| <noscript>", "|   \"<b>x\""])
    #expect(try lines("<b>x", "noscript") == ["| <b>", "|   \"x\""])
    #expect(try lines("<b>x", "noscript", hasScripting: true) == ["| \"<b>x\""])
  }

  @Test func fragmentsAreReadForTheirParent() throws {
    #expect(try lines("<td>x", "tr") == ["| <td>", "|   \"x\""])
    #expect(try lines("<td>x", "div") == ["| \"x\""])
    #expect(try lines("<b>x</title>", "title") == ["| \"<b>x</title>\""])
    #expect(try lines("<path/>", "svg g") == ["| <svg path>"])
  }

  @Test func queriesWalkAnyReadDocument() throws {
    var random = SeededGenerator(seed: 4)
    let parts = [
      "<table>", "<tr>", "<td>", "</table>", "<b>", "</b>", "<p>", "</p>", "<a>", "<div>", "</div>",
      "<svg>", "</svg>", "<template>", "</template>", "<select>", "<option>", "x", " ", "&amp",
      "<form>", "</form>", "<caption>", "<frameset>", "</body>", "<i>", "</i>", "<!--", "-->",
      "<li>",
    ]
    for _ in 0..<300 {
      let text = (0..<60).map { _ in parts[random.below(parts.count)] }.joined()
      let page = try ParsedDocument(html: text)
      let tree = MarkupTree(page)
      let elements = try page.elements(matching: "//*").count
      #expect(tree.kinds.filter { $0 == .element }.count == elements, "\(text)")
    }
  }
}
