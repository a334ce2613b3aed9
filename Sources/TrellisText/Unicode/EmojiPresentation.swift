/// Finds the grapheme clusters that browsers paint with an emoji font.
///
/// Source: UTS #51, §1.4 and §2; Blink's emoji segmenter.
enum EmojiPresentation {
  private static let textSelector: UInt32 = 0xFE0E
  private static let joiner: UInt32 = 0x200D

  /// Whether a cluster is an emoji: a character with default emoji presentation, an emoji presentation or
  /// keycap sequence, a flag, or a sequence with a skin tone, a joiner or tags.
  ///
  /// - Complexity: O(units).
  static func holds(for cluster: UnsafeBufferPointer<UInt16>) -> Bool {
    var isEmojiCharacter = false
    var index = 0
    while index < cluster.count {
      let (scalar, width) = TextUnit.scalar(in: cluster, at: index)
      let next =
        index + width < cluster.count ? TextUnit.scalar(in: cluster, at: index + width).value : 0
      if scalar == UInt32(TextUnit.emojiSelector) || scalar == joiner, isEmojiCharacter {
        if scalar != joiner || isPictographic(next) { return true }
      } else if let properties = Unicode.Scalar(scalar)?.properties, mayBeEmoji(scalar) {
        if properties.isEmojiPresentation, next != textSelector { return true }
        if properties.isEmojiModifier, isEmojiCharacter { return true }
        isEmojiCharacter = properties.isEmoji
      }
      index += width
    }
    return false
  }

  /// Whether a text contains a unit of a possible emoji, other than a digit, `#`, `*`, `©` or `®`.
  static func mayOccur(in text: UnsafeBufferPointer<UInt16>) -> Bool {
    text.contains { $0 >= 0x203C && mayBeEmoji(UInt32($0)) || $0 & 0xFC00 == 0xD800 }
      || text.contains(TextUnit.emojiSelector)
  }

  private static func isPictographic(_ scalar: UInt32) -> Bool {
    scalar >= 0x203C && Unicode.Scalar(scalar)?.properties.isEmoji == true
  }

  /// Whether the block of a character contains emoji.
  private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2194...0x21AA,
      0x2300...0x23FF, 0x24C2, 0x25AA...0x27BF, 0x2934...0x2935, 0x2B05...0x2B55, 0x3030, 0x303D,
      0x3297, 0x3299, 0x1F000...0x1FAFF:
      true
    default:
      false
    }
  }
}
