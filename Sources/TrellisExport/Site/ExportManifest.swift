import Foundation
import TrellisBase
import TrellisServer

/// The record of an export. By it, the next export makes only the pages that changed, and removes obsolete files.
///
/// The file has a line of JSON for the export and one for each page, so that JSON of only one page at a time is in
/// memory.
struct ExportManifest: Sendable {
  /// A page whose route gave a revision. Lists of texts are stored as numbers in ``ExportManifest/texts``.
  struct Page: Codable, Sendable {
    /// The address.
    var path: String
    var revision: String
    /// The page's file, followed by its style sheet or the text of a mail.
    var files: [String]
    /// The offset of the common style sheet's address in the first file; `nil` for a mail or a redirection.
    var sheetOffset: Int?
    var fonts: ExportNumbers
    /// The characters of the page's texts, for which fonts are needed.
    var characters: String
    var hasFields: Bool
    var icons: ExportNumbers
    /// Whether search engines may list the page.
    var isListed: Bool
    var inert: ExportNumbers
    var unexported: ExportNumbers
  }

  private struct Head: Codable {
    var key: String
    var sheet: String
    var files: [String]
    var texts: [String]?
  }

  /// Identifies the program, its files and the options. If it differs, no page is reused.
  var key = ""
  /// The address of the common style sheet in the asset folder.
  var sheet = ""
  /// The pages with revisions, by address.
  var pages: [Exact<String>: Page] = [:]
  /// All files, sorted.
  var files: [String] = []
  /// The texts to which the pages refer by number.
  var texts: [String] = []

  static let name = ".trellis-export.json"

  /// Reads the manifest of a folder; an empty one if it is missing or malformed.
  static func read(in folder: String) -> ExportManifest {
    guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
      return ExportManifest()
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    var manifest = ExportManifest()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: first) else {
      return manifest
    }
    // A manifest from elsewhere must not make the export remove files outside of the folder.
    guard head.files.allSatisfy(isInside) else { return manifest }
    (manifest.key, manifest.sheet, manifest.files) = (head.key, head.sheet, head.files)
    manifest.texts = head.texts ?? []
    let count = manifest.texts.count
    manifest.pages.reserveCapacity(lines.count)
    for line in lines.dropFirst() {
      // A malformed entry is skipped; the export makes its page anew.
      guard let page = try? decoder.decode(Page.self, from: line), page.files.allSatisfy(isInside),
        page.lists.allSatisfy({ $0.allSatisfy { $0 < count } })
      else { continue }
      manifest.pages[Exact(page.path)] = page
    }
    return manifest
  }

  /// Whether the path of a file does not lead out of the folder.
  private static func isInside(_ file: String) -> Bool {
    !file.isEmpty && !file.utf8.contains(0)
      && file.parts(between: "/", keepsEmpty: true).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }

  /// Writes the manifest. Texts are sorted and unused texts omitted, so that equal exports have equal bytes.
  func write(in folder: ExportFolder) throws {
    var used = [Bool](repeating: false, count: texts.count)
    for list in pages.values.lazy.flatMap(\.lists) {
      for number in list { used[Int(number)] = true }
    }
    let order = texts.indices.filter { used[$0] }.sorted { texts[$0].isBefore(texts[$1]) }
    var ranks = [UInt32](repeating: 0, count: texts.count)
    for (rank, number) in order.enumerated() { ranks[number] = UInt32(rank) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = folder.path + "/" + Self.name
    do {
      let head = Head(key: key, sheet: sheet, files: files, texts: order.map { texts[$0] })
      var data = try encoder.encode(head)
      for page in pages.values.sorted(by: { $0.path.isBefore($1.path) }) {
        data.append(UInt8(ascii: "\n"))
        data.append(try encoder.encode(page.renumbered(ranks)))
      }
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
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
    if let identity = options.identity { add(identity) }
    for name in site.assets.names { add("\(name) \(site.assets[name]?.fingerprint ?? "")") }
    for feed in site.pages.feeds { add(feed.link(base: "")) }
    for template in site.templateFiles { add(describe(template)) }
    add(describe("/proc/self/exe"))
    // Links depend on the set of exported pages.
    for file in files.keys.sorted() { add(file) }
    return fingerprint.text
  }

  /// The size and the modification time of a file.
  private static func describe(_ path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return path }
    return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
  }
}

extension ExportManifest.Page {
  init(
    _ page: PageExporter.ExportedPage, at path: String, revision: String, files: [String],
    texts: ExportTexts
  ) {
    self.path = path
    self.revision = revision
    self.files = files
    sheetOffset = page.sheetOffset
    fonts = ExportNumbers(texts.numbers(of: page.fonts.files.sorted()))
    var text = String.UnicodeScalarView()
    for scalar in page.fonts.characters.sorted() { text.append(Unicode.Scalar(scalar) ?? " ") }
    characters = String(text)
    hasFields = page.fonts.hasFields
    icons = ExportNumbers(texts.numbers(of: page.icons.sorted()))
    isListed = page.isListed
    inert = ExportNumbers(texts.numbers(of: page.inert))
    unexported = ExportNumbers(texts.numbers(of: page.unexported))
  }

  fileprivate var lists: [[UInt32]] {
    [fonts.numbers, icons.numbers, inert.numbers, unexported.numbers]
  }

  /// The page with each text number replaced by `ranks[number]`.
  func renumbered(_ ranks: [UInt32]) -> ExportManifest.Page {
    func new(_ list: ExportNumbers) -> ExportNumbers {
      ExportNumbers(list.numbers.map { ranks[Int($0)] })
    }
    var page = self
    (page.fonts, page.icons) = (new(fonts), new(icons))
    (page.inert, page.unexported) = (new(inert), new(unexported))
    return page
  }

  /// - Parameter texts: by number.
  func needs(_ texts: [String]) -> FontNeeds {
    var needs = FontNeeds()
    needs.files = Set(fonts.numbers.map { texts[Int($0)] })
    needs.characters = Set(characters.unicodeScalars.map(\.value))
    needs.hasFields = hasFields
    return needs
  }
}
