import CHarfBuzz

/// Divides a font with many characters into files of some 50 KB; the result is deterministic.
///
/// Ideographs, syllables and symbols that no feature relates to others are distributed to slices by frequency. The
/// glyphs of all other characters depend on their neighbours; they are in at most three slices: letters, wide
/// characters, and the jamo of Old Hangul.
struct LargeFaceDivision {
  private let face: FontFace
  private let family: String

  /// The minimum number of characters; smaller faces are one file.
  private static let least = 400
  /// The approximate bytes of a slice's glyphs before compression; pictures are already compressed.
  private static let sliceBytes = 48_000
  private static let pictureSliceBytes = 90_000

  init(of face: FontFace, family: String) {
    self.face = face
    self.family = family
  }

  func slices(family name: String, weight: Int, isItalic: Bool) -> FaceDivision {
    let isEmoji = face.isColour && face.glyph(for: FontFace.emojiSample) != nil
    let parts =
      isEmoji ? emoji() : face.coverage.count < Self.least ? [whole(face.coverage)] : divided()
    var hash = ContentHash()
    hash.add(name)
    hash.add(UInt64(weight))
    hash.add(isItalic ? 1 : 0)
    let sequences = isEmoji ? EmojiSequences(face: face, family: family) : nil
    for part in parts + (sequences?.slices ?? []) { hash.add(part.fileName) }
    return FaceDivision(
      parts: parts, stem: family, features: [], sheet: hash.text, sequences: sequences)
  }

  private func whole(_ characters: ScalarSet, _ stem: String = "") -> FontSlice {
    FontSlice(
      of: face, stem: family + stem, characters: characters,
      range: characters.union(
        FaceDivision.decomposable(into: characters).subtracting(face.coverage)), features: [])
  }

  private func slice(_ characters: some Sequence<UInt32>) -> FontSlice {
    FontSlice(
      of: face, stem: family, characters: ScalarSet(characters.map { $0...$0 }), features: [])
  }

  /// A slice of ascending characters. Its `unicode-range` also includes the characters between them, because one range
  /// is shorter than hundreds; a browser takes these from an earlier slice if it has them.
  private func slice(spanning characters: ArraySlice<UInt32>) -> FontSlice {
    // Distant blocks get separate ranges.
    var ranges: [ClosedRange<UInt32>] = []
    for scalar in characters {
      if let last = ranges.last, scalar - last.upperBound < 512 {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return FontSlice(
      of: face, stem: family, characters: ScalarSet(characters.map { $0...$0 }),
      announced: ScalarSet(ranges), features: [])
  }

  // MARK: Text

  private func divided() -> [FontSlice] {
    let candidates = face.coverage.filter(Self.mayStandAlone)
    // Features relate syllables of Hangul only to the jamo of Old Hangul.
    let syllables = face.coverage.intersection(Self.syllables)
    let alone = GlyphInterplay.withAutomaticFeatures(of: face.face) {
      $0.aloof(among: candidates.subtracting(syllables), font: face.font)
    }.union(syllables)
    let bound = face.coverage.subtracting(alone)
    // Old Hangul consists of parts that only relate to each other.
    let jamo = bound.intersection(Self.jamo)
    let wide = bound.subtracting(jamo).filter(CellShape.isWide)
    var parts = [
      (bound.subtracting(jamo).subtracting(wide), ".letters"), (wide, ".bound"), (jamo, ".jamo"),
    ].filter { !$0.0.isEmpty }.map { whole($0.0, $0.1) }
    let usual = alone.intersection(Self.usual)
    if !usual.isEmpty { parts.append(slice(usual.scalars)) }
    let rest = alone.subtracting(usual)
    let frequent = order.filter(rest.contains)
    let rare = rest.subtracting(ScalarSet(frequent.sorted().map { $0...$0 })).scalars
    return parts + chunks(of: frequent).map { slice($0) }
      + chunks(of: rare).map { slice(spanning: $0) }
  }

  private func chunks(of scalars: [UInt32]) -> [ArraySlice<UInt32>] {
    let bytes = face.isBitmap ? Self.pictureSliceBytes : Self.sliceBytes
    let size = min(max(bytes / max(face.bytesPerGlyph, 1), 12), 400)
    return stride(from: 0, to: scalars.count, by: size).map {
      scalars[$0..<min($0 + size, scalars.count)]
    }
  }

  /// Frequent characters of the family's region, by frequency; without a region, the list that the font covers best.
  private var order: [UInt32] {
    let list =
      switch FontconfigLanguage.region(ofFamily: family) {
      case .japanese?: CharacterOrder.japanese
      case .simplified?: CharacterOrder.simplified
      case .traditional?, .hongKong?: CharacterOrder.traditional
      case .korean?: CharacterOrder.hangul
      case nil: region
      }
    return list.unicodeScalars.map(\.value)
  }

  /// The list of which the font covers the largest share; the first one of nearly equal shares.
  private var region: String {
    let lists = [
      CharacterOrder.hangul, CharacterOrder.japanese, CharacterOrder.simplified,
      CharacterOrder.traditional,
    ]
    let shares = lists.map { list in
      let characters = list.unicodeScalars
      let covered = characters.count { face.coverage.contains($0.value) }
      return Double(covered) / Double(characters.count)
    }
    let most = shares.max() ?? 0
    return lists[shares.firstIndex { $0 >= most - 0.01 } ?? 0]
  }

  /// Whether a character that no feature relates to others may be in a file without its neighbours. True for characters
  /// of scripts without contextual forms, and for symbols.
  private static func mayStandAlone(_ scalar: UInt32) -> Bool {
    if jamo.contains(scalar) { return false }
    if CellShape.isWide(scalar) { return true }
    guard let properties = Unicode.Scalar(scalar)?.properties, scalar >= 0x2000 else {
      return false
    }
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber: return true
    case .otherLetter: return (0x12000...0x1467F).contains(scalar) || math.contains(scalar)
    case .uppercaseLetter, .lowercaseLetter, .decimalNumber: return math.contains(scalar)
    default: return false
    }
  }

  /// Mathematical alphanumeric symbols: letters and digits that do not form words.
  private static let math: ClosedRange<UInt32> = 0x1D400...0x1D7FF

  private static let jamo = ScalarSet([
    0x1100...0x11FF, 0x302E...0x302F, 0xA960...0xA97F, 0xD7B0...0xD7FF,
  ])

  private static let syllables = ScalarSet([0xAC00...0xD7A3])

  /// Punctuation, kana and full-width forms. Every East Asian text contains some of them.
  private static let usual = ScalarSet([0x3000...0x30FF, 0xFF00...0xFFEF])

  // MARK: Emoji

  /// Single emoji, without features; sequences have separate files (``EmojiSequences``).
  private func emoji() -> [FontSlice] {
    let single = face.coverage.filter { $0 >= 0xA9 && !EmojiSequences.joining.contains($0) }
    return pictureChunks(of: single.scalars).map { characters in
      let characters = ScalarSet(characters.map { $0...$0 })
      return FontSlice(
        of: face, stem: family, characters: characters.union(EmojiSequences.joining),
        range: characters, features: [], hasLayout: false)
    }
  }

  /// Chunks of neighbouring characters whose pictures have at most ``pictureSliceBytes`` in total, or
  /// single characters.
  private func pictureChunks(of scalars: [UInt32]) -> [ArraySlice<UInt32>] {
    var chunks: [ArraySlice<UInt32>] = []
    var start = 0
    var bytes = 0
    for (index, scalar) in scalars.enumerated() {
      let own = face.glyph(for: scalar).map(face.pictureBytes) ?? 0
      if index > start, bytes + own > Self.pictureSliceBytes {
        chunks.append(scalars[start..<index])
        start = index
        bytes = 0
      }
      bytes += own
    }
    if start < scalars.count { chunks.append(scalars[start...]) }
    return chunks
  }
}
