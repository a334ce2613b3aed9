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
        isInComment = end(in: text) == nil
      } else if text.hasPrefix("/*") {
        let end = end(in: text)
        isInComment = end == nil
        if let end, !text[end...].allSatisfy(\.isWhitespace) { result += line + "\n" }
      } else if !text.isEmpty, !text.hasPrefix("//") {
        result += line + "\n"
      }
    }
    return result
  }

  /// The index after the first `*/`.
  private static func end(in text: Substring) -> Substring.Index? {
    let bytes = text.utf8
    var index = bytes.startIndex
    while let star = bytes[index...].firstIndex(of: UInt8(ascii: "*")) {
      index = bytes.index(after: star)
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "/") {
        return bytes.index(after: index)
      }
    }
    return nil
  }
}
