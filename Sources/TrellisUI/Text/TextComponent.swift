import TrellisBase
public import TrellisComponents
public import TrellisLayout
import TrellisText

/// A text, measured and broken into lines on the server.
///
/// The browser receives finished lines and never wraps them, so that no part of the page moves. If the
/// height is limited, lines that do not fit are truncated as with a maximum number of lines.
///
/// Source: ComponentKit's text and label components (rows T1–T11).
public final class TextComponent: Component {
  /// The text of a component with a single span that changes no style.
  private let plainText: String
  private let look: ResolvedTextStyle
  /// `nil` for a plain text.
  private let spans: [TextSpan]?
  /// `nil` for most texts.
  private let extras: Extras?

  /// Rare properties, allocated separately.
  private final class Extras {
    let truncation: AttributedText?
    let label: String?

    init?(_ truncation: AttributedText?, _ label: String?) {
      if truncation == nil, label == nil { return nil }
      self.truncation = truncation
      self.label = label
    }
  }

  /// - Parameters:
  ///   - truncation: replaces the truncated part, instead of the style's token. Its spans inherit
  ///     the text's style.
  ///   - label: the text for assistive technology, instead of the visible text. The default is the text,
  ///     including a truncated part.
  ///   - viewClass: the element, such as `h1` or `p`.
  public init(
    _ text: AttributedText, style: TextStyle = TextStyle(), language: String? = nil,
    truncation: AttributedText? = nil, label: String? = nil, viewClass: ViewClass = "div",
    size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    let isPlain = text.spans.count == 1 && text.spans[0].isPlain
    plainText = isPlain ? text.spans[0].text : ""
    spans = isPlain ? nil : text.spans
    look = ResolvedTextStyle.shared(style, language: language, viewClass: viewClass)
    extras = Extras(truncation, label)
    super.init(view: look.configuration.adding(attributes), size: size)
  }

  /// A text in one style.
  public init(
    _ text: String, style: TextStyle = TextStyle(), language: String? = nil,
    truncation: AttributedText? = nil, label: String? = nil, viewClass: ViewClass = "div",
    size: ComponentSize = .auto, attributes: [ViewAttribute] = []
  ) {
    plainText = text
    spans = nil
    look = ResolvedTextStyle.shared(style, language: language, viewClass: viewClass)
    extras = Extras(truncation, label)
    super.init(view: look.configuration.adding(attributes), size: size)
  }

  /// The characters with their spans; a plain text has one span that changes no style.
  public var text: AttributedText { AttributedText(spans ?? [TextSpan(plainText)]) }
  /// The style of the characters, unless their span changes it.
  public var style: TextStyle { look.style }
  /// The text's language as a BCP 47 tag; `nil` uses the page's.
  public var language: String? { look.language }
  /// Replaces the truncated part, instead of the style's token; its spans may have links.
  public var truncation: AttributedText? { extras?.truncation }

  // MARK: Layout

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? TextComponent else { return false }
    return previous.look === look && previous.plainText.isExactly(plainText)
      && Self.areSame(previous.spans, spans)
      && (previous.extras == nil && extras == nil
        || Self.areSame(previous.truncation?.spans, truncation?.spans))
  }

  private static func areSame(_ spans: [TextSpan]?, _ others: [TextSpan]?) -> Bool {
    guard let spans, let others else { return spans == nil && others == nil }
    // Texts that differ are compared by bytes only: by canonical equivalence, many combining marks take quadratic time.
    return spans.count == others.count
      && zip(spans, others).allSatisfy { $0.text.isExactly($1.text) } && spans == others
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    guard let context = FlexTreePool.textContext(for: self) else {
      return Layout(of: self, size: range.min)
    }
    let outsets = look.outsets
    let across = outsets.left + outsets.right
    let down = outsets.top + outsets.bottom
    let height = range.max.height - down
    let width = max(0, range.max.width - across)
    let layout = measured(in: context, width: width, height: height)
    let size = Size(width: layout.width + across, height: layout.height + down)
    let result = Layout(of: self, size: range.clamp(size), object: layout)
    result.content.alsoFitsOwnWidth =
      result.size == size
      && layout.isLayout(inWidth: layout.width, maximumLines: look.style.maximumLines)
    return result
  }

  private func measured(
    in context: FlexTreePool.TextContext, width: Double, height: Double
  ) -> TextLayout {
    let lines = maximumLines(inHeight: height)
    if let known = newestLayout?.extra(as: TextLayout.self),
      known.isLayout(inWidth: width, maximumLines: lines), known.height <= height + Self.tolerance
    {
      return known
    }
    var paragraph = paragraph(
      language: context.language, context.writingDirection, maximumLines: lines)
    var steps = 0
    defer { RenderContext.recordSteps(steps, ofText: "shaping") }
    let layout = context.engine.layout(paragraph, width: width, steps: &steps)
    guard look.style.truncation != nil, layout.height > height + Self.tolerance,
      layout.lines.count > 1
    else { return layout }
    // Some lines are higher than the minimum, or have space between them.
    let fitting = layout.lines.prefix { $0.bottom <= height + Self.tolerance }.count
    paragraph.maximumLines = max(fitting, 1)
    return context.engine.layout(paragraph, width: width, steps: &steps)
  }

  /// The tolerance of a height, because sums of fractions are not exact.
  private static let tolerance = 0.001

  public override func firstBaseline(of layout: Layout) -> Double? {
    guard let measured = layout.extra(as: TextLayout.self) else { return nil }
    return measured.firstBaseline + look.outsets.top
  }

  /// The width of the widest unbreakable part, in CSS pixels.
  ///
  /// - Precondition: called during a layout.
  public func minContentWidth() -> Double {
    guard let engine = HostEnvironment.textEngine(for: self) else { return 0 }
    var steps = 0
    defer { RenderContext.recordSteps(steps, ofText: "shaping") }
    return engine.minContentWidth(
      of: paragraph(in: HostEnvironment.ofLayout.traits), steps: &steps)
      + look.outsets.left + look.outsets.right
  }

  /// The width of the text if only line feeds break lines, in CSS pixels.
  ///
  /// - Precondition: called during a layout.
  public func maxContentWidth() -> Double {
    guard let engine = HostEnvironment.textEngine(for: self) else { return 0 }
    var steps = 0
    defer { RenderContext.recordSteps(steps, ofText: "shaping") }
    return engine.layout(
      paragraph(in: HostEnvironment.ofLayout.traits), width: .infinity, steps: &steps
    ).width
      + look.outsets.left + look.outsets.right
  }

  // MARK: Mounting

  public override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    guard let measured = layout.extra(as: TextLayout.self), let viewConfiguration else {
      return viewConfiguration
    }
    let builder = TextContentBuilder(
      layout: measured, look: look, plainText: plainText, spans: allSpans)
    let label = labelAttributes(of: measured, in: viewConfiguration)
    let content =
      label.isEmpty && measured.isTruncated
      ? cutOff(builder.content, of: viewConfiguration) : builder.content
    let configuration = viewConfiguration.adding(
      builder.attributes + label + clippingAttributes(of: measured))
    // Nearly all texts are plain, and share all attributes but the text.
    guard case .text(let text) = content else { return configuration.adding([content]) }
    return configuration.showing(text)
  }

  /// Clips a text in a box that is narrower than its truncation token, as browsers do.
  ///
  /// Source: CSS Overflow Module Level 4, "Inline Overflow Ellipsis".
  private func clippingAttributes(of layout: TextLayout) -> [ViewAttribute] {
    let isTooWide = layout.isTruncated && layout.width > layout.constrainedWidth + Self.tolerance
    return isTooWide ? [.style(StyleProperty("overflow-x"), "clip")] : []
  }

  /// The spans by their tags: the spans of the text, then the spans of the truncation token.
  private var allSpans: [TextSpan]? {
    guard let truncation else { return spans }
    return text.spans + truncation.spans
  }

  /// The content of a text that is cut off: the visible part, and the whole text for assistive technology and for
  /// copies. A text with links keeps its content, so that the links can be used.
  private func cutOff(
    _ content: ViewAttribute, of configuration: ViewConfiguration
  ) -> ViewAttribute {
    let isNamed = ["aria-label", "aria-labelledby", "aria-hidden"].contains {
      configuration.attributes.attribute($0) != nil
    }
    if isNamed || allSpans?.contains(where: { $0.link != nil || $0.action != nil }) == true {
      return content
    }
    let visible: InlineElement.Content
    switch content {
    case .text(let text): visible = .text(text)
    case .inline(let elements): visible = .elements(elements)
    default: return content
    }
    return .inline([
      InlineElement(attributes: ["aria-hidden": "true"], content: visible),
      InlineElement(
        attributes: ["class": TextStyleSheet.wholeTextClass], content: .text(text.text)),
    ])
  }

  /// The accessible name of the element: the given label, or the whole text of a truncated text in an element that may
  /// have a name, such as a heading or a link (as in ComponentKit).
  private func labelAttributes(
    of layout: TextLayout, in configuration: ViewConfiguration
  ) -> [ViewAttribute] {
    guard layout.isTruncated || extras?.label != nil else { return [] }
    let given = configuration.attributes
    let isNamed = ["aria-label", "aria-labelledby", "aria-hidden"].contains {
      given.attribute($0) != nil
    }
    if isNamed { return [] }
    // Elements without a role must not have a label.
    let needsRole =
      ["div", "span", "p"].contains(configuration.viewClass.tag) && given.attribute("role") == nil
    if needsRole, extras?.label == nil { return [] }
    return [.aria("label", extras?.label ?? text.text)] + (needsRole ? [.role("group")] : [])
  }

  // MARK: Measuring

  /// The paragraph in any height.
  private func paragraph(in traits: Traits) -> Paragraph {
    paragraph(
      language: traits.language, traits.writingDirection,
      maximumLines: maximumLines(inHeight: .infinity))
  }

  private func paragraph(
    language: String, _ writingDirection: WritingDirection, maximumLines: Int
  ) -> Paragraph {
    let style = look.style
    return Paragraph(
      runs: runs, attributes: look.attributes, language: look.language ?? language,
      direction: direction(in: writingDirection), alignment: style.alignment,
      lineHeight: look.lineHeight, spacing: style.spacing, maximumLines: maximumLines,
      truncation: paragraphTruncation, lineBreakMode: style.lineBreakMode,
      composition: style.composition)
  }

  /// A text with natural direction but without directed characters, such as a number, has the screen's
  /// direction.
  private func direction(in writingDirection: WritingDirection) -> TextDirection {
    let own = look.style.direction
    return own == .natural && writingDirection == .rightToLeft ? .naturalRightToLeft : own
  }

  private var runs: [TextRun] {
    guard let spans else { return [TextRun(plainText, attributes: look.attributes)] }
    return spans.enumerated().map { index, span in
      TextRun(
        span.text, attributes: attributes(of: span), tag: index,
        baselineRise: span.style.baseline?.rise(inTextOfSize: look.attributes.font.size) ?? 0)
    }
  }

  private func attributes(of span: TextSpan) -> TextAttributes {
    span.isPlain
      ? look.attributes : span.style.textAttributes(over: look.style, language: span.language)
  }

  private var paragraphTruncation: TextTruncation? {
    guard var cut = look.style.truncation, let truncation else { return look.style.truncation }
    let first = spans?.count ?? 1
    cut.tokens = truncation.spans.enumerated().map { index, span in
      .init(span.text, tag: first + index, attributes: attributes(of: span))
    }
    return cut
  }

  /// The maximum number of lines in a height, because no line is lower than the line height.
  private func maximumLines(inHeight height: Double) -> Int {
    let limit = look.style.maximumLines
    guard look.style.truncation != nil, height.isFinite, look.lineHeight > 0 else { return limit }
    let fitting = max(1, Int(min(height / look.lineHeight, 1e6) + 0.001))
    return limit == 0 ? fitting : min(fitting, limit)
  }
}
