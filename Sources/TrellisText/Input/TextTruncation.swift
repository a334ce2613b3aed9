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

  /// The part of the text that gives way to the token; the end by default.
  public var position: Position

  /// A part of the token.
  public struct Token: Hashable, Sendable {
    /// The characters that are shown, such as `…` or `Read more`.
    public var text: String

    /// The part's tag where it is told apart from the text, for example because it can be pressed;
    /// `nil` makes it a part of the run it follows.
    public var tag: Int?

    /// The part's attributes; `nil` means those of the run it follows.
    public var attributes: TextAttributes?

    /// Makes a part of a token; by default with the tag and the attributes of the run that it follows.
    public init(_ text: String, tag: Int? = nil, attributes: TextAttributes? = nil) {
      self.text = text
      self.tag = tag
      self.attributes = attributes
    }
  }

  /// The token: the text that stands for what was cut, in parts.
  public var tokens: [Token]

  /// Characters a tail cut backs up to, so that the token replaces whole words and no
  /// punctuation stands before it. Empty cuts after any grapheme cluster. Spaces before the token
  /// are always dropped.
  public var avoidedCharacters: Set<Character>

  /// Makes a truncation; by default the end is cut after any grapheme cluster and replaced by `…`.
  ///
  /// - Parameters:
  ///   - position: the part of the text that gives way to the token.
  ///   - tokens: the parts of the token, in the order of the text.
  ///   - avoidedCharacters: the characters that a tail cut backs up to; see ``wordBoundaries``.
  public init(
    position: Position = .tail, tokens: [Token] = [Token("\u{2026}")],
    avoidedCharacters: Set<Character> = []
  ) {
    self.position = position
    self.tokens = tokens
    self.avoidedCharacters = avoidedCharacters
  }

  /// Cuts the end, with a token in the look of the run it follows.
  public init(token: String, avoidedCharacters: Set<Character> = []) {
    self.init(tokens: [Token(token)], avoidedCharacters: avoidedCharacters)
  }

  /// White space and the punctuation `.,!?:;`, which ComponentKit's text component avoids.
  public static let wordBoundaries: Set<Character> = [
    " ", "\t", "\n", "\r", "\r\n", "\u{A0}", "\u{3000}", ".", ",", "!", "?", ":", ";",
  ]
}
