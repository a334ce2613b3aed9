import ComponentSupport
import Foundation
import FoundationXML
import ServerSupport
import Testing
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

struct FeedTests {
  /// 14 November 2023, 22:13:20 UTC, a Tuesday.
  private static let time = Date(timeIntervalSince1970: 1_700_000_000)

  private static let entries = [
    FeedEntry(
      "/posts/2", title: "Fish & <chips>", updated: time.addingTimeInterval(3600), published: time,
      summary: "A \"short\" one\u{1}", content: "<p>Long &amp; <b>bold</b></p>", author: "Ada"),
    FeedEntry("https://example.net/1", title: "First", updated: time, id: "tag:example.org,2023:1"),
  ]

  private func feed(
    _ format: Feed.Format, _ entries: [FeedEntry] = entries
  ) -> Feed {
    Feed(
      "/news.xml", title: "News & more", author: "The editors", language: "de", page: "/news",
      format: format
    ) { entries }
  }

  private func site(_ routes: [Route]) throws -> Site {
    try Site(routes: routes, application: TestApplication(), folders: .repository, origins: [])
  }

  private let page = Route("/", title: "Home") { _ in { Box("p", [.text("Home")]) } }

  /// The elements of a feed by XML rules, as `name=text`, with the attributes `href` and `isPermaLink`.
  private func read(_ xml: String) throws -> [String] {
    final class Reader: NSObject, XMLParserDelegate {
      var lines: [String] = []
      var texts: [String] = []
      var error: (any Error)?
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        texts.append("")
        for (key, value) in attributes.sorted(by: { $0.key < $1.key })
        where ["href", "isPermaLink", "type", "xml:lang"].contains(key) {
          lines.append("\(name) \(key)=\(value)")
        }
      }
      func parser(_ parser: XMLParser, foundCharacters text: String) {
        texts[texts.count - 1] += text
      }
      func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
      ) {
        let text = texts.removeLast()
        if !text.allSatisfy(\.isWhitespace) { lines.append("\(name)=\(text)") }
      }
      func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { self.error = error }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: reader.error))")
    return reader.lines
  }

  @Test func anAtomFeedHasItsEntries() throws {
    let lines = try read(feed(.atom).xml(base: "https://example.org"))
    #expect(
      lines == [
        "feed xml:lang=de", "title=News & more", "id=https://example.org/news.xml",
        "link href=https://example.org/news.xml", "link type=application/atom+xml",
        "link href=https://example.org/news", "link type=text/html",
        "updated=2023-11-14T23:13:20Z", "name=The editors",
        "title=Fish & <chips>", "id=https://example.org/posts/2",
        "link href=https://example.org/posts/2", "link type=text/html",
        "published=2023-11-14T22:13:20Z", "updated=2023-11-14T23:13:20Z", "name=Ada",
        "summary=A \"short\" one\u{FFFD}", "content type=html",
        "content=<p>Long &amp; <b>bold</b></p>",
        "title=First", "id=tag:example.org,2023:1", "link href=https://example.net/1",
        "link type=text/html", "updated=2023-11-14T22:13:20Z",
      ])
  }

  @Test func anRSSFeedHasItsEntries() throws {
    let lines = try read(feed(.rss).xml(base: "https://example.org"))
    #expect(
      lines == [
        "title=News & more", "link=https://example.org/news", "description=News & more",
        "language=de", "atom:link href=https://example.org/news.xml",
        "atom:link type=application/rss+xml", "lastBuildDate=Tue, 14 Nov 2023 23:13:20 GMT",
        "title=Fish & <chips>", "link=https://example.org/posts/2",
        "guid=https://example.org/posts/2", "pubDate=Tue, 14 Nov 2023 22:13:20 GMT",
        "dc:creator=Ada", "description=A \"short\" one\u{FFFD}",
        "content:encoded=<p>Long &amp; <b>bold</b></p>",
        "title=First", "link=https://example.net/1", "guid isPermaLink=false",
        "guid=tag:example.org,2023:1", "pubDate=Tue, 14 Nov 2023 22:13:20 GMT",
        "dc:creator=The editors",
      ])
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,x",
    "vbscript:x", "\u{1}javascript:alert(1)",
  ])
  func anAddressThatAPageMayNotLinkToIsThatOfTheFeed(address: String) throws {
    let entries = [
      FeedEntry(address, title: "Link", updated: Self.time, id: "tag:example.org,2023:2")
    ]
    for format in [Feed.Format.atom, .rss] {
      let xml = try feed(format, entries).xml(base: "https://example.org")
      #expect(!xml.lowercased().contains("script:") && !xml.contains("data:"))
      let lines = try read(xml)
      let line =
        format == .atom ? "link href=https://example.org/news" : "link=https://example.org/news"
      #expect(lines.count { $0 == line } == 2, "\(lines)")
    }
  }

  @Test func aFeedWithoutEntriesIsComplete() throws {
    let lines = try read(feed(.atom, []).xml(base: "https://example.org"))
    #expect(lines.contains("updated=1970-01-01T00:00:00Z"))
    #expect(try !feed(.rss, []).xml(base: "https://example.org").contains("lastBuildDate"))
  }

  @Test func theServerSendsTheFeedAndPagesNameIt() async throws {
    let transport = TestTransport(try site([page, .feed(feed(.atom))]))
    let response = try await transport.send(
      .get, "/news.xml", headers: ["Host": "news.example:8080"])
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "application/atom+xml; charset=utf-8")
    #expect(response.text.contains("<id>urn:uuid:"))
    #expect(response.text.contains("href=\"http://news.example:8080/news.xml\""))
    let tag = try #require(response.headers["ETag"])
    let again = try await transport.send(
      .get, "/news.xml", headers: ["Host": "news.example:8080", "If-None-Match": tag])
    #expect(again.status == .notModified)
    let html = try await transport.send(.get, "/").text
    #expect(
      html.contains(
        #"<link rel="alternate" type="application/atom+xml" title="News &amp; more" href="/news.xml">"#
      ))
    #expect(try await transport.send(.post, "/news.xml").status == .methodNotAllowed)
  }

  @Test func aFeedThatCannotBeMadeIsAFailure() async throws {
    struct Failure: Error {}
    let broken = Feed("/news.xml", title: "News") { throw Failure() }
    let site = try site([page, .feed(broken)])
    #expect(try await TestTransport(site).send(.get, "/news.xml").status == .internalError)
  }

  @Test(arguments: [
    ("https://news.example", "https://news.example/news"),
    ("https://news.example:443", "https://news.example/news"),
    ("http://news.example:8080", "http://news.example:8080/news"),
  ])
  func theAddressesOfAFeedAreThoseOfTheSite(origin: String, address: String) async throws {
    let site = try Site(
      routes: [.feed(feed(.rss))], application: TestApplication(), folders: .repository,
      origins: [try Origin(checking: origin)])
    let response = try await TestTransport(site).send(.get, "/news.xml")
    #expect(try read(response.text).contains("link=\(address)"))
  }

  @Test func aFeedThatFailsIsAFailure() async throws {
    struct Failure: Error {}
    let failing = Feed("/news.xml", title: "News", author: "The editors", page: "/") {
      throw Failure()
    }
    let site = try site([.feed(failing)])
    let response = try await TestTransport(site).send(.get, "/news.xml")
    #expect(response.status == .internalError)
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(site.endpoints.live.metrics.failures.value == 1)
  }

  /// Without the address of the site, a client chooses the addresses by the field `Host`, and readers keep identities.
  @Test(arguments: [Feed.Format.atom, .rss])
  func identitiesDoNotDependOnTheHostField(format: Feed.Format) async throws {
    let site = try site([.feed(feed(format))])
    func identities(_ host: String) async throws -> [String] {
      let response = try await TestTransport(site).send(
        .get, "/news.xml", headers: ["Host": host])
      return try read(response.text).filter { $0.hasPrefix("id=") || $0.hasPrefix("guid=") }
    }
    let first = try await identities("evil.example")
    #expect(try await identities("good.example") == first)
    #expect(first.count == (format == .atom ? 3 : 2))
    #expect(!first.contains { $0.contains("evil") })
    #expect(Set(first).count == first.count)
  }
}
