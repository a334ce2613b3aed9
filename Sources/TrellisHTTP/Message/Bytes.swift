/// Character classes of HTTP. Source: RFC 9110 §5.6.2, RFC 9112 §2.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let percent = UInt8(ascii: "%")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")

  /// Whether the byte is allowed in a token: a method or the name of a field.
  var isToken: Bool {
    let table = self < 64 ? TokenBytes.low : TokenBytes.high
    return self < 128 && table & (1 << (self & 63)) != 0
  }

  /// Whether the byte is a control character other than a tab.
  var isForbiddenInValue: Bool { (self < 0x20 && self != .tab) || self == 0x7F }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// The byte, with an ASCII capital converted to lower case.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// The value of a hexadecimal digit; `nil` for other bytes.
  var hexadecimal: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

/// A bit set of the ASCII bytes allowed in a token. The masks are constants, because a lazily computed
/// table is checked for initialisation at each use.
private enum TokenBytes {
  static var low: UInt64 { 0x03FF_6CFA_0000_0000 }
  static var high: UInt64 { 0x57FF_FFFF_C7FF_FFFE }
}
