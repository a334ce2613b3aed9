import Logging
import Synchronization
import TrellisHTTP
import TrellisText

/// The slices of fonts that pages load: each is made once, when it is first wanted, and kept in memory and
/// on disk.
///
/// Only addresses that a style sheet names are known, so that a request chooses among files but names none.
/// Of installed fonts, the style sheets are served, too: a page has those that its texts need.
final class FontSliceStore: Sendable {
  private let slices: [String: FontSlice]
  private let sheets: [String: String]
  private let installed: InstalledFonts?
  private let folder: FontCacheFolder?
  private let logger: Logger
  private let made: ByteBoundedCache<String, Representation>
  /// Slices are made for the server itself, on the threads for work.
  private let account = ThreadPool.work.makeAccount()
  /// Slices under way, so that each is made once however many ask for it.
  private let pending = Mutex<[String: Task<Representation?, Never>]>([:])
  /// How many slices were made and not found on disk.
  let makeCount = Atomic<Int>(0)

  /// The addresses of fonts begin with this.
  static let prefix = AssetCatalog.prefix + "fonts/"

  /// - Parameters:
  ///   - slices: by the names of their files.
  ///   - sheets: the style sheets of large faces, by their names.
  ///   - installed: fonts whose slices become known when texts use them.
  ///   - folder: where slices are kept; `nil` keeps them in memory only.
  ///   - memoryLimit: the most bytes of slices that are kept in memory.
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
    made = ByteBoundedCache(byteLimit: memoryLimit)
  }

  /// The name of the slice at a path; `nil` if none is there.
  func name(at path: String) -> String? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let name = String(path.dropFirst(Self.prefix.count))
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
    guard name.hasSuffix(Self.sheetSuffix) else { return nil }
    let name = String(name.dropLast(Self.sheetSuffix.count))
    return sheets[name] ?? installed?.sheet(named: name)
  }

  private static let sheetSuffix = ".css"

  /// The address of the style sheet of an installed face.
  static func address(ofSheet name: String) -> String { prefix + name + sheetSuffix }

  /// Calls `body` with the slice of a name, on the threads for work; with `nil` if there is none, or its
  /// font is damaged.
  func load(_ name: String, _ body: @escaping @Sendable (Representation?) -> Void) {
    account.run { body(await self.representation(name)) }
  }

  /// A slice that is in memory.
  func kept(_ name: String) -> Representation? { made.value(for: name) }

  /// Begins to make the slices among `names` that are not in memory, because a page that will ask for them
  /// is about to be sent.
  func prepare(_ names: some Sequence<String>) {
    for name in names where kept(name) == nil { _ = task(for: name) }
  }

  /// The slice of a name; `nil` if there is none, or its font is damaged.
  ///
  /// - Complexity: some 10 ms for the first who asks, in a thread of `ThreadPool.work`.
  func representation(_ name: String) async -> Representation? {
    if let kept = kept(name) { return kept }
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
    // Another task may have ended between the look-up and the start of this one.
    if let kept = kept(name) { return kept }
    let sheet = sheet(name).map { Array($0.utf8) }
    guard
      let bytes = sheet ?? folder?.content(of: name) ?? slice(name).flatMap({ make($0, name) })
    else { return nil }
    let file = Asset(
      .bytes(bytes), contentType: sheet == nil ? "font/woff2" : "text/css; charset=utf-8",
      fingerprint: name
    ).lasting
    made.insert(file, for: name, bytes: bytes.count + 500)
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
