/// The classes of bytes that HTTP tells apart. Source: RFC 9110 §5.6.2, RFC 9112 §2.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let percent = UInt8(ascii: "%")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")

  /// Whether the byte may stand in a token: a method or the name of a field.
  var isToken: Bool {
    let table = self < 64 ? TokenBytes.low : TokenBytes.high
    return self < 128 && table & (1 << (self & 63)) != 0
  }

  /// A control byte other than a tab.
  var isForbiddenInValue: Bool { (self < 0x20 && self != .tab) || self == 0x7F }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// The byte with an ASCII capital turned into its small letter.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexadecimal: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

/// One bit for each ASCII byte that may stand in a token. Constants, since a table that is computed
/// when first used asks each time whether it was.
private enum TokenBytes {
  static var low: UInt64 { 0x03FF_6CFA_0000_0000 }
  static var high: UInt64 { 0x57FF_FFFF_C7FF_FFFE }
}
