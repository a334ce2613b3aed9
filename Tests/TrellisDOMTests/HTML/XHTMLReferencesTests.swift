import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct XHTMLReferencesTests {
  @Test(arguments: [
    ("&#X41;&#x41;&#65;", "&#65;&#65;&#65;"), ("&#x1F600;", "&#128512;"), ("&eacute;", "&#233;"),
    ("&lt;&amp;", "&lt;&amp;"),
  ])
  func referencesAreDecimalNumbers(reference: String, text: String) throws {
    let xml = try XHTMLText.page("<p>\(reference)</p>")
    #expect(xml.contains("<p>\(text)</p>"), "\(xml)")
  }
}
