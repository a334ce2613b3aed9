import CHarfBuzz

/// The web font files of one face.
///
/// For the family's name a browser takes each character from the file whose `unicode-range` contains it, and shapes
/// text from two files separately: without kerning and ligatures between them. Therefore text with characters that are
/// not in ``parts`` uses another family, with the single file ``whole``. So all text is painted as it is measured, with
/// the whole font.
public struct FaceDivision: Sendable {
  /// Files whose characters no feature relates to characters of another file. The first file with a
  /// character is used.
  public let parts: [FontSlice]

  /// The file with all characters, if ``parts`` lack some.
  public let whole: FontSlice?

  /// The scalars that only ``whole`` has: a text with one of them uses that file.
  let remainder: ScalarSet

  /// The prefix of the names of the files.
  let stem: String

  /// OpenType features that texts may request, in addition to the automatic ones.
  let features: [String]

  /// The name of the style sheet with the rules of ``parts``, if the page's sheet does not contain them.
  let sheet: String?

  /// The files of emoji of several characters.
  let sequences: EmojiSequences?

  /// The index of the part with a character, for faces with many parts.
  private let table: SliceTable?

  /// Whether the files of the pages contain a feature that a text may request.
  func keeps(_ feature: FontFeature) -> Bool {
    // An existing file has all features of the measured font.
    feature.value == 0 || (whole ?? parts[0]).isMade == false && parts.count == 1
      || FontSubset.digitFeatures.contains(feature.tag) || features.contains(feature.tag)
      || SpaceIndependence.features.contains(feature.tag)
  }

  init(
    parts: [FontSlice], whole: FontSlice? = nil, remainder: ScalarSet = ScalarSet(), stem: String,
    features: [String], sheet: String? = nil, sequences: EmojiSequences? = nil
  ) {
    self.sheet = sheet
    self.sequences = sequences
    table = parts.count > 3 ? SliceTable(parts) : nil
    self.parts = parts
    self.whole = whole
    self.remainder = remainder
    self.stem = stem
    self.features = features
  }

  /// The file with a character.
  ///
  /// - Complexity: O(1) for faces with many parts, else O(log n) in the number of ranges.
  func part(for scalar: UInt32) -> FontSlice? {
    if let table { return table.index(of: scalar).map { parts[$0] } }
    return parts.first { $0.characters.contains(scalar) }
  }

  /// Divides a face.
  ///
  /// A face with the basic letters and many others is divided into a slice for European languages in Latin
  /// script, one for symbols, and the whole. Any other face is one file.
  ///
  /// - Parameters:
  ///   - webFile: the existing file with the whole face; `nil` to make one.
  ///   - stem: the prefix of file names.
  ///   - features: the features that texts may request.
  init(of face: FontFace, webFile: String?, stem: String, features: [String]) {
    let coverage = face.coverage
    let latin = coverage.intersection(LatinSlice.characters)
    // A browser uses a file only for its `unicode-range`; HarfBuzz also decomposes characters.
    let decomposed = Self.decomposable(into: coverage).subtracting(coverage)
    let range = coverage.union(decomposed)
    let whole =
      webFile.map { FontSlice(fileName: $0, characters: range) }
      ?? FontSlice(of: face, stem: stem, characters: coverage, range: range, features: features)
    guard LatinSlice.letters.isSubset(of: latin), coverage.count > latin.count + 64 else {
      self.init(parts: [whole], stem: stem, features: features)
      return
    }
    let symbols = Self.symbols(of: face, among: coverage.subtracting(latin), features: features)
    var parts = [
      FontSlice(of: face, stem: stem + ".latin", characters: latin, features: features)
    ]
    if !symbols.isEmpty {
      parts.append(
        FontSlice(of: face, stem: stem + ".symbols", characters: symbols, features: features))
    }
    let remainder = range.subtracting(latin).subtracting(symbols)
    self.init(
      parts: parts, whole: remainder.isEmpty ? nil : whole, remainder: remainder, stem: stem,
      features: features)
  }

  /// Symbols and punctuation without contextual forms.
  private static func symbols(
    of face: FontFace, among candidates: ScalarSet, features: [String]
  ) -> ScalarSet {
    let symbols = candidates.filter { scalar in
      switch Unicode.Scalar(scalar)?.properties.generalCategory {
      case .mathSymbol, .currencySymbol, .otherSymbol, .otherPunctuation, .otherNumber: true
      default: false
      }
    }
    return GlyphInterplay.with(face: face.face, features: features) {
      $0.aloof(among: symbols, font: face.font)
    }
  }

  /// The characters that are canonically equivalent to characters that are all in `coverage`.
  static func decomposable(into coverage: ScalarSet) -> ScalarSet {
    CanonicalPairs.composed { pair in
      var scalars = [pair.first, pair.second].filter { $0 != 0 }
      while let next = scalars.first, !coverage.contains(next) {
        guard let inner = CanonicalPairs.decomposition(of: next) else { return false }
        scalars.removeFirst()
        scalars = [inner.first, inner.second].filter { $0 != 0 } + scalars
      }
      return scalars.allSatisfy(coverage.contains)
    }
  }
}
