/// The characters that may hang over the edges of a text.
///
/// Source: CSS Text Level 3, §8.2.
enum HangingPunctuation {
  /// Opening brackets and quotation marks (categories Ps, Pi and Pf), `"` and `'`.
  static func opens(_ unit: UInt16) -> Bool {
    switch category(of: unit) {
    case .openPunctuation, .initialPunctuation, .finalPunctuation: true
    default: unit == 0x22 || unit == 0x27
    }
  }

  /// Closing brackets and quotation marks (categories Pe, Pi and Pf), `"` and `'`.
  static func closes(_ unit: UInt16) -> Bool {
    switch category(of: unit) {
    case .closePunctuation, .initialPunctuation, .finalPunctuation: true
    default: unit == 0x22 || unit == 0x27
    }
  }

  /// Stops and commas.
  static func stops(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2C, 0x2E, 0x060C, 0x06D4, 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFE50...0xFE52, 0xFF61,
      0xFF64:
      true
    default:
      false
    }
  }

  private static func category(of unit: UInt16) -> Unicode.GeneralCategory? {
    Unicode.Scalar(unit)?.properties.generalCategory
  }
}
