import CTrellisUnicode

/// The base direction of a paragraph.
public enum TextDirection: Hashable, Sendable {
  /// The direction of the first strongly directed character; left to right if there is none.
  case natural
  /// The direction of the first strongly directed character; right to left if there is none.
  case naturalRightToLeft
  case leftToRight
  case rightToLeft
}

extension TextDirection {
  /// The direction of a text in one paragraph: ``leftToRight`` or ``rightToLeft``.
  ///
  /// Source: UAX #9, rules P2 and P3.
  ///
  /// - Complexity: O(units of the text).
  package func resolved(for text: String) -> TextDirection {
    var units = Array(text.utf16)
    switch self {
    case .leftToRight, .rightToLeft: return self
    case .natural: break
    case .naturalRightToLeft: units.append(TextUnit.rightToLeftMark)
    }
    let level = units.withUnsafeBufferPointer {
      trellis_bidi_natural_level($0.baseAddress, Int32(clamping: $0.count))
    }
    return level == 0 ? .leftToRight : .rightToLeft
  }
}

/// The alignment of the lines of a paragraph in its box.
public enum TextAlignment: Hashable, Sendable {
  /// At the start side of the reading direction.
  case natural
  /// Like ``natural``, but every line except the last of a paragraph is stretched to the width of the
  /// layout: between words, and between ideographs, kana and Hangul.
  case justified
  case left
  case center
  case right
}

/// The allowed line ends.
public enum LineBreakMode: Hashable, Sendable {
  /// At the opportunities of UAX #14 with Chromium's tailoring; inside a word only if the word is wider
  /// than the box.
  case word
  /// After any grapheme cluster.
  case character
}
