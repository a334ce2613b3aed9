import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents

@testable import TrellisExport
@testable import TrellisServer

/// Feeds in exports.
struct ExportedFeedTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-feed-\(UUID().uuidString)"

  private func export(_ feed: Feed, base: String?) throws -> ExportReport {
    let page = Route("/", title: "Home") { _ in { Box("p", [.text("Home")]) } }
    let site = try Site(
      routes: [page, .feed(feed)], application: TestApplication(), folders: .repository,
      origins: [])
    var options = ExportOptions()
    options.baseURL = base
    return try SiteExporter(site: site, options: options).write(to: folder)
  }

  @Test func aFeedThatCannotBeMadeIsAFailure() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    struct Failure: Error {}
    let broken = Feed("/news.xml", title: "News") { throw Failure() }
    #expect(throws: ExportError.self) { try export(broken, base: "https://example.org") }
  }

  @Test(arguments: [Feed.Format.atom, .rss])
  func anExportWithABaseURLContainsTheFeed(format: Feed.Format) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let feed = Feed("/news.xml", title: "News & more", page: "/news", format: format) {
      [FeedEntry("/posts/2", title: "Fish", updated: Date(timeIntervalSince1970: 1_700_000_000))]
    }
    #expect(try !export(feed, base: nil).written.contains("news.xml"))
    #expect(try !text("index.html").contains("rel=\"alternate\""))
    let base = "https://example.org/docs"
    #expect(try export(feed, base: base + "/").written.contains("news.xml"))
    #expect(try text("index.html").contains("href=\"\(base)/news.xml\""))
    #expect(try text("news.xml") == feed.xml(base: base))
    #expect(try text("news.xml").contains(base + "/posts/2"))
    #expect(try export(feed, base: base + "/").written.isEmpty)
  }
}
