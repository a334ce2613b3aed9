import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents

@testable import TrellisExport
@testable import TrellisServer

/// Addresses that the server answers with the same page lead to the same exported file.
struct SiteAddressTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-addresses-\(UUID().uuidString)"

  @Test(arguments: [
    ("/a b", "/a%20b"), ("/a%62", "/ab"), ("/%c3%a9", "/é"), ("/a/../b", "/b"), ("/./a", "/a"),
    ("/a/%2e%2E/b", "/b"), ("/a\\b", "/a/b"), ("/a?x=1&y=2", "/a?y=2&x=1"),
    ("/a?x=a%20b", "/a?x=a+b"), ("/a?", "/a"), ("/a?x=1&x=2", "/a?x=1"), (" /a\n", "/a"),
  ])
  func equalAddressesHaveOneKey(one: String, other: String) {
    #expect(SiteAddress(one).key == SiteAddress(other).key)
  }

  @Test(arguments: [
    ("/a", "/a/"), ("/a%2Fb", "/a/b"), ("/A", "/a"), ("/caf\u{E9}", "/cafe\u{301}"),
    ("/a?x=1", "/a"), ("/a%253F", "/a%3F"),
  ])
  func otherAddressesHaveOtherKeys(one: String, other: String) {
    #expect(SiteAddress(one).key != SiteAddress(other).key)
  }

  /// The folder of an exported page is one deeper than its address.
  @Test(arguments: [nil, "https://x.org"])
  func relativeLinksToOtherPagesLeadWhereTheyDidOnTheServer(base: String?) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/docs/intro") { _ in
      { Box("a", [.attribute("href", "setup#c"), .text("Setup")]) }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    var options = ExportOptions()
    options.baseURL = base
    _ = try SiteExporter(site: site, options: options).write(to: folder)
    let wanted = (base.map { $0 + "/" } ?? "../../") + "docs/setup#c"
    let page = try text("docs/intro/index.html")
    #expect(page.contains("href=\"\(wanted)\"") || page.contains("href=\(wanted)"))
  }

  @Test(arguments: [
    ("c", "/a/c"), ("../c", "/c"), ("./", "/a/"), ("?q=1", "/a/b?q=1"), ("#d", "/a/b?x=1"),
    ("/c", "/c"), ("..", "/"),
  ])
  func addressesMayBeRelativeToThePage(address: String, expected: String) {
    #expect(SiteAddress(address, from: "/a/b?x=1").key == SiteAddress(expected).key)
  }

  /// The segments of a route are written without escapes.
  @Test(arguments: [
    ("/100%", "/100%25"), ("/a%20b", "/a%2520b"), ("/what?", "/what%3F"), ("/c#/d", "/c%23/d"),
  ])
  func aRouteWithMarksOfAddressesIsExported(pattern: String, address: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let routes = [
      Route("/") { _ in { Box("a", [.attribute("href", address), .text("A")]) } },
      Route(pattern) { _ in { Box("p", [.text("A")]) } },
    ]
    let site = try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
    let report = try SiteExporter(site: site).write(to: folder)
    #expect(report.unexported.isEmpty)
    #expect(LinkCheck(folder: folder).problems() == [])
  }

  @Test func linksInEachFormLeadToTheFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let links = [
      "/a b", "/a%20b", "/%61%20b#x", "/x/../a%20b", "a b", "./a%20b", "/list?q=1&p=2",
      "//o.org/a b",
    ]
    let routes = [
      Route("/") { _ in { Stack(links.map { Box("a", [.attribute("href", $0), .text($0)]) }) } },
      Route("/a b") { _ in { Box("p", [.attribute("id", "x"), .text("A")]) } },
      Route("/list", exporting: ["/list?p=2&q=1"]) { _ in { Box("p", [.text("L")]) } },
    ]
    let site = try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
    let report = try SiteExporter(site: site).write(to: folder)
    let page = try text("index.html")
    let found = page.matches(of: /<a[^>]* href="?([^" >]*)/).map { String($0.1) }
    let file = "a%20b/index.html"
    #expect(found.prefix(6) == [file, file, file + "#x", file, file, file])
    #expect(page.contains("href=\"list/-p=2&amp;q=1/index.html\""))
    #expect(page.contains("href=\"//o.org/a b\""))
    #expect(report.unexported.isEmpty)
    #expect(LinkCheck(folder: folder).problems() == [])
  }
}
