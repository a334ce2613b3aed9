/// The characters around a possible line end, for the rules of UAX #14.
struct LineBreakContext {
  let text: UnsafeBufferPointer<UInt16>
  /// The possible end, between `text[index - 1]` and `text[index]`.
  let index: Int
  /// The start of the line, before ``index``.
  let lineStart: Int
  let rules: LineBreakRules

  /// The character after the possible end.
  var next: UInt32 { TextUnit.scalar(in: text, at: index).value }

  /// The maximum number of units of combining marks to skip, because the search is repeated at each offset between
  /// marks.
  private static let longestMarks = 128

  /// The character after ``next``, combining marks skipped; `nil` at the text's end, and after too many marks.
  var afterNext: UInt32? {
    var offset = index + TextUnit.scalar(in: text, at: index).width
    let limit = min(text.count, offset + Self.longestMarks)
    while offset < limit {
      let (scalar, width) = TextUnit.scalar(in: text, at: offset)
      if !Self.isMark(scalar) { return scalar }
      offset += width
    }
    return nil
  }

  /// The character that ends before `offset`, combining marks skipped, and its start; `nil` if the line has
  /// none, and before too many marks.
  ///
  /// Source: UAX #14, LB9.
  func character(before offset: Int) -> (scalar: UInt32, start: Int)? {
    var offset = offset
    let limit = max(lineStart, offset - Self.longestMarks)
    while offset > limit {
      offset = TextUnit.start(ofCharacterAt: offset - 1, in: text)
      let scalar = TextUnit.scalar(in: text, at: offset).value
      if offset >= lineStart, !Self.isMark(scalar) { return (scalar, offset) }
    }
    return nil
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300, AksaraClass(scalar) == nil else { return false }
    let value = LineBreakClass(scalar)
    return value == .combiningMark || value == .zeroWidthJoiner
  }
}

extension LineBreakContext {
  /// Whether a line may end here, for cases that differ between versions of ICU; `nil` in other cases.
  ///
  /// Chromium has the rules of Unicode 17. ICU 70 to 76 follow older versions of Unicode, with other rules for hyphens,
  /// quotation marks and the scripts of Java and Bali.
  var decision: Bool? {
    let last = text[index - 1]
    let current = text[index]
    // LB8a, and no break inside of a character.
    let isInsideCharacter = current & 0xFC00 == 0xDC00 && last & 0xFC00 == 0xD800
    if isInsideCharacter || last == TextUnit.zeroWidthJoiner { return nil }
    if let decision = HyphenRules.decision(in: self) { return decision }
    if Self.isQuotation(last) || Self.isQuotation(current) || (0x300...0x36F).contains(last) {
      if let decision = QuotationRules.decision(in: self) { return decision }
    }
    guard AksaraRules.mayHold(for: last) || AksaraRules.mayHold(for: current) else { return nil }
    return AksaraRules.decision(in: self)
  }

  private static func isQuotation(_ unit: UInt16) -> Bool {
    QuotationRules.isQuotation(UInt32(unit))
  }
}
