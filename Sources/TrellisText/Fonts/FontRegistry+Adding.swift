extension FontRegistry {
  /// Adds a family of the application's own: its files are measured, divided, served and preloaded as
  /// those that come with Trellis.
  ///
  /// ```swift
  /// try fonts.add(family: "Vollkorn", files: ["Fonts/Vollkorn-Regular.ttf", "Fonts/Vollkorn-Bold.ttf"])
  /// ```
  ///
  /// Weight and slant are those that each file says of itself. A variable font gives a face for each
  /// of `weights`; its other axes stand at their defaults.
  ///
  /// - Parameters:
  ///   - files: the paths of fonts as OpenType or TrueType.
  ///   - weights: the weights wanted of variable fonts, from 1 to 1000, brought into the font's range.
  ///   - features: OpenType features that texts may ask for by ``FontFeature``, beside those of figures.
  ///   - languages: BCP 47 tags, such as `ja` or `zh-Hans`: in texts of these languages the family comes
  ///     before the families of other languages.
  ///   - place: the family's place among those that characters are looked for in.
  /// - Throws: ``FontError`` if a file cannot be read or is no usable font.
  /// - Complexity: O(bytes of the files).
  public mutating func add(
    family: String, files: [String], weights: [Int] = [400, 700], features: [String] = [],
    languages: [String] = [], place: FamilyPlace = .last
  ) throws(FontError) {
    guard features.allSatisfy(FontFeature.isTag) else { throw .malformedFeature(family: family) }
    guard languages.allSatisfy(Self.isLanguageTag) else {
      throw .malformedLanguage(family: family)
    }
    for file in files {
      let face = try FontFace(file: file)
      for (weight, face) in try face.instances(weights: weights, path: file) {
        add(
          face, family: family, weight: weight, isItalic: face.isItalic, file: file,
          features: features)
      }
    }
    if !languages.isEmpty { languagesByFamily[family] = languages }
    guard !stack.contains(family) else { return }
    switch place {
    case .first: stack.insert(family, at: 0)
    case .last: stack.append(family)
    case .byName: break
    }
  }
}

/// Where a family stands among those that characters are looked for in.
public enum FamilyPlace: Sendable {
  /// Before all others: the font of the page.
  case first
  /// After all others: for characters that no other family has.
  case last
  /// Nowhere: only for styles that name the family.
  case byName
}
