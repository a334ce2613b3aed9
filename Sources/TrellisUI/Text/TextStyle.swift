import TrellisComponents
import TrellisLayout
public import TrellisText

/// How a text looks and how it is broken into lines.
public struct TextStyle: Hashable, Sendable {
  /// The families wanted first; the fonts the page ships follow.
  public var families: [String] = []
  /// In CSS pixels; whole numbers are painted most faithfully.
  public var size: Double = 15
  /// From 1 to 1000: 400 is regular, 700 bold.
  public var weight: Int = 400
  /// Whether the italic face of the font is used.
  public var isItalic = false
  /// The OpenType features asked for, such as ``FontFeature/tabularFigures``.
  public var features: [FontFeature] = []
  /// The height of a line in CSS pixels; `nil` is ``lineHeightMultiple`` times the size, to a whole
  /// pixel.
  public var lineHeight: Double?
  /// The height of a line in font sizes.
  public var lineHeightMultiple: Double = 1.4
  /// Bounds of the line height in CSS pixels; the lower one wins.
  public var minimumLineHeight: Double = 0
  /// The largest line height, in CSS pixels; by default there is no bound.
  public var maximumLineHeight: Double = .infinity
  /// Pixels added after every character.
  public var letterSpacing: Double = 0
  /// A colour as CSS spells it, variables included; `nil` inherits.
  public var color: String?
  /// The place of the lines in the box; by default the side where reading of the text starts: the left side
  /// of a text that is read from left to right, in a right-to-left page, too.
  public var alignment: TextAlignment = .natural
  /// The direction in which the text is read. `natural` is the direction of the first strongly directed
  /// character, or that of the screen (`Traits.writingDirection`) in a text without one, such as a number.
  public var direction: TextDirection = .natural
  /// Indents, and the room between lines and paragraphs.
  public var spacing: ParagraphSpacing = .none
  /// The most lines shown; 0 sets no limit.
  public var maximumLines = 0
  /// Stands for what is cut off after ``maximumLines``.
  public var truncation: TextTruncation? = TextTruncation()
  /// The places where a line may end; by default inside a word only if the word is wider than the box.
  public var lineBreakMode: LineBreakMode = .word
  /// Balanced and even lines, hyphens, hanging punctuation, tab stops, and what CSS calls `line-break`
  /// and `word-break`.
  public var composition: ParagraphComposition = .none
  /// A shadow that is painted below the text, as CSS's `text-shadow`; `nil` for none.
  public var shadow: TextShadow?

  /// Makes a style with the properties that are used most; the others have their defaults.
  ///
  /// - Parameters:
  ///   - size: the font size in CSS pixels.
  ///   - weight: from 1 to 1000: 400 is regular, 700 bold.
  ///   - lineHeight: in CSS pixels; `nil` is ``lineHeightMultiple`` times the size, to a whole pixel.
  ///   - color: a colour as CSS spells it; `nil` inherits.
  ///   - maximumLines: the most lines shown; 0 sets no limit.
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

  /// How the words are divided among the lines: ``LineWrapping/balanced`` for headings,
  /// ``LineWrapping/pretty`` for paragraphs.
  public var wrapping: LineWrapping {
    get { composition.wrapping }
    set { composition.wrapping = newValue }
  }

  /// Whether words are hyphenated at line ends by the patterns of their language.
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

  /// The value of `font-family` for families wanted first, or `nil` if there are none.
  ///
  /// Families that the text engine does not know are left out, because texts are not measured with them.
  static func fontFamily(_ families: [String]) -> String? {
    Environment.current.textEngine?.registry
      .fontFamily(for: FontDescriptor(families: families, size: 0))
  }

  /// The declarations of a field, whose text the browser lays out.
  var fieldAttributes: [ViewAttribute] {
    var all = attributes + [.style(.lineHeight, "\(cssNumber(resolvedLineHeight))px")]
    if let family = Self.fontFamily(families) { all.append(.style(.fontFamily, family)) }
    return all
  }

  /// The declarations that the browser needs to paint what was measured, beside those of the lines and
  /// the families, which depend on the characters of a text.
  var attributes: [ViewAttribute] {
    // Measured values are within bounds, whatever the style says.
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

/// A number as CSS spells it, without a needless fraction.
func cssNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
