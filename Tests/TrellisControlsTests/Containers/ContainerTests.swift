import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI
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

  /// A file has no server: all panels are in it, and native links and disclosures show them.
  @Test func aFileHasAllPanelsOfTabsWithLinksToThem() throws {
    let page = controlPage { Parts().environment(\.pageMedium, .file) }
    let links = page.elements.filter { $0.tag == "a" }
    #expect(links.map(\.wholeText) == ["One", "Two", "Three"])
    #expect(links.map { $0.attribute("aria-current") } == ["true", nil, nil])
    let panels = page.elements.filter { $0.attribute("id").map { $0.contains(/p[0-9]$/) } ?? false }
    #expect(panels.map(\.wholeText) == ["first", "second", "third"])
    #expect(panels.map { "#" + ($0.attribute("id") ?? "") } == links.map { $0.attribute("href") })
    #expect(
      panels.map { $0.attribute("aria-labelledby") } == links.map { $0.attribute("id") })
    #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty })
    let frames = try panels.map { try #require($0.frame) }
    #expect(frames.allSatisfy { $0.width == frames[0].width && $0.height == frames[0].height })
    // The frames around are those of the live page.
    let live = controlPage { Parts() }
    #expect(page.root.frame == live.root.frame)
    #expect(links[1].frame == live.elements.filter { $0.attribute("role") == "tab" }[1].frame)
  }

  @Test func aSheetShowsThePanelsOfTabsBelowEachOther() throws {
    let page = controlPage { Parts().environment(\.pageMedium, .sheet) }
    #expect(page.texts == ["One", "first", "Two", "second", "Three", "third"])
    #expect(page.elements.allSatisfy { $0.tag != "button" && $0.tag != "a" })
  }

  @Test func aFileHasNativeDisclosures() throws {
    func group(_ isExpanded: Bool) -> some View {
      VStack(alignment: .leading) {
        DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("content") }
        Text("below")
      }
    }
    for isExpanded in [false, true] {
      let page = controlPage { group(isExpanded).environment(\.pageMedium, .file) }
      let details = try #require(page.first("details"))
      #expect(details.children.first?.tag == "summary")
      #expect(details.children.first?.wholeText == "More")
      #expect((details.attribute("open") != nil) == isExpanded)
      #expect(details.wholeText == "Morecontent")
      #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty && $0.tag != "button" })
      let text = try #require(page.elements.last { $0.wholeText == "content" })
      #expect(try #require(text.frame).height > 0)
      let live = controlPage { group(isExpanded) }
      #expect(page.elements.last?.wholeText == "below")
      #expect(page.elements.last?.frame == live.elements.last?.frame)
      #expect(page.root.frame == live.root.frame)
    }
    let sheet = controlPage { group(false).environment(\.pageMedium, .sheet) }
    #expect(sheet.texts == ["More", "content", "below"])
  }

  @Test func theGroupsOfAnExclusiveAccordionHaveOneNameInAFile() throws {
    let page = controlPage {
      VStack {
        ForEach(0..<2, id: \.self) { _ in
          Accordion(isExclusive: true) {
            DisclosureGroup("A") { Text("a content") }
            DisclosureGroup("B") { Text("b content") }
          }
        }
        Accordion { DisclosureGroup("C") { Text("c content") } }
      }
      .environment(\.pageMedium, .file)
    }
    let names = page.elements.filter { $0.tag == "details" }.map { $0.attribute("name") }
    #expect(names.count == 5 && names[0] != nil && names[4] == nil)
    #expect(names[0] == names[1] && names[2] == names[3] && names[1] != names[2])
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

  @Test func pagesWithAddressesAreLinks() throws {
    let number = Box(2)
    let page = controlPage {
      Pagination(page: number.binding, count: 3) { "/list?page=\($0)" }
    }
    let links = page.elements.filter { $0.tag == "a" }
    #expect(
      links.map { $0.attribute("href") } == [1, 1, 2, 3, 3].map { "/list?page=\($0)" })
    #expect(links.compactMap { $0.attribute("aria-current") } == ["page"])
    #expect(page.first("button") == nil)
    page.report("click", links[3])
    #expect(number.value == 3)
    // The frames are those of buttons.
    let buttons = controlPage { Pagination(page: Box(2).binding, count: 3) }
    #expect(
      links.map(\.frame) == buttons.elements.filter { $0.tag == "button" }.map(\.frame))
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

  @Test func theGroupsOfAnotherAccordionOpenTogether() throws {
    let page = controlPage {
      Accordion {
        DisclosureGroup("A") { Text("a content") }
        DisclosureGroup("B") { Text("b content") }
      }
    }
    try page.click("A")
    try page.click("B")
    #expect(page.texts.contains("a content") && page.texts.contains("b content"))
  }

  @Test func theKindOfAnAccordionIsAPartOfItsState() {
    func state(_ isExclusive: Bool, _ open: String?) -> AccordionState {
      AccordionState(isExclusive: isExclusive, name: "a", open: .constant(open))
    }
    #expect(state(true, "b") == state(true, "b"))
    #expect(state(true, "b") != state(false, "b") && state(true, "b") != state(true, nil))
  }
}
