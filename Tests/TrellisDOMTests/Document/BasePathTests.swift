import Testing

@testable import TrellisDOM

struct BasePathTests {
  @Test(arguments: [
    ("", ""), ("/", ""), ("/app", "/app"), ("/app/", "/app"),
    ("/a/b.c-d_e~f@g+h", "/a/b.c-d_e~f@g+h"),
    ("/%C3%A9", "/%C3%A9"), ("/..a", "/..a"),
  ])
  func aPathHasNoSlashAtItsEnd(text: String, path: String) {
    #expect(BasePath(text)?.text == path)
  }

  @Test(arguments: [
    "app", "//app", "/a//b", "/a/../b", "/.", "/a b", "/é", "/a;b", "/a\"b", "/a?b", "/a#b",
    "/a\\b",
    "/%2e%2e", "/%2Fa", "/%0A", "/%4", "/%zz", "/a\r\nb", "/a\u{301}", "https://a.example",
    "/" + String(repeating: "a", count: 256),
  ])
  func otherTextsAreRefused(text: String) {
    #expect(BasePath(text) == nil)
  }

  @Test func addressesOfTheSiteGetThePath() throws {
    let document = Document()
    document.basePath = try #require(BasePath("/app"))
    let link = document.makeElement("a")
    for (address, result) in [
      ("/", "/app/"), ("/a?b=/c#d", "/app/a?b=/c#d"), ("//a.example/b", "//a.example/b"),
      ("/\\a.example", "/\\a.example"), ("a", "a"), ("?b", "?b"), ("#c", "#c"), ("", ""),
      ("https://a.example/b", "https://a.example/b"), ("mailto:a@b", "mailto:a@b"),
      ("/app/a", "/app/app/a"), ("/\u{301}", "/app/\u{301}"),
    ] {
      link.setAttribute("href", address)
      #expect(link.attribute("href") == result, "\(address)")
    }
    let picture = document.makeElement("img")
    picture.setAttribute("srcset", "/a.png 1x, b.png 2x,/c.png 3x")
    #expect(picture.attribute("srcset") == "/app/a.png 1x, b.png 2x,/app/c.png 3x")
    picture.setAttribute("srcset", "/a,b.png 1x, /c.png")
    #expect(
      picture.attribute("srcset") == "/app/a,b.png 1x, /app/c.png", "a comma inside of an address")
    for name in ["src", "action", "formaction", "poster"] {
      picture.setAttribute(name, "/a")
      #expect(picture.attribute(name) == "/app/a", "\(name)")
    }
    picture.setAttribute("alt", "/a")
    #expect(picture.attribute("alt") == "/a")
    picture.setStyle("background", "url(/a.png), url( \"/b.png\"), url('c.png'), URL(/d)")
    #expect(
      picture.style("background")
        == "url(/app/a.png), url( \"/app/b.png\"), url('c.png'), URL(/app/d)")
  }

  @Test func theAddressOfThePageHasNoPath() throws {
    let document = Document()
    document.basePath = try #require(BasePath("/app"))
    document.navigate(to: "/a")
    #expect(document.url == "/a")
  }
}
