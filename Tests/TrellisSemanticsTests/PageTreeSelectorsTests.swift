import Testing
import TrellisSemantics

struct PageTreeSelectorsTests {
  private let html = """
    <div id=a class='c d'><p id=b title='&lt;"&amp;'>B</p><p id=e hidden>E</p></div><p id=f>F</p>
    """

  private func found(_ selector: String, isXPath: Bool = false) throws -> [String] {
    try SamplePage(html).tree.elements(matching: selector, isXPath: isXPath)
      .map { $0.attribute("id") ?? $0.tag }
  }

  @Test func elementsAreFoundInDocumentOrder() throws {
    #expect(try found("p") == ["b", "e", "f"])
    #expect(try found("#f, .c > p") == ["b", "e", "f"])
    #expect(try found("p[title='<\"&']") == ["b"])
    #expect(try found("//p[not(@hidden)]", isXPath: true) == ["b", "f"])
    #expect(try found("section") == [])
  }

  @Test func aMistakeIsNamed() throws {
    let selector = #expect(throws: SelectorError.self) { try found("p:hover(") }
    #expect(selector?.description == "“p:hover(” is no CSS selector that the test library supports")
    let path = #expect(throws: SelectorError.self) { try found("count(//p)", isXPath: true) }
    #expect(path?.description == "“count(//p)” is no XPath query that gives elements")
  }

  @Test func aTreeIsWrittenAsHTML() throws {
    let page = try SamplePage("<p id=x>A &lt; B</p>")
    #expect(page.tree.html() == "<div><p id=\"x\">A &lt; B</p></div>")
    #expect(page.tree.html(marked: true).contains("data-test-index"))
  }
}
