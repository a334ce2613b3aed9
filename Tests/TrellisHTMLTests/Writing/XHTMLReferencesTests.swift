import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct XHTMLReferencesTests {
  @Test(arguments: [
    ("&#X41;&#x41;&#65;", "AAA"), ("&#x1F600;", "\u{1F600}"), ("&eacute;", "\u{E9}"),
    ("&lt;&amp;", "&lt;&amp;"),
  ])
  func onlyReferencesOfXMLAreLeft(reference: String, text: String) throws {
    let xml = try XHTMLText.page("<p>\(reference)</p>")
    #expect(xml.contains("<p>\(text)</p>"), "\(xml)")
  }
}
