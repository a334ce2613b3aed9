public import TrellisComponents
public import TrellisLayout
import TrellisText

/// A text, measured and broken into lines on the server.
///
/// The browser is given finished lines: it never wraps, so that no part of the page moves. Where
/// the height is limited, lines that do not fit are cut as if there were a maximum number of them.
///
/// Source: ComponentKit's text and label components (rows T1–T9).
public final class TextComponent: Component {
  public let text: AttributedText
  public let style: TextStyle
  /// The text's language as a BCP 47 tag; `nil` is the page's.
  public let language: String?

  /// - Parameters:
  ///   - viewClass: the element, such as `h1` or `p`.
  public init(
    _ text: AttributedText, style: TextStyle = TextStyle(), language: String? = nil,
    viewClass: ViewClass = "div", size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    self.text = text
    self.style = style
    self.language = language
    var all = style.attributes
    all.append(.className(TextStyleSheet.textClass))
    if let language { all.append(.attribute("lang", language)) }
    super.init(view: ViewConfiguration(viewClass, attributes: all + attributes), size: size)
  }

  /// A text in one style.
  public convenience init(
    _ text: String, style: TextStyle = TextStyle(), language: String? = nil,
    viewClass: ViewClass = "div", size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    self.init(
      AttributedText([TextSpan(text)]), style: style, language: language, viewClass: viewClass,
      size: size, attributes: attributes)
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let engine = Environment.requireTextEngine(for: self)
    let outsets = style.shadow?.outsets ?? .zero
    let across = outsets.left + outsets.right
    let down = outsets.top + outsets.bottom
    let layout = engine.layout(
      paragraph(in: Environment.current.traits, height: range.max.height - down),
      width: max(0, range.max.width - across))
    let size = Size(width: layout.width + across, height: layout.height + down)
    return Layout(of: self, size: range.clamp(size), extra: layout)
  }

  public override func firstBaseline(of layout: Layout) -> Double? {
    guard let measured = layout.extra as? TextLayout else { return nil }
    return measured.firstBaseline + (style.shadow?.outsets.top ?? 0)
  }

  public override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    guard let measured = layout.extra as? TextLayout else { return viewConfiguration }
    return viewConfiguration?.adding(
      TextContentBuilder(layout: measured, spans: text.spans).attributes)
  }

  private func paragraph(in traits: Traits, height: Double) -> Paragraph {
    let base = style.textAttributes
    return Paragraph(
      runs: text.spans.enumerated().map { index, span in
        TextRun(
          span.text,
          attributes: span.isPlain
            ? base : span.style.textAttributes(over: style, language: span.language),
          tag: index)
      },
      attributes: base, language: language ?? traits.language, direction: .natural,
      alignment: style.alignment, lineHeight: style.resolvedLineHeight,
      maximumLines: maximumLines(inHeight: height), truncation: style.truncation,
      lineBreakMode: style.lineBreakMode)
  }

  private func maximumLines(inHeight height: Double) -> Int {
    guard style.truncation != nil, height.isFinite, style.resolvedLineHeight > 0 else {
      return style.maximumLines
    }
    let fitting = max(1, Int(min(height / style.resolvedLineHeight, 1e6) + 0.001))
    return style.maximumLines == 0 ? fitting : min(fitting, style.maximumLines)
  }
}
