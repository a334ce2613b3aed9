import TrellisBase

/// The addresses that a document may contain: an allow-list of schemes, applied to the address as browsers
/// parse it.
///
/// Source: WHATWG URL, "basic URL parser" steps 1–3 (leading controls and spaces, and tabs and line breaks
/// anywhere, are removed). Departure: all other control characters are refused.
package enum URLPolicy {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]
  private static let attributes: Set<String> = [
    "href", "src", "action", "formaction", "poster", "cite", "background", "longdesc", "data",
    "usemap", "icon", "dynsrc", "lowsrc",
  ]
  private static let listAttributes: Set<String> = ["srcset", "imagesrcset"]

  /// The kind of an attribute's value: no address, one address, or several.
  package enum Kind {
    case none, address
    /// A comma-separated list of addresses, each with a descriptor (`srcset`).
    case list
    /// A space-separated list of addresses (`ping`).
    case words
  }

  /// - Parameter name: The name of an attribute, in any case.
  package static func kind(ofAttribute name: String) -> Kind {
    guard mayHoldAddress(name) else { return .none }
    let name = name.lowercased()
    if attributes.contains(name) { return .address }
    if name == "ping" { return .words }
    return listAttributes.contains(name) ? .list : .none
  }

  /// A fast check whether a name has the length and the first letter of one of the attributes; most names do not.
  private static func mayHoldAddress(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return switch (name.utf8.count, first | 0x20) {
    case (3, UInt8(ascii: "s")), (4, UInt8(ascii: "h")), (4, UInt8(ascii: "c")),
      (4, UInt8(ascii: "d")), (4, UInt8(ascii: "i")), (4, UInt8(ascii: "p")),
      (6, UInt8(ascii: "a")),
      (6, UInt8(ascii: "p")), (6, UInt8(ascii: "u")), (6, UInt8(ascii: "d")),
      (6, UInt8(ascii: "l")), (6, UInt8(ascii: "s")), (8, UInt8(ascii: "l")),
      (10, UInt8(ascii: "f")), (10, UInt8(ascii: "b")), (11, UInt8(ascii: "i")):
      true
    default: false
    }
  }

  /// The value to store for an attribute: unchanged if it contains no address, normalised if the address is
  /// allowed, `nil` if the address is refused.
  ///
  /// - Parameter base: the path to add to addresses of the site.
  static func sanitised(
    _ value: String, attribute: String, tag: String, below base: BasePath = .root
  ) -> String? {
    switch kind(ofAttribute: attribute) {
    case .none: return value
    case .address:
      return address(value, allowsImageData: tag == "img" && attribute.lowercased() == "src")
        .map(base.address)
    case .list:
      // Programs that divide lists at each comma may see another address after a comma in the first one.
      let parts = value.parts(between: ",").map(String.init)
      let addresses = WebAddress.candidates(of: value).map(\.address)
      return list(value, parts + addresses).map(base.candidates)
    // Elements of a document have no such attribute.
    case .words: return list(value, WebAddress.words(of: value))
    }
  }

  /// The list `value` with line breaks and tabs replaced by spaces; `nil` if one of its addresses is refused.
  private static func list(_ value: String, _ addresses: [String]) -> String? {
    guard addresses.allSatisfy({ address($0, allowsImageData: false) != nil }) else { return nil }
    let spaced = value.utf8.map { (9...13).contains($0) ? 32 : $0 }
    return address(String(decoding: spaced, as: UTF8.self), allowsImageData: false)
  }

  /// Whether an address has no scheme and needs no change, as nearly all addresses of a site.
  private static func isPlainReference(_ value: String) -> Bool {
    var mayHaveScheme = true
    for byte in value.utf8 {
      switch byte {
      case 0...32, 127: return false
      case UInt8(ascii: ":") where mayHaveScheme: return false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): mayHaveScheme = false
      default: break
      }
    }
    return true
  }

  /// The normalised address, or `nil` if its scheme is refused or the address contains control characters.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  package static func address(_ value: String, allowsImageData: Bool) -> String? {
    if isPlainReference(value) { return value }
    var bytes = value.utf8.drop { $0 <= 32 }[...]
    while let last = bytes.last, last <= 32 { bytes = bytes.dropLast() }
    let ignored: (UInt8) -> Bool = { $0 == 9 || $0 == 10 || $0 == 13 }
    let clean = bytes.filter { !ignored($0) }
    guard clean.allSatisfy({ $0 >= 32 && $0 != 127 }) else { return nil }
    let text = String(decoding: clean, as: UTF8.self)
    guard let end = clean.firstIndex(where: { ":/?#".utf8.contains($0) }), clean[end] == 58 else {
      return text
    }
    let scheme = String(decoding: clean[..<end], as: UTF8.self).lowercased()
    if schemes.contains(scheme) { return text }
    if allowsImageData, scheme == "data" {
      let rest = String(decoding: clean[end...].prefix(16), as: UTF8.self).lowercased()
      if rest.begins(with: ":image/") { return text }
    }
    return nil
  }
}
