import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

struct SiteExporterTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  private func site(_ routes: [Route]) throws -> Site {
    try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
  }

  private func exporter(_ site: Site) -> SiteExporter {
    var options = ExportOptions()
    options.widths = [1024]
    options.height = 700
    return SiteExporter(site: site, options: options)
  }

  @Test func pagesAreWrittenWithEverythingTheyLoad() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let news = Topic<String>()
    let routes = [
      Route("/", title: "Test") { page in
        page.subscribe(news) { _ in page.setNeedsUpdate() }
        return {
          let width = Int(HostEnvironment.current.traits.viewport.width)
          return Stack([
            Box("button", [.text("on \(width)"), .listener("click", Action { _ in })]),
            // What a user types needs the fonts of the page.
            Box("input", []),
          ])
        }
      },
      Route("/about/:name", title: "About", exporting: ["/about/us"]) { page in
        page.title = "About " + (page.location.parameters["name"] ?? "")
        return { nil }
      },
    ]
    let export = exporter(try site(routes))
    let written = try export.write(to: folder).written
    #expect(written.contains("index.html"))
    #expect(written.contains("about/us/index.html"))
    let index = try text("index.html")
    #expect(index.contains("<title>Test</title>"))
    #expect(index.contains("on 1024</button>"))
    #expect(!index.contains("<script"))
    #expect(!index.contains("trellis-session"))
    #expect(!index.contains("<style"))
    #expect(try text("about/us/index.html").contains("<title>About us</title>"))
    for file in ["index.html", "about/us/index.html"] {
      let base = (file as NSString).deletingLastPathComponent
      let links = try text(file).matches(of: /(?:href|src)="([^"]+)"/).map { String($0.1) }
      #expect(links.count >= 2)
      for link in links {
        #expect(!link.hasPrefix("/"), "\(link)")
        let path = folder + "/" + base + "/" + link
        #expect(FileManager.default.fileExists(atPath: path), "\(file): \(link)")
      }
    }
    let sheet = try #require(written.first { $0.hasPrefix("assets/trellis.") })
    let fonts = try text(sheet).matches(of: /url\("([^"]+)"\)/).map { String($0.1) }
    #expect(!fonts.isEmpty)
    for font in fonts {
      let path = folder + "/assets/" + font
      #expect(FileManager.default.fileExists(atPath: path), "\(font)")
    }
  }

  @Test func fontsAreWrittenWithTheirUsedFacesAndCharacters() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { _ in
      { TextComponent("Just a Да", style: TextStyle(weight: 700)) }
    }
    let export = exporter(try site([route]))
    let written = try export.write(to: folder).written
    let fonts = written.filter { $0.hasSuffix(".woff2") }
    #expect(fonts.count == 1)
    let file = try #require(fonts.first)
    #expect(file.hasPrefix("assets/fonts/Inter-Bold."))
    let size = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)[.size] as? Int
    #expect(try #require(size) < 6000)
    let sheet = try text(try #require(written.first { $0.hasPrefix("assets/trellis.") }))
    let urls = Set(sheet.matches(of: /url\("([^"]+)"\)/).map { String($0.1) })
    #expect(urls == ["../" + file])
    #expect(sheet.contains("font-family:\"Inter Whole\";src"))
    #expect(written.contains { $0.hasPrefix("assets/fonts/OFL.") })
  }

  /// An ideograph and two emoji, which are missing in all families of the site.
  @Test func installedFontsAreWrittenAsFarAsTheyAreUsed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = folder + "-fonts"
    defer { try? FileManager.default.removeItem(atPath: source) }
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
    let repository = ResourceFolders.repository
    for name in ["CJKTest-Regular.otf", "EmojiTest.ttf"] {
      try FileManager.default.copyItem(
        atPath: repository.assets + "/fonts/" + name, toPath: source + "/" + name)
    }
    let folders = ResourceFolders(
      assets: repository.assets, templates: repository.templates, fonts: source, environment: [:])
    let route = Route("/") { _ in { TextComponent("日 🚀 🇩🇪") } }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: folders, origins: [])
    let export = exporter(site)
    let written = try export.write(to: folder).written
    let fonts = written.filter { $0.hasSuffix(".woff2") }
    // A face with ideographs, single emoji, and the slice of the flag; Inter for the spaces.
    #expect(fonts.count == 4, "\(fonts)")
    let sheet = try text(try #require(written.first { $0.hasPrefix("assets/trellis.") }))
    let urls = Set(sheet.matches(of: /url\("([^"]+)"\)/).map { String($0.1) })
    #expect(urls == Set(fonts.map { "../" + $0 }))
    #expect(sheet.contains("(server)\";src"))
    for file in fonts {
      let path = folder + "/" + file
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(try #require(size) < 110_000)
    }
    let page = try text("index.html")
    #expect(!page.contains("assets/fonts/"))
  }

  @Test(arguments: ["{{{body}}}", "{{{body}}}<hr>{{{body}}}", "{{body}}", ""])
  func aTemplateMayContainTheBodyAnywhere(content: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let templates = folder + "-templates"
    defer { try? FileManager.default.removeItem(atPath: templates) }
    try FileManager.default.createDirectory(
      atPath: templates, withIntermediateDirectories: true)
    for (name, text) in [
      ("page", "<head><title>{{title}}</title>\n</head>[\(content)]"), ("error", ""),
    ] {
      try text.write(
        toFile: templates + "/\(name).mustache", atomically: true, encoding: .utf8)
    }
    let folders = ResourceFolders(
      assets: ResourceFolders.repository.assets, templates: templates, environment: [:])
    let route = Route("/") { _ in { TextComponent("a < b") } }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: folders, origins: [])
    _ = try exporter(site).write(to: folder)
    let page = try text("index.html")
    let shown = page.components(separatedBy: "a &lt; b").count - 1
    let escaped = page.components(separatedBy: "&lt;").count - 1
    switch content {
    case "": #expect(page.hasSuffix("[]") && shown == 0)
    case "{{body}}": #expect(escaped > 1 && !page.contains("<div"))
    default: #expect(shown == content.components(separatedBy: "body").count - 1)
    }
    #expect(page.hasPrefix("<head><title>"), "the rest is that of the template")
    #expect(page.contains("</title>\n<link rel=\"stylesheet\" href=\"assets/trellis."))
  }

  @Test(arguments: [
    ("<head></head>", "<head><link rel=\"stylesheet\" href=\"assets/trellis."), ("<p>", nil),
    ("{{#title}}<head></head>{{/title}}", nil),
  ])
  func aTemplateNeedsNoTitle(template: String, start: String?) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let templates = folder + "-templates"
    defer { try? FileManager.default.removeItem(atPath: templates) }
    try FileManager.default.createDirectory(
      atPath: templates, withIntermediateDirectories: true)
    for (name, text) in [("page", template), ("error", "")] {
      try text.write(
        toFile: templates + "/\(name).mustache", atomically: true, encoding: .utf8)
    }
    let folders = ResourceFolders(
      assets: ResourceFolders.repository.assets, templates: templates, environment: [:])
    let site = try Site(
      routes: [Route("/") { _ in { TextComponent("a") } }], application: TestApplication(),
      folders: folders, origins: [])
    let export = exporter(site)
    if let start {
      _ = try export.write(to: folder)
      #expect(try text("index.html").hasPrefix(start))
    } else {
      let error = #expect(throws: ExportError.self) { try export.write(to: folder) }
      #expect(
        error?.description.hasPrefix("Cannot export pages: their style sheets follow") == true)
    }
  }

  /// Addresses are rewritten only where a browser interprets them as addresses.
  @Test func textThatLooksLikeAnAddressIsNotChanged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = #"src="/assets/a.svg" 'url(/assets/b.svg)'"#
    let route = Route("/a/b", title: written) { _ in
      {
        Stack(
          [
            Box("p", [.text(written), .attribute("title", "/assets/t.svg")]),
            Box(
              "img",
              [
                .attribute("src", "/assets/i.svg"),
                .attribute("srcset", "/assets/1.svg 1x, /assets/2.svg 2x"),
              ]),
            Box("a", [.attribute("href", "/assets/h.pdf")]),
            Box(
              "a",
              [
                .attribute("href", "/assetsome"),
                .style(StyleProperty("background-image"), "url(\"/assets/c.svg\")"),
              ]),
          ])
      }
    }
    let export = exporter(try site([route]))
    let files = try export.write(to: folder).written
    let page = try text("a/b/index.html")
    #expect(page.contains(#">src="/assets/a.svg" 'url(/assets/b.svg)'</p>"#))
    #expect(page.contains(#"title="/assets/t.svg""#))
    #expect(page.contains(#"src="../../assets/i.svg""#))
    #expect(page.contains(#"srcset="../../assets/1.svg 1x, ../../assets/2.svg 2x""#))
    #expect(page.contains(#"href="../../assets/h.pdf""#))
    #expect(page.contains(#"href="/assetsome""#))
    let sheet = try text(try #require(files.first { $0.hasPrefix("assets/page.") }))
    #expect(sheet.contains(#"background-image:url("c.svg")"#))
  }

  @Test func noSessionIsOpened() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let site = try site([Route("/") { _ in { TextComponent("a") } }])
    _ = try exporter(site).write(to: folder)
    #expect(site.endpoints.live.counts.allSatisfy { $0.count == 0 })
  }

  @Test func aPathWithoutRouteIsAProgrammerError() throws {
    let route = Route("/a", exporting: ["/b"]) { _ in { nil } }
    let export = exporter(try site([route]))
    #expect(throws: ExportError.self) {
      _ = try export.write(to: folder).written
    }
  }

  @Test func aFolderThatCannotBeWrittenIsReported() throws {
    let route = Route("/") { _ in { nil } }
    let export = exporter(try site([route]))
    let error = #expect(throws: ExportError.self) {
      _ = try export.write(to: "/dev/null/out")
    }
    #expect(error?.description.hasPrefix("Cannot write /dev/null/out") == true)
  }

  @Test func anExportHasOneFileForAnInstalledFace() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let repository = ResourceFolders.repository
    let folders = ResourceFolders(
      assets: repository.assets, templates: repository.templates,
      fonts: repository.assets + "/fonts", environment: [:])
    let route = Route("/") { _ in { TextComponent("日本語", style: TextStyle(size: 20)) } }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: folders, origins: [])
    let fonts = try SiteExporter(site: site).write(to: folder).written.filter {
      $0.hasSuffix(".woff2")
    }
    #expect(fonts.count == 1)
    let size =
      try FileManager.default.attributesOfItem(atPath: folder + "/" + fonts[0])[.size] as? Int
    #expect(try #require(size) < 8000)
    let page = try text("index.html")
    #expect(page.matches(of: /rel="stylesheet"/).count == 2)
    #expect(!page.contains("/fonts/"))
  }
}
