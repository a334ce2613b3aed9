import Testing
import TrellisTesting

@testable import Packages

/// The application as its users see it; with `TRELLIS_BROWSER=chromium` in a browser.
struct PackagesPagesTests {
  private func open(
    _ address: String = "/", on screen: TestScreen = TestScreen()
  ) async throws -> TestTab {
    try await Self.site().open(address, on: screen)
  }

  private static func site() async throws -> TestSite {
    let sample = StatusSource.sample().file.path
    return try await TestSite(PackagesApplication.self, arguments: ["--status", sample])
  }

  @Test func thePackagesAreFilteredWhileTyping() async throws {
    let tab = try await open()
    try await tab.find(.heading("Packages"))
    try await tab.type("fern", into: .label("Search packages"))
    try await tab.wait(for: "the packages with fern") { page in
      let names = try page.all(.css("nav [role=listitem] a")).map(\.text)
      return !names.isEmpty && names.allSatisfy { $0.contains("fern") }
    }
    try await tab.fill(.label("Search packages"), with: "no such package")
    try await tab.find(.text(.matching("^None of [0-9,]+ packages matches$")))
    await tab.close()
  }

  @Test func aRowShowsItsPackageAndTheHistoryReturns() async throws {
    let tab = try await open()
    try await tab.find(.text("No package chosen"))
    try await tab.within(.role(.navigation)).click(.link(.matching("^almanac ")))
    try await tab.find(.heading("almanac", level: 2))
    #expect(try await tab.title.contains("almanac"))
    #expect(try await tab.address == "/?package=almanac:amd64")
    try await tab.within(.role(.main)).click(.link(.matching("^libtide2")))
    try await tab.find(.heading("libtide2", level: 2))
    try await tab.back()
    try await tab.find(.heading("almanac", level: 2))
    try await tab.forward()
    try await tab.find(.heading("libtide2", level: 2))
    await tab.close()
  }

  @Test func aStarShowsInTheOtherTab() async throws {
    let site = try await Self.site()
    let (mine, theirs) = (try await site.open(), try await site.open())
    let star = ElementQuery.css("nav [role=listitem] button")
    let first = try #require(try await mine.all(star).first)
    try await mine.click(first)
    for tab in [mine, theirs] {
      try await tab.wait(for: "a star") {
        try $0.all(star).first?.attribute("aria-pressed") == "true"
      }
      await tab.close()
    }
  }

  @Test func keysMoveThroughTheRows() async throws {
    let tab = try await open()
    try await tab.focus(.label("Search packages"))
    try await tab.press(.arrowDown)
    try await tab.find(.heading("acorn-base", level: 2))
    try await tab.press(.arrowDown)
    try await tab.find(.heading("acorn-files", level: 2))
    await tab.close()
  }

  @Test func aNarrowScreenShowsOnePart() async throws {
    let tab = try await open(on: .phone)
    try await tab.within(.role(.navigation)).click(.link(.matching("^almanac ")))
    try await tab.find(.heading("almanac", level: 2))
    try await tab.expectTidyLayout()
    await tab.close()
  }

  @Test func oneStarIsASmallPatch() async throws {
    let tab = try await open()
    let star = try #require(try await tab.all(.css("nav [role=listitem] button")).first)
    try await tab.expectPatch(bytes: 1...600, operations: 1...12) { try await tab.click(star) }
    await tab.close()
  }
}
