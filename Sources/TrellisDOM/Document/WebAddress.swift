import TrellisBase

/// Addresses as browsers write and parse them.
///
/// Source: WHATWG URL, "percent-encoded bytes"; WHATWG HTML, "srcset attributes".
package enum WebAddress {
  /// An address with all invalid characters percent-encoded: spaces, quotes, brackets, control characters and non-ASCII
  /// characters. Existing escapes are kept.
  ///
  /// - Complexity: O(bytes).
  package static func encoded(_ address: String) -> String {
    guard !address.utf8.allSatisfy(isAllowed) else { return address }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isAllowed(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// An address as an item of a list such as `srcset`: spaces, and commas at its start and end, are encoded because
  /// they would not belong to the address.
  ///
  /// - Complexity: O(bytes).
  package static func inList(_ address: String) -> String {
    var text = encoded(address)
    var (start, end) = ("", "")
    while text.begins(with: ",") {
      text.removeFirst()
      start += "%2C"
    }
    while text.ends(with: ",") {
      text.removeLast()
      end += "%2C"
    }
    return start + text + end
  }

  /// An item of a list of addresses such as `srcset`.
  package struct Candidate: Equatable {
    /// The spaces and commas before the address.
    package var separator: String
    package var address: String
    /// The descriptors with their leading spaces, and the commas that end an address.
    package var rest: String
  }

  /// The items of `srcset` as browsers parse them; the concatenated parts are the list without the separators at its
  /// end.
  ///
  /// - Complexity: O(bytes).
  package static func candidates(of list: String) -> [Candidate] {
    var result: [Candidate] = []
    let bytes = Array(list.utf8)
    let comma = UInt8(ascii: ",")
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while true {
      let start = index
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == comma { index += 1 }
      guard index < bytes.count else { return result }
      let first = index
      while index < bytes.count, !isSpace(bytes[index]) { index += 1 }
      var end = index
      while bytes[end - 1] == comma { end -= 1 }
      if end == index {
        // Commas inside of parentheses belong to a descriptor.
        var isNested = false
        while index < bytes.count, isNested || bytes[index] != comma {
          if bytes[index] == UInt8(ascii: "(") { isNested = true }
          if bytes[index] == UInt8(ascii: ")") { isNested = false }
          index += 1
        }
      }
      result.append(
        Candidate(
          separator: text(start..<first), address: text(first..<end), rest: text(end..<index)))
    }
  }

  /// An address of a site, made absolute.
  ///
  /// - Parameter base: the address of the site, without a slash at its end.
  package static func absolute(_ address: String, base: String) -> String {
    if address.begins(with: "//") {
      let scheme = base.index(ofFirst: ":").map { base[...$0] } ?? "https:"
      return encoded(scheme + address)
    }
    return encoded(address.begins(with: "/") ? base + address : address)
  }

  /// The addresses of a space-separated list, such as `ping`.
  package static func words(of list: String) -> [String] {
    list.utf8.split(whereSeparator: isSpace).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a byte is HTML white space.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...10).contains(byte) || (12...13).contains(byte)
  }
}
