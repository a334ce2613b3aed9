import TrellisBase

/// Removes comments, indentation and other characters without effect from scripts.
enum CompactScript {
  private static let lineComment = Array("//".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)

  /// `script` without empty lines, comments on lines of their own, and spaces and tabs at the start of lines.
  ///
  /// The script must not contain text over several lines. Comments after code are kept.
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
          isInComment = text.firstPlace(of: commentEnd) == nil
        } else if text.starts(with: commentStart) {
          let end = text.dropFirst(2).firstPlace(of: commentEnd)
          isInComment = end == nil
          if let end, !text[(end + 2)...].allSatisfy(\.isASCIISpace) { append(text) }
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
}
