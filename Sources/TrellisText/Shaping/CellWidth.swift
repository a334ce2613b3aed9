/// The width of the box for a cluster that no face covers.
///
/// The browser takes a font of its own for it, of unknown width; in a box of fixed width it moves
/// nothing else. Practically every font makes ideographs one em wide.
enum CellWidth {
  /// A whole number of 1/64 px, letter spacing included.
  static func width(
    of cluster: Slice<UnsafeBufferPointer<UInt16>>, instance: FontInstance
  ) -> LayoutUnit {
    let units = UnsafeBufferPointer(rebasing: cluster)
    let scalar = TextUnit.scalar(in: units, at: 0).value
    let isEmoji =
      units.contains(TextUnit.emojiSelector)
      || Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
    let ems = isEmoji ? 1.3 : isWide(scalar) ? 1 : 0.6
    let spacing = max(instance.attributes.letterSpacing, 0)
    return LayoutUnit(nearest: instance.attributes.font.size * ems + spacing)
  }

  /// Whether a character is wide or an ideograph (UAX #11, in whole blocks).
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
