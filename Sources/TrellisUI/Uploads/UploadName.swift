import Foundation
import TrellisBase

/// The rules for the names of uploaded files. Clients choose these names.
package enum UploadName {
  /// The maximum length in bytes of UTF-8; common file systems have the same limit.
  package static let limit = 255

  /// A harmless form of `name`: the last part of a path, without control characters, characters that change the
  /// direction of text, invisible characters and characters that file systems reserve; no name of a device, not hidden,
  /// not empty, and at most 255 bytes.
  ///
  /// Source: "Naming Files, Paths, and Namespaces" (Windows); Unicode Technical Report 36, section 2.
  package static func safe(_ name: String) -> String {
    // No file name is longer; this bounds the work.
    let start = String(decoding: name.utf8.suffix(4096), as: UTF8.self)
    let last = start.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    var result = String.UnicodeScalarView()
    for scalar in last.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isRemoved(scalar) { continue }
      result.append(reserved.contains(scalar) ? "_" : scalar)
    }
    var text = trimmed(String(result))
    if text.begins(with: ".") { text = "_" + text.dropping(1) }
    if text.isEmpty || text == "_" { return "file" }
    if isDevice(text) { text = "_" + text }
    return shortened(text)
  }

  private static let reserved: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "|", "?", "*"]

  private static func isRemoved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Format characters contain all bidirectional controls and the invisible joiners.
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: scalar == "\u{FFFD}"
    }
  }

  /// The name without white space at both ends and without dots at the end, because Windows drops white space and dots
  /// at the end.
  private static func trimmed(_ name: String) -> String {
    var text = name.unicodeScalars[...]
    while let first = text.first, first.properties.isWhitespace { text.removeFirst() }
    while let last = text.last, last.properties.isWhitespace || last == "." { text.removeLast() }
    return String(text)
  }

  /// Whether Windows treats the name, with any extension, as a device.
  private static func isDevice(_ name: String) -> Bool {
    let stem = trimmed(String(name.upTo("."))).uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    guard stem.unicodeScalars.count == 4, stem.begins(with: "COM") || stem.begins(with: "LPT")
    else { return false }
    return "0123456789¹²³".unicodeScalars.contains(stem.unicodeScalars.last ?? "-")
  }

  /// The name within ``limit``, with its extension if that is short.
  ///
  /// - Precondition: the name does not begin with a dot.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var ending = ""
    if let dot = name.index(ofLast: "."), name[dot...].utf8.count <= 32 {
      ending = String(name[dot...])
    }
    var stem = name.droppingLast(ending.utf8.count)
    while stem.utf8.count + ending.utf8.count > limit {
      // A part of a character could be another character.
      stem.removeLast()
    }
    // The part that is left may be empty, or end with a dot or a space.
    let start = trimmed(String(stem))
    return (start.isEmpty ? "file" : start) + ending
  }
}
