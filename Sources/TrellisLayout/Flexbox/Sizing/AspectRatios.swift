// Sizes carried over by `aspect-ratio`. Source: CSS Sizing Level 4 §6.

extension FlexEngine {
  /// The height of the border box that the ratio gives to one `width` wide.
  func heightFromRatio(of node: Int32, edges: BoxEdges, width: Double) -> Double {
    let ratio = style(of: node).pointee.aspectRatio ?? 1
    if traits(of: node).contains(.isContentBox) {
      return (width - edges.horizontal) / ratio + edges.vertical
    }
    return max(edges.vertical, width / ratio)
  }

  /// The width of the border box that the ratio gives to one `height` high.
  func widthFromRatio(of node: Int32, edges: BoxEdges, height: Double) -> Double {
    let ratio = style(of: node).pointee.aspectRatio ?? 1
    if traits(of: node).contains(.isContentBox) {
      return (height - edges.vertical) * ratio + edges.horizontal
    }
    return max(edges.horizontal, height * ratio)
  }

  /// The bounds of the width that the bounds of the height give through the ratio.
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

  /// The bounds of the height that bounds of the width give through the ratio.
  func transferredHeightBounds(of node: Int32, edges: BoxEdges, widths: SizeBounds) -> SizeBounds {
    var bounds = SizeBounds(min: 0, max: .infinity)
    if widths.min > 0 {
      bounds.min = heightFromRatio(of: node, edges: edges, width: widths.min)
    }
    if widths.max != .infinity {
      bounds.max = heightFromRatio(of: node, edges: edges, width: widths.max)
    }
    bounds.max = max(bounds.max, bounds.min)
    return bounds
  }
}
