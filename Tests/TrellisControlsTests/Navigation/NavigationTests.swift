import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct NavigationTests {
  @Test func theLinkOfThePathOrOfAPathAboveIsPresent() {
    let links = ["/", "/book", "/books"].map { ShellLink($0, icon: .file, destination: $0) }
    for (path, present) in [("/books/3", "/books"), ("/book", "/book"), ("/", "/")] {
      let page = controlPage { AppShell("Shop", path: path, links: links) { Text("content") } }
      let current = page.elements.filter { $0.attribute("aria-current") == "page" }
      #expect(current.map { $0.attribute("href") } == [present], "\(path)")
    }
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
}
