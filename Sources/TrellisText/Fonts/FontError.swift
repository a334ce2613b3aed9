import TrellisBase

/// A reason that fonts cannot be used. All errors occur when a registry is made.
public enum FontError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The manifest is not the JSON that ``FontRegistry/init(folder:)`` describes.
  case malformedManifest(path: String, reason: String)
  /// The file is not an OpenType or TrueType font (for example because it is compressed).
  case notAFont(path: String)
  /// The font has one glyph for many characters (`cmap` format 13): it shows that characters are missing, and is no
  /// font of texts. No part of it can be made.
  case lastResort(path: String)
  /// A required table is missing.
  case missingTable(path: String, table: String)
  /// A feature tag of a family does not consist of four letters or digits.
  case malformedFeature(family: String)
  /// A language of a family is no BCP 47 tag.
  case malformedLanguage(family: String)
  /// The font has no axis of that name.
  case unknownAxis(path: String, axis: String)
  /// No font of that family is installed.
  case notInstalled(family: String)
  /// The variable font has no instance at the weight.
  case notInstanced(path: String, weight: Int)
  /// The font's licence bits do not allow sending parts of it to readers.
  case notServable(path: String)
  /// The stack contains a family without a face.
  case unknownFamily(String)
  /// There is no face, or no family in the stack.
  case empty
  /// A table for dividing texts (`public/data`) is missing, empty or not readable.
  case missingData(path: String)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot read the font file \(path): \(reason)"
    case .malformedManifest(let path, let reason):
      "Cannot read the font manifest \(path): \(reason)"
    case .notAFont(let path):
      "Cannot use \(path): not an OpenType or TrueType font; "
        + "the server measures .otf and .ttf files, .woff2 files are for the browser"
    case .lastResort(let path):
      "Cannot use the font \(path): it has one glyph for many characters (cmap format 13), "
        + "as fonts have that show that characters are missing"
    case .missingTable(let path, let table):
      "Cannot use the font \(path): it has no '\(table)' table"
    case .malformedFeature(let family):
      "Cannot add the font family '\(family)': an OpenType feature has four letters or digits, as 'smcp'"
    case .malformedLanguage(let family):
      "Cannot add the font family '\(family)': a language is a BCP 47 tag of letters, digits and '-'"
    case .unknownAxis(let path, let axis):
      "Cannot use the font \(path): it has no axis '\(axis)'"
    case .notInstalled(let family):
      "Cannot add the font family '\(family)': fontconfig finds no font of that name (`fc-list : family` lists "
        + "them)"
    case .notInstanced(let path, let weight):
      "Cannot use the variable font \(path) at the weight \(weight): HarfBuzz cannot make that instance"
    case .notServable(let path):
      "Cannot use the font \(path): its licence bits forbid embedding parts of it (OS/2 fsType)"
    case .unknownFamily(let family):
      "Cannot use the font stack: no face of the family '\(family)' is registered"
    case .empty:
      "Cannot measure text: the font registry needs at least one face and one family in its stack"
    case .missingData(let path):
      DataFile.failure(path)
    }
  }
}
