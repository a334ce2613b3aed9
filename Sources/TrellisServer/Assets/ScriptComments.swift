import Foundation

/// Removes comments from scripts, as browsers do not need them.
enum ScriptComments {
  /// `script` without empty lines and without comments on lines of their own.
  ///
  /// The script must not contain text over several lines. Comments after code are kept.
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
