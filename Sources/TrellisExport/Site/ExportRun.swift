import Foundation
import Synchronization
import TrellisBase
import TrellisHTML
import TrellisServer

/// A running export; used by several threads.
final class ExportRun: Sendable {
  let folder: ExportFolder
  let exporter: PageExporter
  let spool = ExportSpool()
  let texts = ExportTexts()
  private let before: ExportManifest
  /// The number in ``texts`` of each text of ``before``.
  private let numbersBefore: [UInt32]
  /// Prints the pages; `nil` unless the format is PDF.
  private let printer: PDFPrinter?
  private let state = Mutex(Results())

  /// The results of the finished pages.
  struct Results {
    var fonts = FontNeeds()
    var icons: Set<String> = []
    /// The manifest entries, by address.
    var pages: [Exact<String>: ExportManifest.Page] = [:]
    /// The numbers of the pages that are reused from the previous export.
    var reused: Set<Int> = []
    /// The numbers of the pages that are closed to the user.
    var closed: Set<Int> = []
    /// The numbers of the pages that search engines may list.
    var listed: Set<Int> = []
    var messages: [Int: Messages] = [:]
    /// The first difference of each page from a new page, by page number.
    var differences: [Int: String] = [:]
    /// The offset of the common style sheet's address or text in each file, by page number.
    var sheetOffsets: [Int: Int] = [:]
  }

  /// The messages about a page, as numbers in ``ExportRun/texts``.
  struct Messages {
    var inert: [UInt32]
    var unexported: [UInt32]
  }

  /// The common style sheet.
  struct CommonSheet: Sendable {
    /// The address in the asset folder.
    let address: String
    /// The text, if pages contain the sheet; `nil` if it is a separate file.
    let text: String?
  }

  /// - Parameter before: the manifest of the previous export; an empty one if its pages cannot be reused.
  ///
  /// - Throws: ``ExportError/noBrowser`` if the pages are to be printed and no browser is installed.
  init(
    folder: ExportFolder, exporter: PageExporter, before: ExportManifest
  ) throws(ExportError) {
    printer = exporter.options.format == .pdf ? try PDFPrinter() : nil
    self.folder = folder
    self.exporter = exporter
    self.before = before
    numbersBefore = texts.numbers(of: before.texts)
  }

  var results: Results { state.withLock { $0 } }

  /// Makes page `index`, or reuses its file from the previous export if the revision is the same.
  ///
  /// - Parameter tab: the tab of the calling thread.
  func make(
    _ index: Int, _ path: ExportedPath, _ role: Route.Role, _ file: String, in tab: ExportTab
  ) throws {
    if role == .page, let revision = path.revision, let old = before.pages[Exact(path.path)],
      old.revision == revision, old.files.allSatisfy(exists)
    {
      old.files.forEach(folder.keep)
      let page = old.renumbered(numbersBefore)
      let needs = old.needs(before.texts)
      return record(index, page, needs: needs, icons: icons(of: old), isReused: true)
    }
    let page: PageExporter.ExportedPage
    do {
      page = try exporter.page(path.path, role, file: file, in: tab)
    } catch is PageClosed {
      return state.withLock { _ = $0.closed.insert(index) }
    }
    if let difference = page.difference { state.withLock { $0.differences[index] = difference } }
    var files = [file]
    if let sheet = page.sheet {
      let name = PageExporter.assets + sheet.name
      try folder.write(sheet.bytes, to: name)
      files.append(name)
    }
    if page.bytes.isEmpty {
      // A redirection has no mail and no document.
      files.removeFirst()
    } else if exporter.options.isInline {
      try spool.store(page.bytes, at: index)
    } else {
      try folder.write(
        page.bytes, to: file, as: exporter.options.format == .xhtml ? .xml : nil)
      if let text = page.plainText {
        let name = String(file.dropLast("html".count)) + "txt"
        try folder.write(text, to: name)
        files.append(name)
      }
    }
    let entry = ExportManifest.Page(
      page, at: path.path, revision: path.revision ?? "", files: files, texts: texts)
    record(index, entry, needs: page.fonts, icons: page.icons, isReused: false)
  }

  private func icons(of old: ExportManifest.Page) -> Set<String> {
    Set(old.icons.numbers.map { before.texts[Int($0)] })
  }

  private func record(
    _ index: Int, _ page: ExportManifest.Page, needs: FontNeeds, icons: Set<String>,
    isReused: Bool
  ) {
    state.withLock { results in
      results.fonts.formUnion(needs)
      results.icons.formUnion(icons)
      if !page.revision.isEmpty { results.pages[Exact(page.path)] = page }
      if isReused { results.reused.insert(index) }
      if let offset = page.sheetOffset { results.sheetOffsets[index] = offset }
      if page.isListed { results.listed.insert(index) }
      let messages = Messages(inert: page.inert.numbers, unexported: page.unexported.numbers)
      if !messages.inert.isEmpty || !messages.unexported.isEmpty {
        results.messages[index] = messages
      }
    }
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + file)
  }

  /// Inserts the common style sheet's address or text into the file of page `index`.
  func finish(_ index: Int, _ file: String, _ sheet: CommonSheet) throws {
    if let text = sheet.text {
      // A page reused from the previous export is not in the spool.
      guard var page = try spool.consume(index) else { return }
      if let offset = state.withLock({ $0.sheetOffsets[index] }) {
        page.insert(contentsOf: text.utf8, at: offset)
      }
      if let printer { page = try print(page, printer) }
      return try folder.write(page, to: file)
    }
    guard sheet.address != exporter.sheet, exporter.options.format.isSite else { return }
    // A redirection has no style sheet.
    guard let offset = state.withLock({ $0.sheetOffsets[index] }) else { return }
    try folder.replace(exporter.sheet, by: sheet.address, in: file, at: offset)
  }
}

extension ExportRun {
  /// The page as a PDF document.
  private func print(_ page: [UInt8], _ printer: PDFPrinter) throws -> [UInt8] {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-print-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: path) }
    do {
      try Data(page).write(to: path)
    } catch {
      throw ExportError.cannotWrite(path.path, reason: error.localizedDescription)
    }
    return try printer.document(of: path.path)
  }
}
