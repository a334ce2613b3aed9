import Foundation

@testable import TrellisText

/// The fonts of the repository, and an engine over them for all tests.
enum TestFonts {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("public/fonts").path

  static let registry: FontRegistry = {
    do {
      return try FontRegistry(folder: folder)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  static let engine = TextEngine(registry: registry)

  /// The families with which the cases were recorded. The last two are only for tests: they contain only
  /// the characters of the cases.
  static let recordedFamilies = registry.stack + ["CJK Test", "Emoji Test"]

  /// A registry with `face` alone, as the family "Test".
  static func registry(of face: FontFace) -> FontRegistry {
    var registry = registry
    registry.faces = [
      FontRegistry.Face(
        family: "Test", weight: 400, isItalic: false,
        slices: FaceDivision(of: face, webFile: "test.woff2", stem: "test", features: []),
        face: face)
    ]
    registry.stack = ["Test"]
    return registry
  }
}
