import Foundation
import Synchronization
import TrellisBase
import TrellisDOM
import TrellisHTML
import TrellisServer

/// Writes an application's pages as files that work without a server and without scripts.
///
/// Addresses are relative to each file, so that the folder can be moved. Equal sites are exported to equal bytes.
struct SiteExporter {
  let site: Site
  private(set) var options: ExportOptions
  /// The user for whom the pages are opened.
  private let visitor: UserIdentity?

  /// A page to export.
  private struct Job: Sendable {
    let path: ExportedPath
    let role: Route.Role
    let file: String
  }

  /// - Throws: an error that names the unknown user of the options.
  init(identifying options: ExportOptions, on site: Site) async throws {
    var visitor: UserIdentity?
    if let identity = options.identity { visitor = try await site.visitor(identity) }
    self.init(site: site, options: options, visitor: visitor)
  }

  init(
    site: Site, options: ExportOptions = ExportOptions(), visitor: UserIdentity? = nil
  ) {
    self.site = site
    self.visitor = visitor
    self.options = options
    // The browser prints a single file.
    if options.format == .pdf { self.options.isInline = true }
  }

  /// Makes all pages in parallel, and writes the files that changed since the previous export.
  ///
  /// - Parameter progress: called on any thread after each page, with the number of finished pages and of all pages.
  /// - Throws: ``ExportOptions/OptionError`` or ``ExportError``.
  func write(
    to path: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> ExportReport {
    try options.check()
    let jobs = try jobs()
    let files = Dictionary(
      jobs.lazy.filter { $0.role == .page }.map { (SiteAddress($0.path.path).key, $0.file) },
      uniquingKeysWith: { first, _ in first })
    let folder = ExportFolder(path: path)
    let old = ExportManifest.read(in: path)
    var manifest = ExportManifest()
    manifest.key = ExportManifest.key(site, options, files: files)
    var exporter = PageExporter(site: site, options: options, files: files)
    exporter.visitor = visitor
    exporter.mailStyles = try mailStyles()
    if old.sheet.utf8.count == exporter.sheet.utf8.count { exporter.sheet = old.sheet }
    let run = try ExportRun(
      folder: folder, exporter: exporter,
      before: old.key == manifest.key ? old : ExportManifest())
    defer { run.spool.remove() }
    try makePages(jobs, run, progress)
    let results = run.results
    let sheet = try writeAssets(results, to: folder)
    manifest.sheet = sheet.address
    try Self.forEach(
      jobs.count, workers: workers, makeState: {},
      body: { index, _ in try run.finish(index, jobs[index].file, sheet) })
    try writeSiteMap(jobs, run, to: folder)
    try writeFeeds(jobs, to: folder)
    manifest.pages = results.pages
    manifest.texts = run.texts.all
    manifest.files = folder.files.sorted()
    var report = ExportReport()
    report.pages = jobs.count - results.closed.count
    if options.routes == nil {
      report.closed = site.routes.flatMap { $0.closedPaths(to: visitor) }.map(\.path)
    }
    report.closed += results.closed.sorted().map { jobs[$0].path.path }
    report.reused = results.reused.count
    report.written = folder.written.sorted()
    report.unchanged = folder.files.count - report.written.count
    report.removed = folder.remove(Set(old.files))
    report.messages = ExportReport.PageMessages(texts: manifest.texts)
    report.differing = results.differences.sorted { $0.key < $1.key }
      .map { "\(jobs[$0.key].path.path): \($0.value)" }
    for (index, job) in jobs.enumerated() {
      guard let messages = results.messages[index] else { continue }
      report.messages.add(messages, at: job.path.path)
    }
    try manifest.write(in: folder)
    return report
  }

  // MARK: Pages

  private var workers: Int { options.workers ?? ProcessInfo.processInfo.activeProcessorCount }

  private func jobs() throws -> [Job] {
    var paths: [ExportedPath] = []
    var known: Set<String> = []
    for path in site.routes.flatMap({ $0.exportedPaths(for: visitor) })
    where known.insert(SiteAddress(path.path).key).inserted {
      paths.append(path)
    }
    if let routes = options.routes {
      let byKey = Dictionary(
        paths.map { (SiteAddress($0.path).key, $0) }, uniquingKeysWith: { first, _ in first })
      paths = routes.map { byKey[SiteAddress($0).key] ?? ExportedPath($0) }
    }
    var jobs = paths.map {
      Job(path: $0, role: .page, file: ExportedFile.name(of: $0.path, in: options.format))
    }
    // Names that differ only in case or normalisation are the same file on some computers.
    var pathsByFile: [String: String] = [:]
    for job in jobs {
      if let other = pathsByFile.updateValue(job.path.path, forKey: job.file.lowercased()) {
        throw ExportError.sameFile(other, job.path.path)
      }
    }
    if options.routes == nil, options.format.isSite,
      site.routes.contains(where: { $0.role == .notFound })
    {
      let file = options.format == .html ? "404.html" : "404.xhtml"
      jobs.append(Job(path: ExportedPath("/" + file), role: .notFound, file: file))
    }
    return jobs
  }

  private func makePages(
    _ jobs: [Job], _ run: ExportRun, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws {
    let ready = Atomic(0)
    let isReused = options.reusesPages
    try Self.forEach(
      jobs.count, workers: workers, makeState: { ExportTab(isReused: isReused) },
      body: { index, tab in
        let job = jobs[index]
        try run.make(index, job.path, job.role, job.file, in: tab)
        progress(ready.add(1, ordering: .relaxed).newValue, jobs.count)
      })
  }

  /// Runs `body` for 0 ..< `count` on several threads, each with a separate state; after an error no further call
  /// begins.
  ///
  /// A thread takes a range of successive indices, because pages at neighbouring addresses share most of their content.
  /// Each range is the same fraction of the remaining indices, so that all threads end at about the same time.
  ///
  /// Source: guided self-scheduling of Polychronopoulos and Kuck (1987).
  ///
  /// - Throws: the error with the smallest index.
  private static func forEach<State>(
    _ count: Int, workers: Int, makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (Int, State) throws -> Void
  ) throws {
    let workers = max(1, min(workers, count))
    let next = Mutex(0)
    let failure = Mutex<(index: Int, error: any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let state = makeState()
      while true {
        let indices = next.withLock { next in
          let start = next
          next = min(count, start + max(1, (count - start) / (2 * workers)))
          return start..<next
        }
        if indices.isEmpty { return }
        for index in indices {
          if failure.withLock({ $0 != nil }) { return }
          do {
            try body(index, state)
          } catch {
            failure.withLock { if $0.map({ index < $0.index }) ?? true { $0 = (index, error) } }
          }
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure.error }
  }

  // MARK: Other files

  /// Writes the fonts, the common style sheet and the application's files.
  private func writeAssets(
    _ results: ExportRun.Results, to folder: ExportFolder
  ) throws -> ExportRun.CommonSheet {
    if options.format == .mail { return ExportRun.CommonSheet(address: "", text: nil) }
    let fonts = ExportedFonts(site.fonts, for: results.fonts)
    var assets = site.assets
    let text = assets.withAddresses(try site.styleSheet(fonts.registry, icons: results.icons))
    assets.add(PageWriter.styleSheetName, bytes: Array(text.utf8))
    let fontFiles = fonts.files()
    if options.isInline {
      let inliner = AssetInliner(
        assets: assets,
        fonts: Dictionary(uniqueKeysWithValues: fontFiles.map { ($0.name, $0.bytes) }))
      let text = inliner.styleSheet(at: assets.address(PageWriter.styleSheetName))
      return ExportRun.CommonSheet(address: "", text: text ?? "")
    }
    for (name, bytes) in fontFiles {
      try folder.write(bytes, to: String(FontSliceStore.prefix.dropping(1)) + name)
    }
    for name in assets.names where !name.ends(with: ".js") && !Self.isFont(name) {
      guard let asset = assets[name], let bytes = AssetInliner.bytes(of: asset) else { continue }
      let file = String(assets.address(name).dropping(1))
      try folder.write(
        name.ends(with: ".css") ? Self.relative(bytes, from: name, assets) : bytes, to: file,
        as: name.ends(with: ".webmanifest") ? .manifest : nil)
    }
    let address = assets.address(PageWriter.styleSheetName).dropping(AssetCatalog.prefix.utf8.count)
    return ExportRun.CommonSheet(address: String(address), text: nil)
  }

  /// The CSS rules of classes for mails; `nil` for other formats.
  private func mailStyles() throws -> MailStyles? {
    guard options.format == .mail else { return nil }
    var text = try site.styleSheet(site.fonts, icons: [])
    for address in site.pages.styleSheets {
      guard let name = site.assets.names.first(where: { site.assets.address($0) == address }),
        name != PageWriter.styleSheetName, let asset = site.assets[name],
        let bytes = AssetInliner.bytes(of: asset)
      else { continue }
      text += String(decoding: bytes, as: UTF8.self)
    }
    return MailStyles(text)
  }

  /// Whether the file is a font of Trellis or its data. These are not exported unchanged; their licence is.
  private static func isFont(_ name: String) -> Bool {
    name.begins(with: "fonts/") && (name.ends(with: ".woff2") || name.ends(with: ".json"))
  }

  /// A style sheet of the asset folder with relative addresses of the files in `assets`.
  private static func relative(
    _ bytes: [UInt8], from name: String, _ assets: AssetCatalog
  ) -> [UInt8] {
    let up = String(repeating: "../", count: name.parts(between: "/").count)
    let text = assets.withAddresses(String(decoding: bytes, as: UTF8.self))
      .substituting("\"\(AssetCatalog.prefix)", with: "\"\(up)assets/")
    return Array(text.utf8)
  }

  /// Writes feeds only with a base URL, because they need absolute addresses, and only for the whole site.
  private func writeFeeds(_ jobs: [Job], to folder: ExportFolder) throws {
    guard let base = options.base, options.routes == nil, options.format.isSite else { return }
    for feed in site.pages.feeds {
      let file = String(feed.path.dropping(1))
      if let job = jobs.first(where: { $0.file == file }) {
        throw ExportError.sameFile(job.path.path, feed.path)
      }
      let text: String
      do { text = try feed.xml(base: base) } catch {
        throw ExportError.cannotMake(feed.path, reason: "\(error)")
      }
      try folder.write(Array(text.utf8), to: file, as: .xml)
    }
  }

  private func writeSiteMap(_ jobs: [Job], _ run: ExportRun, to folder: ExportFolder) throws {
    guard let base = options.base, options.routes == nil, options.format.isSite else { return }
    let listed = run.results.listed
    let entries = jobs.enumerated().filter { listed.contains($0.offset) }.map { _, job in
      SiteMap.Entry(
        address: base + run.exporter.address(of: job.file), modified: job.path.modified)
    }
    for (name, text) in SiteMap.files(entries, base: base) {
      try folder.write(Array(text.utf8), to: name, as: .xml)
    }
  }
}
