#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts that come with Trellis.
public enum ShippedFonts {
  /// The folder of the fonts: `fonts` in the folder that the environment variable `TRELLIS_PUBLIC`
  /// names, or else in the current directory's `public`, or else in that of the source checkout the
  /// program was built from.
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
  /// An engine with the fonts that come with Trellis, read once, for tests and tools.
  ///
  /// - Precondition: the fonts are found and readable.
  public static let shipped: TextEngine = {
    do {
      return TextEngine(registry: try FontRegistry(folder: ShippedFonts.folder))
    } catch {
      preconditionFailure("\(error); set TRELLIS_PUBLIC to the folder that holds Trellis's fonts")
    }
  }()
}
