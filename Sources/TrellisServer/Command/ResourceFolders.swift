import Foundation
import TrellisBase
import TrellisText

/// The folders of the files that Trellis needs at run time.
///
/// A command-line option for a folder takes precedence over ``ResourceFolder``.
package struct ResourceFolders: Equatable, Sendable {
  /// Contains the client script, the style sheets, the icons, the fonts and the tables.
  let assets: String
  /// Contains the page templates.
  let templates: String
  /// Caches slices of fonts; `nil` if there is no such folder.
  let fontCache: String?

  /// The source of fonts for characters that no font of the application has; `nil` leaves these characters to the
  /// reader's fonts.
  let installedFonts: InstalledFonts.Source?

  /// - Parameter fonts: `system`, `none` or a folder.
  package init(
    assets: String?, templates: String?, fontCache: String? = nil, fonts: String = "none",
    environment: [String: String],
    currentDirectory: String = FileManager.default.currentDirectoryPath,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    func path(_ folder: ResourceFolder) -> String {
      folder.path(environment: environment, currentDirectory: currentDirectory, exists: exists)
    }
    self.assets = assets ?? path(.assets)
    self.templates = templates ?? path(.templates)
    installedFonts =
      switch fonts {
      case "none", "": nil
      case "system": .system
      default: .folder(fonts)
      }
    let cache = fontCache ?? environment["TRELLIS_FONT_CACHE"] ?? Self.fontCache(environment)
    self.fontCache = cache?.isEmpty == true ? nil : cache
  }

  /// The user's cache folder.
  ///
  /// Source: XDG Base Directory Specification 0.8.
  private static func fontCache(_ environment: [String: String]) -> String? {
    if let caches = environment["XDG_CACHE_HOME"], caches.begins(with: "/") {
      return caches + "/trellis/fonts"
    }
    guard let home = environment["HOME"], home.begins(with: "/") else { return nil }
    return home + "/.cache/trellis/fonts"
  }
}
