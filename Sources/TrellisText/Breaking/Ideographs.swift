/// Ideographs, kana and syllables of Hangul between which a line may end in every context.
///
/// Source: UAX #14, LB31: no earlier rule applies to two characters of the classes ID, H2 and H3.
enum Ideographs {
  /// Whether `unit` is such a character; `false` also for rare ones, such as characters outside the basic plane.
  @inline(__always)
  static func contain(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0x3040...0x307F: firstKana >> UInt64(unit & 63) & 1 == 1
    case 0x3080...0x30BF: middleKana >> UInt64(unit & 63) & 1 == 1
    case 0x30C0...0x30FF: lastKana >> UInt64(unit & 63) & 1 == 1
    default: false
    }
  }

  // The kana of the class ID, one bit for each unit from U+3040 on: without small ones and marks.
  private static var firstKana: UInt64 { 0xFFFF_FFF7_FFFF_FD54 }
  private static var middleKana: UInt64 { 0xFFFF_FD54_801F_BF57 }
  private static var lastKana: UInt64 { 0x879F_BF57_FFFF_FFF7 }

  /// The place of the last break between two of these characters after `start` and up to `end`, at most 16
  /// units before `end`; `nil` for none.
  static func lastBreak(
    in text: UnsafeBufferPointer<UInt16>, after start: Int, upTo end: Int
  ) -> Int? {
    var index = min(end, text.count - 1)
    let least = max(start + 1, index - 16)
    while index >= least {
      if contain(text[index]), contain(text[index - 1]) { return index }
      index -= 1
    }
    return nil
  }
}
