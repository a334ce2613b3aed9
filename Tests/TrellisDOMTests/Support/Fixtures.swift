import Foundation

@testable import TrellisDOM

/// A patch with the document before and after it, shared with the client script's tests.
struct PatchFixture: Codable, Equatable {
  let name: String
  /// The wire format of a reset that gives the document before.
  let before: String
  let patch: String
  /// What `ReplicaDocument.Node` says of itself.
  let after: String
  let title: String?

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/patches")

  /// The fixture that changing a document gives.
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
