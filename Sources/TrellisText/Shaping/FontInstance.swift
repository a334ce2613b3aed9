import CHarfBuzz

/// Text attributes resolved with a registry: the faces to try with their scales, and the widths that every
/// line needs.
///
/// Unchecked: nothing changes after `init`, and HarfBuzz never frees the language.
final class FontInstance: @unchecked Sendable {
  /// A small number, unique in the engine.
  let identifier: Int
  let attributes: TextAttributes
  let faces: [FontFace]
  /// The web font files of ``faces``.
  let slices: [FaceDivision]
  /// The scalars that are only in whole files (``FaceDivision``).
  let remainder: ScalarSet
  /// The values of `font-family` for text without and with scalars of ``remainder``; `nil` if the style sheet's values
  /// apply.
  let fontFamily: String?
  let wholeFontFamily: String?
  let scales: [FontScale]
  /// The features for shaping, for each of ``faces``.
  let features: [[hb_feature_t]]
  /// The features for shaping texts of ``FontFace/inertCharacters``, for each of ``faces``; empty if ``attributes``
  /// switch features on.
  let featuresOfInertTexts: [[hb_feature_t]]
  /// The families of the installed fonts at the end of ``faces``, and of ``installedEmoji``.
  let installedFamilies: [String]
  /// The installed font for emoji, in cells of its widths.
  let installedEmoji: InstalledFace?
  /// Whether a text with the instance may need an additional style sheet.
  let hasSheets: Bool
  let languageName: String
  let language: OpaquePointer?

  /// Letter spacing in 16.16 px.
  let letterSpacing: Int64

  /// The index of the emoji face in ``faces``.
  let emojiFace: Int?

  /// The width of a space without letter spacing, in 16.16 px.
  let spaceAdvance: Int64

  /// The hyphen painted at a soft hyphen, and its width.
  let hyphen: String
  let hyphenWidth: LayoutUnit

  /// The height of the first face's capital letters, in pixels.
  let capHeight: Double

  /// The CSS line height `normal`, from the first face's own metrics.
  let naturalLineHeight: Double

  /// Whether words can be measured separately.
  let shapesWordsAlone: Bool

  /// - Parameter installed: families of installed fonts to try after all others.
  init(
    identifier: Int, attributes: TextAttributes, language: String, registry: FontRegistry,
    installed families: [String] = []
  ) {
    self.identifier = identifier
    self.attributes = attributes
    let font = attributes.font
    let list = registry.faceList(for: font, language: language)
    let installed = families.compactMap { registry.installed?.face(of: $0, style: font.style) }
    installedFamilies = families
    // Emoji of an installed font are cells: no text is shaped with that font.
    let texts = installed.filter { $0.slices.sequences == nil }
    installedEmoji = installed.first { $0.slices.sequences != nil }
    faces = list.map(\.face) + texts.map(\.face)
    slices = list.map(\.slices) + texts.map(\.slices)
    hasSheets = installedEmoji != nil || slices.contains { $0.sheet != nil }
    remainder = slices.reduce(ScalarSet()) { $0.union($1.remainder) }
    (fontFamily, wholeFontFamily) = registry.fontFamilies(
      for: font, language: language, isOfOwnLanguage: attributes.language != nil,
      installed: texts.map(\.family))
    // Chromium applies no ligatures to text with letter spacing.
    let spaced = attributes.letterSpacing == 0 ? [] : ["liga", "clig", "calt"]
    features = slices.map { slices in
      spaced.map { FontFeature($0, value: 0).setting }
        + attributes.features.filter(slices.keeps).map(\.setting)
    }
    featuresOfInertTexts =
      attributes.features.isEmpty ? features.map { $0 + InertCharacters.settings } : []
    scales = faces.map { FontScale(size: font.size, unitsPerEm: $0.unitsPerEm) }
    languageName = language
    self.language = hb_language_from_string(language, -1)
    letterSpacing = Int64(Float(attributes.letterSpacing) * 65536)
    emojiFace = faces.firstIndex(where: \.isEmoji)
    let first = faces[0]
    let scale = scales[0]
    func width(of scalar: UInt32) -> Int64? {
      first.glyph(for: scalar).map { scale.width(advance: first.advance(of: $0), adjustment: 0) }
    }
    spaceAdvance =
      width(of: 0x20) ?? scale.width(advance: Int32(first.unitsPerEm / 4), adjustment: 0)
    let real = width(of: 0x2010)
    hyphen = real == nil ? "-" : "\u{2010}"
    hyphenWidth = LayoutUnit(roundingUp: real ?? width(of: 0x2D) ?? 0)
    capHeight = first.metrics.capHeight * font.size
    naturalLineHeight = first.metrics.rounded(size: font.size, shiftsDescent: false).lineHeight
    shapesWordsAlone =
      first.shapesWordsAlone
      && (attributes.features.isEmpty
        || SpaceIndependence.holds(
          face: first.face, font: first.font, extra: attributes.features.map(\.tag)))
  }

  /// The distance of the baseline from the top of a line of the given height: capital letters are centred,
  /// to a whole pixel.
  func baseline(inLineOfHeight height: LayoutUnit) -> Double {
    let centred = ((height.pixels + capHeight) / 2).rounded()
    // The browser's own boxes of text have no height and lie above the baseline by half of the difference
    // of ascent and descent; they must not be outside the line.
    let metrics = faces[0].metrics
    let rise =
      max(attributes.font.size, (metrics.ascent - metrics.descent) * attributes.font.size) / 2
    return max(centred, (rise + 0.5).rounded(.up))
  }

  /// The advance of `count` consecutive tabs that begin at `position`, with stops every eight spaces.
  func tabAdvance(count: Int, at position: LayoutUnit) -> LayoutUnit {
    let stop = 8 * (spaceAdvance + letterSpacing)
    guard stop > 0 else { return .zero }
    var distance = stop - (position.raw << 10) % stop
    if distance < spaceAdvance / 2 { distance += stop }
    return LayoutUnit(roundingUp: distance + Int64(count - 1) * stop)
  }

  /// The minimum advance of tabs, independent of their position.
  func leastTabAdvance(count: Int) -> Int64 {
    let stop = max(8 * (spaceAdvance + letterSpacing), 0)
    return min(spaceAdvance / 2, stop) + Int64(count - 1) * stop
  }
}
