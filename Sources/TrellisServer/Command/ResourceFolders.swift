import Foundation
import TrellisBase
import TrellisText

/// The folders of the files that Trellis needs at run time.
///
/// Each folder is looked up in this order: the command-line option, an environment variable, the current
/// directory, and the source checkout from which the program was built.
struct ResourceFolders: Equatable, Sendable {
  /// Contains the client script, the style sheet and the fonts.
  let assets: String
  /// Contains the page templates.
  let templates: String
  /// Caches slices of fonts; `nil` if there is no such folder.
  let fontCache: String?

  /// The source of fonts for characters that no font of the application has; `nil` leaves such characters
  /// to the reader's fonts.
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

  /// The folder that contains `Sources`.
  private static let checkout: String = {
    let parts = #filePath.parts(between: "/", keepsEmpty: true)
    return parts.dropLast(4).joined(separator: "/")
  }()
}
