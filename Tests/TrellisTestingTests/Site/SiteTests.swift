import Testing
import Trellis
import TrellisSemantics

@testable import TrellisTesting

struct SiteTests {
  private func site() async throws -> TestSite { try await TestSite(routes: SampleSite.routes) }

  @Test func aPageHasTitleAddressAndFocus() async throws {
    let tab = try await site().open("/?x=1")
    #expect(try await tab.title == "Order")
    #expect(try await tab.address == "/?x=1")
    #expect(await tab.status == 200)
    #expect(try await tab.focused == nil)
    try await tab.click(.button("Add one"))
    #expect(try await tab.focused?.name == "Add one")
    try await tab.find(.text("Clicked 1 times"))
    await tab.close()
  }

  @Test func theFragmentIsNoPartOfTheAddress() async throws {
    let tab = try await site().open("/?x=1#part")
    #expect(try await tab.address == "/?x=1")
    await tab.close()
  }

  @Test func redirectsAreFollowed() async throws {
    let tab = try await site().open("/old")
    #expect(try await tab.address == "/news")
    #expect(try await tab.get(.heading("News")).level == 1)
    await tab.close()
  }

  @Test func pagesReplaceEachOtherInTheHistory() async throws {
    let tab = try await site().open("/news")
    try await tab.click(.button("Order something"))
    try await tab.find(.heading("Order"))
    #expect(try await tab.address == "/?from=news")
    #expect(try await tab.title == "Order")
    #expect(try await tab.focused?.name == "Order")
    try await tab.back()
    try await tab.find(.heading("News"))
    try await tab.click(.link("The order"))
    try await tab.find(.heading("Order"))
    #expect(try await tab.address == "/")
    await tab.close()
  }

  @Test func theHistoryOfATabHasTwoEnds() async throws {
    let site = try await site()
    guard site.browser == nil else { return }
    let tab = try await site.open("/news")
    let back = await #expect(throws: ActionError.self) { try await tab.back() }
    #expect(back?.description == "Cannot go back: the history ends here")
    try await tab.open("/?x=1")
    try await tab.back()
    try await tab.find(.heading("News"))
    try await tab.open("/?x=2")
    let forward = await #expect(throws: ActionError.self) { try await tab.forward() }
    #expect(forward?.description == "Cannot go forward: the history ends here")
    #expect(try await tab.address == "/?x=2")
    await tab.close()
  }

  @Test func theFirstPatchesOfAPageDoNotCount() async throws {
    let tab = try await site().open("/news")
    try await tab.expectPatch(operations: 0...0) { try await tab.reload() }
    await tab.close()
  }

  @Test func aTopicReachesTwoTabs() async throws {
    let site = try await site()
    let (one, other) = (try await site.open("/news"), try await site.open("/news"))
    SampleSite.news.publish("It rains")
    try await one.find(.text("It rains"))
    try await other.find(.text("It rains"))
    await one.close()
    await other.close()
  }

  @Test(.timeLimit(.minutes(20))) func theClockCallsTimers() async throws {
    let site = try await site()
    guard site.browser == nil else { return }
    let tab = try await site.open("/news")
    // A wait does not advance the clock past its time.
    await #expect(throws: FindingError.self) {
      try await tab.find(.text("a minute later"), within: .milliseconds(50))
    }
    #expect(site.clock.elapsed == .zero)
    try await tab.advance(by: .seconds(59))
    #expect(try await tab.query(.text("a minute later")) == nil)
    try await tab.find(.text("a minute later"))
    #expect(site.clock.elapsed == .seconds(60))
    await tab.close()
  }

  @Test func aMissingPageIsAnError() async throws {
    let site = try await site()
    guard site.browser == nil else { return }
    let error = await #expect(throws: SiteError.self) { try await site.open("/nowhere") }
    #expect(error?.status == 404)
    #expect(error?.description == "Cannot open /nowhere: no route matches it")
  }

  @Test func aViewIsMountedOnAScreen() async throws {
    var screen = TestScreen(width: 500, height: 400)
    screen.isRightToLeft = true
    let tab = try await TestSite.mount(on: screen) { SampleForm() }
    for isChecked in [true, true, false, false] {
      try await tab.check(.checkbox("Member"), isChecked)
      #expect(try await tab.get(.checkbox("Member")).isChecked == isChecked)
    }
    #expect(try await tab.page.root.frame?.width == 500)
    screen.width = 700
    try await tab.resize(to: screen)
    #expect(try await tab.page.root.frame?.width == 700)
    #expect(try await !tab.page.isDark)
    screen.isDark = true
    try await tab.resize(to: screen)
    #expect(try await tab.page.isDark)
    await tab.close()
  }

  @Test func waitingForAMissingElementEnds() async throws {
    let tab = try await site().open("/")
    await #expect(throws: FindingError.self) {
      try await tab.find(.text("Nothing"), within: .milliseconds(50))
    }
    await #expect(throws: FindingError.self) {
      try await tab.findGone(.button("Add one"), within: .milliseconds(50))
    }
    await tab.close()
  }
}
