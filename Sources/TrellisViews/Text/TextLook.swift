import TrellisComponents
import TrellisText
import TrellisUI

/// The style that texts take from the views around them: one value, so that a text reads one key.
struct TextLook: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var hasEvenDigits = false
  var tracking = 0.0
  var lineSpacing = 0.0
  var lineLimit = 0
  var alignment: TextAlignment = .natural
  var truncation: TextTruncation.Position = .tail
  var textCase: Text.Case?

  func textStyle(in theme: Theme, font own: Font? = nil) -> TextStyle {
    var style = (own ?? font ?? .body).textStyle(in: theme.type)
    if let weight { style.weight = weight.value }
    if isItalic { style.isItalic = true }
    if isMonospaced { style.families = Font.monospacedFamilies }
    if hasEvenDigits, !style.features.contains(.tabularFigures) {
      style.features.append(.tabularFigures)
    }
    if tracking != 0 { style.letterSpacing = tracking }
    if lineSpacing != 0 { style.spacing = ParagraphSpacing(betweenLines: lineSpacing) }
    if truncation != .tail { style.truncation?.position = truncation }
    style.maximumLines = lineLimit
    style.alignment = alignment
    return style
  }
}

extension Text {
  /// The case of letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The part of a text that is left out where its lines are limited.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }
}

private enum TextLookKey: EnvironmentKey {
  static var defaultValue: TextLook { TextLook() }
}

extension EnvironmentValues {
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }
}
