// Sizes transferred through `aspect-ratio`. Source: CSS Sizing Level 4 §6.

extension FlexEngine {
  /// The height of the border box that follows from `width` and the ratio.
  func heightFromRatio(of node: Int32, edges: BoxEdges, width: Double) -> Double {
    let ratio = style(of: node).pointee.aspectRatio ?? 1
    if traits(of: node).contains(.isContentBox) {
      return (width - edges.horizontal) / ratio + edges.vertical
    }
    return max(edges.vertical, width / ratio)
  }

  /// The width of the border box that follows from `height` and the ratio.
  func widthFromRatio(of node: Int32, edges: BoxEdges, height: Double) -> Double {
    let ratio = style(of: node).pointee.aspectRatio ?? 1
    if traits(of: node).contains(.isContentBox) {
      return (height - edges.vertical) * ratio + edges.horizontal
    }
    return max(edges.horizontal, height * ratio)
  }

  /// The bounds of the width, transferred from the bounds of the height.
  func transferredWidthBounds(of node: Int32, in space: LayoutSpace, edges: BoxEdges) -> SizeBounds
  {
    let heights = definiteHeightBounds(of: node, in: space, edges: edges)
    var bounds = SizeBounds(min: 0, max: .infinity)
    if heights.min > 0 {
      bounds.min = widthFromRatio(of: node, edges: edges, height: heights.min)
    }
    if heights.max != .infinity {
      bounds.max = widthFromRatio(of: node, edges: edges, height: heights.max)
    }
    bounds.max = max(bounds.max, bounds.min)
    return bounds
  }

  /// The maximum of the height, transferred from the maximum of the width.
  func transferredMaxHeight(of node: Int32, edges: BoxEdges, widths: SizeBounds) -> Double {
    widths.max == .infinity
      ? .infinity : heightFromRatio(of: node, edges: edges, width: widths.max)
  }
}
