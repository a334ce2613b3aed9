import ArgumentParser
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

struct SiteTests {
  private struct WithFiles: Application {
    static let commandName = "test"
    var publicFolder: String?
    func routes() -> [Route] { [] }
  }

  private func version(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let site = try Site(
      routes: [], application: WithFiles(publicFolder: folder.path), folders: .repository,
      origins: [])
    return site.endpoints.live.version
  }

  private struct Limited: Application {
    static let commandName = "test"
    var renderLimits: RenderLimits { RenderLimits(steps: 2) }
    func routes() -> [Route] { TestPages().routes }
  }

  @Test func aFolderWithoutTablesIsAnErrorAtTheStart() async {
    await #expect(processExitsWith: .success) {
      do {
        _ = try await Site(
          WithFiles(publicFolder: nil),
          resources: ResourceOptions(assets: "/nowhere", templates: nil),
          origins: [], metrics: PrometheusMetrics())
        exit(1)
      } catch {
        let start = "Cannot read the table /nowhere/data/cell-widths.txt: it is missing"
        precondition("\(error)".hasPrefix(start), "\(error)")
      }
    }
  }

  @Test func theApplicationLimitsTheStepsOfARender() async throws {
    let application = Limited()
    let limited = try Site(
      routes: application.routes(), application: application, folders: .repository, origins: [],
      loadShedding: .endless)
    #expect(try await TestTransport(limited).send(.get, "/").status == 500)
    #expect(try await TestTransport(Site.test(TestPages())).send(.get, "/").status == 200)
  }

  @Test func theVersionIsThatOfTheClientScriptOnly() throws {
    let plain = try version([:])
    #expect(try version(["chart.js": "one"]) == plain)
    #expect(try version(["chart.js": "two", "look.css": "p {}"]) == plain)
    #expect(try version(["trellis.js": "another"]) != plain, "it takes the place of the script")
  }
}
