import Foundation
import Synchronization

/// The pages of an export that is under way; used by several threads.
final class ExportRun: Sendable {
  let folder: ExportFolder
  let exporter: PageExporter
  let spool = ExportSpool()
  private let before: ExportManifest
  private let state = Mutex(Made())

  /// The results of the ready pages.
  struct Made {
    var fonts = FontNeeds()
    var icons: Set<String> = []
    /// The pages for the manifest.
    var pages: [String: ExportManifest.Page] = [:]
    /// The numbers of the pages that are those of the export before.
    var reused: Set<Int> = []
    /// The numbers of the pages that search engines may list.
    var listed: Set<Int> = []
    var notes: [Int: Notes] = [:]
  }

  /// The messages about a page.
  struct Notes {
    var inert: [String]
    var unexported: [String]
  }

  /// The common style sheet.
  struct CommonSheet: Sendable {
    /// The address in the folder of the assets.
    let address: String
    /// Puts everything into the pages; `nil` for separate files.
    let inliner: AssetInliner?
  }

  /// - Parameter before: the manifest of the export before; an empty one if its pages cannot be used again.
  init(folder: ExportFolder, exporter: PageExporter, before: ExportManifest) {
    self.folder = folder
    self.exporter = exporter
    self.before = before
  }

  var made: Made { state.withLock { $0 } }

  /// Makes page `index`, unless the export before has it.
  func make(_ index: Int, _ path: ExportedPath, _ role: Route.Role, _ file: String) throws {
    if role == .page, let revision = path.revision, let old = before.pages[path.path],
      old.revision == revision, old.files.allSatisfy(exists)
    {
      old.files.forEach(folder.keep)
      note(index, old, at: path.path, needs: old.needs, isReused: true)
      return
    }
    let page = try exporter.page(path.path, role, file: file)
    var files = [file]
    if let sheet = page.sheet {
      let name = PageExporter.assets + sheet.name
      try folder.write(Array(sheet.text.utf8), to: name)
      files.append(name)
    }
    try spool.store(page.text, at: index)
    let entry = ExportManifest.Page(page, revision: path.revision ?? "", files: files)
    note(index, entry, at: path.path, needs: page.fonts, isReused: false)
  }

  private func note(
    _ index: Int, _ page: ExportManifest.Page, at path: String, needs: FontNeeds, isReused: Bool
  ) {
    state.withLock { made in
      made.fonts.formUnion(needs)
      made.icons.formUnion(page.icons)
      if !page.revision.isEmpty { made.pages[path] = page }
      if isReused { made.reused.insert(index) }
      if page.isListed { made.listed.insert(index) }
      if !page.inert.isEmpty || !page.unexported.isEmpty {
        made.notes[index] = Notes(inert: page.inert, unexported: page.unexported)
      }
    }
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + file)
  }

  /// Writes page `index` with the address of the common style sheet.
  func finish(_ index: Int, _ file: String, _ sheet: CommonSheet) throws {
    guard let text = try spool.take(index) else {
      // A page of the export before.
      guard before.sheet != sheet.address || sheet.inliner != nil,
        let bytes = folder.contents(of: file)
      else { return }
      let old = String(decoding: bytes, as: UTF8.self)
      return try folder.rewrite(
        Array(Self.replacingFirst(before.sheet, in: old, with: sheet.address).utf8), to: file)
    }
    guard let inliner = sheet.inliner else {
      let root =
        file == "404.html" ? exporter.root(from: file, .notFound) : ExportedFile.root(from: file)
      let address = "\"\(root)\(PageExporter.assets)\(sheet.address)\""
      return try folder.write(
        Array(Self.replacingFirst(PageExporter.token, in: text, with: address).utf8), to: file)
    }
    try folder.write(Array(inliner.page(text).utf8), to: file)
  }

  static func replacingFirst(_ part: String, in text: String, with other: String) -> String {
    guard !part.isEmpty, let range = text.range(of: part) else { return text }
    return text.replacingCharacters(in: range, with: other)
  }
}

/// The texts of pages until all are made: in memory up to a limit, then in a temporary folder.
final class ExportSpool: Sendable {
  private struct State {
    var texts: [Int: String] = [:]
    var bytes = 0
    var stored: Set<Int> = []
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trellis-export-\(UUID().uuidString)")
  private let state = Mutex(State())
  /// The maximum bytes in memory.
  private static let limit = 48 << 20

  func store(_ text: String, at index: Int) throws {
    let isInMemory = state.withLock { state in
      guard state.bytes + text.utf8.count <= Self.limit else {
        state.stored.insert(index)
        return false
      }
      state.bytes += text.utf8.count
      state.texts[index] = text
      return true
    }
    if isInMemory { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file(index))
    } catch {
      throw ExportError.cannotWrite(file(index).path, reason: error.localizedDescription)
    }
  }

  /// The text of page `index`, which is no longer stored; `nil` if there is none.
  func take(_ index: Int) throws -> String? {
    let (text, isStored) = state.withLock { state in
      (state.texts.removeValue(forKey: index), state.stored.remove(index) != nil)
    }
    guard isStored else { return text }
    do {
      return String(decoding: try Data(contentsOf: file(index)), as: UTF8.self)
    } catch {
      throw ExportError.cannotWrite(file(index).path, reason: error.localizedDescription)
    }
  }

  /// Removes the temporary folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func file(_ index: Int) -> URL { folder.appendingPathComponent("\(index)") }
}
