extension FontRegistry {
  /// Adds a family of the application. Its files are measured, sliced, served and preloaded like the fonts of Trellis.
  ///
  /// ```swift
  /// try fonts.add(family: "Vollkorn", files: ["Fonts/Vollkorn-Regular.ttf", "Fonts/Vollkorn-Bold.ttf"])
  /// ```
  ///
  /// Weight and slant are taken from each file. A variable font gives a face for each of `weights`; its
  /// other axes are at `axes`, or at their defaults.
  ///
  /// - Parameters:
  ///   - files: the paths of OpenType or TrueType fonts.
  ///   - weights: the weights for variable fonts, from 1 to 1000, clamped to the font's range.
  ///   - axes: values of other axes of variable fonts by tag, such as `["wdth": 85]`, clamped to the
  ///     font's range.
  ///   - features: OpenType features that texts may request by ``FontFeature``, in addition to the features of figures.
  ///   - languages: BCP 47 tags, such as `ja` or `zh-Hans`: in texts of these languages the family precedes
  ///     the families of other languages.
  ///   - place: the place of the family in the stack.
  /// - Throws: ``FontError`` if a file is unreadable or no usable font.
  /// - Complexity: O(bytes of the files).
  public mutating func add(
    family: String, files: [String], weights: [Int] = [400, 700], axes: [String: Double] = [:],
    features: [String] = [], languages: [String] = [], place: FamilyPlace = .last
  ) throws(FontError) {
    try check(family: family, features: features, languages: languages)
    for file in files {
      let face = try FontFace(file: file)
      for (weight, face) in try face.instances(weights: weights, positions: axes, path: file) {
        add(
          face, family: family, weight: weight, isItalic: face.isItalic, file: file,
          features: features)
      }
    }
    put(family, languages: languages, place: place)
  }

  /// Adds an installed family of the machine, or of the folder of ``installed``, like the files of the
  /// application.
  ///
  /// ```swift
  /// try fonts.add(systemFamily: "Noto Serif", place: .byName)
  /// ```
  ///
  /// All its fonts of normal width are added, with their weights and slants; variable fonts are added with each of
  /// `weights`.
  ///
  /// - Parameters: the same as for ``add(family:files:weights:axes:features:languages:place:)``.
  /// - Throws: ``FontError`` if there is no such family, or a font of it cannot be used.
  /// - Complexity: O(fonts of the machine), and O(characters) for each font of the family.
  public mutating func add(
    systemFamily family: String, weights: [Int] = [400, 700], axes: [String: Double] = [:],
    features: [String] = [], languages: [String] = [], place: FamilyPlace = .last
  ) throws(FontError) {
    try check(family: family, features: features, languages: languages)
    let catalog =
      if case .folder(let folder)? = installed?.source {
        FontCatalog(folder: folder)
      } else {
        FontCatalog(folder: nil)
      }
    let fonts = catalog.fonts(ofFamily: family)
    if fonts.isEmpty { throw .notInstalled(family: family) }
    var files = OpenFontFiles()
    for font in fonts {
      let face = try FontFace(file: files.file(font.path), index: font.index, path: font.path)
      guard face.mayBeServedInParts else { throw .notServable(path: font.path) }
      for (weight, face) in try face.instances(weights: weights, positions: axes, path: font.path) {
        add(
          face, family: family, weight: weight, isItalic: face.isItalic, file: font.path,
          features: features)
      }
    }
    put(family, languages: languages, place: place)
  }

  private func check(
    family: String, features: [String], languages: [String]
  ) throws(FontError) {
    guard features.allSatisfy(FontFeature.isTag) else { throw .malformedFeature(family: family) }
    guard languages.allSatisfy(Self.isLanguageTag) else {
      throw .malformedLanguage(family: family)
    }
  }

  private mutating func put(_ family: String, languages: [String], place: FamilyPlace) {
    if !languages.isEmpty { languagesByFamily[family] = languages }
    guard !stack.contains(family) else { return }
    switch place {
    case .first: stack.insert(family, at: 0)
    case .last: stack.append(family)
    case .byName: break
    }
  }
}

/// The place of a family in the stack.
public enum FamilyPlace: Sendable {
  /// Before all others: the default font of the page.
  case first
  /// After all others: for characters that are missing in all other families.
  case last
  /// Not in the stack: only for styles that name the family.
  case byName
}
