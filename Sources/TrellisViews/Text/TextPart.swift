import TrellisBase
import TrellisComponents
import TrellisText
import TrellisUI

extension Text {
  /// Characters of one style.
  struct Part {
    var text = ""
    /// The value that is written instead of ``text``.
    var value: (any LocalizedText)?
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: Color?
    var tracking: Double?
    var link: String?
    /// `nil` if none is set.
    var isUnderlined: Bool?
    /// `nil` if none is set.
    var isStruckThrough: Bool?
    var isMonospaced = false
    /// Whether the characters are code, which is shown on a tinted background.
    var isCode = false
    var hasEvenDigits = false
    /// Whether the literal is looked up in the string catalogs.
    var isKey = false
    /// Whether Markdown's forms in the literal or its translation are parsed.
    var hasMarkdown = false
    /// Whether ``text`` has Markdown's forms.
    var needsParsing = false
  }
}

extension Text.Part: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    let hasSameValue =
      switch (lhs.value, rhs.value) {
      case (nil, nil): true
      case (let mine?, let theirs?): mine.isSame(as: theirs)
      default: false
      }
    // Strings that are equal may consist of different characters.
    return hasSameValue && lhs.isKey == rhs.isKey && lhs.hasMarkdown == rhs.hasMarkdown
      && lhs.text.isExactly(rhs.text) && lhs.hasStyle(of: rhs)
  }

  private func hasStyle(of other: Self) -> Bool {
    font == other.font && weight == other.weight && isItalic == other.isItalic
      && color == other.color && tracking == other.tracking && link.isExactly(other.link)
      && (isUnderlined ?? false) == (other.isUnderlined ?? false)
      && (isStruckThrough ?? false) == (other.isStruckThrough ?? false)
      && isMonospaced == other.isMonospaced && hasEvenDigits == other.hasEvenDigits
      && isCode == other.isCode
  }

  /// The parts with the characters that are shown; neighbours of one style are one part.
  static func written(
    _ parts: [Self], in values: EnvironmentValues, _ look: TextLook
  ) -> [Self] {
    var written: [Self] = []
    for var part in shown(parts, in: values) {
      part.apply(look.textCase)
      if let last = written.last, last.hasStyle(of: part) {
        written[written.count - 1].text += part.text
      } else {
        written.append(part)
      }
    }
    // The translation of a text may be empty.
    if written.isEmpty, let first = parts.first {
      var empty = first
      empty.text = ""
      empty.value = nil
      return [empty]
    }
    return written
  }
}

extension Text.Part {
  /// Whether the part needs an element inside of its text.
  var needsSpan: Bool {
    isUnderlined == true || isStruckThrough == true || isCode || link != nil
  }

  private var isPlain: Bool {
    !needsSpan && font == nil && weight == nil && isItalic == nil && color == nil
      && tracking == nil && !isMonospaced && !hasEvenDigits
  }

  private mutating func apply(_ textCase: Text.Case?) {
    switch textCase {
    case .uppercase: text = text.uppercased()
    case .lowercase: text = text.lowercased()
    case nil: break
    }
  }

  /// Changes the style of a text that consists of this part alone.
  func apply(to style: inout TextStyle, _ look: TextLook, _ theme: Theme) {
    if let font { style = look.textStyle(in: theme, font: font) }
    if let weight { style.weight = weight.value }
    if let isItalic { style.isItalic = isItalic }
    if let color { style.color = color.css(in: theme) }
    if let tracking { style.letterSpacing = tracking }
    if isMonospaced { style.families = Font.monospacedFamilies }
    if hasEvenDigits, !style.features.contains(.tabularFigures) {
      style.features.append(.tabularFigures)
    }
  }

  func span(_ look: TextLook, _ theme: Theme) -> TextSpan {
    if isPlain { return TextSpan(text) }
    var span = SpanStyle(
      color: color?.css(in: theme), isUnderlined: isUnderlined ?? false,
      isStruckThrough: isStruckThrough ?? false)
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
    span.letterSpacing = tracking
    if isMonospaced || isCode { span.families = Font.monospacedFamilies }
    if isCode { span.background = "color-mix(in srgb,currentColor 10%,transparent)" }
    if hasEvenDigits { span.features = (span.features ?? []) + [.tabularFigures] }
    if link != nil {
      // A link inside of a text differs by more than its color (WCAG 2.2, 1.4.1).
      span.isUnderlined = true
      span.color = span.color ?? Color.accent.css(in: theme)
    }
    return TextSpan(text, style: span, link: link)
  }
}

extension Font {
  static let monospacedFamilies = ["Noto Sans Mono", "monospace"]
}

/// ``Text/Part`` compares texts by code points itself.
extension Text: ComparableField {
  func isSame(as other: Text) -> Bool { self == other }
}
