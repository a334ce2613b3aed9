import Testing

@testable import TrellisDOM

struct URLPolicyTests {
  @Test(arguments: [
    "https://example.org/a?b#c", "HTTP://x", "mailto:a@b.c", "tel:+431", "/a", "a/b:c", "?q=a:b",
    "#x", "//host/a", "", "data.html",
  ])
  func allowsSafeAddresses(address: String) {
    #expect(URLPolicy.sanitised(address, attribute: "href", tag: "a") == address)
  }

  /// CVE-2026-58228 and CVE-2026-64941 are of this kind: the browser parses another address than the one
  /// checked.
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "\u{1}javascript:x",
    "java\tscript:x", "java\nscript:x", "java\r\nscript:x", "javascript\t:x", "\u{0}javascript:x",
    "vbscript:x", "data:text/html,<script>", "data:image/png;base64,AA", "blob:x", "file:///etc",
    "ftp://x", "view-source:http://x", "a\u{0}b", "a\u{7f}b", "x\u{1b}y", "filesystem:x",
  ])
  func refusesOthers(address: String) {
    for attribute in ["href", "action", "formaction", "HREF", "cite", "data", "poster"] {
      #expect(URLPolicy.sanitised(address, attribute: attribute, tag: "a") == nil)
    }
  }

  @Test func allowsImageDataAsTheSourceOfAnImageOnly() {
    let address = "data:image/png;base64,AA"
    #expect(URLPolicy.sanitised(address, attribute: "src", tag: "img") == address)
    #expect(URLPolicy.sanitised(address, attribute: "src", tag: "iframe") == nil)
    #expect(URLPolicy.sanitised("data:text/html,x", attribute: "src", tag: "img") == nil)
    #expect(URLPolicy.sanitised("data:imagery/x", attribute: "src", tag: "img") == nil)
  }

  @Test func checksEveryAddressOfAList() {
    #expect(URLPolicy.sanitised("/a 1x, /b 2x", attribute: "srcset", tag: "img") == "/a 1x, /b 2x")
    #expect(
      URLPolicy.sanitised("/a,b.png 1x,\n/c 2x", attribute: "srcset", tag: "img")
        == "/a,b.png 1x, /c 2x")
    #expect(URLPolicy.sanitised("/a\njavascript:b", attribute: "ping", tag: "a") == nil)
    #expect(URLPolicy.sanitised("/a\n/b", attribute: "ping", tag: "a") == "/a /b")
    #expect(URLPolicy.sanitised("/a 1x, javascript:b 2x", attribute: "srcset", tag: "img") == nil)
    // One address for a browser, and two for a program that divides at each comma.
    #expect(URLPolicy.sanitised("/a,javascript:b 1x", attribute: "srcset", tag: "img") == nil)
  }

  @Test func storesAddressesAsBrowsersReadThem() {
    #expect(URLPolicy.sanitised("  /a\tb\n ", attribute: "href", tag: "a") == "/ab")
    #expect(URLPolicy.sanitised(" a\tb ", attribute: "title", tag: "a") == " a\tb ")
  }

  @Test func refusedValuesBecomeAbsentWithANote() {
    let document = Document()
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    let link = document.makeElement("a")
    link.setAttribute("href", "/ok")
    link.setAttribute("href", "javascript:x")
    #expect(link.attribute("href") == nil)
    #expect(notes.count == 1 && notes[0].contains("href"))
  }

  @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil", "javascript:x", "a", ""])
  func theAddressOfThePageStaysOnItsOrigin(address: String) {
    let document = Document()
    document.url = address
    #expect(document.url == nil)
    document.url = "/\t/evil"
    #expect(document.url == nil)
  }
}
