import Testing
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

struct LinkTests {
  @Test func aLinkWithAnActionKeepsItsAddress() throws {
    let log = Log()
    let page = viewPage {
      Link(destination: "/a", action: { log("pressed \($0.isByKey)") }) { Text("a") }
    }
    let link = try page.element(named: "a")
    #expect(link.tag == "a" && link.attribute("href") == "/a")
    page.host.document.announceAll()
    page.host.handle(UIEvent(type: "click", target: link.id, detail: 1))
    page.host.handle(UIEvent(type: "click", target: link.id))
    #expect(log.take() == ["pressed false", "pressed true"])
  }

  @Test func aButtonWithAnAddressIsALinkWithItsLook() throws {
    let page = viewPage { Button("a", destination: "/a").buttonStyle(.borderedProminent) }
    let link = try page.element(named: "a")
    #expect(link.tag == "a" && link.attribute("href") == "/a")
    #expect(link.attribute("type") == nil && link.attribute("data-on") == nil)
    #expect(link.attribute("class")?.contains("l-prominent") == true)
  }

  @Test func aButtonWithAnAddressAndAnActionStaysOnThePage() throws {
    let log = Log()
    let page = viewPage { Button(destination: "/a", action: { log("pressed") }) { Text("a") } }
    let link = try page.element(named: "a")
    #expect(link.tag == "a" && link.attribute("href") == "/a")
    page.host.document.announceAll()
    page.host.handle(UIEvent(type: "click", target: link.id))
    #expect(log.take() == ["pressed"])
  }

  @Test func keysReachTheViewThatListens() throws {
    let log = Log()
    let page = viewPage {
      Text("x").onKeyPress(.escape, .downArrow) { log($0.name) }.attribute("tabindex", "-1")
        .attribute("id", nil)
    }
    let text = try #require(page.elements.first { $0.text == "x" })
    #expect(text.attribute("tabindex") == "-1" && text.attribute("id") == nil)
    try page.send("keydown", to: text, key: "Escape")
    #expect(log.take() == ["Escape"])
  }

  @Test func theRingOfTheFocusHasADistance() {
    let page = viewPage { Button("a") {}.focusRing(offset: -2) }
    #expect(page.elements.contains { $0.tag == "button" && $0.style("outline-offset") == "-2px" })
  }

  @Test func aLinkKeepsTheElementOfItsContent() throws {
    let page = viewPage {
      Link(destination: "/a") { VStack { Text("a") }.element("article") }
    }
    let link = try #require(page.elements.first { $0.attribute("href") == "/a" })
    #expect(link.tag == "a")
    #expect(link.children.first?.tag == "article")
  }

  /// A listener of a key that the browser also uses, such as an arrow key, which scrolls.
  @Test func keysOfAViewHaveNoOtherEffect() {
    let page = viewPage { Text("x").onKeyPress(.downArrow) { _ in } }
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.contains("data-on=\"keydown:p,k=ArrowDown\""), "\(body)")
  }
}
