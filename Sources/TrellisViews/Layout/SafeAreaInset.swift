import TrellisUI

/// A view with another one along an edge; see ``View/safeAreaInset(edge:alignment:spacing:content:)``.
public struct InsetView<Content: View, Inset: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let inset: Inset
  fileprivate let edge: Edge
  fileprivate let alignment: Alignment
  fileprivate let spacing: Double

  public func _expand(into expansion: inout ViewExpansion) {
    var content: Box?
    var inset: Box?
    expansion.atIndex(0) { content = $0.box(of: self.content) }
    expansion.atIndex(1) { inset = $0.box(of: self.inset) }
    guard var content else { return inset.map { expansion.append($0) } ?? () }
    guard let inset else { return expansion.append(content) }
    content.wrapOffset()
    // It takes the rest of the space beyond its limits.
    content.centerAtLimit()
    let isRow = edge == .leading || edge == .trailing
    content.flexibility.formUnion(
      isRow ? .fillsWidth : .fillsHeight)
    content.flexibility.insert(isRow ? .growsHeight : .growsWidth)
    var style = FlexboxStyle(direction: isRow ? .row : .column)
    style.alignItems = isRow ? alignment.vertical.items : alignment.horizontal.items
    style.spacing = spacing
    let isFirst = edge == .top || edge == .leading
    expansion.append(Box(style, isFirst ? [inset, content] : [content, inset]))
  }
}

extension View {
  /// Puts `content` along an edge; this view takes the rest of the space, so that nothing of it is covered.
  ///
  /// - Parameters:
  ///   - alignment: the position of `content` along the edge.
  ///   - spacing: the space between both, in CSS pixels.
  public func safeAreaInset<Content: View>(
    edge: Edge, alignment: Alignment = .center, spacing: Double = 0,
    @ViewBuilder content: () -> Content
  ) -> InsetView<Self, Content> {
    InsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
}
