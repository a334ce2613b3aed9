import TrellisComponents
import TrellisText
import TrellisUI

/// A text.
///
/// ```swift
/// Text("Clicked \(count) times").font(.title)
/// Text("**Total:** ") + Text(sum, format: .currency(code: "EUR"))
/// ```
///
/// A literal is looked up in the string catalogs of the application, in the language of the page
/// (``LocalizedStringKey``). It may have Markdown's inline forms: `**strong**`, `*emphasis*`, code between backticks, `~~struck~~` and
/// `[link](address)`. A string that is no literal is shown as it is.
///
/// Source: SwiftUI's `Text`.
public struct Text: PrimitiveView, Equatable {
  private(set) var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// The text for a literal.
  public init(_ key: LocalizedStringKey) { parts = [Part(key, hasMarkdown: true)] }

  /// The title of a control, without Markdown's forms.
  package init(title key: LocalizedStringKey) { parts = [Part(key, hasMarkdown: false)] }

  /// The characters of a string, without styles. They are not looked up.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { parts = [Part(text: String(content))] }

  /// The characters of a string or of a literal, without styles. They are not looked up.
  public init(verbatim content: String) { parts = [Part(text: content)] }

  /// A text with Markdown's inline forms, such as one from a file. It is not looked up.
  public init(markdown source: String) {
    parts = [Part(LocalizedStringKey(verbatim: source), hasMarkdown: true)]
  }

  /// The texts one after another, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }

  // MARK: Style

  /// Sets the font where none is set yet.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  /// Sets the font weight where none is set yet.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }
  /// Sets the font weight to 700 where none is set yet.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
  /// Sets the text in italics.
  public func italic(_ isActive: Bool = true) -> Text {
    changed { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// Sets the text in a monospaced family.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.isMonospaced = $0.isMonospaced || isActive }
  }
  /// Sets digits of one width.
  public func monospacedDigit() -> Text { changed { $0.hasEvenDigits = true } }
  /// Draws a line below the text; with `false`, removes it.
  public func underline(_ isActive: Bool = true) -> Text { changed { $0.isUnderlined = isActive } }
  /// Draws a line through the text; with `false`, removes it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  /// Adds space after each character where none is set yet, in CSS pixels.
  public func tracking(_ tracking: Double) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }
  /// Sets the color of the text where none is set yet.
  public func foregroundStyle(_ color: Color) -> Text { changed { $0.color = $0.color ?? color } }
  /// Makes the text a link to an address, such as `/packages`, where it is none yet.
  public func link(to address: String) -> Text { changed { $0.link = $0.link ?? address } }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let values = EnvironmentValues.current
    let theme = values.theme
    let look = values.textLook
    var text = TextBox(style: look.textStyle(in: theme))
    if parts.count == 1, look.textCase == nil, let part = parts[0].single(in: values),
      !part.needsSpan
    {
      text.plain = part.text
      part.apply(to: &text.style, look, theme)
    } else {
      let written = Part.written(parts, in: values, look)
      if written.count == 1, !written[0].needsSpan {
        text.plain = written[0].text
        written[0].apply(to: &text.style, look, theme)
      } else {
        text.spans = written.map { $0.span(look, theme) }
      }
    }
    var box = Box(.text(text))
    box.flexibility = .shrinksWidth
    expansion.append(box)
  }
}
