import Testing
import Trellis
import TrellisServer
import TrellisTesting

@testable import Gallery

struct GalleryTests {
  /// Tabs, bookmarks and histories show only the titles of pages.
  @Test func eachPageHasATitleOfItsOwn() async throws {
    let application = try GalleryApplication.parsed([])
    let site = try await TestSite(application)
    var titles: [String: String] = [:]
    for path in application.routes().flatMap(\.exportedPaths).map(\.path) {
      let tab = try await site.open(path)
      let title = try await tab.title
      await tab.close()
      #expect(!title.isEmpty && !titles.values.contains(title), "\(path): \(title)")
      titles[path] = title
    }
    for control in ControlPage.all {
      #expect(titles["/controls/\(control.name)"] == "\(control.title) – Trellis controls")
    }
  }

  @Test func aSearchFindsTitlesAndSummaries() {
    let names = { (text: String) in ControlGroup.matching(text).flatMap(\.pages).map(\.name) }
    #expect(names("SLIDER") == ["slider"])
    #expect(names("chips several") == ["multi-select"])
    #expect(names("").count == ControlPage.all.count)
    #expect(names("xyz").isEmpty)
    #expect(ControlGroup.matching("slider").map(\.title) == ["Fields"])
  }

  @Test func theTokensOfASampleAreTheSample() {
    for control in ControlPage.all {
      #expect(CodeToken.all(of: control.code).map(\.text).joined() == control.code)
    }
    let tokens = CodeToken.all(of: "let a = Text(\"b\") // c")
    #expect(tokens.map(\.kind) == [.keyword, .plain, .type, .plain, .string, .plain, .comment])
    #expect(tokens.map(\.text) == ["let", " a = ", "Text", "(", "\"b\"", ") ", "// c"])
  }
}
