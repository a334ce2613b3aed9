import ServerSupport
import Testing

@testable import TrellisServer

struct PageShellTests {
  @Test func templatesFindEveryPropertyOfAPage() {
    let page = PageShell.Page(
      language: "de", direction: "ltr", title: "Seite", description: "Eine Seite", session: "0f",
      version: "1a", base: "/app", screen: "9x9@1", owner: "2b", own: "{}", texts: "{}",
      elements: 7,
      preloads: ["/a.woff2"],
      styleSheets: ["/b.css"],
      pageStyleSheet: "/c.css", nonce: "x", styles: "p{}", script: "/d.js",
      screenScript: "/e.js", head: "<meta>",
      body: Array("<p>".utf8))
    for property in Mirror(reflecting: page).children {
      let name = property.label ?? ""
      let child = page.child(named: name)
      #expect(child != nil, "\(name)")
      let value = Mirror(reflecting: property.value).children.first?.value
      if name == "body" {
        #expect(child as? String == "<p>")
        continue
      }
      let isOptional = Mirror(reflecting: property.value).displayStyle == .optional
      let expected = isOptional ? value ?? "" : property.value
      #expect("\(child ?? "")" == "\(expected)", "\(name)")
    }
    #expect(page.child(named: "no such property") == nil)
  }

  @Test func missingPropertiesOfAPageAreNotFound() {
    let page = PageShell.Page(
      language: "", direction: "", title: "", elements: 0, preloads: [], styleSheets: [], nonce: "",
      styles: "", head: "", body: [])
    for name in [
      "description", "session", "version", "pageStyleSheet", "script", "screen", "screenScript",
      "owner", "own", "texts", "base",
    ] {
      #expect(page.child(named: name) == nil, "\(name)")
    }
    #expect(page.child(named: "body") as? String == "")
  }

  @Test func aStyleSheetCannotEndItsElement() throws {
    let shell = try PageShell(folder: ResourceFolders.repository.templates)
    let html = shell.page(
      PageShell.Page(
        language: "en", direction: "ltr", title: "T", elements: 0, preloads: [], styleSheets: [],
        nonce: "x", styles: ".a{content:\"</style><script>\"}", head: "", body: [])
    ).text
    #expect(!html.contains("</style><script>"))
    #expect(html.contains(".a{content:\"\\3c /style>\\3c script>\"}"))
  }

  /// A quotation mark and a combining mark are one `Character`, and two for browsers.
  @Test func aCombiningMarkHidesNoMarkup() throws {
    let shell = try PageShell(folder: ResourceFolders.repository.templates)
    let html = shell.page(
      PageShell.Page(
        language: "en", direction: "ltr", title: "<\u{301}&\u{301}",
        description: "0;url=https://example.com\"\u{301} http-equiv=refresh x='\u{301}>\u{301}",
        elements: 0, preloads: [], styleSheets: [], nonce: "x", styles: "", head: "", body: [])
    ).text
    #expect(html.contains("<title>&lt;\u{301}&amp;\u{301}</title>"))
    #expect(
      html.contains(
        "content=\"0;url=https://example.com&quot;\u{301} http-equiv=refresh x=&#39;\u{301}&gt;\u{301}\">"
      ))
    let error = shell.error(
      title: "T", message: "<\u{301}", link: "L", language: "en", direction: "ltr",
      styleSheets: ["\"\u{301}"])
    #expect(error.contains("<p>&lt;\u{301}</p>") && error.contains("href=\"&quot;\u{301}\""))
  }
}

extension PageShell.Document {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
