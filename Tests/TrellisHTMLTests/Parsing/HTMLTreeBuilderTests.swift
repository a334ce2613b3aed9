import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Trees of malformed pages. The expected trees come from WHATWG HTML, §13.2.6, as html5lib makes them.
struct HTMLTreeBuilderTests {
  // MARK: Body

  @Test(arguments: [
    ("<ul><li>a<div>b<li>c</ul>", "<ul><li>a<div>b</div></li><li>c</li></ul>"),
    (
      "<ul><li>a<section>b<li>c</section></ul>",
      "<ul><li>a<section>b<li>c</li></section></li></ul>"
    ),
    ("<dl><dt>a<p>b<dd>c</dl>", "<dl><dt>a<p>b</p></dt><dd>c</dd></dl>"),
    ("<p>a<table></table>", "<p>a<table></table></p>"),
    ("<h1>a<h2>b</h1>c", "<h1>a</h1><h2>b</h2>c"),
    ("<p>a<hr>b", "<p>a</p><hr>b"), ("<p>a<h3>b", "<p>a</p><h3>b</h3>"), ("<image>", "<img>"),
    ("<pre>\na", "<pre>a</pre>"), ("<listing>\n\na", "<listing>\n\na</listing>"),
    ("<div>\na", "<div>\na</div>"),
    ("<button>a<p>b</button>c", "<button>a<p>b</p></button>c"),
    ("<form>a<div></form>b", "<form>a<div>b</div></form>"),
    ("<form><p></form><form>x", "<form><p></p></form><form>x</form>"),
    ("<option>a<option>b", "<option>a</option><option>b</option>"),
    ("<option>a<optgroup>b", "<option>a</option><optgroup>b</optgroup>"),
    ("x</body>y", "xy"), ("x</html>y<!--c-->", "xy<!--c-->"), ("<head><p>x", "<p>x</p>"),
    ("</head>x", "x"),
  ])
  func elementsAreClosedByOthers(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>", false), ("", true),
    ("<!DOCTYPE html SYSTEM \"about:legacy-compat\">", false),
    ("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 3.2//EN\">", true),
    ("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">", true),
    (
      "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"http://www.w3.org/TR/html4/loose.dtd\">",
      false
    ),
    ("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"x\">", false),
    ("<!DOCTYPE other>", true),
  ])
  func aTableEndsAParagraphUnlessThePageIsQuirky(type: String, isQuirky: Bool) throws {
    #expect(
      try bodyHTML(type + "<p>a<table></table>").hasSuffix(
        isQuirky ? "<p>a<table></table></p>" : "<p>a</p><table></table>"))
  }

  @Test func attributesOfASecondBodyOrRootAreAdded() throws {
    #expect(
      try bodyHTML("<html a=1><html a=2 b=3><body c=1><body c=2 d=3>x")
        == "<html a=\"1\" b=\"3\"><head></head><body c=\"1\" d=\"3\">x")
    let body = try ParsedDocument(html: "<body c=1><body c=2 d=3>x").elements(matching: "//body")
    #expect(body.first?.attributes.map(\.value) == ["1", "3"])
  }

  // MARK: Formatting

  @Test(arguments: [
    ("<p><b>a</p>b", "<p><b>a</b></p><b>b</b>"), ("<b><i>a</b>b</i>c", "<b><i>a</i></b><i>b</i>c"),
    ("<nobr>a<nobr>b", "<nobr>a</nobr><nobr>b</nobr>"),
    ("<a>1<p>2<a>3", "<a>1</a><p><a>2</a><a>3</a></p>"),
    ("<object><b>x</object>y", "<object><b>x</b></object>y"),
    ("<p><marquee><i>x</marquee>y", "<p><marquee><i>x</i></marquee>y</p>"),
    // At most three equal elements go on.
    ("<p><b><b><b><b>x<p>y", "<p><b><b><b><b>x</b></b></b></b></p><p><b><b><b>y</b></b></b></p>"),
    (
      "<p><b a=1><b><b><b>x<p>y",
      "<p><b a=\"1\"><b><b><b>x</b></b></b></b></p><p><b a=\"1\"><b><b><b>y</b></b></b></b></p>"
    ),
    // At most three elements around the block are copied.
    (
      "<a><b><big><em><strong><div>X</a>",
      "<a><b><big><em><strong></strong></em></big></b></a>"
        + "<big><em><strong><div><a>X</a></div></strong></em></big>"
    ),
    (
      "<b><i><u><s><em><code><p>x</b>y",
      "<b><i><u><s><em><code></code></em></s></u></i></b><s><em><code><p><b>x</b>y</p></code></em></s>"
    ),
    // An element is divided at most eight times.
    (
      "<b><div><div><div><div><div><div><div><div><div><div>x</b>y",
      "<b></b>" + String(repeating: "<div><b></b>", count: 7)
        + "<div><b><div><div>xy</div></div></b></div>" + String(repeating: "</div>", count: 7)
    ),
  ])
  func formattingElementsAreReopened(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected)
  }

  // MARK: Tables

  @Test(arguments: [
    (
      "<table><input type=hidden><tr><td>x</table>",
      "<table><input type=\"hidden\"><tbody><tr><td>x</td></tr></tbody></table>"
    ),
    ("<table><input type=HIDDEN></table>", "<table><input type=\"HIDDEN\"></table>"),
    (
      "<table><input type=text><tr><td>x</table>",
      "<input type=\"text\"><table><tbody><tr><td>x</td></tr></tbody></table>"
    ),
    (
      "<table><tr><td><b>x<td>y</table>z",
      "<table><tbody><tr><td><b>x</b></td><td>y</td></tr></tbody></table>z"
    ),
    (
      "<table><tr><td><b>x</table>z",
      "<table><tbody><tr><td><b>x</b></td></tr></tbody></table>z"
    ),
    ("<table><tr><td>x</th>y</table>", "<table><tbody><tr><td>xy</td></tr></tbody></table>"),
    ("<table><tr><th>x</td>y</th></table>", "<table><tbody><tr><th>xy</th></tr></tbody></table>"),
    ("<table><caption>a</td>b</table>", "<table><caption>ab</caption></table>"),
    ("<table><b>x<col></table>", "<b>x</b><table><colgroup><col></colgroup></table>"),
    ("<table><tbody><col></table>", "<table><tbody></tbody><colgroup><col></colgroup></table>"),
    (
      "<table><tr><caption>a</table>",
      "<table><tbody><tr></tr></tbody><caption>a</caption></table>"
    ),
    ("<table><b>x<tbody></table>", "<b>x</b><table><tbody></tbody></table>"),
    (
      "<table><tfoot><tr><td>a<thead></table>",
      "<table><tfoot><tr><td>a</td></tr></tfoot><thead></thead></table>"
    ),
    ("<table><colgroup><col>x</table>", "x<table><colgroup><col></colgroup></table>"),
    ("<table></tr><tr></table>", "<table><tbody><tr></tr></tbody></table>"),
    ("<table><tr></tbody>x</table>", "x<table><tbody><tr></tr></tbody></table>"),
  ])
  func partsOfTablesAreMovedToTheirParents(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected)
  }

  // MARK: Templates and frames

  @Test(arguments: [
    ("x<template><td>a</template>", "x<template><td>a</td></template>"),
    ("x<template><tr></template><td>y", "x<template><tr></tr></template>y"),
    (
      "<table><template><td>x</template></table>",
      "<table><template><td>x</td></template></table>"
    ),
    ("x<template><b>y</template>z", "x<template><b>y</b></template>z"),
    ("x<frameset>", "x"), ("<div><frameset>", "<html><head></head><frameset></frameset></html>"),
    ("<frameset></frameset>x", "<html><head></head><frameset></frameset></html>"),
  ])
  func templatesAndFramesAreRead(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected)
  }

  // MARK: Foreign elements

  @Test(arguments: [
    ("<p><svg><foreignObject></p>x", "<p><svg><foreignObject><p></p>x</foreignObject></svg></p>"),
    ("<p><svg><desc></p>x", "<p><svg><desc><p></p>x</desc></svg></p>"),
    ("<p><svg><g></p>x", "<p><svg><g></g></svg></p>x"),
    ("<p><math><mi></p>x", "<p><math><mi><p></p>x</mi></math></p>"),
    ("<svg><a/><b>x", "<svg><a></a></svg><b>x</b>"), ("<svg><font>x", "<svg><font>x</font></svg>"),
    ("<svg><font color=1>x", "<svg></svg><font color=\"1\">x</font>"),
    (
      "<math><annotation-xml encoding=text/html><p>x",
      "<math><annotation-xml encoding=\"text/html\"><p>x</p></annotation-xml></math>"
    ),
    ("<math><annotation-xml><p>x", "<math><annotation-xml></annotation-xml></math><p>x</p>"),
    ("<svg><g/></g>x", "<svg><g></g>x</svg>"), ("<svg><G></g>", "<svg><g></g></svg>"),
    ("<svg>\0a</svg>", "<svg>\u{FFFD}a</svg>"),
  ])
  func foreignElementsEnd(text: String, expected: String) throws {
    #expect(try bodyHTML(text) == expected)
  }

  // MARK: Limits

  @Test func aPageHasAtMostTheNodesOfTheLimit() throws {
    var limits = ParseLimits()
    // The root, the head, the body, three paragraphs and three texts.
    let text = "<p>a<p>b<p>c"
    limits.nodes = 9
    let page = try ParsedDocument(html: text, limits: limits)
    #expect(try page.elements(matching: "//p").count == 3)
    limits.nodes = 8
    #expect(throws: ParseError.self) { try ParsedDocument(html: text, limits: limits) }
  }

  @Test func anEndTagWithAnEquivalentNameClosesNothing() throws {
    let tree = try MarkupTree(html: "<x-\u{E9}>a</x-e\u{301}>b</x-\u{E9}>")
    #expect(tree.values.contains { $0.utf8.elementsEqual("ab".utf8) })
  }
}
