import ArgumentParser
import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

/// Files in pages that contain everything.
@Suite(.serialized)
struct AssetInlinerTests {
  private var assets: AssetCatalog {
    var assets = AssetCatalog()
    assets.add("pictures/a.svg", bytes: Array("<svg/>".utf8))
    let name = String(assets.address("pictures/a.svg").dropFirst(AssetCatalog.prefix.count))
    let file = String(name.dropFirst("pictures/".count))
    assets.add(
      "pictures/own.css",
      bytes: Array(
        """
        a{background:url("\(file)")}b{background:url(\(AssetCatalog.prefix)\(name))}\
        c{background:url("none.svg")}d::after{content:"</style>\(file)"}\
        @font-face{src:url("/assets/fonts/f.woff2")}
        """.utf8))
    assets.add("run.js", bytes: Array("run()".utf8))
    return assets
  }

  private let picture = "data:image/svg+xml;base64,PHN2Zy8+"

  @Test func filesAreURLsButSheetsAndScriptsAreNot() {
    let assets = assets
    let inliner = AssetInliner(assets: assets, fonts: ["f.woff2": [0]])
    func url(_ name: String) -> String? {
      inliner.url(ofFile: String(assets.address(name).dropFirst(AssetCatalog.prefix.count)))
    }
    #expect(url("pictures/a.svg") == picture)
    #expect(url("pictures/a.svg") == picture)
    #expect(url("pictures/own.css") == nil)
    #expect(url("run.js") == nil)
    #expect(url("none.png") == nil)
    #expect(inliner.url(ofFile: "fonts/f.woff2") == "data:font/woff2;base64,AA==")
    #expect(inliner.url(ofFile: "fonts/g.woff2") == nil)
  }

  @Test func sheetsContainTheirFiles() throws {
    let assets = assets
    let inliner = AssetInliner(assets: assets, fonts: ["f.woff2": [0]])
    let sheet = try #require(inliner.styleSheet(at: assets.address("pictures/own.css")))
    #expect(sheet.hasPrefix("a{background:url(\"\(picture)\")}b{background:url(\(picture))}"))
    #expect(sheet.contains("c{background:url(\"none.svg\")}"))
    #expect(sheet.contains("d::after{content:\"\\3c /style>a."))
    #expect(sheet.hasSuffix("src:url(\"data:font/woff2;base64,AA==\")}"))
    #expect(inliner.styleSheet(at: "/assets/none.css") == nil)
  }

  /// Addresses are replaced only where a browser interprets them as addresses.
  @Test func aTextThatContainsAnAddressIsNotChanged() throws {
    try withSite { address in
      Route("/a/b", title: address) { page in
        page.metadata.icon = address
        return {
          Stack([
            Box("p", [.text(address), .attribute("title", address)]),
            Box("img", [.attribute("src", address), .attribute("alt", address)]),
            Box("i", [.style(StyleProperty("background-image"), "url(\"\(address)\")")]),
          ])
        }
      }
    } body: { site, address in
      let page = try export(site, "a/b/index.html", isInline: true)
      #expect(page.contains("<title>\(address)</title>"))
      #expect(page.contains("title=\"\(address)\""))
      #expect(page.contains("alt=\"\(address)\""))
      #expect(page.contains(">\(address)</p>"))
      #expect(page.contains("<link rel=\"icon\" href=\"\(picture)\">"))
      #expect(page.contains("src=\"\(picture)\""))
      #expect(page.contains("background-image:url(\"\(picture)\")"))
      #expect(page.components(separatedBy: address).count == 5)
    }
  }

  /// The template has no line break after the title.
  @Test func styleSheetsOfTheApplicationFollowTheCommonOne() throws {
    try withSite { _ in
      Route("/") { page in
        page.metadata.image = "/assets/p.svg"
        return { Box("img", [.attribute("src", "/assets/p.svg#part")]) }
      }
    } body: { site, _ in
      let own = [#"i{background:url("\#(picture)#m")}"#, #"b{background:url("\#(picture)")}"#]
      let inside = try export(site, "index.html", isInline: true)
      #expect(inside.hasPrefix("<head><title></title><style>"))
      #expect(inside.contains("</style>\n<style>\(own.joined())</style>\n<meta><style>"))
      #expect(inside.contains("src=\"\(picture)#part\""))
      let linked = try export(site, "index.html", isInline: false)
      let start = "<head><title></title><link rel=\"stylesheet\" href=\"assets/trellis."
      #expect(linked.hasPrefix(start))
      #expect(linked.contains(".css\">\n<meta>"))
      #expect(linked.contains(/src="assets\/p\.[0-9a-f]{16}\.svg#part"/))
      #expect(linked.contains(/content="https:\/\/example.org\/assets\/p\.[0-9a-f]{16}\.svg"/))
      let name = site.assets.address("own.css").dropFirst(AssetCatalog.prefix.count)
      let sheet = try text("out/assets/\(name)")
      #expect(sheet.matches(of: /url\("(\.\.\/assets\/)?p\.[0-9a-f]{16}\.svg(#m)?"\)/).count == 2)
    }
  }

  // MARK: A site with files of its own

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: StyledApplication.folder + "/" + file, encoding: .utf8)
  }

  private func export(_ site: Site, _ file: String, isInline: Bool) throws -> String {
    var options = ExportOptions()
    options.isInline = isInline
    options.baseURL = "https://example.org"
    _ = try SiteExporter(site: site, options: options).write(to: StyledApplication.folder + "/out")
    return try text("out/" + file)
  }

  /// Calls `body` with a site and the address of its picture.
  private func withSite(
    _ route: (_ address: String) -> Route, body: (Site, _ address: String) throws -> Void
  ) throws {
    let folder = StyledApplication.folder
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for part in ["public", "templates"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
    }
    let sheet = #"i{background:url("p.svg#m")}b{background:url("/assets/p.svg")}"#
    for (file, text) in [
      ("public/own.css", sheet), ("public/p.svg", "<svg/>"), ("templates/error.mustache", ""),
      (
        "templates/page.mustache",
        "<head><title>{{title}}</title><meta>{{^pageStyleSheet}}<style>{{{styles}}}</style>"
          + "{{/pageStyleSheet}}{{{head}}}</head>{{{body}}}"
      ),
    ] {
      try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
    }
    let folders = ResourceFolders(
      assets: ResourceFolders.repository.assets, templates: folder + "/templates",
      environment: [:])
    func site(_ routes: [Route]) throws -> Site {
      try Site(routes: routes, application: StyledApplication(), folders: folders, origins: [])
    }
    let address = try site([]).assets.address("p.svg")
    try body(try site([route(address)]), address)
  }
}

private struct StyledApplication: Application {
  static let commandName = "styled"
  static let folder = NSTemporaryDirectory() + "trellis-styled-\(UUID().uuidString)"

  var publicFolder: String? { Self.folder + "/public" }
  var styleSheets: [String] { ["own.css"] }

  func routes() -> [Route] { [] }
}
