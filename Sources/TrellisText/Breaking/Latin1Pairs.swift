/// Chromium's fixed table of line break opportunities between two characters below U+0100.
///
/// Recorded from Chromium 156, which uses this table instead of UAX #14 if both characters are in Latin-1.
/// The 223 left-hand characters are in 14 classes with one row of bits each. The rules for spaces, control
/// characters and a hyphen before a digit precede the table.
enum Latin1Pairs {
  /// Whether a line may end between `left` and `right`.
  ///
  /// - Precondition: both lie in U+0021...U+00FF.
  @inline(__always)
  static func allowsBreak(between left: UInt16, and right: UInt16) -> Bool {
    let row = Int(classes[Int(left) - 0x21]) * 4 + Int(right) >> 6
    return rows[row] >> UInt64(right & 63) & 1 == 1
  }

  /// Whether a line may end between `left` and `right`, both in U+0021...U+00FF. `before` is the character
  /// before them on the same line (0: none).
  ///
  /// A hyphen before a digit is a minus sign, unless a letter or digit precedes it.
  @inline(__always)
  static func allowsBreak(_ before: UInt16, _ left: UInt16, _ right: UInt16) -> Bool {
    if left == TextUnit.hyphen, TextUnit.isDigit(right) {
      return TextUnit.isDigit(before) || (before | 0x20 >= 0x61 && before | 0x20 <= 0x7A)
    }
    return allowsBreak(between: left, and: right)
  }

  /// The class of each left-hand character, from U+0021 on.
  private static let classes: [UInt8] = [
    0, 1, 2, 3, 4, 2, 5, 5, 4, 2, 4, 4, 6, 4, 7, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 4, 8, 2, 2, 9, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 4, 4, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 10, 0, 2, 8, 8,
    8, 8, 8, 8, 11, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5,
    5, 12, 12, 12, 12, 8, 8, 8, 8, 8, 5, 8, 13, 8, 8, 12,
    12, 8, 8, 5, 8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 5, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
  ]

  /// Four words for each class: bit `c & 63` of word `c >> 6` is set if a break is allowed before `c`.
  private static let rows: [UInt64] = [
    0x1000_0100_0000_0000, 0x0800_0000_0800_0000,
    0xF7FF_D7FE_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
    0x1000_0100_0000_0000, 0x0800_0000_0800_0000,
    0, 0,
    0x1000_0100_0000_0000, 0x0800_0000_0800_0000,
    0x0010_0000_0000_0000, 0,
    0, 0,
    0x8013_003E_0000_0000, 0,
    0x1000_0100_0000_0000, 0x0800_0000_0800_0000,
    0x8013_003E_0000_0000, 0,
    0, 0,
    0, 0,
    0x7000_2DEC_0000_0000, 0xDFFF_FFFF_DFFF_FFFF,
    0x8013_003F_0000_0000, 0,
    0, 0,
    0xF7FF_D7FE_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
    0, 0,
    0x0010_0000_0000_0000, 0,
    0x73FF_2D78_0000_0000, 0xDFFF_FFFF_DFFF_FFFF,
    0xF7FF_D7FE_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
    0x1000_0100_0000_0000, 0x0800_0000_0800_0000,
    0xF7FF_D7FF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
    0xFFFF_FFFE_0000_0000, 0x7FFF_FFFF_FFFF_FFFF,
    0xFFFF_DFFF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
    0x0000_0930_0000_0000, 0x0800_0000_1800_0000,
    0x8013_003E_0000_0000, 0,
    0x73FF_0D78_0000_0000, 0x4FFF_FFFF_DFFF_FFFF,
    0xF7FF_D7FF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF,
  ]
}
