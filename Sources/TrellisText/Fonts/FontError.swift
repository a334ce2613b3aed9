/// A reason that fonts cannot be used. All of them are found when a registry is made.
public enum FontError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The manifest is not the JSON that ``FontRegistry/init(folder:)`` describes.
  case malformedManifest(path: String, reason: String)
  /// The file is not an OpenType or TrueType font (for example because it is compressed).
  case notAFont(path: String)
  /// The font has no table of that name.
  case missingTable(path: String, table: String)
  /// A feature tag of a family has not four letters or digits.
  case malformedFeature(family: String)
  /// A language of a family is no BCP 47 tag.
  case malformedLanguage(family: String)
  /// The font has no axis of that name to stand at a place of.
  case unknownAxis(path: String, axis: String)
  /// The machine has no font of that family.
  case notInstalled(family: String)
  /// The variable font cannot be brought to a weight.
  case notInstanced(path: String, weight: Int)
  /// The font's maker does not allow that parts of it are sent to readers.
  case notServable(path: String)
  /// The stack names a family that no face belongs to.
  case unknownFamily(String)
  /// There is no face, or no family in the stack.
  case empty
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
      "Cannot use the font \(path): it says that documents may not hold parts of it (OS/2 fsType)"
    case .unknownFamily(let family):
      "Cannot use the font stack: no face of the family '\(family)' is registered"
    case .empty:
      "Cannot measure text: the font registry needs at least one face and one family in its stack"
    }
  }
}
