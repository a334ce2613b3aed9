/// The truncation of text that exceeds its maximum number of lines.
public struct TextTruncation: Hashable, Sendable {
  /// The part of the text that the token replaces, always in the last line.
  public enum Position: Hashable, Sendable {
    /// The end: the last line is unchanged at its start, and ends with the token.
    case tail
    /// The start of the remaining text: the last line ends like the text.
    case head
    /// The middle of the remaining text.
    case middle
  }

  /// The part of the text that the token replaces; the end by default.
  public var position: Position

  /// A part of the token.
  public struct Token: Hashable, Sendable {
    /// The characters that are shown, such as `…` or `Read more`.
    public var text: String

    /// The part's tag if it differs from the text, for example because it can be pressed; `nil` merges it
    /// with the preceding run.
    public var tag: Int?

    /// The part's attributes; `nil` means the attributes of the preceding run.
    public var attributes: TextAttributes?

    /// Makes a part of a token; by default with the tag and the attributes of the preceding run.
    public init(_ text: String, tag: Int? = nil, attributes: TextAttributes? = nil) {
      self.text = text
      self.tag = tag
      self.attributes = attributes
    }
  }

  /// The token: the text that replaces the truncated part.
  public var tokens: [Token]

  /// The characters up to which a tail truncation moves back, so that the token replaces whole words and no
  /// punctuation precedes it. If empty, truncation is possible after any grapheme cluster. Spaces before
  /// the token are always removed.
  public var avoidedCharacters: Set<Character>

  /// Makes a truncation; by default the end is truncated after any grapheme cluster and replaced by `…`.
  ///
  /// - Parameters:
  ///   - position: the part of the text that the token replaces.
  ///   - tokens: the parts of the token, in the order of the text.
  ///   - avoidedCharacters: the characters up to which a tail truncation moves back; see
  ///     ``wordBoundaries``.
  public init(
    position: Position = .tail, tokens: [Token] = [Token("\u{2026}")],
    avoidedCharacters: Set<Character> = []
  ) {
    self.position = position
    self.tokens = tokens
    self.avoidedCharacters = avoidedCharacters
  }

  /// Truncates the end, with a token in the style of the preceding run.
  public init(token: String, avoidedCharacters: Set<Character> = []) {
    self.init(tokens: [Token(token)], avoidedCharacters: avoidedCharacters)
  }

  /// Leaves out the texts of the tokens: they take long to hash, and few texts differ only in them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(tokens.count)
  }

  /// White space and the punctuation `.,!?:;`, the default of ComponentKit's text component.
  public static let wordBoundaries: Set<Character> = [
    " ", "\t", "\n", "\r", "\r\n", "\u{A0}", "\u{3000}", ".", ",", "!", "?", ":", ";",
  ]
}
