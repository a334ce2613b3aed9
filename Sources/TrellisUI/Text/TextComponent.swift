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
  /// The text of a component that has one span only, without a look of its own.
  private let plainText: String
  private let look: TextLook
  /// `nil` for a plain text.
  private let spans: [TextSpan]?

  /// - Parameters:
  ///   - viewClass: the element, such as `h1` or `p`.
  public init(
    _ text: AttributedText, style: TextStyle = TextStyle(), language: String? = nil,
    viewClass: ViewClass = "div", size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    let isPlain = text.spans.count == 1 && text.spans[0].isPlain
    plainText = isPlain ? text.spans[0].text : ""
    spans = isPlain ? nil : text.spans
    look = TextLook.shared(style, language: language, viewClass: viewClass)
    super.init(view: look.configuration.adding(attributes), size: size)
  }

  /// A text in one style.
  public init(
    _ text: String, style: TextStyle = TextStyle(), language: String? = nil,
    viewClass: ViewClass = "div", size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    plainText = text
    spans = nil
    look = TextLook.shared(style, language: language, viewClass: viewClass)
    super.init(view: look.configuration.adding(attributes), size: size)
  }

  public var text: AttributedText { AttributedText(spans ?? [TextSpan(plainText)]) }
  public var style: TextStyle { look.style }
  /// The text's language as a BCP 47 tag; `nil` is the page's.
  public var language: String? { look.language }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let engine = Environment.requireTextEngine(for: self)
    let outsets = look.outsets
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
    return measured.firstBaseline + look.outsets.top
  }

  public override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    guard let measured = layout.extra as? TextLayout else { return viewConfiguration }
    let builder = TextContentBuilder(layout: measured, plainText: plainText, spans: spans)
    let content = builder.content
    let configuration = viewConfiguration?.adding(builder.attributes)
    // Nearly all texts are plain ones, and share all attributes but the text.
    guard case .text(let text) = content else { return configuration?.adding([content]) }
    return configuration?.showing(text)
  }

  private func paragraph(in traits: Traits, height: Double) -> Paragraph {
    Paragraph(
      runs: runs, attributes: look.attributes, language: language ?? traits.language,
      direction: .natural, alignment: look.style.alignment, lineHeight: look.lineHeight,
      maximumLines: maximumLines(inHeight: height), truncation: look.style.truncation,
      lineBreakMode: look.style.lineBreakMode)
  }

  private var runs: [TextRun] {
    guard let spans else { return [TextRun(plainText, attributes: look.attributes)] }
    return spans.enumerated().map { index, span in
      TextRun(
        span.text,
        attributes: span.isPlain
          ? look.attributes : span.style.textAttributes(over: look.style, language: span.language),
        tag: index)
    }
  }

  private func maximumLines(inHeight height: Double) -> Int {
    let limit = look.style.maximumLines
    guard look.style.truncation != nil, height.isFinite, look.lineHeight > 0 else { return limit }
    let fitting = max(1, Int(min(height / look.lineHeight, 1e6) + 0.001))
    return limit == 0 ? fitting : min(fitting, limit)
  }
}
