import TrellisBase

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts for measuring on the server and for the page: the same files on both sides.
public struct FontRegistry: Sendable {
  /// A face: one weight and slant of a family.
  public struct Face: Sendable {
    /// The name in descriptors and in the page's `@font-face` rules.
    public let family: String
    /// The CSS `font-weight` of the face, or of the instance of a variable font.
    public let weight: Int
    /// Whether the face is for CSS `font-style: italic`; otherwise for `normal`.
    public let isItalic: Bool

    /// The files for the browser.
    public internal(set) var slices: FaceDivision

    let face: FontFace
  }

  /// All faces in the order in which they were added.
  public internal(set) var faces: [Face] = []

  /// The families to try for a character, in order, after the families of the descriptor.
  public internal(set) var stack: [String] = []

  /// Fonts for characters that are missing in all faces; `nil` leaves these to the reader's fonts.
  public var installed: InstalledFonts?

  /// The languages of each family. In texts of these languages the family precedes families of other languages.
  var languagesByFamily: [String: [String]] = [:]

  /// Reads the fonts in the file `fonts.json` of `folder`: `{"faces": [{"family", "weight", "style"?,
  /// "web", "file"}], "stack": [family]}`. `web` is the WOFF2 file, `file` the same font in OpenType or
  /// TrueType, and `style` is `normal` or `italic`.
  ///
  /// - Throws: ``FontError`` if a file is unreadable or no usable font, or a table for dividing texts is missing.
  /// - Complexity: O(bytes of all font files); a few milliseconds for twenty faces.
  public init(folder: String) throws(FontError) {
    if let path = DataFile.missing() { throw .missingData(path: path) }
    let path = folder + "/fonts.json"
    let manifest: FontManifest
    let data = try Self.contents(of: path)
    do {
      manifest = try JSONDecoder().decode(FontManifest.self, from: data)
    } catch {
      throw .malformedManifest(path: path, reason: String(describing: error))
    }
    for face in manifest.faces {
      try add(
        family: face.family, weight: face.weight, isItalic: face.style == "italic",
        file: folder + "/" + face.file, webFile: face.web, joinsStack: false)
    }
    stack = manifest.stack
    guard !faces.isEmpty, !stack.isEmpty else { throw .empty }
    for family in stack where !faces.contains(where: { $0.family == family }) {
      throw .unknownFamily(family)
    }
  }

  /// Adds a face of the application.
  ///
  /// - Parameters:
  ///   - file: the path of the font in OpenType or TrueType.
  ///   - webFile: the name of the same font in WOFF2, in the folder of the page's style
  ///     sheet; `nil` makes it from `file`.
  ///   - joinsStack: whether a new family is appended to ``stack``.
  /// - Throws: ``FontError`` if the file is unreadable or no usable font.
  public mutating func add(
    family: String, weight: Int, isItalic: Bool = false, file: String, webFile: String? = nil,
    joinsStack: Bool = true
  ) throws(FontError) {
    let face = try FontFace(bytes: Array(Self.contents(of: file)), path: file)
    add(
      face, family: family, weight: weight, isItalic: isItalic, file: file, webFile: webFile)
    if joinsStack, !stack.contains(family) { stack.append(family) }
  }

  /// Adds an open face.
  mutating func add(
    _ face: FontFace, family: String, weight: Int, isItalic: Bool, file: String,
    webFile: String? = nil, features: [String] = []
  ) {
    let stem = file.split(separator: "/").last?.split(separator: ".").first ?? "font"
    // A sheet with all characters of an ideographic font is too large for pages without that font.
    let isLarge = webFile == nil && face.coverage.count > Self.mostCharactersOfASheet
    let slices =
      isLarge
      ? LargeFaceDivision(of: face, family: String(stem)).slices(
        family: family, weight: weight, isItalic: isItalic)
      : FaceDivision(of: face, webFile: webFile, stem: String(stem), features: features)
    faces.append(
      Face(family: family, weight: weight, isItalic: isItalic, slices: slices, face: face))
  }

  private static let mostCharactersOfASheet = 8000

  /// The style sheets of large faces, by name. The page's style sheet does not contain their rules.
  public var sheets: [String: String] {
    let large = InstalledSlices()
    for face in faces {
      large.add(
        face.slices, family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    let names = faces.compactMap(\.slices.sheet)
    return Dictionary(
      names.compactMap { name in large.sheet(named: name).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The families to try for `descriptor`, in order: its known families, then the stack.
  ///
  /// - Parameter language: the text's language, as a BCP 47 tag.
  public func families(for descriptor: FontDescriptor, language: String = "") -> [String] {
    let stack = stack(in: language)
    if descriptor.families.isEmpty { return stack }
    var families: [String] = []
    for family in descriptor.families + stack
    where !families.contains(family) && faces.contains(where: { $0.family == family }) {
      families.append(family)
    }
    return families
  }

  /// The actual vertical metrics of the first face for `descriptor`.
  public func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    faceList(for: descriptor)[0].face.metrics
  }

  /// The web font files that must be made, by name.
  public var madeSlices: [String: FontSlice] {
    var slices: [String: FontSlice] = [:]
    for face in faces {
      let all =
        face.slices.parts + [face.slices.whole].compactMap({ $0 })
        + (face.slices.sequences?.slices ?? [])
      for slice in all where slice.isMade {
        slices[slice.fileName] = slice
      }
    }
    return slices
  }

  /// One face for each family, in the order in which they are tried for a character.
  func faceList(for descriptor: FontDescriptor, language: String = "") -> [Face] {
    families(for: descriptor, language: language).map { family in
      FaceMatching.best(
        of: faces.filter { $0.family == family }, weight: descriptor.weight,
        isItalic: descriptor.isItalic)
    }
  }

  /// The maximum bytes of a font file that is read into memory.
  private static let largestFile = 256 << 20

  static func contents(of path: String) throws(FontError) -> Data {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if let attributes = try? FileManager.default.attributesOfItem(atPath: real) {
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw .unreadable(path: path, reason: "it is no file")
      }
      guard attributes[.size] as? Int ?? 0 <= largestFile else {
        throw .unreadable(path: path, reason: "it has more than 256 MB")
      }
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: "it is missing or not readable")
    }
  }
}
