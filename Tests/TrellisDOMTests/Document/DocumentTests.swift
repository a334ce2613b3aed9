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

  @Test func aDocumentWithoutAClientForgetsItsChangesAndNumbersNothing() {
    let document = Document()
    for text in ["one", "two"] {
      let element = document.makeElement("p")
      element.text = text
      document.root.insert(element)
      document.navigate(to: "/" + text)
      document.discardChanges()
      #expect(!document.hasChanges)
      #expect(document.elementCount == (text == "one" ? 2 : 3))
    }
    document.root.children[0].removeFromParent()
    document.discardChanges()
    #expect(HTMLWriter.page(document).body.contains(">two</p>"))
    #expect(!HTMLWriter.page(document).body.contains("one"))
    // A client that attaches later gets everything.
    document.announceAll()
    #expect(!document.hasChanges)
    #expect(document.checkInvariants() == [])
  }
}
