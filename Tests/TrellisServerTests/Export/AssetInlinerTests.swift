import ComponentSupport
import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisUI

@testable import TrellisServer

/// Files in pages that contain everything.
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
    let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let assets = try Site(
      routes: [], application: TestApplication(), folders: .repository, origins: []
    ).assets
    let name = try #require(assets.names.first { $0.hasSuffix(".svg") || $0.hasSuffix(".png") })
    let address = assets.address(name)
    let route = Route("/a/b", title: address) { page in
      page.metadata.icon = address
      return {
        Stack([
          Box("p", [.text(address), .attribute("title", address)]),
          Box("img", [.attribute("src", address), .attribute("alt", address)]),
          Box("i", [.style(StyleProperty("background-image"), "url(\"\(address)\")")]),
        ])
      }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    var options = ExportOptions()
    options.isInline = true
    _ = try SiteExporter(site: site, options: options).write(to: folder)
    let page = try String(contentsOfFile: folder + "/a/b/index.html", encoding: .utf8)
    #expect(page.contains("<title>\(address)</title>"))
    #expect(page.contains("title=\"\(address)\""))
    #expect(page.contains("alt=\"\(address)\""))
    #expect(page.contains(">\(address)</p>"))
    #expect(page.contains("<link rel=\"icon\" href=\"data:image/"))
    #expect(page.contains("src=\"data:image/"))
    #expect(page.contains("url(\"data:image/"))
    #expect(page.components(separatedBy: address).count == 5)
  }
}
