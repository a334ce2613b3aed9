#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts of Trellis.
public enum ShippedFonts {
  /// The folder of the fonts: `fonts` in the folder of the environment variable `TRELLIS_PUBLIC`, otherwise
  /// in `public` of the current directory, otherwise in that of the source checkout from which the program
  /// was built.
  public static var folder: String {
    if let assets = ProcessInfo.processInfo.environment["TRELLIS_PUBLIC"], !assets.isEmpty {
      return assets + "/fonts"
    }
    let here = FileManager.default.currentDirectoryPath + "/public/fonts"
    return FileManager.default.fileExists(atPath: here + "/fonts.json") ? here : checkout
  }

  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "public/fonts").path
}

extension TextEngine {
  /// An engine with the fonts of Trellis, loaded once, for tests and tools.
  ///
  /// - Precondition: the fonts are found and readable.
  public static let shipped: TextEngine = {
    do {
      return TextEngine(registry: try FontRegistry(folder: ShippedFonts.folder))
    } catch {
      preconditionFailure("\(error); set TRELLIS_PUBLIC to the folder of Trellis's fonts")
    }
  }()
}
