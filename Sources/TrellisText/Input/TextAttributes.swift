/// The properties that decide how wide a piece of text is: font, letter spacing, language and features.
///
/// Colour, decoration and links change no width and are not known here; they belong to the caller,
/// who finds them again by ``TextRun/tag``.
public struct TextAttributes: Hashable, Sendable {
  /// The font asked for; characters that its families lack come from the registry's stack.
  public let font: FontDescriptor

  /// Pixels added after every character, from -1000 to 1000. Scripts that join their letters
  /// ignore it.
  public let letterSpacing: Double

  /// The BCP 47 language that chooses glyph variants; `nil` means the paragraph's.
  public let language: String?

  /// The OpenType features asked for, in the order in which they are applied.
  public let features: [FontFeature]

  /// Makes attributes. A letter spacing that is not a number becomes 0.
  public init(
    font: FontDescriptor, letterSpacing: Double = 0, language: String? = nil,
    features: [FontFeature] = []
  ) {
    self.features = features
    self.font = font
    self.letterSpacing = letterSpacing.isNaN ? 0 : min(max(letterSpacing, -1000), 1000)
    self.language = language
  }
}

extension TextAttributes {
  /// Few attributes ask for features; others are hashed without them.
  public func hash(into hasher: inout Hasher) {
    font.hash(into: &hasher)
    hasher.combine(letterSpacing)
    hasher.combine(language)
    if !features.isEmpty { hasher.combine(features) }
  }
}
