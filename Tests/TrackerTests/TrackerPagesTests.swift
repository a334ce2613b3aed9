import Testing
import Trellis
import TrellisTesting

@testable import Tracker

/// The application as its users see it; with `TRELLIS_BROWSER=chromium` in a browser.
@Suite(.serialized) struct TrackerPagesTests {
  private func open(_ address: String = "/") async throws -> TestTab {
    try await TestSite(TrackerApplication.self).open(address)
  }

  @Test func anIssueIsCreated() async throws {
    let tab = try await open()
    #expect(try await tab.title == "Issues")
    try await tab.click(.button("New issue"))
    try await tab.find(.heading("New issue", level: 1))
    #expect(try await tab.address == "/issues/new")
    #expect(try await tab.title == "New issue")
    try await tab.click(.button("Create"))
    try await tab.find(.text("Enter a title."))
    try await tab.type("Made by a test", into: .label("Title"))
    try await tab.findGone(.text("Enter a title."))
    try await tab.type("One\nTwo", into: .label("Description"))
    try await tab.click(.radio("Doing"))
    try await tab.select("High", in: .label("Priority"))
    try await tab.fill(.label("Hours"), with: "1.5")
    try await tab.fill(.label("Due"), with: "2030-12-24")
    try await tab.check(.role(.switch, "Confidential"))
    try await tab.click(.button("Add a step"))
    try await tab.find(.label("Step"))
    try await tab.type("First step", into: .label("Step"))
    try await tab.click(.button("Create"))
    try await tab.find(.heading("Made by a test", level: 1))
    let issue = try #require(board.value.issues.last { $0.title == "Made by a test" })
    #expect(try await tab.address == "/issues/\(issue.id)")
    #expect(issue.text == "One\nTwo")
    #expect((issue.status, issue.priority, issue.hours) == (.doing, .high, 1.5))
    #expect(issue.isConfidential && issue.steps.map(\.title) == ["First step"])
    try await tab.within(.role(.navigation, "Breadcrumbs")).click(.link("Issues"))
    try await tab.find(.heading("Issues", level: 1))
    try await tab.back()
    try await tab.find(.heading("Made by a test", level: 1))
    try await tab.back()
    try await tab.find(.heading("New issue", level: 1))
    await tab.close()
  }

  @Test func theListIsSearchedSortedAndPaged() async throws {
    let tab = try await open()
    #expect(try await titles(tab).count == 20)
    try await tab.type("Login", into: .label("Search issues"))
    try await tab.wait(for: "issues about the login") { page in
      let titles = try Self.titles(page)
      return titles.count > 5 && titles.allSatisfy { $0.hasPrefix("Login") }
    }
    try await tab.click(.button("Title"))
    try await tab.wait(for: "sorted issues") { try Self.titles($0) == Self.titles($0).sorted() }
    #expect(try await tab.address.contains("text=Login"))
    try await tab.fill(.label("Search issues"), with: "no such issue")
    try await tab.find(.text("No issue matches the filter."))
    await tab.close()
  }

  @Test func theLinksOfTheListLeadToItsPages() async throws {
    let tab = try await open("/?text=e")
    let first = try await titles(tab)
    try await tab.click(.link("Page 2"))
    try await tab.wait(for: "the second page") { try Self.titles($0) != first }
    #expect(try await tab.address.contains("page=2"))
    #expect(try await tab.get(.link("Page 1")).attribute("href") == "/?text=e")
    await tab.close()
  }

  @Test func anAddressContainsTheFilter() async throws {
    let tab = try await open("/?text=Backup")
    #expect(try await tab.get(.label("Search issues")).value == "Backup")
    #expect(try await titles(tab).allSatisfy { $0.hasPrefix("Backup") })
    await tab.close()
  }

  @Test func aChangeShowsInTheOtherTab() async throws {
    let site = try await TestSite(TrackerApplication.self)
    let mine = try await site.open("/issues/11")
    let theirs = try await site.open("/issues/11")
    try await theirs.fill(.label("Title"), with: "Shared by two tabs")
    try await theirs.fill(.label("Description"), with: "From the other tab")
    try await theirs.click(.button("Save"))
    try await mine.wait(for: "the text of the other tab") {
      try $0.get(.label("Description")).value == "From the other tab"
    }
    await mine.close()
    await theirs.close()
  }

  @Test func twoChangesOfAFieldAreAConflict() async throws {
    let site = try await TestSite(TrackerApplication.self)
    let mine = try await site.open("/issues/15")
    let theirs = try await site.open("/issues/15")
    let warning = ElementQuery.text("Somebody else has changed this issue.")
    try await mine.fill(.label("Description"), with: "My text")
    try await theirs.fill(.label("Description"), with: "Their text")
    try await theirs.click(.button("Save"))
    try await mine.find(warning)
    #expect(try await mine.get(.label("Description")).value == "My text")
    #expect(try await theirs.query(warning) == nil)
    try await mine.click(.button("Take theirs"))
    try await mine.findGone(warning)
    #expect(try await mine.get(.label("Description")).value == "Their text")
    // The other choice.
    try await mine.fill(.label("Description"), with: "My second text")
    try await theirs.fill(.label("Description"), with: "Their second text")
    try await theirs.click(.button("Save"))
    try await mine.find(warning)
    try await mine.click(.button("Keep mine"))
    try await mine.findGone(warning)
    try await mine.click(.button("Save"))
    try await theirs.wait(for: "the text of the first tab") {
      try $0.get(.label("Description")).value == "My second text"
    }
    #expect(board.value[15]?.text == "My second text")
    await mine.close()
    await theirs.close()
  }

  @Test func anIssueIsDeletedAfterAQuestion() async throws {
    let tab = try await open("/issues/12")
    try await tab.click(.button("Delete…"))
    let dialog = tab.within(.role("alertdialog", "Delete this issue?"))
    try await dialog.click(.button("Keep it"))
    try await tab.findGone(.role("alertdialog"))
    #expect(board.value[12] != nil)
    try await tab.click(.button("Delete…"))
    try await dialog.click(.button("Delete"))
    try await tab.find(.heading("Issues", level: 1))
    #expect(board.value[12] == nil)
    await tab.close()
  }

  @Test func anIssueThatDoesNotExistIsNotFound() async throws {
    let tab = try await open("/issues/99999")
    #expect(await tab.status == 404)
    try await tab.click(.link("All issues"))
    try await tab.find(.heading("Issues", level: 1))
    await tab.close()
  }

  @Test func thePagesAreAccessible() async throws {
    for address in ["/", "/dashboard", "/issues/new", "/issues/13"] {
      let tab = try await open(address)
      try await tab.expectAccessible()
      await tab.close()
    }
  }

  @Test func theFormIsAsRecorded() async throws {
    let tab = try await open("/issues/new")
    try await tab.within(.role(.main)).expectSnapshot()
    await tab.close()
  }

  private func titles(_ tab: TestTab) async throws -> [String] {
    try await Self.titles(tab.element)
  }

  private static func titles(_ page: PageElement) throws -> [String] {
    try page.all(.role(.row)).dropFirst().map { try $0.all(.role("gridcell"))[2].text }
  }
}
