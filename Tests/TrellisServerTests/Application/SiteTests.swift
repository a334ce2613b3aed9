import ArgumentParser
import Foundation
import Testing
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

  @Test func theVersionIsThatOfTheClientScriptOnly() throws {
    let plain = try version([:])
    #expect(try version(["chart.js": "one"]) == plain)
    #expect(try version(["chart.js": "two", "look.css": "p {}"]) == plain)
    #expect(try version(["trellis.js": "another"]) != plain, "it takes the place of the script")
  }
}
