import ComponentSupport
import Foundation
import ServerSupport
import Synchronization
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

/// Options and files of an export beyond its pages.
struct ExportFeatureTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  private func export(
    _ routes: [Route], _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> ExportReport {
    let site = try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
    var options = ExportOptions()
    change(&options)
    return try SiteExporter(site: site, options: options).write(to: folder)
  }

  private func link(_ address: String) -> Box {
    Box("a", [.attribute("href", address), .text("to")])
  }

  @Test func linksNameTheFilesOfPages() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let links = ["/b/c", "/b/c#part", "/?page=2", "/gone", "https://example.org/", "#here"]
    let page: Route.Body = { _ in { Stack(links.map { Box("a", [.attribute("href", $0)]) }) } }
    let routes = [
      Route("/", exporting: ["/", "/?page=2"], body: page), Route("/b/c", body: page),
    ]
    let report = try export(routes)
    #expect(report.unexported == ["/: /gone", "/?page=2: /gone", "/b/c: /gone"])
    func hrefs(_ file: String) throws -> [String] {
      try text(file).matches(of: /<a[^>]* href="([^"]*)"/).map { String($0.1) }
    }
    #expect(
      try hrefs("index.html") == [
        "b/c/index.html", "b/c/index.html#part", "-page=2/index.html", "/gone",
        "https://example.org/", "#here",
      ])
    #expect(
      try hrefs("b/c/index.html") == [
        "../../b/c/index.html", "#part", "../../-page=2/index.html", "/gone",
        "https://example.org/", "#here",
      ])
    _ = try export(routes) { $0.baseURL = "https://example.org/docs/" }
    #expect(try hrefs("index.html")[3] == "https://example.org/docs/gone")
  }

  @Test func redirectionsAndTheNotFoundPageAreFiles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let routes = [
      Route("/new") { _ in { Box("p", [.text("New")]) } },
      Route.redirect("/old/place", to: "/new"),
      Route.notFound(title: "Nothing here") { _ in { Box("p", [.text("Nothing")]) } },
    ]
    let report = try export(routes) { $0.baseURL = "https://example.org/docs" }
    #expect(report.pages == 3)
    #expect(try text("old/place/index.html").contains(#"content="0; url=../../new/index.html""#))
    let missing = try text("404.html")
    #expect(missing.contains("<title>Nothing here</title>"))
    #expect(missing.contains(#"href="/docs/assets/trellis."#))
    let map = try text("sitemap.xml")
    #expect(map.contains("<loc>https://example.org/docs/new/</loc>"))
    #expect(!map.contains("old") && !map.contains("404"))
    #expect(
      try text("new/index.html").contains(#"rel="canonical" href="https://example.org/docs/new/""#))
  }

  @Test func anUnchangedFileIsNotWrittenAgainAndAStaleOneIsRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func routes(_ names: [String]) -> [Route] {
      names.map { name in Route("/\(name)") { _ in { Box("p", [.text("Page \(name)")]) } } }
    }
    let first = try export(routes(["a", "b"]))
    #expect(first.written.contains("a/index.html") && first.unchanged == 0)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/own.txt"))
    let second = try export(routes(["a", "b"]))
    #expect(second.written == [] && second.unchanged == first.written.count)
    let third = try export(routes(["a"]))
    #expect(third.removed.contains("b/index.html"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/b"))
    #expect(try text("own.txt") == "mine")
  }

  @Test func aPageOfTheSameRevisionIsNotMadeAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    final class Count: @unchecked Sendable { var pages = 0 }
    let count = Count()
    func routes(_ revision: String, _ other: String) -> [Route] {
      [
        Route("/a", exporting: [ExportedPath("/a", revision: revision)]) { _ in
          count.pages += 1
          return { TextComponent("Page") }
        },
        Route("/b") { _ in { TextComponent(other) } },
      ]
    }
    _ = try export(routes("1", "b")) { $0.workers = 1 }
    #expect(count.pages == 1)
    let before = try text("a/index.html")
    let again = try export(routes("1", "b")) { $0.workers = 1 }
    #expect(count.pages == 1 && again.reused == 1 && again.written == [])
    // Another page brings new characters, so that the common style sheet has another address.
    let other = try export(routes("1", "Ω")) { $0.workers = 1 }
    #expect(count.pages == 1 && other.written.contains("a/index.html"))
    let after = try text("a/index.html")
    #expect(before != after)
    let sheet = try #require(after.firstMatch(of: /href="\.\.\/(assets\/trellis[^"]*)"/)?.1)
    #expect(FileManager.default.fileExists(atPath: folder + "/" + sheet))
    _ = try export(routes("2", "Ω")) { $0.workers = 1 }
    #expect(count.pages == 2)
    _ = try export(routes("2", "Ω")) { options in
      options.workers = 1
      options.widths = [500]
    }
    #expect(count.pages == 3)
    // A file of the page is missing.
    try FileManager.default.removeItem(atPath: folder + "/a/index.html")
    let missing = try export(routes("2", "Ω")) { options in
      options.workers = 1
      options.widths = [500]
    }
    #expect(count.pages == 4 && missing.reused == 0 && missing.written == ["a/index.html"])
  }

  @Test func aReusedPageThatIsNotListedStaysOutOfTheSiteMap() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let routes = ["/open", "/hidden"].map { path in
      Route(path, exporting: [ExportedPath(path, revision: "1")]) { page in
        page.metadata.isListed = path == "/open"
        return { TextComponent("Page") }
      }
    }
    for reused in [0, 2] {
      let report = try export(routes) { $0.baseURL = "https://example.org" }
      #expect(report.reused == reused)
      let map = try text("sitemap.xml")
      #expect(map.contains("<loc>https://example.org/open/</loc>"))
      #expect(!map.contains("hidden"))
    }
  }

  /// No thread writes into a folder that another one is about to make.
  @Test func threadsShareNewFolders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for round in 0..<200 {
      let new = ExportFolder(path: folder + "/\(round)")
      let failures = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        do { try new.write([1], to: "a/b/\(index)") } catch { failures.withLock { $0 += 1 } }
      }
      #expect(failures.withLock { $0 } == 0)
    }
  }

  /// Equal sites of several threads have manifests of equal bytes, also after an export that reuses pages.
  @Test func theManifestHasTheSameBytes() throws {
    let other = folder + "-other"
    defer {
      try? FileManager.default.removeItem(atPath: folder)
      try? FileManager.default.removeItem(atPath: other)
    }
    let addresses = (0..<40).map { ExportedPath("/\($0)", revision: "r\($0)") }
    let route = Route("/:number", exporting: addresses) { page in
      let number = page.location.parameters["number"] ?? ""
      return {
        Stack([TextComponent("Page \(number) äöüßéè"), Box("a", [.attribute("href", "/x")])])
      }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    for folder in [folder, other] {
      var options = ExportOptions()
      options.workers = 4
      _ = try SiteExporter(site: site, options: options).write(to: folder)
    }
    func manifest(_ folder: String) -> Data? {
      FileManager.default.contents(atPath: folder + "/" + ExportManifest.name)
    }
    let first = try #require(manifest(folder))
    #expect(first == manifest(other))
    let again = try SiteExporter(site: site, options: ExportOptions()).write(to: folder)
    #expect(again.reused == 40)
    #expect(manifest(folder) == first)
  }

  @Test func severalWidthsAreOneDocument() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { page in
      {
        let width = HostEnvironment.current.traits.viewport.width
        return Stack([
          Box("p", [.text("Always")]),
          width < 600
            ? Box("nav", [.attribute("id", "menu"), .text("Narrow")])
            : Box("nav", [.attribute("id", "menu"), .text("Wide")]),
        ])
      }
    }
    _ = try export([route]) { $0.widths = [390, 1280] }
    let page = try text("index.html")
    #expect(page.components(separatedBy: "Always").count == 2)
    #expect(page.contains("Narrow") && page.contains("Wide"))
    #expect(page.contains(#"id="menu""#) && page.contains(#"id="menu-w1""#))
    let name = try #require(page.firstMatch(of: /data-trellis-sheet href="([^"]*)"/)?.1)
    let sheet = try text(String(name))
    #expect(sheet.contains("@media (min-width:1280px){"))
    #expect(sheet.contains("@media (max-width:1279.98px){.v2{display:none!important}}"))
    #expect(sheet.contains("@media (min-width:1280px){.v1{display:none!important}}"))
  }

  @Test func aPageMayContainEverything() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { _ in { TextComponent("Text") } }
    let report = try export([route]) { $0.isInline = true }
    #expect(report.written == ["index.html"])
    let page = try text("index.html")
    #expect(page.contains("data:font/woff2;base64,"))
    #expect(!page.contains("<link rel=\"stylesheet\""))
    #expect(page.matches(of: /(?:src|href)="(?!data:)[^"]*assets/).isEmpty)
  }

  @Test func controlsThatNeedAServerAreMarkedAndListed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { _ in
      {
        let listens = ViewAttribute.listener("click", Action { _ in })
        return Stack([
          Box("button", [listens, .text("Save")]),
          Box("a", [listens, .attribute("href", "/"), .text("Home")]),
        ])
      }
    }
    let report = try export([route])
    #expect(report.inert == ["/: button \"Save\""])
    let page = try text("index.html")
    #expect(page.components(separatedBy: " data-needs-server").count == 2)
  }

  @Test func brokenLinksAreFound() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let routes = [
      Route("/") { _ in
        {
          Stack([
            Box("a", [.attribute("href", "/b#there")]), Box("a", [.attribute("href", "/b#lost")]),
            Box("a", [.attribute("href", "/gone")]),
          ])
        }
      },
      Route("/b") { _ in { Box("p", [.attribute("id", "there")]) } },
    ]
    _ = try export(routes)
    #expect(
      LinkCheck(folder: folder).problems() == [
        "index.html: no element has the id of b/index.html#lost",
        "index.html: the file of /gone does not exist",
      ])
  }

  @Test(arguments: [
    ("/", "index.html"), ("/a/b", "a/b/index.html"), ("/gr%C3%BCn", "grün/index.html"),
    ("/a?x=1&y=%2F", "a/-x=1&y=~252F/index.html"), ("/..", "~2e~2e/index.html"),
    ("/%2e%2e/a", "~252e~252e/a/index.html"), ("/a%00b", "a~2500b/index.html"),
  ])
  func filesStayInTheFolder(_ target: String, _ file: String) {
    #expect(ExportedFile.name(of: target) == file)
  }

  @Test func optionsAreChecked() {
    func mistake(_ change: (inout ExportOptions) -> Void) -> String? {
      var options = ExportOptions()
      change(&options)
      do { try options.check() } catch { return error.description }
      return nil
    }
    #expect(mistake { _ in } == nil)
    #expect(mistake { $0.widths = [] } != nil)
    #expect(mistake { $0.widths = [0] } != nil)
    #expect(mistake { $0.widths = [.nan] } != nil)
    #expect(mistake { $0.widths = [800, 400] } != nil)
    #expect(mistake { $0.locale = "de_AT; drop" } != nil)
    #expect(mistake { $0.locale = "de-AT" } == nil)
    #expect(mistake { $0.baseURL = "example.org" } != nil)
    #expect(mistake { $0.baseURL = "https://example.org/\"x" } != nil)
    #expect(mistake { $0.routes = ["a"] } != nil)
  }

  @Test func twoAddressesOfOneFileAreAProgrammerError() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/a", exporting: ["/a", "/a/"]) { _ in { nil } }
    #expect(throws: ExportError.self) { _ = try export([route]) }
  }
}
