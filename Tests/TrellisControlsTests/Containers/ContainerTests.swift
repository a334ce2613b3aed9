import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct ContainerTests {
  private struct Parts: View {
    @State var part = 1
    var body: some View {
      TabView("Parts", selection: $part) {
        Tab("One", value: 1) { Text("first") }
        Tab("Two", icon: .clock, value: 2) { Text("second") }
        Tab("Three", value: 3) { Text("third") }
      }
    }
  }

  @Test func tabsShowOnePanel() throws {
    let page = controlPage { Parts() }
    let tabs = page.elements.filter { $0.attribute("role") == "tab" }
    #expect(tabs.map(\.wholeText) == ["One", "Two", "Three"])
    #expect(tabs.map { $0.attribute("tabindex") } == ["0", "-1", "-1"])
    let panel = try #require(page.first("div", "role", "tabpanel"))
    #expect(panel.wholeText == "first")
    #expect(panel.attribute("aria-labelledby") == tabs[0].attribute("id"))
    try page.click("Two")
    #expect(panel.wholeText == "second" && tabs[1].attribute("aria-selected") == "true")
    try page.send("keydown", to: tabs[1], key: "ArrowRight")
    #expect(panel.wholeText == "third")
    try page.send("keydown", to: tabs[2], key: "ArrowRight")
    #expect(panel.wholeText == "first")
    try page.send("keydown", to: tabs[0], key: "End")
    #expect(panel.wholeText == "third")
  }

  @Test func theArrowsOfTabsFollowTheDirectionOfTheText() throws {
    let page = controlPage(direction: .rightToLeft) { Parts() }
    let tabs = page.elements.filter { $0.attribute("role") == "tab" }
    let panel = try #require(page.first("div", "role", "tabpanel"))
    try page.send("keydown", to: tabs[0], key: "ArrowLeft")
    #expect(panel.wholeText == "second")
    try page.send("keydown", to: tabs[1], key: "ArrowRight")
    #expect(panel.wholeText == "first")
  }

  @Test func aDisclosureShowsAndHidesItsContent() throws {
    let page = controlPage { DisclosureGroup("More") { Text("content") } }
    let button = try page.element(named: "More")
    #expect(button.attribute("aria-expanded") == "false" && !page.texts.contains("content"))
    try page.click("More")
    #expect(button.attribute("aria-expanded") == "true" && page.texts.contains("content"))
    let id = button.attribute("aria-controls")
    #expect(page.elements.first { $0.attribute("id") == id }?.wholeText == "content")
  }

  @Test func anExclusiveAccordionHasOneOpenGroup() throws {
    let page = controlPage {
      Accordion(isExclusive: true) {
        DisclosureGroup("A") { Text("a content") }
        DisclosureGroup("B") { Text("b content") }
      }
    }
    try page.click("A")
    try page.click("B")
    #expect(!page.texts.contains("a content") && page.texts.contains("b content"))
    try page.click("B")
    #expect(!page.texts.contains("b content"))
  }

  private struct Pages: View {
    @State var present = 1
    var body: some View { Pagination(page: $present, count: 20) }
  }

  @Test func aPressedPageKeepsItsButtonAndSoTheFocus() throws {
    let page = controlPage { Pages() }
    func button(_ name: String) throws -> Element {
      try #require(
        page.elements.first { $0.tag == "button" && $0.attribute("aria-label") == name })
    }
    let last = try button("Page 20")
    page.report("click", last)
    #expect(try button("Page 20") === last && last.attribute("aria-current") == "page")
    let next = try button("Next page")
    #expect(next.attribute("aria-disabled") == "true" && next.attribute("disabled") == nil)
    page.report("click", next)
    #expect(last.attribute("aria-current") == "page")
  }

  @Test func pagesAroundThePresentOneAreShown() {
    func numbers(_ page: Int, _ count: Int) -> [Int?] {
      Pagination.numbers(around: page, of: count, reach: 1)
    }
    #expect(numbers(1, 1) == [1])
    #expect(numbers(5, 20) == [1, nil, 4, 5, 6, nil, 20])
    #expect(numbers(4, 20) == [1, 2, 3, 4, 5, nil, 20], "a gap of one page is that page")
    #expect(numbers(1, 3) == [1, 2, 3] && numbers(20, 20) == [1, nil, 19, 20])
  }
}
