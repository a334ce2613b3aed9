/// The direction a paragraph is read in.
public enum TextDirection: Hashable, Sendable {
  /// The direction of the first strongly directed character; left to right if there is none.
  case natural
  /// The direction of the first strongly directed character; right to left if there is none.
  case naturalRightToLeft
  case leftToRight
  case rightToLeft
}

/// Where the lines of a paragraph stand in its box.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading starts.
  case natural
  /// Like ``natural``, but every line except the last of a paragraph is stretched to the width that the
  /// text is laid out in: between words, and between ideographs, kana and Hangul.
  case justified
  case left
  case center
  case right
}

/// Where a line may end.
public enum LineBreakMode: Hashable, Sendable {
  /// At the opportunities of UAX #14 as Chromium tailors them; inside a word only if it is wider
  /// than the box.
  case word
  /// After any grapheme cluster.
  case character
}
