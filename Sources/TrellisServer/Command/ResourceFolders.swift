import Foundation
import TrellisText

/// Where the files are that Trellis needs at run time.
///
/// Each folder is looked for in this order: the option of the command line, an environment
/// variable, the current directory, and the source checkout the program was built from.
struct ResourceFolders: Equatable, Sendable {
  /// Holds the client script, the style sheet and the fonts.
  let assets: String
  /// Holds the page shells.
  let templates: String
  /// Keeps parts of fonts once they are made; `nil` where there is no folder for it.
  let fontCache: String?

  /// Where fonts are found for characters that no font of the application has; `nil` leaves them to the
  /// reader's fonts.
  let installedFonts: InstalledFonts.Source?

  /// - Parameter fonts: `system`, `none` or a folder.
  init(
    assets: String?, templates: String?, fontCache: String? = nil, fonts: String = "none",
    environment: [String: String],
    currentDirectory: String = FileManager.default.currentDirectoryPath,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    func find(_ option: String?, _ variable: String, _ name: String, _ mark: String) -> String {
      if let option { return option }
      if let value = environment[variable], !value.isEmpty { return value }
      let here = currentDirectory + "/" + name
      if exists(here + "/" + mark) { return here }
      if exists(currentDirectory + "/" + mark) { return currentDirectory }
      return Self.checkout + "/" + name
    }
    self.assets = find(assets, "TRELLIS_PUBLIC", "public", "trellis.js")
    self.templates = find(templates, "TRELLIS_TEMPLATES", "templates", "page.mustache")
    installedFonts =
      switch fonts {
      case "none", "": nil
      case "system": .system
      default: .folder(fonts)
      }
    let cache = fontCache ?? environment["TRELLIS_FONT_CACHE"] ?? Self.fontCache(environment)
    self.fontCache = cache?.isEmpty == true ? nil : cache
  }

  /// The user's folder for what can be made again.
  ///
  /// Source: XDG Base Directory Specification 0.8.
  private static func fontCache(_ environment: [String: String]) -> String? {
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return caches + "/trellis/fonts"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/trellis/fonts"
  }

  /// The folder that holds `Sources`.
  private static let checkout: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()
}
