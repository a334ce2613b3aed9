import CHarfBuzz

/// A web font file with a part of a face's characters.
///
/// The address contains a hash of the file's inputs: the font's content, the characters, the features and
/// the versions of the libraries. So the address is known before the file is made, and its content never
/// changes.
public struct FontSlice: Sendable {
  enum Source: Sendable {
    /// An existing file.
    case file
    case subset(FontFace, features: [String], hasLayout: Bool)
    /// Emoji of several characters, by their numbers.
    case sequences(FontFace, Range<Int>)
  }

  /// The name of the file, without a folder: of letters, digits, `-`, `_` and `.`.
  public let fileName: String

  /// The characters that a browser takes from this file.
  public let characters: ScalarSet

  /// The `unicode-range` of this file in a style sheet. It may include characters that only an earlier slice has.
  let announced: ScalarSet

  let source: Source

  /// A slice for an existing file with all characters of a face.
  init(fileName: String, characters: ScalarSet) {
    self.fileName = fileName
    self.characters = characters
    announced = characters
    source = .file
  }

  /// A file to be made from a face.
  ///
  /// - Parameters:
  ///   - stem: the prefix of the name.
  ///   - range: the characters that a browser takes from this file, if they are more than the
  ///     characters with glyphs.
  ///   - announced: the characters that a style sheet announces for the file, if they are more.
  ///   - hasLayout: whether the file has features, and the glyphs that they make from the characters.
  init(
    of face: FontFace, stem: String, characters: ScalarSet, range: ScalarSet? = nil,
    announced: ScalarSet? = nil, features: [String], hasLayout: Bool = true
  ) {
    var hash = ContentHash()
    hash.add(face.contentHash)
    hash.add(FontSubset.version)
    for feature in features { hash.add(feature) }
    if !hasLayout { hash.add("no layout") }
    for range in characters.ranges {
      hash.add(UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))
    }
    fileName = Self.safe(stem) + "." + hash.text + ".woff2"
    self.characters = range ?? characters
    self.announced = announced ?? range ?? characters
    source = .subset(face, features: features, hasLayout: hasLayout)
    cut = characters
  }

  /// A file with emoji of several characters, to be made from a face.
  ///
  /// - Parameter numbers: indexes in ``EmojiSequenceList``.
  init(of face: FontFace, stem: String, sequences numbers: Range<Int>) {
    var hash = ContentHash()
    hash.add(face.contentHash)
    hash.add(FontSubset.version)
    hash.add("sequences")
    for scalars in EmojiSequenceList.qualified[numbers] {
      for scalar in scalars { hash.add(UInt64(scalar)) }
      hash.add(0)
    }
    fileName = Self.safe(stem) + "." + hash.text + ".woff2"
    characters = ScalarSet(Set(EmojiSequenceList.qualified[numbers].joined()).map { $0...$0 })
    announced = characters
    source = .sequences(face, numbers)
  }

  /// The characters to keep.
  private(set) var cut = ScalarSet()

  /// Whether ``make()`` must make the file.
  public var isMade: Bool {
    if case .file = source { false } else { true }
  }

  /// The file in WOFF2, deterministic. `nil` if the font is damaged, or if the file exists.
  ///
  /// - Complexity: O(size of the font's layout tables and of the file); some 10 ms for 20 KB.
  public func make() -> [UInt8]? {
    let font: [UInt8]? =
      switch source {
      case .file: nil
      case .subset(let face, let features, let hasLayout):
        FontSubset.make(of: face.face, characters: cut, features: features, hasLayout: hasLayout)
      case .sequences(let face, let numbers): FontSubset.make(of: face, sequences: numbers)
      }
    return font.flatMap(WOFF2.packed)
  }

  /// At most 64 letters, digits, `-`, `_` and `.` of a text; a dot is never the first character.
  static func safe(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.".unicodeScalars.contains(scalar))
    }
    let name = String(String.UnicodeScalarView(kept.prefix(64)))
    return name.hasPrefix(".") || name.isEmpty ? "font" + name : name
  }
}
