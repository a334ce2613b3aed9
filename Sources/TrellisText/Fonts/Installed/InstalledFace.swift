import CHarfBuzz

/// An installed font, opened for measuring, with its web font files.
final class InstalledFace: Sendable {
  /// The family's name in style sheets; no font of a reader has this name.
  let family: String
  let weight: Int
  let isItalic: Bool
  let face: FontFace
  let slices: FaceDivision

  /// The suffix of family names in style sheets.
  static let mark = " (server)"

  /// The family's name in fontconfig.
  static func installedName(of family: String) -> String {
    family.hasSuffix(mark) ? String(family.dropLast(mark.count)) : family
  }

  /// - Throws: ``FontError`` if the file is unreadable or damaged, or if its licence bits do not allow
  ///   sending parts of it to readers.
  init(
    _ entry: FontCatalog.Entry, files: inout OpenFontFiles, index: InstalledSlices
  ) throws(FontError) {
    face = try FontFace(
      file: files.file(entry.path), index: entry.index, path: entry.path)
    guard face.mayBeServedInParts else { throw .notServable(path: entry.path) }
    family = entry.family + Self.mark
    weight = entry.weight
    isItalic = entry.isItalic
    let division = LargeFaceDivision(of: face, family: entry.family)
    slices = division.slices(family: family, weight: weight, isItalic: isItalic)
    index.add(slices, family: family, weight: weight, isItalic: isItalic)
  }
}

/// Memory-mapped font files, each mapped once even if several of its fonts are open.
struct OpenFontFiles {
  private var files: [String: FontFile] = [:]

  mutating func file(_ path: String) throws(FontError) -> FontFile {
    if let known = files[path] { return known }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }
}

/// A memory-mapped font file: the system loads only the used pages.
///
/// Unchecked: the blob never changes after `init`, and HarfBuzz's blobs are thread-safe for reading.
final class FontFile: @unchecked Sendable {
  let blob: OpaquePointer

  init(path: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path, reason: "it is missing or not readable")
    }
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }
}
