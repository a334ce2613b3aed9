public import TrellisComponents
public import TrellisText
import TrellisUI

/// The style that texts take from the views around them: one value, so that a text reads one key.
struct TextLook: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var lineLimit = 0
  var alignment: TextAlignment = .natural

  func textStyle(in theme: Theme, font own: Font? = nil) -> TextStyle {
    var style = (own ?? font ?? .body).textStyle(in: theme.type)
    if let weight { style.weight = weight.value }
    style.maximumLines = lineLimit
    style.alignment = alignment
    return style
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

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }

  /// The largest number of lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { textLook.lineLimit == 0 ? nil : textLook.lineLimit }
    set { textLook.lineLimit = max(0, newValue ?? 0) }
  }

  /// The place of the lines of a text in its width.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }
}

extension View {
  /// The font of texts in this view.
  public func font(_ font: Font?) -> EnvironmentView<Self, Font?> { environment(\.font, font) }

  /// The weight of texts in this view.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentView<Self, Font.Weight?> {
    environment(\.textLook.weight, weight)
  }

  /// Makes texts in this view bold.
  public func bold() -> EnvironmentView<Self, Font.Weight?> { fontWeight(.bold) }

  /// The largest number of lines of texts in this view; `nil` is no limit.
  public func lineLimit(_ limit: Int?) -> EnvironmentView<Self, Int?> {
    environment(\.lineLimit, limit)
  }

  /// The place of the lines of texts in their width.
  public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> EnvironmentView<Self, TextAlignment> {
    environment(\.multilineTextAlignment, alignment)
  }
}
