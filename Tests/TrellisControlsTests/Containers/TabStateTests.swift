import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

struct TabStateTests {
  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Parts: View {
    @State var part = 1
    var body: some View {
      TabView("Parts", selection: $part) {
        Tab("One", value: 1) { Counter() }
        Tab("Two", value: 2) { Counter() }
      }
    }
  }

  @Test func eachTabHasItsStates() throws {
    let page = controlPage { Parts() }
    try page.click("count 0")
    try page.click("Two")
    #expect(try page.element(named: "count 0").tag == "button")
  }

  @Test func aTabThatIsChosenByAKeyTakesTheFocus() throws {
    let page = controlPage { Parts() }
    let tabs = page.elements.filter { $0.attribute("role") == "tab" }
    _ = page.host.document.takePatch()
    try page.send("keydown", to: tabs[0], key: "ArrowRight")
    let focused = page.host.document.takePatch().operations.compactMap { operation in
      if case .focus(let id, _) = operation { id } else { nil }
    }
    #expect(focused == [tabs[1].id])
  }

  @Test func aGroupInAGroupIsNoPartOfTheAccordion() throws {
    let page = controlPage {
      Accordion(isExclusive: true) {
        DisclosureGroup("outer") { DisclosureGroup("inner") { Text("deep") } }
        DisclosureGroup("other") { Text("more") }
      }
    }
    try page.click("outer")
    try page.click("inner")
    #expect(page.texts.contains("deep"))
    try page.click("other")
    #expect(page.texts.contains("more") && !page.texts.contains("deep"))
    try page.click("other")
    #expect(!page.texts.contains("more"))
  }

  @Test func printedPagesShowTheContentOfClosedGroups() {
    func texts(_ medium: PageMedium) -> [String] {
      controlPage { DisclosureGroup("group") { Text("content") }.environment(\.pageMedium, medium) }
        .texts
    }
    #expect(texts(.sheet).contains("content") && !texts(.live).contains("content"))
  }
}
