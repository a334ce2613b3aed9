import Testing
import Trellis
import TrellisTesting

@testable import Tracker

@MainActor struct TrackerTests {
  @Test func anIssueIsRefusedUntilItHasATitle() async throws {
    var opened: [String] = []
    let page = TestPage { IssueForm(issue: Issue(), open: { opened.append($0) }) }
    let form = try #require(page.elements.first { $0.tag == "form" })
    try page.send("submit", to: form)
    #expect(page.texts.contains("There is 1 problem") && page.texts.contains("Enter a title."))
    let title = try page.element(named: "Title")
    #expect(title.attribute("aria-invalid") == "true")
    let link = try #require(
      page.elements.first {
        $0.tag == "a" && $0.attribute("href") == "#" + (title.attribute("id") ?? "")
      })
    #expect(link.wholeText == "Title: Enter a title.")
    try page.type("Something new", into: "Title")
    #expect(!page.texts.contains("Enter a title."))
    try page.send("submit", to: form)
    await page.finishTasks()
    // Other tests add issues to the board meanwhile.
    let made = board.value.issues.filter { $0.title == "Something new" }
    #expect(made.count == 1)
    #expect(opened == made.map { "/issues/\($0.id)" })
  }

  @Test func changesOfOthersAreTakenOverOrReported() async throws {
    var issue = try #require(board.value[7])
    let page = TestPage { IssueScreen(id: 7, open: { _ in }) }
    issue.text = "from another tab"
    _ = board.update { $0.save(issue) }
    // The form gets the value after the mount.
    page.settle()
    page.settle()
    #expect(page.elements.contains { $0.property("value") == .string("from another tab") })
    try page.type("mine", into: "Description")
    #expect(page.elements.contains { $0.attribute("data-unsaved") != nil })
    issue.text = "again"
    _ = board.update { $0.save(issue) }
    page.settle()
    page.settle()
    #expect(page.texts.contains("Somebody else has changed this issue."))
    try page.click("Take theirs")
    #expect(try page.element(named: "Description").property("value") == .string("again"))
    #expect(!page.elements.contains { $0.attribute("data-unsaved") != nil })
  }

  @Test func aDoneIssueNeedsAResolution() throws {
    let page = TestPage { IssueScreen(id: 3, open: { _ in }) }
    #expect(throws: Never.self) { try page.element(named: "Hours") }
    let done = try #require(
      page.elements.first { $0.attribute("type") == "radio" && $0.attribute("value") == "done" })
    page.host.document.announceAll()
    page.host.handle(UIEvent(type: "change", target: done.id, checked: true))
    page.settle()
    #expect(throws: Never.self) { try page.element(named: "Resolution") }
  }

  @Test func rowsAreFilteredAndSelected() throws {
    let page = TestPage { IssueList(open: { _ in }) }
    try page.type("Backup", into: "Search issues")
    let rows = page.elements.filter { $0.attribute("role") == "row" }
    #expect(rows.count > 1 && rows.dropFirst().allSatisfy { $0.wholeText.contains("Backup") })
  }

  @Test func stepsAreAddedAndRemoved() throws {
    let page = TestPage { IssueForm(issue: Issue(), open: { _ in }) }
    try page.click("Add a step")
    try page.click("Add a step")
    #expect(page.elements.count { $0.attribute("aria-label") == "Step" } == 2)
    try page.click("Remove the step")
    #expect(page.elements.count { $0.attribute("aria-label") == "Step" } == 1)
  }
}
