/// How text that needs more lines than it may have is cut.
public struct TextTruncation: Hashable, Sendable {
  /// Which part of the text gives way to the token, all in the last line shown.
  public enum Position: Hashable, Sendable {
    /// The end: the last line starts as it would, and ends with the token.
    case tail
    /// The start of what is left from the last line on: the line ends as the text does.
    case head
    /// The middle of what is left from the last line on.
    case middle
  }

  public var position: Position

  /// The text that stands for what was cut.
  public var token: String

  /// The tag of the token where it is told apart from the text, for example because it can be
  /// pressed; `nil` makes it a part of the run it follows.
  public var tokenTag: Int?

  /// The token's attributes; `nil` means those of the run it follows.
  public var tokenAttributes: TextAttributes?

  /// Characters a tail cut backs up to, so that the token replaces whole words and no
  /// punctuation stands before it. Empty cuts after any grapheme cluster. Spaces before the token
  /// are always dropped.
  public var avoidedCharacters: Set<Character>

  public init(
    position: Position = .tail, token: String = "\u{2026}", tokenTag: Int? = nil,
    tokenAttributes: TextAttributes? = nil, avoidedCharacters: Set<Character> = []
  ) {
    self.position = position
    self.token = token
    self.tokenTag = tokenTag
    self.tokenAttributes = tokenAttributes
    self.avoidedCharacters = avoidedCharacters
  }

  /// White space and the punctuation `.,!?:;`, which ComponentKit's text component avoids.
  public static let wordBoundaries: Set<Character> = [
    " ", "\t", "\n", "\r", "\r\n", "\u{A0}", "\u{3000}", ".", ",", "!", "?", ":", ";",
  ]
}
