import Testing
import TrellisDOM

struct DocumentTests {
  private func addresses(_ document: Document) -> [String] {
    document.takePatch().operations.compactMap {
      if case .url(let url, _) = $0 { url } else { nil }
    }
  }

  @Test func anAddressIsSentOnce() {
    let document = Document()
    document.navigate(to: "/a")
    #expect(addresses(document) == ["/a"])
    document.navigate(to: "/a")
    #expect(addresses(document) == [])
  }

  @Test func anAddressLeftThroughTheHistoryIsSentAgain() {
    let document = Document()
    document.navigate(to: "/a")
    _ = document.takePatch()
    document.clientNavigated(to: "/")
    #expect(addresses(document) == [])
    document.navigate(to: "/a")
    #expect(addresses(document) == ["/a"])
  }

  @Test(arguments: ["//elsewhere.example", "/\\elsewhere", "https://elsewhere.example", "a"])
  func anAddressOfAnotherSiteIsRefused(url: String) {
    let document = Document()
    document.navigate(to: url)
    #expect(document.url == nil)
    document.clientNavigated(to: url)
    #expect(document.url == nil)
  }
}
