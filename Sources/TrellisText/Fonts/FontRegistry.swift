#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts that the server measures and the page loads: the same files on both sides.
public struct FontRegistry: Sendable {
  /// A face: one weight and slant of a family.
  public struct Face: Sendable {
    public let family: String
    public let weight: Int
    public let isItalic: Bool

    /// The name of the file for the browser, in WOFF2.
    public let webFile: String

    let face: FontFace
  }

  public private(set) var faces: [Face] = []

  /// Families in the order in which a character is looked for, after those a descriptor names.
  public private(set) var stack: [String] = []

  /// Reads the fonts that the file `fonts.json` in `folder` lists:
  /// `{"faces": [{"family", "weight", "style"?, "web", "file"}], "stack": [family]}`, where `web`
  /// is the WOFF2 file, `file` the same font as OpenType or TrueType, and `style` `normal` or
  /// `italic`.
  ///
  /// - Throws: ``FontError`` if a file cannot be read or is no usable font.
  /// - Complexity: O(bytes of all font files); a few milliseconds for twenty faces.
  public init(folder: String) throws(FontError) {
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

  /// Adds a face of the application's own.
  ///
  /// - Parameters:
  ///   - file: The path of the font as OpenType or TrueType.
  ///   - webFile: The name of the same font as WOFF2, in the folder that the page's style sheet
  ///     points to.
  ///   - joinsStack: Whether a family that is new goes to the end of ``stack``.
  /// - Throws: ``FontError`` if the file cannot be read or is no usable font.
  public mutating func add(
    family: String, weight: Int, isItalic: Bool = false, file: String, webFile: String,
    joinsStack: Bool = true
  ) throws(FontError) {
    let face = try FontFace(bytes: Array(Self.contents(of: file)), path: file)
    faces.append(
      Face(family: family, weight: weight, isItalic: isItalic, webFile: webFile, face: face))
    if joinsStack, !stack.contains(family) { stack.append(family) }
  }

  /// The families to try for `descriptor`, in order: the known ones it names, then the stack.
  public func families(for descriptor: FontDescriptor) -> [String] {
    if descriptor.families.isEmpty { return stack }
    var families: [String] = []
    for family in descriptor.families + stack
    where !families.contains(family) && faces.contains(where: { $0.family == family }) {
      families.append(family)
    }
    return families
  }

  /// The real vertical metrics of the first face that `descriptor` chooses.
  public func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    faceList(for: descriptor)[0].face.metrics
  }

  /// One face for each family, in the order in which a character is looked for.
  func faceList(for descriptor: FontDescriptor) -> [Face] {
    families(for: descriptor).map { family in
      FontMatching.best(
        of: faces.filter { $0.family == family }, weight: descriptor.weight,
        isItalic: descriptor.isItalic)
    }
  }

  private static func contents(of path: String) throws(FontError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: "it is missing or not readable")
    }
  }
}
