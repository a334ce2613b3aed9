import Logging
import Synchronization
import TrellisBase
import TrellisHTTP
import TrellisText

/// The font slices that pages load. Each slice is made at its first use, and cached in memory and on disk.
///
/// Only names that occur in a style sheet are served, so a request cannot choose other files. The store also serves the
/// style sheets of installed fonts; a page loads the style sheets of its texts' fonts.
package final class FontSliceStore: Sendable {
  private let slices: [String: FontSlice]
  private let sheets: [String: String]
  private let installed: InstalledFonts?
  private let folder: FontCacheFolder?
  private let logger: Logger
  private let cache: ByteBoundedCache<String, Representation>
  /// The server's account on the work threads, for making slices.
  private let account = ThreadPool.work.makeAccount()
  /// The slices being made; concurrent requests for a slice share its task.
  private let pending = Mutex<[String: Task<Representation?, Never>]>([:])
  /// The number of slices made because they were not on disk.
  let makeCount = Atomic<Int>(0)

  /// The prefix of font addresses.
  package static let prefix = AssetCatalog.prefix + "fonts/"

  /// - Parameters:
  ///   - slices: the slices by file name.
  ///   - sheets: the style sheets of large faces by name.
  ///   - installed: the installed fonts, whose slices are added when texts use them.
  ///   - folder: the cache on disk; `nil` caches slices in memory only.
  ///   - memoryLimit: the maximum bytes of slices in memory.
  init(
    _ slices: [String: FontSlice], sheets: [String: String] = [:],
    installed: InstalledFonts? = nil, folder: FontCacheFolder?, memoryLimit: Int = 64 << 20,
    logger: Logger
  ) {
    self.slices = slices
    self.sheets = sheets
    self.installed = installed
    self.folder = folder
    self.logger = logger
    cache = ByteBoundedCache(byteLimit: memoryLimit)
  }

  /// The name of the slice or style sheet at a path; `nil` if there is none.
  func name(at path: String) -> String? {
    guard path.begins(withText: Self.prefix) else { return nil }
    let name = String(path.dropping(Self.prefix.utf8.count))
    return isKnown(name) ? name : nil
  }

  private func isKnown(_ name: String) -> Bool {
    slice(name) != nil || sheet(name) != nil
  }

  private func slice(_ name: String) -> FontSlice? {
    slices[name] ?? installed?.slice(named: name)
  }

  /// The style sheet of an installed face.
  private func sheet(_ name: String) -> String? {
    guard name.ends(withText: Self.sheetSuffix) else { return nil }
    let name = String(name.droppingLast(Self.sheetSuffix.utf8.count))
    return sheets[name] ?? installed?.sheet(named: name)
  }

  private static let sheetSuffix = ".css"

  /// The address of the style sheet of an installed face.
  static func address(ofSheet name: String) -> String { prefix + name + sheetSuffix }

  /// Calls `body` on the work threads with the slice or style sheet `name`; with `nil` if there is none, or if the font
  /// is damaged.
  func load(_ name: String, _ body: @escaping @Sendable (Representation?) -> Void) {
    account.run { body(await self.representation(name)) }
  }

  /// The slice or style sheet `name`, if it is in memory.
  func cached(_ name: String) -> Representation? { cache.value(for: name) }

  /// Starts making the slices among `names` that are not in memory, before a page that loads them is sent.
  func prepare(_ names: some Sequence<String>) {
    for name in names where cached(name) == nil { _ = task(for: name) }
  }

  /// The slice or style sheet `name`; `nil` if there is none, or if the font is damaged.
  ///
  /// - Complexity: some 10 ms for the first request of a slice, on a thread of `ThreadPool.work`.
  func representation(_ name: String) async -> Representation? {
    if let cached = cached(name) { return cached }
    return await task(for: name)?.value
  }

  private func task(for name: String) -> Task<Representation?, Never>? {
    guard isKnown(name) else { return nil }
    return pending.withLock { pending in
      if let known = pending[name] { return known }
      let task = Task(executorPreference: account) { self.load(name) }
      pending[name] = task
      return task
    }
  }

  private func load(_ name: String) -> Representation? {
    defer { pending.withLock { $0[name] = nil } }
    // Another task may have made the slice between the look-up and the start of this task.
    if let cached = cached(name) { return cached }
    let sheet = sheet(name).map { Array($0.utf8) }
    guard
      let bytes = sheet ?? folder?.content(of: name) ?? slice(name).flatMap({ make($0, name) })
    else { return nil }
    let file = Asset(
      .bytes(bytes), contentType: sheet == nil ? "font/woff2" : "text/css; charset=utf-8",
      fingerprint: name
    ).immutable
    cache.insert(file, for: name, bytes: bytes.count + 500)
    return file
  }

  private func make(_ slice: FontSlice, _ name: String) -> [UInt8]? {
    makeCount.add(1, ordering: .relaxed)
    guard let bytes = slice.make() else {
      logger.error("Cannot make the font file \(name): its font is damaged")
      return nil
    }
    folder?.keep(bytes, as: name)
    return bytes
  }
}
