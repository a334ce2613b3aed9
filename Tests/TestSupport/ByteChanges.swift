/// The results of a parser for a text and for the text with each single byte removed, replaced or added, as a text for a
/// golden file.
public enum ByteChanges {
  /// - Parameters:
  ///   - texts: inputs that the parser accepts.
  ///   - bytes: those that are put in place of each byte, and before it.
  ///   - result: describes the result of the parser in one line.
  /// - Complexity: O(*n* · *m*) calls of `result` for *n* bytes of the texts and *m* of `bytes`.
  public static func transcript(
    of texts: [String], with bytes: String, result: ([UInt8]) -> String
  ) -> String {
    texts.map { transcript(of: Array($0.utf8), with: Array(bytes.utf8), result) }
      .joined(separator: "\n")
  }

  private static func transcript(
    of text: [UInt8], with bytes: [UInt8], _ result: ([UInt8]) -> String
  ) -> String {
    let unchanged = result(text)
    var lines = "\(shown(text[...]))\n  \(unchanged)\n"
    for place in 0...text.count {
      var names: [String: [String]] = [:]
      var order: [String] = []
      func record(_ name: String, _ changed: [UInt8]) {
        let found = result(changed)
        if found == unchanged { return }
        if names[found] == nil { order.append(found) }
        names[found, default: []].append(name)
      }
      let (before, after) = (text[..<place], text[place...])
      if place < text.count { record("removed", Array(before + after.dropFirst())) }
      for byte in bytes {
        if place < text.count, text[place] != byte {
          record("=\(shown([byte]))", before + [byte] + after.dropFirst())
        }
        record("+\(shown([byte]))", before + [byte] + after)
      }
      guard !order.isEmpty else { continue }
      lines += "\(shown(before.suffix(12)))‸\(shown(after.prefix(12)))\n"
      for found in order { lines += "  \(names[found]?.joined(separator: " ") ?? ""): \(found)\n" }
    }
    return lines
  }

  /// Bytes as text, with escapes for those that are no printable ASCII.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in
      switch byte {
      case 10: "\\n"
      case 13: "\\r"
      case 32: "␣"
      case 33...126: String(UnicodeScalar(byte))
      default: "\\x" + String(byte, radix: 16)
      }
    }.joined()
  }
}
