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
    #expect(document.root.children.map(\.text) == ["two"])
    // A client that attaches later gets everything.
    document.announceAll()
    #expect(!document.hasChanges)
    #expect(document.checkInvariants() == [])
  }

  private func navigations(_ document: Document) -> [PatchOperation] {
    document.takePatch().operations
  }

  @Test func aReplacementKeepsAnEntryOfTheSamePatch() {
    let document = Document()
    document.navigate(to: "/b")
    document.navigate(to: "/c", replacing: true)
    #expect(navigations(document) == [.url("/c", replacing: false)])
    document.navigate(to: "/d", replacing: true)
    #expect(navigations(document) == [.url("/d", replacing: true)])
  }

  @Test func anAddressThatIsSetTwiceIsThatOfTheFirstTime() {
    let document = Document()
    document.navigate(to: "/b", replacing: true)
    document.navigate(to: "/b")
    #expect(navigations(document) == [.url("/b", replacing: true)])
  }

  @Test func aResetReplacesTheAddress() {
    let document = Document()
    document.navigate(to: "/b")
    #expect(document.resetPatch().operations.last == .url("/b", replacing: true))
  }

  @Test func anEmptyTextIsNotAnnounced() {
    let document = Document()
    document.announce("", isUrgent: true)
    #expect(!document.hasChanges)
    document.announce("a")
    document.announce("")
    #expect(document.takePatch().operations == [.announce("a")])
  }

  @Test func propertiesWithoutAnHTMLFormAreInTheFirstPatch() {
    let document = Document()
    let list = document.makeElement("div")
    list.setProperty("scrollTop", 40)
    document.root.insert(list)
    document.focus(list)
    document.announceAll()
    #expect(
      document.takePatch().operations == [
        .setProperty(2, name: "scrollTop", value: 40, when: .afterEdit(0)), .focus(2),
      ])
  }
}
