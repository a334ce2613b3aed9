import TrellisComponents
import TrellisText

/// Turns the nodes of a measured text into what goes into its element.
struct TextContentBuilder {
  let layout: TextLayout
  /// The whole text, where there are no spans.
  let plainText: String
  let spans: [TextSpan]?

  /// What the element needs besides its content.
  var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = []
    switch layout.textAlign {
    case .center: all.append(.style(.textAlign, "center"))
    case .right: all.append(.style(.textAlign, "right"))
    case .left, .natural: break
    }
    if layout.overridesDirection { all.append(.className(TextStyleSheet.overrideClass)) }
    if layout.isRightToLeft { all.append(.attribute("dir", "rtl")) }
    return all
  }

  /// What stands between the element's tags.
  var content: ViewAttribute {
    let nodes = layout.nodes()
    switch nodes.count {
    case 0: return .text("")
    case 1:
      // The same characters are kept once.
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
    case .cell(let cluster, let width):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.cellClass],
          style: [StyleProperty("width"): "\(cssNumber(width))px"], content: .text(cluster))
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
    case .lineBreak(let hidden):
      [
        InlineElement(
          attributes: ["class": TextStyleSheet.lineBreakClass], content: .text(hidden))
      ]
    }
  }

  private func isPlain(_ tag: Int) -> Bool { spans?[tag].isPlain ?? true }

  private func run(_ tag: Int, _ nodes: [TextNode]) -> [InlineElement] {
    guard let span = spans?[tag], !span.isPlain else { return nodes.flatMap(elements) }
    if nodes.count == 1, let text = plainText(nodes[0]) { return [span.element(.text(text))] }
    return [span.element(.elements(nodes.flatMap(elements)))]
  }

  private func wrapped(_ nodes: [TextNode], in className: String) -> InlineElement {
    InlineElement(
      attributes: ["class": className], content: .elements(nodes.flatMap(elements)))
  }
}
