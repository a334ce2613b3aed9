import Testing

@testable import TrellisServer

struct PageShellTests {
  @Test func templatesFindEveryPropertyOfAPage() {
    let page = PageShell.Page(
      language: "de", direction: "ltr", title: "Seite", description: "Eine Seite", session: "0f",
      version: "1a", screen: "9x9@1", owner: "2b", own: "{}", texts: "{}", elements: 7,
      preloads: ["/a.woff2"],
      styleSheets: ["/b.css"],
      pageStyleSheet: "/c.css", nonce: "x", styles: "p{}", script: "/d.js",
      screenScript: "/e.js", head: "<meta>",
      body: "<p>")
    for property in Mirror(reflecting: page).children {
      let name = property.label ?? ""
      let child = page.child(named: name)
      #expect(child != nil, "\(name)")
      let value = Mirror(reflecting: property.value).children.first?.value
      let isOptional = Mirror(reflecting: property.value).displayStyle == .optional
      let expected = isOptional ? value ?? "" : property.value
      #expect("\(child ?? "")" == "\(expected)", "\(name)")
    }
    #expect(page.child(named: "no such property") == nil)
  }

  @Test func missingPropertiesOfAPageAreNotFound() {
    let page = PageShell.Page(
      language: "", direction: "", title: "", elements: 0, preloads: [], styleSheets: [], nonce: "",
      styles: "", head: "", body: "")
    for name in [
      "description", "session", "version", "pageStyleSheet", "script", "screen", "screenScript",
      "owner", "own", "texts",
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
        nonce: "x", styles: ".a{content:\"</style><script>\"}", head: "", body: "<p>"))
    #expect(!html.contains("</style><script>"))
    #expect(html.contains(".a{content:\"\\3c /style>\\3c script>\"}"))
  }
}
