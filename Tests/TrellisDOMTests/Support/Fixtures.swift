import Foundation

@testable import TrellisDOM

/// A patch with the document before and after it, shared with the client script's tests.
struct PatchFixture: Codable, Equatable {
  let name: String
  /// The wire format of a reset with the document before the patch.
  let before: String
  let patch: String
  /// The description of `ReplicaDocument.Node` after the patch.
  let after: String
  let title: String?

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/patches")

  /// Makes the fixture of a change of a document.
  init(_ name: String, _ document: Document, change: () -> Void) {
    self.name = name
    before = String(decoding: document.resetPatch().wire, as: UTF8.self)
    change()
    patch = String(decoding: document.takePatch().wire, as: UTF8.self)
    after = ReplicaDocument(of: document).root.description
    title = document.title
  }

  static func encode(_ fixtures: [PatchFixture]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(fixtures) + Data("\n".utf8)
  }
}
