/// A maximal stretch of a text with one kind, run and bidirectional level.
///
/// Chromium rounds the width of each item in a line up to 1/64 px, so the boundaries of items matter.
struct TextItem {
  enum Kind: UInt8 {
    case text
    case tab
    case lineFeed
    /// A control character: no width, never painted.
    case control
    /// A cluster that no face covers, painted in a separate box.
    case cell
  }

  var start: Int32
  var end: Int32
  /// The index of the run in the paragraph, and of its font in the shaped text.
  var run: Int32
  var level: UInt8
  var kind: Kind
  /// The way an installed emoji font paints the cell; `nil` for none.
  var emoji: EmojiSequences.Painting? {
    get {
      switch emojiNumber {
      case -1: nil
      case -2: .character
      default: .sequence(Int(emojiNumber))
      }
    }
    set {
      emojiNumber =
        switch newValue {
        case .sequence(let number)?: Int16(clamping: number)
        case .character?: -2
        case nil: -1
        }
    }
  }

  /// The number of a sequence, -2 for one character, -1 for none.
  var emojiNumber: Int16 = -1

  var isRightToLeft: Bool { level & 1 == 1 }
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Characters that the engine distinguishes by their UTF-16 unit.
enum TextUnit {
  static let tab: UInt16 = 0x09
  static let lineFeed: UInt16 = 0x0A
  static let space: UInt16 = 0x20
  static let hyphen: UInt16 = 0x2D
  static let softHyphen: UInt16 = 0xAD
  static let zeroWidthSpace: UInt16 = 0x200B
  static let zeroWidthJoiner: UInt16 = 0x200D
  static let rightToLeftMark: UInt16 = 0x200F
  static let emojiSelector: UInt16 = 0xFE0F

  /// White space that ends a word for line breaking.
  @inline(__always)
  static func isSpace(_ unit: UInt16) -> Bool {
    unit == space || unit == tab || unit == lineFeed
  }

  /// Spaces that hang over the edge at the end of a line and do not count for its width.
  @inline(__always)
  static func hangs(_ unit: UInt16) -> Bool {
    unit == space || unit == tab || unit == lineFeed || unit == 0x0D || unit == 0x3000
  }

  /// Characters that are left out: control characters except tab and line feed, and the separators of lines and
  /// paragraphs, for which browsers paint the glyph of any installed font.
  @inline(__always)
  static func isControl(_ unit: UInt16) -> Bool {
    (unit < 0x20 && unit != tab && unit != lineFeed) || (unit >= 0x7F && unit < 0xA0)
      || unit == 0x2028 || unit == 0x2029
  }

  @inline(__always)
  static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

  /// Characters without letter spacing.
  static func isIgnorable(_ unit: UInt16) -> Bool {
    switch unit {
    case softHyphen, 0x34F, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xFFFC:
      true
    default:
      false
    }
  }

  /// The character at `index`, and its number of units. A lone surrogate is returned as itself.
  @inline(__always)
  static func scalar(
    in text: UnsafeBufferPointer<UInt16>, at index: Int
  ) -> (value: UInt32, width: Int) {
    let unit = text[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < text.count, text[index + 1] & 0xFC00 == 0xDC00
    else { return (UInt32(unit), 1) }
    return (0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(text[index + 1] & 0x3FF), 2)
  }

  /// The first unit of the character that the unit at `index` belongs to.
  static func start(ofCharacterAt index: Int, in text: UnsafeBufferPointer<UInt16>) -> Int {
    let isLow = text[index] & 0xFC00 == 0xDC00
    return isLow && index > 0 && text[index - 1] & 0xFC00 == 0xD800 ? index - 1 : index
  }
}
