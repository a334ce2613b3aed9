import ArgumentParser
import Foundation
import ServerSupport
import Testing
import TrellisComponents

@testable import TrellisExport
@testable import TrellisServer

struct ExportCommandTests {
  /// A page with a link to a page that does not exist.
  private struct LostLink: Application {
    func routes() -> [Route] {
      [
        Route("/") { _ in
          {
            Component(view: ViewConfiguration("a", attributes: [.attribute("href", "/lost")]))
          }
        }
      ]
    }
  }

  private func export(_ arguments: String...) async throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "export-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = ResourceFolders.repository
    try await ExportCommand<LostLink>.parse(
      [
        "--out", folder.path, "--public", folders.assets, "--templates", folders.templates,
        "--fonts", "none", "--font-cache", "",
      ] + arguments
    ).run()
    return FileManager.default.fileExists(atPath: folder.path + "/index.html")
  }

  @Test func onlyACheckedExportFailsForABrokenLink() async throws {
    #expect(try await export())
    await #expect(throws: ExitCode(1)) { try await export("--check") }
  }
}
