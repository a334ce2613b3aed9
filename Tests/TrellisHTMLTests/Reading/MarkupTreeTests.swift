import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct MarkupTreeTests {
  @Test(arguments: [
    "<!DOCTYPE html><html lang=en><head><title>a &amp; b</title></head><body><p>x<br>y</p></body></html>",
    "<p title='a\"b&amp;&lt;'>1 &lt; 2&nbsp;&gt; 0</p>", "<pre>\n\nx</pre>",
    "<textarea>\n\nx</textarea>",
    "<script>if (a < b && c) {}</script>", "<style>a > b {}</style>", "<p>a<!-- c -->b</p>",
  ])
  func writtenHTMLIsReadAsTheSameTree(html: String) throws {
    let first = try MarkupTree(html: html)
    #expect(try MarkupTree(html: first.html) == first, "\(first.html)")
  }

  @Test func allNodesOfAPageCount() throws {
    let page = try MarkupTree(html: "<!DOCTYPE html><p b=1 a=2>x<!--c--> <i>y</i>")
    #expect(
      page.html
        == "<!DOCTYPE html><html><head></head><body><p a=\"2\" b=\"1\">x<!--c--> <i>y</i></p></body></html>"
    )
    #expect(page.path(of: page.count - 1) == "/html/body/p/i/text()")
  }

  @Test(arguments: [
    ("p", "<p>a</p><div>b</div>", 1), (".x", "<p class='y x'>a</p><p class=xx>b</p>", 1),
    ("#i > b", "<p id=i><b>a</b><i><b>c</b></i></p>", 1), ("p, b", "<p>a</p><b>c</b>", 2),
    ("h1 + p", "<h1>a</h1><p>b</p><p>c</p>", 1), ("h1 ~ p", "<h1>a</h1><p>b</p><p>c</p>", 2),
    ("[href^=http]", "<a href=http:x>a</a><a href=/>b</a>", 1),
    ("[class~=a]", "<p class='a b'>x</p>", 1), ("[lang|=en]", "<p lang=en-GB>x</p>", 1),
    ("[href$='.png']", "<a href=b.png>x</a><a href=b.pngx>x</a>", 1),
    ("li:first-child", "<ul><li>a<li>b</ul>", 1), ("li:nth-child(2)", "<ul><li>a<li>b</ul>", 1),
    ("p:not(.x)", "<p class=x>a</p><p>b</p>", 1), ("//p", "<p>a</p>", 1),
  ])
  func selectorsFindElements(selector: String, html: String, count: Int) throws {
    let query = try #require(CSSSelector.xpath(selector))
    #expect(try ParsedDocument(html: html).elements(matching: query).count == count)
  }

  @Test(arguments: ["", "p >", "p[", ".", "p:hover", "p,,b", "a b >> c"])
  func malformedSelectorsAreRefused(selector: String) {
    #expect(CSSSelector.xpath(selector) == nil)
  }

  @Test func removedElementsDoNotCount() throws {
    let page = try ParsedDocument(html: "<p>a<b>x</b>c</p>")
    let element = try page.elements(matching: "//b")[0]
    try page.remove(matching: "//b")
    #expect(MarkupTree(page).html == "<html><head></head><body><p>ac</p></body></html>")
    #expect(element.text == "x")
  }
}
