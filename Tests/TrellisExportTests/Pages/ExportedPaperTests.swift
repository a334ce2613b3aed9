import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

/// Exported pages with a paper.
struct ExportedPaperTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  private func export(
    _ format: ExportOptions.Format = .html, paper: Paper? = Paper(.a5)
  ) throws -> String {
    let route = Route("/") { page in
      page.paper = paper
      return {
        let traits = HostEnvironment.current.traits
        return Stack([
          Box("p", [.attribute("id", "a"), .text("\(traits.viewport.width) \(traits.isOnPaper)")])
        ])
      }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    _ = try SiteExporter(site: site, options: ExportOptions(format: format)).write(to: folder)
    return try text(format == .html ? "index.html" : "index.xhtml")
  }

  @Test(arguments: [ExportOptions.Format.html, .xhtml])
  func theSheetsFollowTheLayoutOfTheScreen(format: ExportOptions.Format) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try export(format)
    let screen = try #require(page.range(of: "1280.0 false"))
    let paper = try #require(page.range(of: "483.0 true"))
    #expect(screen.upperBound < paper.lowerBound)
    #expect(page.contains("\"trellis-sheet "))
    #expect(page.components(separatedBy: "id=\"a\"").count == 2)
    let sheets = try FileManager.default.contentsOfDirectory(atPath: folder + "/assets")
      .filter { $0.hasPrefix("page.") }
    let sheet = try text("assets/" + (try #require(sheets.first)))
    #expect(sheet.contains("@page{size:148.0mm 210.0mm;margin:10.0mm 10.0mm 10.0mm 10.0mm}"))
    #expect(sheet.contains(".p-f0"))
  }

  @Test func aPageWithoutAPaperIsAsBefore() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try export(paper: nil)
    #expect(!page.contains("\"trellis-sheet ") && !page.contains(".0 true"))
  }
}
