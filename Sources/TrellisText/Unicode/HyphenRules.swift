/// The rules of Unicode 17 for hyphens.
///
/// Source: UAX #14, LB20a and LB21a.
enum HyphenRules {
  static func decision(in context: LineBreakContext) -> Bool? {
    let (text, index, lineStart) = (context.text, context.index, context.lineStart)
    let last = text[index - 1]
    let followsHebrew = index - 2 >= lineStart && isHebrew(text[index - 2])
    guard isHyphen(last) || followsHebrew else { return nil }
    let next = context.next
    let right = LineBreakClass(next)
    if isHyphen(last) {
      // LB21a: no break after a hyphen that follows a Hebrew letter, except before another Hebrew letter.
      if followsHebrew { return right == .hebrewLetter }
      // LB20a: no break after a hyphen at the start of a word.
      let startsWord =
        index - 1 == lineStart || TextUnit.isSpace(text[index - 2])
        || text[index - 2] == TextUnit.zeroWidthSpace
      return startsWord && isLetter(right) && AksaraClass(next) == nil ? false : nil
    }
    // After a Hebrew letter, no other sign prevents a break.
    guard LineBreakClass(UInt32(last)) == .breakAfter else { return nil }
    return !right.neverBeginsLine(under: context.rules)
  }

  /// Classes HY and HH.
  private static func isHyphen(_ unit: UInt16) -> Bool {
    unit == TextUnit.hyphen || unit == 0x2010 || unit == 0x058A || unit == 0x05BE
      || unit == 0x2012 || unit == 0x2013
  }

  /// Class HL.
  private static func isHebrew(_ unit: UInt16) -> Bool {
    (0x05D0...0x05F2).contains(unit) || (0xFB1D...0xFB4F).contains(unit)
  }

  private static func isLetter(_ value: LineBreakClass) -> Bool {
    value == .alphabetic || value == .hebrewLetter || value == .ambiguous || value == .unknown
      || value == .complexContext
  }
}
