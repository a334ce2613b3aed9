import TrellisComponents
import TrellisDOM
import TrellisText

extension SpanStyle {
  /// The attributes that determine the widths of a span in a text of style `base`.
  func textAttributes(over base: TextStyle, language: String?) -> TextAttributes {
    TextAttributes(
      font: FontDescriptor(
        families: families ?? base.families, size: size ?? base.size,
        weight: weight ?? base.weight, isItalic: isItalic ?? base.isItalic),
      letterSpacing: letterSpacing ?? base.letterSpacing, language: language,
      features: features ?? base.features)
  }

  fileprivate func declarations(
    fontFamily: String?, baselineRise: Double
  ) -> [StyleProperty: String] {
    var all: [StyleProperty: String] = [:]
    if baselineRise != 0 {
      // Moved, because `vertical-align` could increase the height of the browser's line.
      all[StyleProperty("position")] = "relative"
      all[StyleProperty("top")] = "\(cssNumber(-baselineRise))px"
    }
    if let fontFamily { all[.fontFamily] = fontFamily }
    // The declarations contain the measured values, which are clamped.
    let font = FontDescriptor(size: size ?? 0, weight: weight ?? 400)
    if size != nil { all[.fontSize] = "\(cssNumber(font.size))px" }
    if weight != nil { all[.fontWeight] = "\(font.weight)" }
    if let isItalic { all[.fontStyle] = isItalic ? "italic" : "normal" }
    if let letterSpacing {
      let kept = TextAttributes(font: font, letterSpacing: letterSpacing).letterSpacing
      all[.letterSpacing] = "\(cssNumber(kept))px"
    }
    if let features {
      all[StyleProperty("font-feature-settings")] =
        features.isEmpty ? "normal" : FontFeature.declaration(features)
    }
    if let color { all[.color] = color }
    if let background { all[.background] = background }
    let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil]
    let decoration = lines.compactMap { $0 }.joined(separator: " ")
    if !decoration.isEmpty { all[.textDecoration] = decoration }
    return all
  }
}

extension TextSpan {
  /// Whether the span needs no element.
  var isPlain: Bool {
    style == SpanStyle() && link == nil && action == nil && beginAction == nil
      && cancelAction == nil && language == nil
  }

  /// The element of this span around `content`.
  ///
  /// - Parameters:
  ///   - fontFamily: the value of `font-family`; `nil` if the span has the families of its text.
  ///   - baselineRise: the distance of the span above the line's baseline, in CSS pixels.
  func element(
    _ content: InlineElement.Content, fontFamily: String?, baselineRise: Double
  ) -> InlineElement {
    var attributes: [String: String] = [:]
    if let link { attributes["href"] = link }
    if let language { attributes["lang"] = language }
    if let className = style.className { attributes["class"] = className }
    if link == nil, action != nil {
      attributes["role"] = "link"
      attributes["tabindex"] = "0"
    }
    return InlineElement(
      link == nil ? "span" : "a", attributes: attributes,
      style: style.declarations(fontFamily: fontFamily, baselineRise: baselineRise),
      content: content, onClick: action,
      onPress: beginAction, onPressCancel: cancelAction)
  }
}
