public import TrellisComponents
public import TrellisDOM
public import TrellisText

/// A text whose parts look or do different things.
///
/// Source: ComponentKit's attributed strings and entities (rows T2, T9, T10).
public struct AttributedText: Equatable {
  public var spans: [TextSpan]

  public init(_ spans: [TextSpan]) { self.spans = spans }

  /// The characters alone.
  public var text: String { spans.map(\.text).joined() }

  public static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
    AttributedText(lhs.spans + rhs.spans)
  }
}

extension AttributedText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init([TextSpan(text)]) }
}

/// A part of an attributed text.
public struct TextSpan: Equatable {
  public var text: String
  public var style: SpanStyle
  /// The address the span leads to; it becomes a link.
  public var link: String?
  /// The action for a click on the span; a link with an action is not followed.
  public var action: Action<UIEvent>?
  /// The action for a pointer pressed on the span, before it is known to be a click.
  public var beginAction: Action<UIEvent>?
  /// The action for a pressed pointer that leaves the span, or becomes a gesture such as
  /// scrolling: there will be no click.
  public var cancelAction: Action<UIEvent>?
  /// The language of the span as a BCP 47 tag; `nil` is the text's.
  public var language: String?

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

/// The changes that a span makes to its text's style; a property that is `nil` stays as it is.
public struct SpanStyle: Hashable, Sendable {
  public var families: [String]?
  /// In CSS pixels.
  public var size: Double?
  public var weight: Int?
  public var isItalic: Bool?
  /// In CSS pixels.
  public var letterSpacing: Double?
  /// The OpenType features asked for.
  public var features: [FontFeature]?
  public var color: String?
  public var background: String?
  /// Where the span stands; `nil` is the line's baseline.
  public var baseline: SpanBaseline?
  public var isUnderlined = false
  public var isStruckThrough = false
  /// A class of the page's style sheet; it must not change what decides widths.
  public var className: String?

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
