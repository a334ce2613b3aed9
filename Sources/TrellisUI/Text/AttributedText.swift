public import TrellisComponents
public import TrellisDOM
public import TrellisText

/// A text whose parts have different styles or actions.
///
/// Source: ComponentKit's attributed strings and entities (rows T2, T9, T10).
public struct AttributedText: Equatable {
  /// The parts of the text in reading order; nothing is inserted between them.
  public var spans: [TextSpan]

  /// Makes a text of spans in reading order.
  public init(_ spans: [TextSpan]) { self.spans = spans }

  /// The characters without styles.
  public var text: String { spans.map(\.text).joined() }

  /// The spans of `lhs` followed by the spans of `rhs`; equal neighbours are not merged.
  public static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
    AttributedText(lhs.spans + rhs.spans)
  }
}

extension AttributedText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a text of one span without changes to the style, from a literal with or without interpolations.
  public init(stringLiteral text: String) { self.init([TextSpan(text)]) }
}

/// A part of an attributed text.
public struct TextSpan: Equatable {
  /// The characters of the span; a line feed ends the line.
  public var text: String
  /// The differences from the style of the text.
  public var style: SpanStyle
  /// The address of the span's link; `nil` for no link.
  public var link: String?
  /// The action for a click on the span; the browser does not follow a link with an action.
  public var action: Action<UIEvent>?
  /// The action for a pointer pressed on the span, before a click.
  public var beginAction: Action<UIEvent>?
  /// The action for a pressed pointer that leaves the span, or becomes a gesture such as scrolling: no
  /// click follows.
  public var cancelAction: Action<UIEvent>?
  /// The language of the span as a BCP 47 tag; `nil` uses the text's language.
  public var language: String?

  /// Makes a span; by default it has the style of the text and no action.
  ///
  /// A span with an action and no link has the role `link`, and the keyboard can focus it.
  public init(
    _ text: String, style: SpanStyle = SpanStyle(), link: String? = nil,
    action: Action<UIEvent>? = nil, beginAction: Action<UIEvent>? = nil,
    cancelAction: Action<UIEvent>? = nil, language: String? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.action = action
    self.beginAction = beginAction
    self.cancelAction = cancelAction
    self.language = language
  }
}

/// The changes of a span to its text's style; `nil` properties are unchanged.
public struct SpanStyle: Hashable, Sendable {
  /// The preferred font families, instead of the text's families.
  public var families: [String]?
  /// The font size in CSS pixels.
  public var size: Double?
  /// From 1 to 1000: 400 is regular, 700 bold; other numbers are clamped.
  public var weight: Int?
  /// Whether the span is italic; `false` makes it upright in an italic text.
  public var isItalic: Bool?
  /// The letter spacing in CSS pixels.
  public var letterSpacing: Double?
  /// The requested OpenType features.
  public var features: [FontFeature]?
  /// The CSS colour of the characters, variables included.
  public var color: String?
  /// The value of CSS's `background` behind the characters.
  public var background: String?
  /// The vertical position of the span; `nil` is the line's baseline.
  public var baseline: SpanBaseline?
  /// Whether a line runs below the characters. If this and ``isStruckThrough`` are `false`, the page's style
  /// sheet decides.
  public var isUnderlined: Bool
  /// Whether a line runs through the characters. If this and ``isUnderlined`` are `false`, the page's style
  /// sheet decides.
  public var isStruckThrough: Bool
  /// A class of the page's style sheet; it must not change widths.
  public var className: String?

  /// Makes a style with the most frequently used properties; the others are `nil` and can be set
  /// afterwards.
  ///
  /// - Parameters:
  ///   - weight: from 1 to 1000: 400 is regular, 700 bold.
  ///   - size: in CSS pixels.
  ///   - color: the CSS colour of the characters.
  ///   - background: the value of CSS's `background`.
  ///   - className: a class of the page's style sheet that changes no widths.
  public init(
    weight: Int? = nil, isItalic: Bool? = nil, size: Double? = nil, color: String? = nil,
    background: String? = nil, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    className: String? = nil
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.color = color
    self.background = background
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.className = className
  }
}
