import Foundation
import Testing

@testable import TrellisDOM

struct NamePolicyTests {
  /// The client refuses other properties than the server.
  @Test func theClientSetsTheSameProperties() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(
      contentsOf: root.appendingPathComponent("public/patch.js"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /const properties = new Set\(\[([^\]]*)\]\)/)).1
    let names = list.matches(of: /"([A-Za-z]+)"/).map { String($0.1) }
    #expect(Set(names) == NamePolicy.properties)
  }
}
