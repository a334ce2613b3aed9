import Foundation

/// Unguessable texts for states, nonces and verifiers, and the comparison of secrets.
enum RandomText {
  /// The number of letters of a text: 256 bits in base64url.
  static let length = 43

  /// Makes a text with the system's cryptographically secure generator.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return Base64URL.encoded(bytes)
  }

  /// Whether a text could be one of ``make()``.
  static func isValid(_ text: String) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy(Base64URL.isDigit)
  }

  /// Whether two texts are equal, in a time that does not depend on their bytes.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Base64 with the alphabet for addresses, without padding. Source: RFC 4648, §5.
enum Base64URL {
  static func encoded(_ bytes: some Sequence<UInt8>) -> String {
    let text = Data(bytes).base64EncodedData().prefix { $0 != UInt8(ascii: "=") }
    return String(
      decoding: text.map { byte -> UInt8 in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// - Returns: `nil` for other characters, padding included.
  static func decoded(_ text: Substring) -> [UInt8]? {
    guard text.utf8.allSatisfy(isDigit) else { return nil }
    var bytes = text.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    while bytes.count % 4 != 0 { bytes.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(bytes)).map(Array.init)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
