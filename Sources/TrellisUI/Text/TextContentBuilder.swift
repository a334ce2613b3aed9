import TrellisBase
import TrellisComponents
import TrellisLayout
import TrellisText

/// Converts the nodes of a measured text to the content of its element.
struct TextContentBuilder {
  let layout: TextLayout
  let look: ResolvedTextStyle
  /// The whole text, if there are no spans.
  let plainText: String
  /// The spans of the text and of the truncation token, by tag.
  let spans: [TextSpan]?
  /// Whether the text needs whole font files.
  private let isWhole: Bool

  init(layout: TextLayout, look: ResolvedTextStyle, plainText: String, spans: [TextSpan]?) {
    self.layout = layout
    self.look = look
    self.plainText = plainText
    self.spans = spans
    isWhole = layout.usesWholeFaces
  }

  /// The attributes of the element besides its content and the attributes of its resolved style.
  var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = TextStrut(0, of: layout).declarations(after: look.strut)
      .map { .style($0, $1) }
    switch layout.textAlign {
    case .center: all.append(.style(.textAlign, "center"))
    case .right: all.append(.style(.textAlign, "right"))
    case .left where layout.isRightToLeft: all.append(.style(.textAlign, "left"))
    case .left, .natural, .justified: break
    }
    if let padding { all.append(.style(.padding, padding)) }
    if let family = layout.fontFamily(isWhole: isWhole) { all.append(.style(.fontFamily, family)) }
    let sheets = layout.fontSheets
    if !sheets.isEmpty {
      all.append(.attribute(TextStyleSheet.sheetsAttribute, sheets.joined(separator: " ")))
    }
    if isWhole { all.append(.className(TextStyleSheet.wholeClass)) }
    if layout.overridesDirection { all.append(.className(TextStyleSheet.overrideClass)) }
    if let direction { all.append(.attribute("dir", direction)) }
    return all
  }

  /// The value of `dir`; `nil` if both the text and the screen are left-to-right.
  ///
  /// Browsers place lines, punctuation and struts by the direction of the text's element. Without `dir` the element
  /// would inherit the direction.
  private var direction: String? {
    if layout.isRightToLeft { return "rtl" }
    return layout.paragraph.direction == .natural ? nil : "ltr"
  }

  /// The space for the shadow, from the resolved style, and the indent at the end of lines.
  private var padding: String? {
    let endIndent = layout.paragraph.spacing.endIndent
    guard endIndent != 0 else { return nil }
    var sides = look.outsets
    if layout.isRightToLeft { sides.left += endIndent } else { sides.right += endIndent }
    return cssPadding(sides)
  }

  /// An element before the line with the index `next`.
  private func lineEnd(_ className: String, _ text: String, next: Int) -> InlineElement {
    let declarations = TextStrut(next, of: layout).declarations(after: TextStrut(0, of: layout))
    return InlineElement(
      attributes: ["class": className],
      style: Dictionary(declarations, uniquingKeysWith: { $1 }), content: .text(text))
  }

  /// The content of the element.
  var content: ViewAttribute {
    if spans == nil, let text = layout.wholeText {
      return .text(text.isExactly(plainText) ? plainText : text)
    }
    let nodes = layout.nodes()
    switch nodes.count {
    case 0: return .text("")
    case 1:
      // Equal characters are stored once.
      if let text = plainText(nodes[0]) { return .text(text == plainText ? plainText : text) }
    default: break
    }
    return .inline(nodes.flatMap(elements))
  }

  private func plainText(_ node: TextNode) -> String? {
    switch node {
    case .text(let text): text
    case .run(let tag, let nodes) where nodes.count == 1 && isPlain(tag):
      plainText(nodes[0])
    default: nil
    }
  }

  private func elements(_ node: TextNode) -> [InlineElement] {
    switch node {
    case .text(let text): [InlineElement(content: .text(text))]
    case .run(let tag, let nodes): run(tag, nodes)
    case .direction(let isRightToLeft, let nodes):
      [
        wrapped(
          nodes,
          in: isRightToLeft ? TextStyleSheet.rightToLeftClass : TextStyleSheet.leftToRightClass)
      ]
    case .cell(let clusters, let width, let isEven):
      [
        InlineElement(
          attributes: [
            "class": TextStyleSheet.cellClass + (isEven ? " " + TextStyleSheet.evenClass : "")
          ],
          style: [StyleProperty("width"): "\(cssNumber(width))px"], content: .text(clusters))
      ]
    case .tab(let tabs, let width):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.tabClass],
          style: [StyleProperty("width"): "\(cssNumber(width))px"], content: .text(tabs))
      ]
    case .justified(let width, let nodes):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.justifiedClass],
          style: [StyleProperty("width"): "\(cssNumber(width))px"],
          content: .elements(nodes.flatMap(elements)))
      ]
    case .hanging(let character, let width):
      [
        InlineElement(
          style: [StyleProperty("margin-inline-end"): "\(cssNumber(-width))px"],
          content: .text(character))
      ]
    case .emoji(let cluster, let width, let family):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.cellClass],
          style: [
            StyleProperty("width"): "\(cssNumber(width))px",
            .fontFamily: TextStyleSheet.fontFamily(family),
          ],
          content: .text(cluster))
      ]
    case .hyphen(let isMinus):
      [
        InlineElement(
          attributes: [
            "class": isMinus ? TextStyleSheet.hyphenMinusClass : TextStyleSheet.hyphenClass
          ],
          content: .text(""))
      ]
    case .hidden(let text):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.hiddenClass], content: .text(text))
      ]
    case .lineBreak(let hidden, let next):
      [lineEnd(TextStyleSheet.lineBreakClass, hidden, next: next)]
    case .lineFeed(let next):
      [lineEnd(TextStyleSheet.lineFeedClass, "\n", next: next)]
    }
  }

  private func isPlain(_ tag: Int) -> Bool { spans?[tag].isPlain ?? true }

  private func run(_ tag: Int, _ nodes: [TextNode]) -> [InlineElement] {
    guard let span = spans?[tag], !span.isPlain else { return nodes.flatMap(elements) }
    let family =
      span.style.families == nil && span.language == nil
      ? nil : layout.fontFamily(ofTag: tag, isWhole: isWhole)
    let rise = layout.paragraph.runs.first { $0.tag == tag }?.baselineRise ?? 0
    if nodes.count == 1, let text = plainText(nodes[0]) {
      return [span.element(.text(text), fontFamily: family, baselineRise: rise)]
    }
    return [
      span.element(
        .elements(nodes.flatMap(elements)), fontFamily: family, baselineRise: rise)
    ]
  }

  private func wrapped(_ nodes: [TextNode], in className: String) -> InlineElement {
    InlineElement(
      attributes: ["class": className], content: .elements(nodes.flatMap(elements)))
  }
}
