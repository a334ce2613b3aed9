import Testing
import TrellisDOM

@testable import TrellisExport
@testable import TrellisServer

struct InertElementsTests {
  private let document = Document()

  private func add(
    _ tag: String, to parent: Element? = nil, on event: String? = "click",
    _ attributes: [String: String] = [:]
  ) -> Element {
    let element = document.makeElement(tag)
    for (name, value) in attributes { element.setAttribute(name, value) }
    if let event { element.setListener(event) { _ in } }
    (parent ?? document.root).insert(element)
    return element
  }

  @Test func elementsThatListenToControlsNeedTheServer() {
    _ = add("button", ["name": "Save"])
    _ = add("div", on: "scroll", ["aria-label": "Scroll"])
    _ = add("a", ["href": "/", "aria-label": "Link"])
    _ = add("a", ["aria-label": "Anchor"])
    _ = add("summary", ["aria-label": "More"])
    _ = add("p", ["aria-label": "Text"])
    #expect(
      InertElements(marking: [document.root]).descriptions == [
        "button \"Save\"", "a \"Anchor\"", "p \"Text\"",
      ])
  }

  @Test func fieldsOfAFormThatIsSentNeedNoServer() {
    let sent = add("form", on: "submit", ["action": "/find"])
    _ = add("input", to: sent, on: "input", ["name": "q"])
    _ = add("div", to: sent, ["aria-label": "Inside"])
    let kept = add("form", on: "submit", ["aria-label": "Form"])
    _ = add("input", to: kept, on: "change", ["name": "r"])
    #expect(
      InertElements(marking: [document.root]).descriptions == [
        "div \"Inside\"", "form \"Form\"", "input \"r\"",
      ])
  }

  @Test func inertElementsAreMarkedAndKeysAreRemoved() {
    let button = add("button", ["data-key": "k"])
    let text = add("p", on: nil, ["data-key": "l", "data-view": "m"])
    _ = InertElements(marking: [document.root])
    #expect(button.attribute("data-needs-server") == "")
    #expect(text.attribute("data-needs-server") == nil)
    #expect(button.attribute("data-key") == nil)
    #expect(text.attribute("data-key") == nil && text.attribute("data-view") == nil)
  }

  @Test func aMarkIsRemovedWhereItNoLongerApplies() {
    let button = add("button")
    _ = InertElements(marking: [document.root])
    button.removeListener("click")
    _ = InertElements(marking: [document.root])
    #expect(button.attribute("data-needs-server") == nil)
  }

  @Test func theLastOfSeveralLayoutsIsDescribedAndAllAreMarked() {
    let narrow = Document()
    let link = narrow.makeElement("a")
    link.setListener("click") { _ in }
    narrow.root.insert(link)
    _ = add("button", ["name": "Save"])
    let inert = InertElements(marking: [narrow.root, document.root])
    #expect(inert.descriptions == ["button \"Save\""])
    #expect(link.attribute("data-needs-server") == "")
  }

  @Test func aLongNameIsCutAfterSixtyCharacters() {
    _ = add("button", ["name": String(repeating: "é", count: 61)])
    _ = add("button", ["name": String(repeating: "e", count: 60)])
    #expect(
      InertElements(marking: [document.root]).descriptions == [
        "button \"\(String(repeating: "é", count: 60))\"",
        "button \"\(String(repeating: "e", count: 60))\"",
      ])
  }
}
