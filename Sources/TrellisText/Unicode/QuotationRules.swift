import CTrellisUnicode

/// The rule for line ends outside of quotation marks between East Asian characters, new in Unicode 16.
///
/// Source: UAX #14, LB19a.
enum QuotationRules {
  /// - Parameter context: A place with a quotation mark before or after it.
  static func decision(in context: LineBreakContext) -> Bool? {
    guard let last = context.character(before: context.index) else { return nil }
    let next = context.next
    if isOpening(next) {
      // LB19 and LB19a; LB14, LB21 and LB15a prevent a break after a bracket or another mark.
      guard isEastAsian(last.scalar), let after = context.afterNext, isEastAsian(after) else {
        return nil
      }
      return keepsNext(LineBreakClass(last.scalar)) ? nil : true
    }
    guard isClosing(last.scalar), isEastAsian(next),
      let before = context.character(before: last.start), isEastAsian(before.scalar)
    else { return nil }
    return LineBreakClass(next).neverBeginsLine(under: context.rules) ? nil : true
  }

  static func isQuotation(_ scalar: UInt32) -> Bool { isOpening(scalar) || isClosing(scalar) }

  /// Initial punctuation of class QU.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAB, 0x2018, 0x201B, 0x201C, 0x201F, 0x2039: true
    default: false
    }
  }

  /// Final punctuation of class QU.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xBB, 0x2019, 0x201D, 0x203A: true
    default: false
    }
  }

  private static func keepsNext(_ value: LineBreakClass) -> Bool {
    value == .openPunctuation || value == .breakBefore || value == .glue || value == .space
  }

  /// East Asian widths F, W and H.
  private static func isEastAsian(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && trellis_is_east_asian(scalar)
  }
}
