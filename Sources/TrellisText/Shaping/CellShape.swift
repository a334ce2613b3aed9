import CHarfBuzz

/// The browser's placement of the glyphs of adjacent cells in one element.
///
/// With one element for many clusters, a screen reader reads whole words, and the browser's shaper joins
/// and stacks letters.
enum CellShape: Hashable, Sendable {
  /// The glyphs are spaced evenly over the element's width. Each is in its cell if the font has the
  /// expected width.
  case even
  /// The letters are joined and cannot be spaced: the word is centred.
  case joined
  /// An emoji or a symbol, centred in a separate element.
  case alone

  init(of cluster: UnsafeBufferPointer<UInt16>) {
    let scalar = TextUnit.scalar(in: cluster, at: 0).value
    if EmojiPresentation.holds(for: cluster) {
      self = .alone
    } else if Self.isWide(scalar) {
      self = .even
    } else {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
      self = Unicode.Scalar(scalar).map(Self.isLetter) == true ? Self.shape(of: script) : .alone
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation, .otherPunctuation, .format:
      true
    default:
      false
    }
  }

  /// `joined` for cursive scripts and for scripts with a common headline, otherwise `even`.
  private static func shape(of script: hb_script_t) -> CellShape {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_ADLAM, HB_SCRIPT_SOGDIAN,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_DEVANAGARI,
      HB_SCRIPT_BENGALI, HB_SCRIPT_GURMUKHI, HB_SCRIPT_SYLOTI_NAGRI, HB_SCRIPT_SHARADA,
      HB_SCRIPT_TIRHUTA, HB_SCRIPT_MODI:
      .joined
    default:
      .even
    }
  }

  /// Whether a character is wide (UAX #11, in whole blocks) and not an emoji.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
