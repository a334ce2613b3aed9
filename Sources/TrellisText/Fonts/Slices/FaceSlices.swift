import CHarfBuzz

/// The web font files of one face.
///
/// Under the family's name a browser takes each character from the file whose `unicode-range` has it,
/// and shapes what stands in two files as two texts: no kerning and no ligature reaches across. Therefore
/// text that needs more than ``parts`` names another family, of the one file ``whole``. Thus all text is
/// painted as it is measured, with the whole font.
public struct FaceSlices: Sendable {
  /// Files whose characters no feature relates to characters of another one. The first that has a character
  /// counts.
  public let parts: [FontSlice]

  /// The file with all characters, where ``parts`` lack some.
  public let whole: FontSlice?

  /// The scalars that only ``whole`` has: a text with one of them needs that file.
  let remainder: ScalarSet

  /// The first part of the names of the files that are made.
  let stem: String

  /// OpenType features that texts may ask for, beside those that browsers apply by themselves.
  let features: [String]

  /// The name of the style sheet with the rules of ``parts``, where that of the page does not have them.
  let sheet: String?

  /// The files of emoji that are made of several characters.
  let sequences: EmojiSequences?

  /// The place of the part that has a character, of faces with many parts.
  private let places: SlicePlaces?

  /// Whether what pages load has a feature that a text may ask for.
  func keeps(_ feature: FontFeature) -> Bool {
    // A file that exists has all that the measured font has.
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
    places = parts.count > 3 ? SlicePlaces(parts) : nil
    self.parts = parts
    self.whole = whole
    self.remainder = remainder
    self.stem = stem
    self.features = features
  }

  /// The file that has a character.
  ///
  /// - Complexity: O(1) for faces with many parts, else O(log n) in the number of ranges.
  func part(for scalar: UInt32) -> FontSlice? {
    if let places { return places.place(of: scalar).map { parts[$0] } }
    return parts.first { $0.characters.contains(scalar) }
  }

  /// Divides a face.
  ///
  /// A face with the basic letters and many others gives a slice for European languages in Latin script,
  /// one for symbols, and the whole. Any other face is one file.
  ///
  /// - Parameters:
  ///   - webFile: the file with the whole face where it exists; else it is made.
  ///   - stem: what the names of files begin with.
  ///   - features: those that texts may ask for.
  init(of face: FontFace, webFile: String?, stem: String, features: [String]) {
    let coverage = face.coverage
    let latin = coverage.intersection(LatinSlice.characters)
    // A browser asks only for what a range has; HarfBuzz draws more, by taking characters apart.
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

  /// Symbols and punctuation that stand for themselves.
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

  /// The characters that are canonically equivalent to others which are all in `coverage`.
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
