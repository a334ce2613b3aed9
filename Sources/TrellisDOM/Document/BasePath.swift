/// The path below which browsers see a site, such as `/app` behind a proxy that also serves other sites; empty for a
/// site at the root of its host.
///
/// The application and its documents use addresses without this path; it is added where an address leaves the server.
package struct BasePath: Hashable, Sendable {
  /// The path without a slash at its end, percent-encoded; empty at the root.
  package let text: String

  /// The root of the host.
  package static let root = BasePath(unchecked: "")

  private init(unchecked text: String) { self.text = text }

  /// Parses `/app` or `/app/`; an empty text and `/` are the root.
  ///
  /// - Returns: `nil` for a text that is not a path, that has an empty segment, `.` or `..`, or a character other than
  ///   ASCII letters and digits, `-`, `.`, `_`, `~`, `@`, `+` and percent-encoded bytes, or more than 256 bytes.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard !bytes.isEmpty else {
      self = .root
      return
    }
    guard bytes.count <= 256, bytes[0] == UInt8(ascii: "/") else { return nil }
    let segments = bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard segments.allSatisfy(Self.isSegment) else { return nil }
    self.init(unchecked: String(decoding: bytes, as: UTF8.self))
  }

  private static func isSegment(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: ".") || bytes.contains(where: isNoDot)
    else { return false }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.endIndex, let high = hexadecimal(bytes[index + 1]),
          let low = hexadecimal(bytes[index + 2])
        else { return false }
        // Browsers decode `%2E` as a dot; an encoded slash or control character would not stay in its segment.
        let byte = high << 4 | low
        guard byte > 0x20, byte != 0x7F, !"./\\".utf8.contains(byte) else { return false }
        index += 3
      } else {
        guard isPlain(bytes[index]) else { return false }
        index += 1
      }
    }
    return true
  }

  private static func isNoDot(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ".") }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~@+".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// `address` as browsers see it: the path is added to an absolute path of the site. Other addresses, such as relative
  /// ones and addresses of other hosts, are unchanged.
  package func address(_ address: String) -> String {
    text.isEmpty || !Self.isOfSite(address.utf8) ? address : text + address
  }

  /// Whether an address is an absolute path of the site. Browsers treat a backslash as a slash.
  private static func isOfSite(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "/") else { return false }
    let second = bytes.dropFirst().first
    return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
  }

  /// The value of an attribute with several addresses and descriptors (`srcset`), with the path added.
  func candidates(_ value: String) -> String {
    guard !text.isEmpty else { return value }
    return WebAddress.candidates(of: value).map { $0.separator + address($0.address) + $0.rest }
      .joined()
  }

  /// The value of a style, with the path added to its addresses in `url()`.
  func style(_ value: String) -> String {
    guard !text.isEmpty else { return value }
    let bytes = Array(value.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "("), Self.endsWithURL(bytes[..<(index - 1)]) else {
        continue
      }
      while index < bytes.count,
        [0x20, UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
      {
        result.append(bytes[index])
        index += 1
      }
      if Self.isOfSite(bytes[index...]) { result += text.utf8 }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func endsWithURL(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.suffix(3).map { $0 | 0x20 } == Array("url".utf8)
  }
}
