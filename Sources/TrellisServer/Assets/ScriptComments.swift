import TrellisBase

/// Removes comments from scripts, as browsers do not need them.
enum ScriptComments {
  private static let lineComment = Array("//".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)

  /// `script` without empty lines and without comments on lines of their own.
  ///
  /// The script must not contain text over several lines. Comments after code are kept.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func removed(from script: String) -> String {
    var script = script
    var result: [UInt8] = []
    result.reserveCapacity(script.utf8.count)
    script.withUTF8 { bytes in
      var isInComment = false
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if isInComment {
          isInComment = text.firstPlace(of: commentEnd) == nil
        } else if text.starts(with: commentStart) {
          let end = text.dropFirst(2).firstPlace(of: commentEnd)
          isInComment = end == nil
          if let end, !text[(end + 2)...].allSatisfy(isSpace) { append(line) }
        } else if !text.isEmpty, !text.starts(with: lineComment) {
          append(line)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)

    func append(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
      result.append(contentsOf: line)
      result.append(UInt8(ascii: "\n"))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
