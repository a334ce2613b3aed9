import Foundation
import ServerSupport
import TestSupport
import Testing
import TrellisComponents

@testable import TrellisExport
@testable import TrellisServer

/// The files and the reports of exports, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter ExportTranscriptTests` writes them again.
struct ExportTranscriptTests {
  private let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  /// The routes of the recorded application that can be exported.
  private func site(without hidden: Set<String> = ["/private", "/failing", "/mistaken"]) throws
    -> Site
  {
    let application = RecordedApplication()
    return try Site(
      routes: application.routes().filter { !hidden.contains($0.pattern.text) },
      application: application, folders: .repository, origins: [])
  }

  @Test(
    arguments: [
      ("html", nil, [1280]), ("html", "https://example.org/docs/", [390, 1280]),
      ("xhtml", "https://example.org", [1280]), ("mail", "https://example.org", [600]),
      ("mail", nil, [600]),
    ] as [(String, String?, [Double])])
  func anExport(format: String, base: String?, widths: [Double]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions(format: try #require(.init(rawValue: format)))
    options.baseURL = base
    options.widths = widths
    options.workers = 1
    let report = try SiteExporter(site: site(), options: options).write(to: folder)
    var names = HexNames()
    var text = self.text(of: report) + "\n"
    for file in report.written where Self.isShown(file) {
      let path = folder + "/" + file
      text += "file \(file)\n"
      text += try String(contentsOfFile: path, encoding: .utf8)
    }
    let name = "export-\(format)\(base == nil ? "" : "-with-base").txt"
    try Golden(name).check(names.replaced(in: text))
  }

  /// Whether the content of a file is recorded: not the content of the files which all sites have.
  private static func isShown(_ file: String) -> Bool {
    if file.hasPrefix("assets/") { return file.hasPrefix("assets/page.") || file.contains("own.") }
    return true
  }

  private func text(of report: ExportReport) -> String {
    func list(_ name: String, _ lines: [String]) -> String {
      name + ":" + lines.map { "\n  \($0)\n" }.joined().replacing("\n\n", with: "\n") + "\n"
    }
    return "pages \(report.pages), reused \(report.reused), unchanged \(report.unchanged)\n"
      + list("written", report.written) + list("removed", report.removed)
      + list("inert", report.inert) + list("unexported", report.unexported)
      + list("differing", report.differing)
  }

  /// An export of other pages into the same folder: files that are equal stay, and others are removed.
  @Test func anotherExportIntoTheFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions()
    options.workers = 1
    options.comparesReusedPages = true
    var text = ""
    for hidden in [[], ["/article/:name"], ["/article/:name"], []] as [Set<String>] {
      let hidden = hidden.union(["/private", "/failing", "/mistaken"])
      let report = try SiteExporter(site: site(without: hidden), options: options).write(to: folder)
      text += self.text(of: report) + "\n"
    }
    var names = HexNames()
    try Golden("export-again.txt").check(names.replaced(in: text))
  }

  /// Pages that contain everything: the data of files and the common style sheet are not recorded.
  @Test func pagesWithEverythingInside() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions()
    options.isInline = true
    options.workers = 1
    options.routes = ["/", "/article/%C3%BC"]
    let report = try SiteExporter(site: site(), options: options).write(to: folder)
    var text = self.text(of: report) + "\n"
    for file in report.written where file.hasSuffix(".html") {
      text += "file \(file)\n"
      let page = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      // The first style sheet is the common one.
      let sheet = page.split(separator: "<style>", maxSplits: 1)
      #expect(sheet.count == 2 && sheet[1].contains("data:font/woff2;base64,"))
      text += sheet[0] + "<style>…</style>"
      text += sheet[1].split(separator: "</style>", maxSplits: 1).last ?? ""
    }
    var names = HexNames()
    try Golden("export-inside.txt").check(names.replaced(in: text))
  }
}
