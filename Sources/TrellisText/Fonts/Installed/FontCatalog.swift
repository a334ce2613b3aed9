import CFontconfig

/// The fonts of the machine, or of one folder, as listed by fontconfig.
///
/// Listing opens no font: fontconfig stores the characters of each font in its caches.
///
/// Unchecked: nothing changes after `init`, and a fontconfig configuration is thread-safe for reading.
final class FontCatalog: @unchecked Sendable {
  /// A font file, or one font of a collection.
  struct Entry {
    let path: String
    let index: Int
    let family: String
    let weight: Int
    let isItalic: Bool
    /// Whether the font has coloured pictures or layers, like emoji.
    let isColour: Bool
    /// Owned by the configuration.
    fileprivate let characters: OpaquePointer

    func has(_ scalar: UInt32) -> Bool { FcCharSetHasChar(characters, scalar) != 0 }
  }

  let entries: [Entry]
  /// Variable fonts, which are selected by name only.
  private let variable: [(family: String, path: String, index: Int)]
  private let configuration: OpaquePointer
  private let indexes: [OpaquePointer: Int]

  /// Lists the fonts of the machine, or of `folder` and its subfolders. Empty if fontconfig has no
  /// configuration.
  ///
  /// - Complexity: some 10 ms if fontconfig has caches, otherwise O(bytes of the fonts).
  init(folder: String?) {
    let configuration: OpaquePointer
    if let folder {
      configuration = Self.configuration(of: folder)
    } else {
      configuration = FcInitLoadConfigAndFonts() ?? FcConfigCreate()
    }
    var entries: [Entry] = []
    var variable: [(family: String, path: String, index: Int)] = []
    var indexes: [OpaquePointer: Int] = [:]
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(configuration, set)?.pointee else { continue }
      for number in 0..<Int(fonts.nfont) {
        guard let pattern = fonts.fonts[number] else { continue }
        guard let entry = Self.entry(of: pattern) else {
          if Self.isTrue(FC_VARIABLE, of: pattern), let path = Self.text(FC_FILE, of: pattern),
            let family = Self.text(FC_FAMILY, of: pattern)
          {
            var index: Int32 = 0
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
            variable.append((family, path, Int(index & 0xFFFF)))
          }
          continue
        }
        indexes[pattern] = entries.count
        entries.append(entry)
      }
    }
    self.entries = entries
    self.variable = variable
    self.indexes = indexes
    self.configuration = configuration
  }

  /// A configuration with the fonts of one folder, with the user's caches.
  private static func configuration(of folder: String) -> OpaquePointer {
    let configuration = FcConfigCreate()!
    var path = ""
    for scalar in folder.unicodeScalars {
      switch scalar {
      case "&": path += "&amp;"
      case "<": path += "&lt;"
      default: path.unicodeScalars.append(scalar)
      }
    }
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>\
      <dir prefix="cwd">\(path)</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
      """
    FcConfigParseAndLoadFromMemory(configuration, text, 0)
    FcConfigBuildFonts(configuration)
    return configuration
  }

  deinit { FcConfigDestroy(configuration) }

  /// The fonts of a family, by its name without regard to case: the fixed fonts, or the variable fonts if there are no
  /// others.
  ///
  /// - Complexity: O(fonts).
  func fonts(ofFamily name: String) -> [(path: String, index: Int)] {
    let name = name.lowercased()
    let fixed = entries.filter { $0.family.lowercased() == name }
    if !fixed.isEmpty {
      return fixed.map { ($0.path, $0.index) }.sorted { $0 < $1 }
    }
    return variable.filter { $0.family.lowercased() == name }.map { ($0.path, $0.index) }
      .sorted { $0 < $1 }
  }

  /// The indexes of all entries in ``entries``, in fontconfig's order of preference for sans-serif text in
  /// `language`.
  ///
  /// - Complexity: O(n log n) in the number of fonts; some 5 ms for 300 fonts.
  func order(for language: String) -> [Int] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    FcPatternAddString(pattern, FC_LANG, FontconfigLanguage.tag(for: language))
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let sorted = FcFontSort(configuration, pattern, 0, nil, &result) else {
      return Array(entries.indices)
    }
    defer { FcFontSetDestroy(sorted) }
    let fonts = sorted.pointee
    let found = (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0].flatMap { indexes[$0] } }
    let others = Set(entries.indices).subtracting(found).sorted()
    return found + others
  }

  // MARK: Patterns

  /// A font that can be measured and served: with outlines or pictures, in OpenType or TrueType, not variable, of
  /// normal width.
  private static func entry(of pattern: OpaquePointer) -> Entry? {
    guard let path = text(FC_FILE, of: pattern), let family = text(FC_FAMILY, of: pattern),
      // fontconfig also lists compressed fonts.
      !path.lowercased().hasSuffix(".woff2"), !path.lowercased().hasSuffix(".woff"),
      let format = text(FC_FONTFORMAT, of: pattern), format == "TrueType" || format == "CFF"
    else { return nil }
    let isColour = isTrue(FC_COLOR, of: pattern)
    guard isColour || isTrue(FC_OUTLINE, of: pattern), !isTrue(FC_VARIABLE, of: pattern) else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper half is the index of an instance of a variable font.
    guard index >> 16 == 0, number(FC_WIDTH, of: pattern, default: 100) == 100 else { return nil }
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
    else { return nil }
    let weight = FcWeightToOpenTypeDouble(number(FC_WEIGHT, of: pattern, default: 80))
    return Entry(
      path: path, index: Int(index), family: family,
      weight: min(max(Int(weight.rounded()), 1), 1000),
      isItalic: number(FC_SLANT, of: pattern, default: 0) > 0, isColour: isColour,
      characters: characters)
  }

  private static func text(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(
    _ key: String, of pattern: OpaquePointer, default other: Double
  ) -> Double {
    var value = 0.0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : other
  }

  private static func isTrue(_ key: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value == FcTrue
  }
}
