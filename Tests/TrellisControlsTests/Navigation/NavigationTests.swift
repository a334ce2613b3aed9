import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

struct NavigationTests {
  @Test func theLinkOfThePathOrOfAPathAboveIsPresent() {
    let links = ["/", "/book", "/books"].map { ShellLink($0, icon: .file, destination: $0) }
    for (path, present) in [("/books/3", "/books"), ("/book", "/book"), ("/", "/")] {
      let page = controlPage { AppShell("Shop", path: path, links: links) { Text("content") } }
      let current = page.elements.filter { $0.attribute("aria-current") == "page" }
      #expect(current.map { $0.attribute("href") } == [present], "\(path)")
    }
  }

  @Test func aNarrowShellWithMoreThanFiveLinksHasADrawer() throws {
    for (count, width, hasDrawer) in [(5, 390.0, false), (6, 390, true), (6, 1280, false)] {
      let links = (1...count).map { ShellLink("Page \($0)", icon: .file, destination: "/\($0)") }
      let page = controlPage(width: width) {
        AppShell("Shop", path: "/6", links: links) { Text("content") }
      }
      let drawer = page.first("dialog")
      #expect((drawer != nil) == hasDrawer, "\(count) links, \(width) px")
      guard let drawer else { continue }
      let opener = page.first("button", "aria-haspopup", "dialog")
      let id = try #require(drawer.attribute("id"))
      #expect(opener?.attribute("data-do") == "click:show=\(id)")
      #expect(opener?.listenedEvents.isEmpty == true, "the server is not asked")
      let inside = drawer.descendants.filter { $0.tag == "a" }
      #expect(inside.map { $0.attribute("href") } == links.map(\.destination))
      #expect(inside.last?.attribute("aria-current") == "page")
      #expect(inside.allSatisfy { $0.attribute("data-do") == "click:close=\(id)" })
      let below = page.elements.filter { $0.tag == "a" && $0.attribute("href")?.count == 2 }
      #expect(below.count == 6 + 5, "the bar has five links")
    }
  }

  @Test func theDrawerOfAFileOpensWithoutAScript() throws {
    let links = (1...6).map { ShellLink("Page \($0)", icon: .home, destination: "/\($0)") }
    for medium in [PageMedium.live, .file] {
      let page = controlPage(width: 390) {
        AppShell("Site", path: "/1", links: links) { Text("Content") }
          .environment(\.pageMedium, medium)
      }
      let drawer = try #require(page.first("dialog"))
      let buttons = page.elements.filter { $0.attribute("commandfor") != nil }
      #expect(
        buttons.map { $0.attribute("command") }
          == (medium == .file ? ["show-modal", "close"] : []))
      #expect(buttons.allSatisfy { $0.attribute("commandfor") == drawer.attribute("id") })
    }
  }

  @Test func twoListsOfPagesHaveDifferentNames() {
    let number = Box(1)
    let page = controlPage {
      VStack {
        Pagination(page: number.binding, count: 3)
        Pagination(page: number.binding, count: 3, label: "Archive")
      }
    }
    let lists = page.elements.filter { $0.tag == "nav" }
    #expect(lists.map { $0.attribute("aria-label") } == ["Pages", "Archive"])
  }

  @Test func aToolbarAboveAViewHasItsButtons() throws {
    let page = controlPage {
      Text("Text").toolbar {
        Button("Copy") {}
        Button("Print") {}
      }
    }
    let bar = try #require(page.first("div", "role", "toolbar"))
    #expect(bar.attribute("data-rove") == "bar" && bar.attribute("aria-label") == nil)
    #expect(bar.descendants.filter { $0.tag == "button" }.map(\.wholeText) == ["Copy", "Print"])
    let named = controlPage { Toolbar("Format") { Button("Bold") {} } }
    #expect(named.first("div", "role", "toolbar")?.attribute("aria-label") == "Format")
  }

  @Test func theLastPageOfAPathIsNoLink() {
    let page = controlPage {
      Breadcrumbs([
        Breadcrumb("All", destination: "/"), Breadcrumb("Books", destination: "/books"),
      ])
    }
    #expect(page.elements.compactMap { $0.attribute("href") } == ["/"])
    let current = page.elements.filter { $0.attribute("aria-current") == "page" }
    #expect(current.map(\.wholeText) == ["Books"])
  }

  @Test func noStepLeadsBeforeTheFirstPage() throws {
    let number = Box(1)
    let page = controlPage { Pagination(page: number.binding, count: 3) }
    let steps = page.elements.filter { $0.attribute("aria-disabled") != nil }
    #expect(steps.count == 1)
    page.report("click", try #require(steps.first))
    #expect(number.value == 1)
  }

  @Test func theContentBesideAFoldedBarIsNotNarrow() throws {
    struct Width: View {
      @Environment(\.isContentNarrow) var isNarrow
      var body: some View { Text(isNarrow ? "narrow" : "wide") }
    }
    func page(_ width: Double) -> TestPage {
      controlPage(width: width) { AppShell("Shop", path: "/", links: []) { Width() } }
    }
    #expect(page(1280).texts.contains("wide"))
    let medium = page(700)
    #expect(medium.texts.contains("narrow"))
    try medium.send("click", to: try #require(medium.first("button", "aria-expanded", "true")))
    #expect(medium.texts.contains("wide"))
  }

  @Test(arguments: [
    (1, 1, 1, "1"), (1, 4, 1, "1 2 3 4"), (1, 5, 1, "1 2 … 5"), (4, 4, 1, "1 2 3 4"),
    (5, 9, 1, "1 … 4 5 6 … 9"), (4, 9, 1, "1 2 3 4 5 … 9"), (6, 9, 1, "1 … 5 6 7 8 9"),
    (3, 5, 0, "1 2 3 4 5"), (1, 3, 0, "1 2 3"), (4, 7, 0, "1 … 4 … 7"),
  ])
  func aGapHasTwoPagesAtLeast(page: Int, count: Int, reach: Int, shown: String) {
    let numbers = Pagination.numbers(around: page, of: count, reach: reach)
    #expect(numbers.map { $0.map(String.init) ?? "…" }.joined(separator: " ") == shown)
  }
}
