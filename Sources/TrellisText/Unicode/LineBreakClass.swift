import CTrellisUnicode

/// The property Line_Break of a character; the raw values are the constants of ICU's `ULineBreak`, which never change.
///
/// Source: UAX #14, table 1.
enum LineBreakClass: Int32 {
  case unknown, ambiguous, alphabetic, breakBoth, breakAfter, breakBefore, mandatoryBreak,
    contingentBreak, closePunctuation, combiningMark, carriageReturn, exclamation, glue, hyphen,
    ideographic, inseparable, infixNumeric, lineFeed, nonstarter, numeric, openPunctuation,
    postfixNumeric, prefixNumeric, quotation, complexContext, surrogate, space, breakSymbols,
    zeroWidthSpace, nextLine, wordJoiner, hangulLV, hangulLVT, hangulLeading, hangulTrailing,
    hangulVowel, closeParenthesis, conditionalJapaneseStarter, hebrewLetter, regionalIndicator,
    emojiBase, emojiModifier, zeroWidthJoiner, aksara, aksaraPrebase, aksaraStart, viramaFinal,
    virama, unambiguousHyphen

  /// The class that the system's ICU gives a character.
  ///
  /// - Complexity: O(1).
  init(_ scalar: UInt32) {
    self = Self(rawValue: trellis_line_break_class(scalar)) ?? .unknown
  }

  /// Whether no line begins with a character of this class, except after spaces.
  func neverBeginsLine(under rules: LineBreakRules) -> Bool {
    switch self {
    case .conditionalJapaneseStarter: rules == .strict
    case .space, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace,
      .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric,
      .breakSymbols, .quotation, .breakAfter, .hyphen, .unambiguousHyphen, .nonstarter,
      .inseparable, .combiningMark, .zeroWidthJoiner:
      true
    default:
      false
    }
  }
}
