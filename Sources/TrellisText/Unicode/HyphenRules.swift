#if canImport(_FoundationICU)
  import _FoundationICU

  /// The rules of Unicode 17 for hyphens, which Chromium follows and the toolchain's ICU does not yet.
  ///
  /// Source: UAX #14, LB20a and LB21a.
  enum HyphenRules {
    /// - Parameter lineBreakClass: The line break class of a character.
    static func lineBreakOverride(
      in text: UnsafeBufferPointer<UInt16>, at index: Int, lineStart: Int,
      lineBreakClass: (UInt32) -> ULineBreak
    ) -> Bool? {
      let last = text[index - 1]
      let followsHebrew = index - 2 >= lineStart && isHebrew(text[index - 2])
      guard isHyphen(last) || followsHebrew else { return nil }
      let right = lineBreakClass(TextUnit.scalar(in: text, at: index).value)
      if isHyphen(last) {
        // LB20a: a hyphen at the start of a word stays with it.
        let startsWord =
          index - 1 == lineStart || TextUnit.isSpace(text[index - 2])
          || text[index - 2] == TextUnit.zeroWidthSpace
        return startsWord && isLetter(right) ? false : nil
      }
      // LB21a: a Hebrew letter keeps no other signs but hyphens with what follows them.
      guard lineBreakClass(UInt32(last)) == U_LB_BREAK_AFTER else { return nil }
      return !staysWithSign(right)
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

    private static func isLetter(_ value: ULineBreak) -> Bool {
      value == U_LB_ALPHABETIC || value == U_LB_HEBREW_LETTER || value == U_LB_AMBIGUOUS
        || value == U_LB_UNKNOWN || value == U_LB_COMPLEX_CONTEXT
    }

    /// Whether no line begins with a character of this class after a sign of class BA.
    private static func staysWithSign(_ value: ULineBreak) -> Bool {
      switch value {
      case U_LB_SPACE, U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN, U_LB_LINE_FEED, U_LB_NEXT_LINE,
        U_LB_ZWSPACE, U_LB_WORD_JOINER, U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS,
        U_LB_EXCLAMATION, U_LB_INFIX_NUMERIC, U_LB_BREAK_SYMBOLS, U_LB_QUOTATION, U_LB_BREAK_AFTER,
        U_LB_HYPHEN, U_LB_NONSTARTER, U_LB_CONDITIONAL_JAPANESE_STARTER, U_LB_INSEPARABLE,
        U_LB_COMBINING_MARK, U_LB_ZWJ:
        true
      default:
        false
      }
    }
  }
#endif
