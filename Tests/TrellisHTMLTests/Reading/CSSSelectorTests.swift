import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// CSS selectors as queries of a parsed page.
struct CSSSelectorTests {
  private func matches(_ selector: String, _ html: String) throws -> [String] {
    let query = try #require(CSSSelector.xpath(selector))
    return try ParsedDocument(html: html).elements(matching: query).map(\.text)
  }

  private let list = "<ul><li class='a b' lang=de-AT>1</li><li title='x y'>2</li><li>3</li></ul>"

  @Test(arguments: [
    ("LI", ["1", "2", "3"]), ("li:nth-child(1)", ["1"]), ("li:nth-child(3)", ["3"]),
    ("li:first-child", ["1"]), ("li:last-child", ["3"]), ("li.b", ["1"]),
    ("li:not(.b)", ["2", "3"]),
    ("[lang|=de]", ["1"]), ("[title$=' y']", ["2"]), ("[title$=y]", ["2"]), ("[title$=x]", []),
    ("[title^=x]", ["2"]), ("[title~=y]", ["2"]), ("[title*=' ']", ["2"]), ("li.a + li", ["2"]),
    ("li.a ~ li", ["2", "3"]), ("ul > li.a, ul [title]", ["1", "2"]),
  ])
  func elementsAreSelected(_ selector: String, texts: [String]) throws {
    #expect(try matches(selector, list) == texts)
  }

  @Test(arguments: [
    "li:nth-child(0)", "li:nth-child(-1)", "li:nth-child(a)", "li:hover", "li >", "[a",
  ])
  func otherSelectorsAreRefused(_ selector: String) {
    #expect(CSSSelector.xpath(selector) == nil)
  }
}
