import CHarfBuzz

/// The tools for laying out one paragraph at a time: a shaper, boundary finders, scratch memory.
final class TextWorker: @unchecked Sendable {
  // Sendable because a worker is used by one thread at a time: `TextEngine` takes it out of its
  // pool, under the pool's lock, for as long as it works.
  let shaper = Shaper()
  private let services: any UnicodeServices
  private var lineFinders: [String: any BoundaryFinder] = [:]
  private var lastInstance: FontInstance?
  private var scripts: [UInt32: [hb_script_t]] = [:]
  private(set) lazy var graphemes = services.makeGraphemeBoundaryFinder()
  private(set) lazy var bidi = services.makeBidiResolver()

  // Scratch memory, kept from one paragraph to the next unless a huge one needed it.
  var glyphs: [ShapedGlyph] = [] {
    didSet { if glyphs.capacity > Self.scratchLimit { glyphs = [] } }
  }
  var words: [LatinWord] = [] {
    didSet { if words.capacity > Self.scratchLimit { words = [] } }
  }
  var cuts: [WordCut] = [] {
    didSet { if cuts.capacity > Self.scratchLimit { cuts = [] } }
  }
  private static let scratchLimit = 1 << 14

  init(services: any UnicodeServices) {
    self.services = services
  }

  /// The instance for `attributes`; the one asked for before is found without a search.
  func instance(
    for attributes: TextAttributes, language: String, from instances: FontInstances
  ) -> FontInstance {
    if let last = lastInstance, last.attributes == attributes,
      last.languageName == attributes.language ?? language
    {
      return last
    }
    let instance = instances.instance(for: attributes, language: language)
    lastInstance = instance
    return instance
  }

  /// The rules that Chromium breaks lines with: one set for Chinese, one for everything else.
  func lineFinder(isChinese: Bool) -> any BoundaryFinder {
    let locale = isChinese ? "zh@lb=normal" : "en@lb=normal"
    if let finder = lineFinders[locale] { return finder }
    let finder = services.makeLineBoundaryFinder(locale: locale)
    lineFinders[locale] = finder
    return finder
  }

  /// The scripts that a character of the script Common is used in; empty if it is used in all.
  func scriptExtensions(of scalar: UInt32) -> [hb_script_t] {
    guard scalar >= 0xB7 else { return [] }
    if let known = scripts[scalar] { return known }
    let found = services.scriptExtensions(of: scalar).map { hb_script_from_iso15924_tag($0) }
    if scripts.count < 4096 { scripts[scalar] = found }
    return found
  }

  func lineBreakOverride(
    between left: UInt16, and right: UInt16, before: UInt16, isChinese: Bool
  ) -> Bool? {
    services.lineBreakOverride(between: left, and: right, before: before, isChinese: isChinese)
  }
}
