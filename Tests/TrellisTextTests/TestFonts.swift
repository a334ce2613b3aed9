import Foundation
import TrellisText

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
}
