/// The widths of a box's border, padding and scrollbars on each side.
struct BoxEdges {
  // Border and padding.
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
  // Scrollbars.
  var scrollbarLeft = 0.0
  var scrollbarRight = 0.0
  var scrollbarBottom = 0.0

  /// Border and padding of both sides.
  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }
  /// The difference between the border box and the content box: border, padding and scrollbars.
  var insideHorizontal: Double { left + right + (scrollbarLeft + scrollbarRight) }
  var insideVertical: Double { top + bottom + scrollbarBottom }
  var insideTop: Double { top }
  var insideLeft: Double { left + scrollbarLeft }
  var insideRight: Double { right + scrollbarRight }
}

/// Margins of a box; automatic ones are 0 here.
struct BoxMargins {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }
}

extension FlexEngine {
  /// The edges of `node`. Percentages refer to `base`, and are 0 if it is indefinite.
  @inline(__always)
  func edges(of node: Int32, percentBase base: Double) -> BoxEdges {
    guard traits(of: node).contains(.hasBorderOrPadding) else { return BoxEdges() }
    return edgesInFull(of: node, percentBase: base)
  }

  private func edgesInFull(of node: Int32, percentBase base: Double) -> BoxEdges {
    let style = style(of: node)
    let traits = traits(of: node)
    let isRightToLeft = isRightToLeft(node)
    var edges = BoxEdges()
    edges.top = (style.pointee.padding.top.margin(of: base) ?? 0) + style.pointee.border.top
    edges.bottom =
      (style.pointee.padding.bottom.margin(of: base) ?? 0) + style.pointee.border.bottom
    if traits.contains(.hasLogicalEdges) {
      edges.left =
        (style.pointee.padding.left(isRightToLeft: isRightToLeft).margin(of: base) ?? 0)
        + style.pointee.border.left(isRightToLeft: isRightToLeft)
      edges.right =
        (style.pointee.padding.right(isRightToLeft: isRightToLeft).margin(of: base) ?? 0)
        + style.pointee.border.right(isRightToLeft: isRightToLeft)
    } else {
      edges.left = (style.pointee.padding.left.margin(of: base) ?? 0) + style.pointee.border.left
      edges.right =
        (style.pointee.padding.right.margin(of: base) ?? 0) + style.pointee.border.right
    }
    if traits.contains(.hasScrollbar) {
      let thickness = style.pointee.scrollbarThickness
      if style.pointee.overflowX == .scroll { edges.scrollbarBottom = thickness }
      if style.pointee.overflowY == .scroll {
        if isRightToLeft {
          edges.scrollbarLeft = thickness
        } else {
          edges.scrollbarRight = thickness
        }
      }
    }
    return edges
  }

  /// The width that percentage paddings of `node` refer to; 0 if it has none.
  @inline(__always)
  func percentBase(for node: Int32, _ width: Double) -> Double {
    traits(of: node).contains(.hasPercentPadding) ? width : 0
  }

  /// The margins of `node`. Percentages refer to `base`, and are 0 if it is indefinite.
  @inline(__always)
  func margins(of node: Int32, percentBase base: Double) -> BoxMargins {
    guard traits(of: node).contains(.hasMargin) else { return BoxMargins() }
    let margin = style(of: node).pointee.margin
    let isRightToLeft = isRightToLeft(node)
    return BoxMargins(
      top: margin.top.margin(of: base) ?? 0,
      left: margin.left(isRightToLeft: isRightToLeft).margin(of: base) ?? 0,
      bottom: margin.bottom.margin(of: base) ?? 0,
      right: margin.right(isRightToLeft: isRightToLeft).margin(of: base) ?? 0)
  }
}
