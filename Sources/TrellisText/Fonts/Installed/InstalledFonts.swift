import Synchronization

/// Fonts of the server's machine, or of a folder, for characters that are missing in all added families.
///
/// They are loaded on demand: nothing is listed or opened before the first text with such a character. Text
/// is measured with the whole font; pages load the slices that they use. Thread-safe.
public final class InstalledFonts: Sendable {
  /// The folders in which fonts are found.
  public enum Source: Hashable, Sendable {
    /// The fonts in fontconfig's configuration of this machine.
    case system
    /// The fonts in a folder and its subfolders.
    case folder(String)
  }

  /// The folders in which these fonts are found; they never change.
  public let source: Source

  private struct Question: Hashable {
    var scalar: UInt32
    var style: Style
    var language: String
  }

  /// The properties for selecting a face of a family.
  struct Style: Hashable {
    var weight: Int
    var isItalic: Bool
  }

  private struct State {
    var catalog: FontCatalog?
    /// The indexes of entries by language, best first.
    var orders: [String: [Int]] = [:]
    /// The family for a character; empty if no font has it.
    var families: [Question: String] = [:]
    /// The number of characters of a block of 128 that each entry has, by the block.
    var coverage: [UInt32: [Int]] = [:]
    /// The indexes of a family's entries.
    var members: [String: [Int]] = [:]
    /// Open faces by index; `nil` for damaged ones.
    var faces: [Int: InstalledFace?] = [:]
    var files = OpenFontFiles()
  }

  /// The number of cached families at which the cache is emptied.
  private static let cachedFamilyLimit = 1 << 16
  private static let languageLimit = 64
  private static let blockLimit = 256

  private let state = Mutex(State())
  private let index = InstalledSlices()

  /// Makes the fonts of a source, without reading the source yet.
  public init(_ source: Source) { self.source = source }

  /// Lists the fonts in advance, instead of for the first text that needs one.
  ///
  /// - Complexity: some 10 ms if fontconfig has caches, otherwise O(bytes of the fonts).
  public func prepare() { state.withLock { _ = catalog(&$0) } }

  /// The web font file with this name, if a page references it.
  public func slice(named name: String) -> FontSlice? { index.slice(named: name) }

  /// The style sheet with this name, if a page references it: the rules of one face.
  public func sheet(named name: String) -> String? { index.sheet(named: name) }

  /// The faces that texts have needed so far, in no particular order.
  var openFaces: [InstalledFace] {
    state.withLock { $0.faces.values.compactMap { $0 } }
  }

  /// The number of cached families; tests check its limit.
  var cachedFamilyCount: Int { state.withLock { $0.families.count } }

  /// The family for painting a character, or `nil` if no font has it.
  ///
  /// - Complexity: O(1) for a cached character; otherwise O(fonts), and some milliseconds if a font is
  ///   opened.
  func family(for scalar: UInt32, language: String, style: Style) -> String? {
    state.withLock { state in
      let question = Question(scalar: scalar, style: style, language: language)
      if let known = state.families[question] { return known.isEmpty ? nil : known }
      let found = find(scalar, language: language, style: style, in: &state)
      if state.families.count >= Self.cachedFamilyLimit { state.families = [:] }
      state.families[question] = found ?? ""
      return found
    }
  }

  /// The family for painting a character as an emoji.
  func emojiFamily(for scalar: UInt32, style: Style) -> String? {
    state.withLock { state in
      let catalog = catalog(&state)
      return order(for: "en", &state).lazy.map { catalog.entries[$0] }
        .first { $0.isColour && $0.has(scalar) && $0.has(FontFace.emojiSample) }
        .flatMap { face(of: $0.family, style, in: &state) }?.family
    }
  }

  /// The face of a family for a style.
  func face(of family: String, style: Style) -> InstalledFace? {
    state.withLock { face(of: InstalledFace.installedName(of: family), style, in: &$0) }
  }

  // MARK: Fallback fonts

  private func catalog(_ state: inout State) -> FontCatalog {
    if let catalog = state.catalog { return catalog }
    let catalog =
      switch source {
      case .system: FontCatalog(folder: nil)
      case .folder(let path): FontCatalog(folder: path)
      }
    state.catalog = catalog
    for (index, entry) in catalog.entries.enumerated() {
      state.members[entry.family, default: []].append(index)
    }
    return catalog
  }

  private func order(for language: String, _ state: inout State) -> [Int] {
    if let known = state.orders[language] { return known }
    let catalog = catalog(&state)
    let region = FontconfigLanguage.region(of: language)
    let order = catalog.order(for: language).enumerated()
      .map { (FontRank.rank(of: catalog.entries[$1], region: region), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
    if state.orders.count >= Self.languageLimit { state.orders = [:] }
    state.orders[language] = order
    return order
  }

  private func find(
    _ scalar: UInt32, language: String, style: Style, in state: inout State
  ) -> String? {
    let catalog = catalog(&state)
    let order = order(for: language, &state)
    let candidates = order.filter { catalog.entries[$0].has(scalar) }
    let coverage = coverage(of: scalar, &state)
    let most = candidates.reduce(0) { max($0, coverage[$1]) }
    // Fonts of other scripts have some letters of this one. A word is painted with one font.
    let known = candidates.filter { coverage[$0] * 2 >= most }
    var tried: Set<String> = []
    for candidate in known + candidates.filter({ coverage[$0] * 2 < most }) {
      let family = catalog.entries[candidate].family
      guard tried.insert(family).inserted, let face = face(of: family, style, in: &state),
        face.face.glyph(for: scalar) != nil
      else { continue }
      return face.family
    }
    return nil
  }

  /// The number of characters of each entry among the 128 around `scalar`; 0 for all if `scalar` is no letter or mark.
  private func coverage(of scalar: UInt32, _ state: inout State) -> [Int] {
    let entries = catalog(&state).entries
    guard let properties = Unicode.Scalar(scalar)?.properties,
      properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    else { return Array(repeating: 0, count: entries.count) }
    let block = scalar / 128
    if let known = state.coverage[block] { return known }
    let found = entries.map { entry in
      (block * 128..<block * 128 + 128).count { entry.has($0) }
    }
    if state.coverage.count >= Self.blockLimit { state.coverage = [:] }
    state.coverage[block] = found
    return found
  }

  /// - Parameter family: as fontconfig names it.
  private func face(of family: String, _ style: Style, in state: inout State) -> InstalledFace? {
    let catalog = catalog(&state)
    var candidates = state.members[family] ?? []
    while !candidates.isEmpty {
      let best = FaceMatching.best(
        of: candidates, weight: style.weight, isItalic: style.isItalic,
        style: { (catalog.entries[$0].weight, catalog.entries[$0].isItalic) })
      if let known = state.faces[best] {
        if let known { return known }
      } else {
        let face = try? InstalledFace(catalog.entries[best], files: &state.files, index: index)
        state.faces[best] = .some(face)
        if let face { return face }
      }
      candidates.removeAll { $0 == best }
    }
    return nil
  }
}
