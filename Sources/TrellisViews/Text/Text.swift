import TrellisComponents
import TrellisUI

/// A text.
///
/// ```swift
/// Text("Clicked \(count) times").font(.title)
/// Text("Total: ") + Text("\(sum) €").bold()
/// ```
public struct Text: PrimitiveView, Equatable {
  struct Part: Equatable {
    var text: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: Color?
    var isUnderlined = false
    var isStruckThrough = false

    var isPlain: Bool {
      font == nil && weight == nil && isItalic == nil && color == nil && !isUnderlined
        && !isStruckThrough
    }
  }

  private var parts: [Part]

  /// A text without a style of its own.
  public init(_ content: some StringProtocol) { parts = [Part(text: String(content))] }

  /// The text itself; a text of an interface that is not translated.
  public init(verbatim content: String) { parts = [Part(text: content)] }

  /// The texts one after another, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  // MARK: Style

  /// Sets the font where none is set yet.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  /// Sets the font weight where none is set yet.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }
  /// Sets the font weight to 700.
  public func bold() -> Text { fontWeight(.bold) }
  /// Sets the text in italics.
  public func italic() -> Text { changed { $0.isItalic = $0.isItalic ?? true } }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text { changed { $0.isUnderlined = isActive } }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  /// Sets the color of the text where none is set yet.
  public func foregroundStyle(_ color: Color) -> Text { changed { $0.color = $0.color ?? color } }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    let values = EnvironmentValues.current
    let theme = values.theme
    let look = values.textLook
    var text = TextBox(style: look.textStyle(in: theme))
    if parts.count == 1 {
      text.plain = parts[0].text
      parts[0].apply(to: &text.style, look, theme)
      if parts[0].isUnderlined || parts[0].isStruckThrough {
        text.spans = [parts[0].span(look, theme)]
      }
    } else {
      text.spans = parts.map { $0.span(look, theme) }
    }
    var box = Box(.text(text))
    box.flexibility = .shrinksWidth
    expansion.append(box)
  }
}

extension Text.Part {
  fileprivate func apply(to style: inout TextStyle, _ look: TextLook, _ theme: Theme) {
    if let font {
      let own = look.textStyle(in: theme, font: font)
      style = own
    }
    if let weight { style.weight = weight.value }
    if let isItalic { style.isItalic = isItalic }
    if let color { style.color = color.css(in: theme) }
  }

  fileprivate func span(_ look: TextLook, _ theme: Theme) -> TextSpan {
    if isPlain { return TextSpan(text) }
    var span = SpanStyle(
      color: color?.css(in: theme), isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    if let font {
      let own = font.textStyle(in: theme.type)
      span.size = own.size
      span.weight = own.weight
      if own.isItalic { span.isItalic = true }
      if !own.families.isEmpty { span.families = own.families }
      if !own.features.isEmpty { span.features = own.features }
    }
    if let weight { span.weight = weight.value }
    if let isItalic { span.isItalic = isItalic }
    return TextSpan(text, style: span)
  }
}
