import Foundation

/// The record of an export, by which the next one makes only the pages that changed, and removes files that are gone.
struct ExportManifest: Codable, Sendable {
  /// A page whose route gave a revision.
  struct Page: Codable, Sendable {
    var revision: String
    /// The file of the page, and its style sheet.
    var files: [String]
    var fonts: [String]
    /// The characters of the texts.
    var characters: String
    var hasFields: Bool
    var icons: [String]
    /// Whether search engines may list the page.
    var isListed: Bool
    var inert: [String]
    var unexported: [String]
  }

  /// Identifies the program, its files and the options; pages of another key are made again.
  var key = ""
  /// The address of the common style sheet in the folder.
  var sheet = ""
  /// The pages with revisions, by address.
  var pages: [String: Page] = [:]
  /// All files, sorted.
  var files: [String] = []

  static let name = ".trellis-export.json"

  /// The manifest in a folder; an empty one if there is none that can be read.
  static func read(in folder: String) -> ExportManifest {
    guard let data = FileManager.default.contents(atPath: folder + "/" + name),
      let manifest = try? JSONDecoder().decode(ExportManifest.self, from: data)
    else { return ExportManifest() }
    // A manifest from elsewhere must not make the export remove files outside of the folder.
    guard
      manifest.files.allSatisfy({ !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    else { return ExportManifest() }
    return manifest
  }

  func write(in folder: ExportFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = folder.path + "/" + Self.name
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ExportError.cannotWrite(path, reason: error.localizedDescription)
    }
  }

  /// The key of exports of `site` by this program.
  static func key(_ site: Site, _ options: ExportOptions, files: [String: String]) -> String {
    var fingerprint = Fingerprint()
    func add(_ text: String) { fingerprint.add((text + "\n").utf8) }
    add(
      "\(options.widths) \(options.height) \(options.locale ?? "") \(options.base ?? "") \(options.isInline) \(options.format)"
    )
    for name in site.assets.names { add("\(name) \(site.assets[name]?.fingerprint ?? "")") }
    for feed in site.pages.feeds { add(feed.link(base: "")) }
    for template in site.templateFiles { add(describe(template)) }
    add(describe("/proc/self/exe"))
    // Links depend on the set of exported pages.
    for file in files.keys.sorted() { add(file) }
    return fingerprint.text
  }

  /// The size and the date of a file.
  private static func describe(_ path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return path }
    return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
  }
}

extension ExportManifest.Page {
  init(_ page: PageExporter.ExportedPage, revision: String, files: [String]) {
    self.revision = revision
    self.files = files
    fonts = page.fonts.files.sorted()
    var text = String.UnicodeScalarView()
    for scalar in page.fonts.characters.sorted() { text.append(Unicode.Scalar(scalar) ?? " ") }
    characters = String(text)
    hasFields = page.fonts.hasFields
    icons = page.icons.sorted()
    isListed = page.isListed
    inert = page.inert
    unexported = page.unexported
  }

  var needs: FontNeeds {
    var needs = FontNeeds()
    needs.files = Set(fonts)
    needs.characters = Set(characters.unicodeScalars.map(\.value))
    needs.hasFields = hasFields
    return needs
  }
}
