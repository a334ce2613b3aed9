/// The properties that determine the width of text: font, letter spacing, language and features.
///
/// Colours, decorations and links do not change widths and are not included; the caller looks them up by
/// ``TextRun/tag``.
public struct TextAttributes: Hashable, Sendable {
  /// The requested font; characters that are missing in its families are taken from the registry's stack.
  public let font: FontDescriptor

  /// The space after every character in CSS pixels, from -1000 to 1000. Ignored for scripts with joined
  /// letters.
  public let letterSpacing: Double

  /// The BCP 47 language for selecting glyph variants; `nil` means the paragraph's language.
  public let language: String?

  /// The requested OpenType features, in the order of application.
  public let features: [FontFeature]

  /// Makes attributes. A letter spacing that is NaN becomes 0.
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
  /// Few attributes have features; others are hashed without them.
  public func hash(into hasher: inout Hasher) {
    font.hash(into: &hasher)
    hasher.combine(letterSpacing)
    hasher.combine(language)
    if !features.isEmpty { hasher.combine(features) }
  }
}
