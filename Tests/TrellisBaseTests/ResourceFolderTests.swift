import Foundation
import Testing
import TrellisBase

struct ResourceFolderTests {
  private func path(_ environment: [String: String] = [:], existing: Set<String> = []) -> String {
    ResourceFolder.assets.path(
      environment: environment, currentDirectory: "/here", exists: existing.contains)
  }

  @Test func theEnvironmentComesBeforeTheCurrentDirectoryAndTheCheckout() {
    let existing: Set = ["/here/public/trellis.js", "/here/trellis.js"]
    #expect(path(["TRELLIS_PUBLIC": "/variable"], existing: existing) == "/variable")
    #expect(path(["TRELLIS_PUBLIC": ""], existing: existing) == "/here/public")
    #expect(path(existing: ["/here/trellis.js"]) == "/here")
    #expect(path().hasSuffix("/public"))
    #expect(FileManager.default.fileExists(atPath: path() + "/trellis.js"))
  }

  @Test func theTemplatesHaveTheirOwnVariable() {
    let environment = ["TRELLIS_PUBLIC": "/a", "TRELLIS_TEMPLATES": "/b"]
    #expect(
      ResourceFolder.templates.path(
        environment: environment, currentDirectory: "/here", exists: { _ in false }) == "/b")
  }
}
