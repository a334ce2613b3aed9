/// The base direction of a paragraph.
public enum TextDirection: Hashable, Sendable {
  /// The direction of the first strongly directed character; left to right if there is none.
  case natural
  /// The direction of the first strongly directed character; right to left if there is none.
  case naturalRightToLeft
  case leftToRight
  case rightToLeft
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
