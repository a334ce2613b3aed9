import Foundation
import Testing
import Trellis

@testable import Packages

struct PackagesExportTests {
  /// At every address, the page that showed other addresses before has the bytes of a new one.
  @Test func allReusedPagesAreAsNewOnes() async throws {
    let folder = NSTemporaryDirectory() + "trellis-packages-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions()
    options.workers = 1
    options.comparesReusedPages = true
    let application = try PackagesApplication.parse([
      "--status", StatusSource.sample().file.path,
    ])
    let report = try await application.export(to: folder, options: options)
    #expect(report.pages > 10)
    #expect(report.differing == [])
  }

  /// An export shows one package after the other in a page; its files are those of an export with a page for each.
  @Test func aReusedPageHasTheBytesOfNewOnes() async throws {
    let folder = NSTemporaryDirectory() + "trellis-packages-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions()
    options.widths = [390, 1280]
    options.workers = 1
    options.routes = [
      "/", "/?sort=size", "/?package=acorn-base:all", "/?package=almanac:amd64",
      "/?package=nothing", "/?package=almanac:amd64&search=a", "/?search=c",
    ]
    var files: [[String: Data]] = []
    for isReused in [true, false] {
      options.reusesPages = isReused
      let path = "\(folder)/\(isReused)"
      let application = try PackagesApplication.parse([
        "--status", StatusSource.sample().file.path,
      ])
      let report = try await application.export(to: path, options: options)
      files.append(
        Dictionary(
          uniqueKeysWithValues: report.written.map {
            ($0, FileManager.default.contents(atPath: "\(path)/\($0)") ?? Data())
          }))
    }
    #expect(files[0].count > 12)
    for (name, bytes) in files[0].sorted(by: { $0.key < $1.key }) {
      #expect(bytes == files[1][name], "\(name)")
    }
    #expect(files[0].keys.sorted() == files[1].keys.sorted())
  }
}
