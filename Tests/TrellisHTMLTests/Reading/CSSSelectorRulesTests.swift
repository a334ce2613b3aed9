import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Selectors against a matcher of single conditions, and malformed selectors.
struct CSSSelectorRulesTests {
  private static let page = """
    <div id=r><p class="a" lang=de>1</p><p class="a b" lang=de-AT title="x y">2</p><i class=ab title=xy>3</i>\
    <p class="c  a" lang=den title="y">4</p><i id=i title="">5</i><b></b></div>
    """

  private func texts(_ selector: String) throws -> String {
    let query = try #require(CSSSelector.xpath(selector), "\(selector)")
    return try ParsedDocument(html: Self.page).elements(matching: query).map(\.text).joined()
  }

  @Test(arguments: [
    ("p", "124"), ("P", "124"), ("i", "35"), ("q", ""), (".a", "124"), (".b", "2"), (".ab", "3"),
    (".a.b", "2"), (".b.a", "2"), ("p.c", "4"), ("i.c", ""), ("#i", "5"), ("p#i", ""),
    ("[lang]", "124"), ("[ lang ]", "124"), ("[lang=de]", "1"), ("[lang = 'de']", "1"),
    ("[lang=\"de\"]", "1"), ("[lang|=de]", "12"), ("[lang^=de]", "124"), ("[lang$=AT]", "2"),
    ("[lang*='-']", "2"), ("[title~=x]", "2"), ("[title~=y]", "24"), ("[title^=x]", "23"),
    ("[title$=y]", "234"), ("[title*=x]", "23"), ("[title='']", "5"), ("[title]", "2345"),
    ("div > p", "124"), ("div>p", "124"), ("div p", "124"), ("body p", "124"), ("body > p", ""),
    ("p + p", "2"), ("p+i", "35"), ("p + b", ""), ("i + b", ""), ("p ~ i", "35"), ("p~p", "24"),
    ("i ~ p", "4"), (".a + .b", "2"), ("p:first-child", "1"), ("i:first-child", ""),
    ("p:last-child", ""), ("div :nth-child(3)", "3"), ("p:nth-child(4)", "4"),
    ("p:nth-child(3)", ""), ("p:not(.b)", "14"), ("p:not(.a)", ""), ("i:not(#i)", "3"),
    ("p:not([title])", "1"), ("p, i", "12345"), ("i,p", "12345"), ("p , .ab", "1234"),
    ("div *", "12345"), ("*.a", "124"), ("*#i", "5"), ("div p.a[title]", "24"),
    ("div:only-child p:first-child", "1"), ("p:only-child", ""), ("  p", "124"), ("p  ", "124"),
    ("//p", "124"), ("(//p)[2]", "2"), ("div\n>\tp", "124"),
  ])
  func elementsAreSelected(_ selector: String, texts expected: String) throws {
    #expect(try texts(selector) == expected)
  }

  @Test func anEmptyElementIsEmpty() throws {
    let page = try ParsedDocument(html: "<p></p><p>a</p><p><b></b></p><p><!--c--></p>")
    let query = try #require(CSSSelector.xpath("p:empty"))
    // Selectors Level 3, §6.6.5.8: comments do not count.
    #expect(try page.elements(matching: query).count == 2)
  }

  @Test(arguments: [
    "", " ", ",", "p,", ",p", "p,,i", "p >", "> p", "p > > p", "p + ", "+ p", "p ~", "~", ".", "#",
    "p.", "p#", "p..a", "p.#a", "[", "[]", "[a", "[a=", "[a=]", "[a='b]", "[a=b", "[a~b]", "[a~]",
    "[a^]", "[a$b]", "[a|b]", "[a*b]", "[a~ =b]", "[a==b]", "[a!=b]", "[=b]", "[a b]", "[a=b c]",
    "[a='b'c]", ":", "p:", "p:hover", "p::before", "p:nth-child", "p:nth-child(", "p:nth-child()",
    "p:nth-child(0)", "p:nth-child(-1)", "p:nth-child(x)", "p:nth-child(1", "p:not", "p:not(",
    "p:not()", "p:not(.a", "p:not(p > i)", "p:not(.a,.b)", "p!", "p$", "**", "*p", "p{", "p)", "p]",
    "p/i", "\"p\"",
  ])
  func otherTextsAreRefused(_ selector: String) {
    #expect(CSSSelector.xpath(selector) == nil)
  }

  @Test func aTextWithBothQuotesIsFound() throws {
    for value in ["a'b", "a\"b", "'", "\"", "it's", "''", "a'b\"c"] {
      let escaped = value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      let page = try ParsedDocument(html: "<p title=\"\(escaped)\">1</p><p title='c'>2</p>")
      for quote in ["'", "\""] where !value.contains(quote) {
        let query = try #require(CSSSelector.xpath("[title=\(quote)\(value)\(quote)]"))
        #expect(try page.elements(matching: query).map(\.text) == ["1"])
      }
    }
  }
}
