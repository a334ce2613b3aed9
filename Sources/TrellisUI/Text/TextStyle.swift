import TrellisComponents
import TrellisLayout
public import TrellisText

/// The style of a text and of its line breaking.
public struct TextStyle: Hashable, Sendable {
  /// The preferred families; the page's fonts follow as fallbacks.
  public var families: [String] = []
  /// The font size in CSS pixels; whole numbers are painted most accurately.
  public var size: Double = 15
  /// From 1 to 1000: 400 is regular, 700 bold.
  public var weight: Int = 400
  /// Whether the italic face of the font is used.
  public var isItalic = false
  /// The requested OpenType features, such as ``/TrellisText/FontFeature/tabularFigures``.
  public var features: [FontFeature] = []
  /// The height of a line in CSS pixels; `nil` is ``lineHeightMultiple`` times the size, rounded to a whole
  /// pixel.
  public var lineHeight: Double?
  /// The height of a line in font sizes.
  public var lineHeightMultiple: Double = 1.4
  /// The minimum line height in CSS pixels; overrides the maximum.
  public var minimumLineHeight: Double = 0
  /// The maximum line height, in CSS pixels; by default there is none.
  public var maximumLineHeight: Double = .infinity
  /// The space after every character, in CSS pixels.
  public var letterSpacing: Double = 0
  /// A CSS colour, variables included; `nil` inherits.
  public var color: String?
  /// The alignment of the lines in the box; by default the start side of the text's own direction: the left
  /// side for a left-to-right text, also in a right-to-left page.
  public var alignment: TextAlignment = .natural
  /// The direction of the text. `natural` is the direction of the first strongly directed character, or the direction
  /// of the screen (`Traits.writingDirection`) in a text without one, such as a number.
  public var direction: TextDirection = .natural
  /// Indents, and the space between lines and paragraphs.
  public var spacing: ParagraphSpacing = .none
  /// The maximum number of lines; 0 sets no limit.
  public var maximumLines = 0
  /// Replaces the truncated part after ``maximumLines``.
  public var truncation: TextTruncation? = Self.standardTruncation
  /// The allowed line breaks; by default inside a word only if the word is wider than the box.
  public var lineBreakMode: LineBreakMode = .word
  /// Balanced and even lines, hyphens, hanging punctuation, tab stops, and CSS's `line-break` and
  /// `word-break`.
  public var composition: ParagraphComposition = .none
  /// A shadow of the text, like CSS's `text-shadow`; `nil` for none.
  public var shadow: TextShadow?

  /// A constant, so that styles share its token.
  private static let standardTruncation = TextTruncation()

  /// Makes a style with the most frequently used properties; the others have their defaults.
  ///
  /// - Parameters:
  ///   - size: the font size in CSS pixels.
  ///   - weight: from 1 to 1000: 400 is regular, 700 bold.
  ///   - lineHeight: in CSS pixels; `nil` is ``lineHeightMultiple`` times the size, rounded to a whole
  ///     pixel.
  ///   - color: a CSS colour; `nil` inherits.
  ///   - maximumLines: the maximum number of lines; 0 sets no limit.
  public init(
    size: Double = 15, weight: Int = 400, isItalic: Bool = false, lineHeight: Double? = nil,
    color: String? = nil, alignment: TextAlignment = .natural, maximumLines: Int = 0
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
    self.color = color
    self.alignment = alignment
    self.maximumLines = maximumLines
  }

  /// The distribution of the words to lines: ``/TrellisText/LineWrapping/balanced`` for headings,
  /// ``/TrellisText/LineWrapping/pretty`` for paragraphs.
  public var wrapping: LineWrapping {
    get { composition.wrapping }
    set { composition.wrapping = newValue }
  }

  /// Whether words are hyphenated at line ends with the patterns of their language.
  public var hyphenates: Bool {
    get { composition.hyphenates }
    set { composition.hyphenates = newValue }
  }

  var resolvedLineHeight: Double {
    let height = lineHeight ?? (size * lineHeightMultiple).rounded()
    return max(min(height, maximumLineHeight), minimumLineHeight)
  }

  var textAttributes: TextAttributes {
    TextAttributes(
      font: FontDescriptor(families: families, size: size, weight: weight, isItalic: isItalic),
      letterSpacing: letterSpacing, features: features)
  }

  /// The value of `font-family` for preferred families, or `nil` if there are none.
  ///
  /// Families that the text engine does not have are omitted, because texts are not measured with them.
  static func fontFamily(_ families: [String]) -> String? {
    HostEnvironment.ofLayout.textEngine?.registry
      .fontFamily(for: FontDescriptor(families: families, size: 0))
  }

  /// The declarations for a field; the browser lays out its text.
  var fieldAttributes: [ViewAttribute] {
    var all = attributes + [.style(.lineHeight, "\(cssNumber(resolvedLineHeight))px")]
    if let family = Self.fontFamily(families) { all.append(.style(.fontFamily, family)) }
    return all
  }

  /// The declarations for painting a measured text, without lines and families, because these depend on the characters
  /// of the text.
  var attributes: [ViewAttribute] {
    // The declarations contain the measured values, which are clamped.
    let measured = textAttributes
    var all: [ViewAttribute] = [.style(.fontSize, "\(cssNumber(measured.font.size))px")]
    if measured.font.weight != 400 { all.append(.style(.fontWeight, "\(measured.font.weight)")) }
    if isItalic { all.append(.style(.fontStyle, "italic")) }
    if measured.letterSpacing != 0 {
      all.append(.style(.letterSpacing, "\(cssNumber(measured.letterSpacing))px"))
    }
    if !features.isEmpty {
      all.append(
        .style(StyleProperty("font-feature-settings"), FontFeature.declaration(features)))
    }
    if let color { all.append(.style(.color, color)) }
    if let shadow, shadow.isVisible {
      all.append(.style(.textShadow, shadow.declaration))
      all.append(.style(.padding, cssPadding(shadow.outsets)))
    }
    return all
  }
}

/// The value of `padding`.
func cssPadding(_ sides: EdgeInsets) -> String {
  [sides.top, sides.right, sides.bottom, sides.left].map { "\(cssNumber($0))px" }
    .joined(separator: " ")
}

/// A number in CSS, without a superfluous fraction.
func cssNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
