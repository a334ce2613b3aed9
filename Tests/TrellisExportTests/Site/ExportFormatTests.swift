import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

/// Exports in other formats than HTML.
struct ExportFormatTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  private func export(
    _ format: ExportOptions.Format, _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> ExportReport {
    let routes = [
      Route("/a", title: "A & B") { _ in
        {
          Stack([
            Box("p", [.text("One")]), Box("a", [.attribute("href", "/b"), .text("to b")]),
            Box("img", [.attribute("src", "/assets/x.png"), .attribute("alt", "")]),
          ])
        }
      },
      Route("/b") { _ in { Box("input", [.attribute("required", "")]) } },
      Route.redirect("/old", to: "/b"),
      Route.notFound(title: "None") { _ in { Box("p", [.text("Nothing")]) } },
    ]
    let site = try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
    var options = ExportOptions(format: format)
    change(&options)
    return try SiteExporter(site: site, options: options).write(to: folder)
  }

  @Test func xhtmlIsXMLWithLinksToItsFiles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try export(.xhtml)
    #expect(
      report.written.filter { $0.hasSuffix("html") } == [
        "404.xhtml", "a/index.xhtml", "b/index.xhtml", "old/index.xhtml",
      ])
    let page = try text("a/index.xhtml")
    #expect(page.contains("<title>A &amp; B</title>"))
    #expect(page.contains("href=\"../b/index.xhtml\""))
    #expect(page.firstMatch(of: /href="\.\.\/assets\/trellis\.[0-9a-f]{16}\.css" \/>/) != nil)
    #expect(!page.contains(PageExporter.unknownSheet))
    #expect(try text("b/index.xhtml").contains("required=\"\""))
    #expect(
      LinkCheck(folder: folder).problems() == [
        "a/index.xhtml: the file of ../assets/x.png does not exist"
      ])
    #expect(try export(.xhtml).written == [])
  }

  @Test(arguments: [
    ("a", [("href", "#none")], "href=\"#none\" names no element of the page"),
    ("label", [("for", "none")], "for=\"none\" names no element of the page"),
    ("p", [("id", "a")], "the id 'a' is that of an element in line"),
  ])
  func xhtmlWithAMistakeIsNotWritten(
    element: String, attributes: [(String, String)], reason: String
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/a") { _ in
      {
        Stack([
          Box("p", [.attribute("id", "a"), .text("One")]),
          Box(element, attributes.map { .attribute($0, $1) } + [.text("Two")]),
        ])
      }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    let error = #expect(throws: ExportError.self) {
      try SiteExporter(site: site, options: ExportOptions(format: .xhtml)).write(to: folder)
    }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("Cannot export a/index.xhtml, line "), "\(description)")
    #expect(description.contains(reason), "\(description)")
    #expect(!FileManager.default.fileExists(atPath: folder + "/a/index.xhtml"))
    #expect(throws: Never.self) {
      try SiteExporter(site: site, options: ExportOptions()).write(to: folder)
    }
  }

  @Test func otherFilesOfXMLAndManifestsAreChecked() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let exported = ExportFolder(path: folder)
    for (text, file, kind) in [
      ("<feed>", "feed.xml", .xml), ("{", "app.webmanifest", .manifest),
    ] as [(String, String, FileCheck.Kind)] {
      let error = #expect(throws: ExportError.self) {
        try exported.write(Array(text.utf8), to: file, as: kind)
      }
      #expect(error?.description.hasPrefix("Cannot export \(file), line 1: ") == true)
      #expect(!FileManager.default.fileExists(atPath: folder + "/" + file))
    }
  }

  @Test func aMailHasAbsoluteAddressesAndAPlainText() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try export(.mail) { $0.baseURL = "https://example.org/docs" }
    #expect(report.written == ["a/index.html", "a/index.txt", "b/index.html", "b/index.txt"])
    let page = try text("a/index.html")
    #expect(page.contains("href=\"https://example.org/docs/b\""))
    #expect(page.contains("src=\"https://example.org/docs/assets/x.png\""))
    #expect(!page.contains("<link") && !page.contains("<style") && !page.contains("position"))
    #expect(try text("a/index.txt").hasPrefix("A & B\n\nOne"))
    #expect(try text("a/index.txt").contains("to b <https://example.org/docs/b>"))
  }

  @Test func aFormatWithoutEverythingInsideIsRefused() {
    for format in [ExportOptions.Format.xhtml, .mail] {
      #expect(throws: ExportOptions.OptionError.self) {
        _ = try export(format) { $0.isInline = true }
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func aMissingBrowserIsNamed() throws {
    for environment in [[:], ["PATH": "/nothing"], ["PATH": "/bin", "CHROMIUM": "/no/browser"]] {
      let error = #expect(throws: ExportError.self) { _ = try PDFPrinter(environment: environment) }
      #expect(error?.description.contains("Install Chromium") == true)
    }
    #expect(try PDFPrinter(environment: ["PATH": "/bin", "CHROMIUM": "sh"]).browser == "/bin/sh")
  }

  @Test func aBrowserWithoutADocumentIsAnError() throws {
    let printer = try PDFPrinter(environment: ["CHROMIUM": "/bin/true"])
    #expect(throws: ExportError.self) { _ = try printer.document(of: "/nothing.html") }
  }

  @Test func datesOfDocumentsAreAlwaysTheSame() {
    let document = "/CreationDate (D:20261123165900+00'00')\n/ModDate (D:2026)\n(D:20261123)"
    #expect(
      String(decoding: PDFPrinter.withoutDates(Array(document.utf8)), as: UTF8.self)
        == "/CreationDate (D:20000101000000+00'00')\n/ModDate (D:2000)\n(D:20261123)")
  }
}
