import TrellisBase

/// Removes comments, indentation and other characters without effect from scripts.
enum CompactScript {
  private static let lineComment = Array("//".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)

  /// `script` without empty lines, comment lines and indentation.
  ///
  /// The script must not contain string literals over several lines. Comments after code are kept.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func bytes(of script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    script.withUnsafeBufferPointer { bytes in
      var isInComment = false
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if isInComment {
          isInComment = text.index(ofFirst: commentEnd) == nil
        } else if text.starts(with: commentStart) {
          let end = text.dropFirst(2).index(ofFirst: commentEnd)
          isInComment = end == nil
          if let end, !text[(end + 2)...].allSatisfy(\.isFormatSpace) { append(text) }
        } else if !text.isEmpty, !text.starts(with: lineComment) {
          append(text)
        }
      }
    }
    return result

    func append(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
      result.append(contentsOf: line)
      result.append(UInt8(ascii: "\n"))
    }
  }

  /// Punctuation beside which spaces have no meaning; not `+` and `-`: `a - -b` needs its spaces.
  private static let punctuation = Set("=(){}[],;:?<>&|!*".utf8)

  /// Punctuation after which a line end has no meaning.
  private static let joints = Set("{(,;".utf8)

  /// Appends a line of a script to `result`, without spaces beside punctuation, and with a line end unless it has no
  /// meaning.
  ///
  /// A line with a slash, a single quotation mark or a backtick outside of double quotation marks is appended
  /// unchanged, because the character may begin a regular expression, a string or a template.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func append(_ line: some Collection<UInt8>, to result: inout [UInt8]) {
    let start = result.count
    if appendWithoutSpaces(line, to: &result) {
      if let last = result.last, result.count > start, joints.contains(last) { return }
    } else {
      result.removeSubrange(start...)
      result.append(contentsOf: line)
    }
    result.append(UInt8(ascii: "\n"))
  }

  private static func appendWithoutSpaces(
    _ line: some Collection<UInt8>, to result: inout [UInt8]
  ) -> Bool {
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
    var isInText = false
    var isEscaped = false
    var previous: UInt8 = 0
    var hasSpace = false
    for byte in line {
      if isInText {
        result.append(byte)
        if !isEscaped, byte == quote { isInText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        previous = byte
        continue
      }
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "'"), UInt8(ascii: "`"): return false
      case space: hasSpace = true
      default:
        if hasSpace, !punctuation.contains(previous), !punctuation.contains(byte) {
          result.append(space)
        }
        hasSpace = false
        result.append(byte)
        isInText = byte == quote
        previous = byte
      }
    }
    return !isInText
  }
}
