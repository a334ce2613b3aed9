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
}
