import Foundation

/// Comments of scripts, which readers of the source need and browsers do not.
enum ScriptComments {
  /// `script` without empty lines and without comments that have lines of their own.
  ///
  /// The script must hold no text of several lines. Comments behind code stay.
  static func removed(from script: String) -> String {
    var result = ""
    result.reserveCapacity(script.utf8.count)
    var isInComment = false
    for line in script.split(separator: "\n") {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if isInComment {
        isInComment = !text.contains("*/")
      } else if text.hasPrefix("/*") {
        let end = text.range(of: "*/")
        isInComment = end == nil
        if let end, !text[end.upperBound...].allSatisfy(\.isWhitespace) { result += line + "\n" }
      } else if !text.isEmpty, !text.hasPrefix("//") {
        result += line + "\n"
      }
    }
    return result
  }
}
