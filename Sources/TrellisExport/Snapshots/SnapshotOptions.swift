import Foundation
import TrellisDOM
import TrellisHTML
import TrellisServer

/// The pages and window sizes of an application's snapshots. They are stored with the snapshots, so that a check needs
/// no options.
struct SnapshotOptions: Codable, Equatable, Sendable {
  /// The window widths, in CSS px.
  var widths: [Double] = [390, 1280]
  /// The height of the window, in CSS px.
  var height = 800.0
  /// The addresses; `nil` for the exported addresses of the routes.
  var routes: [String]?
  /// The maximum number of addresses of one route.
  var limit = 100
  /// The language tag of the reader; `nil` for the languages of the routes.
  var locale: String?
  /// The id of the user for whom the pages are opened; `nil` for a visitor without a sign-in.
  var identity: String?
  /// CSS selectors of omitted elements.
  var ignored: [String] = []
  /// Regular expressions; their matches in texts and attributes are recorded as `…`.
  var masks: [String] = []

  static let fileName = "snapshots.json"

  typealias OptionError = ExportOptions.OptionError

  /// - Throws: ``OptionError`` for the first option that cannot be used.
  func check() throws(OptionError) {
    var export = ExportOptions()
    export.widths = widths
    export.height = height
    export.routes = routes
    export.locale = locale
    try export.check()
    guard limit > 0 else { throw OptionError(description: "The limit must be at least 1") }
    if let selector = ignored.first(where: { CSSSelector.xpath($0) == nil }) {
      throw OptionError(description: "\(selector) is no CSS selector that is supported")
    }
    if let mask = masks.first(where: { (try? Regex($0)) == nil }) {
      throw OptionError(description: "\(mask) is no regular expression")
    }
  }

  /// Reads the options of recorded snapshots.
  ///
  /// - Throws: ``OptionError`` if they are missing, malformed or unusable.
  static func read(in folder: String) throws(OptionError) -> SnapshotOptions {
    let path = folder + "/" + fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      throw OptionError(
        description: "There are no snapshots in \(folder); run `snapshot record` first")
    }
    let options: SnapshotOptions
    do {
      options = try JSONDecoder().decode(SnapshotOptions.self, from: data)
    } catch {
      throw OptionError(description: "\(path) cannot be read: \(error)")
    }
    try options.check()
    return options
  }

  /// The content of the options file.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self) + "\n"
  }
}
