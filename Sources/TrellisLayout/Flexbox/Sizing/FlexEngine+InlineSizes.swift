// Widths of boxes. Source: CSS Sizing Level 3, and Level 4 §6 for aspect ratios.

extension FlexEngine {
  /// The width of the border box for `length`, or `indefinite`.
  ///
  /// - Parameter contentSpace: the space for measuring the content, if it is needed.
  func resolveWidth(
    _ length: FlexLength, role: LengthRole, of node: Int32, in space: LayoutSpace,
    contentSpace: LayoutSpace, edges: BoxEdges, availableWidth: Double? = nil
  ) -> Double {
    switch length {
    case .points(let points):
      return borderBoxWidth(points, of: node, edges: edges)
    case .percent(let fraction):
      guard space.percentWidth.isDefinite else { return indefinite }
      return borderBoxWidth(fraction * space.percentWidth, of: node, edges: edges)
    case .stretch:
      let available = availableWidth ?? space.availableWidth
      guard available.isDefinite else { return indefinite }
      let margins = margins(of: node, percentBase: space.percentWidth)
      return max(edges.horizontal, available - margins.horizontal)
    case .content, .maxContent:
      return maxContentWidth(of: node, in: contentSpace, edges: edges, .content)
    case .minContent:
      return minContentWidth(of: node, in: contentSpace, edges: edges, .content)
    case .fitContent:
      let available = availableWidth ?? space.availableWidth
      guard available.isDefinite else {
        switch role {
        case .minimum: return minContentWidth(of: node, in: contentSpace, edges: edges, .content)
        case .main: return indefinite
        case .maximum: return maxContentWidth(of: node, in: contentSpace, edges: edges, .content)
        }
      }
      let margins = margins(of: node, percentBase: space.percentWidth)
      let height = heightForWidths(of: node, in: contentSpace, edges: edges)
      let widest = contentWidth(
        .max, of: node, in: contentSpace, edges: edges, height: height, .content
      ).width
      let inside = (available - margins.horizontal).floored
      if widest <= inside { return widest }
      let narrowest = contentWidth(
        .min, of: node, in: contentSpace, edges: edges, height: height, .content
      ).width
      return max(narrowest, inside)
    case .auto:
      return indefinite
    }
  }

  /// The width of the border box for a `length` of the box that `boxSizing` names.
  @inline(__always)
  func borderBoxWidth(_ length: Double, of node: Int32, edges: BoxEdges) -> Double {
    traits(of: node).contains(.isContentBox)
      ? length.floored + edges.horizontal : max(edges.horizontal, length)
  }

  /// The value of an automatic minimum width.
  enum AutomaticMinimum {
    case none
    /// A width of the border box.
    case width(Double)
    /// The min-content width, ignoring the ratio.
    case minIntrinsic
  }

  /// The bounds of the width.
  ///
  /// - Parameter transfers: whether bounds of the height are transferred through the ratio.
  func widthBounds(
    of node: Int32, in space: LayoutSpace, contentSpace: LayoutSpace, edges: BoxEdges,
    automaticMinimum: AutomaticMinimum = .none, transfers: Bool = true,
    availableWidth: Double? = nil
  ) -> SizeBounds {
    let style = style(of: node)
    let traits = traits(of: node)
    var bounds = SizeBounds(min: edges.horizontal, max: .infinity)
    if !traits.contains(.hasFreeWidth) {
      let low = resolveWidth(
        style.pointee.minWidth, role: .minimum, of: node, in: space, contentSpace: contentSpace,
        edges: edges, availableWidth: availableWidth)
      if low.isDefinite { bounds.min = low }
      let high = resolveWidth(
        style.pointee.maxWidth, role: .maximum, of: node, in: space, contentSpace: contentSpace,
        edges: edges, availableWidth: availableWidth)
      if high.isDefinite { bounds.max = high }
    }
    if style.pointee.minWidth.isAuto {
      switch automaticMinimum {
      case .none: break
      case .width(let width):
        bounds.min = min(max(width, edges.horizontal), bounds.max)
      case .minIntrinsic:
        let narrowest = minContentWidth(of: node, in: contentSpace, edges: edges, .intrinsic)
        bounds.min = min(narrowest, bounds.max)
      }
    }
    if transfers, traits.contains(.hasAspectRatio), style.pointee.width.isAuto,
      !space.options.contains(.stretchWidth)
    {
      let transferred = transferredWidthBounds(of: node, in: space, edges: edges)
      bounds.min = max(bounds.min, min(transferred.min, bounds.max))
      bounds.max = min(bounds.max, transferred.max)
    }
    bounds.max = max(bounds.max, bounds.min)
    if node == rangedRoot {
      bounds.min = bounds.min.clamped(rootRange.min.width, rootRange.max.width)
      bounds.max = bounds.max.clamped(rootRange.min.width, rootRange.max.width)
    }
    return bounds
  }

  /// The width of the border box of `node`.
  @inline(__always)
  func width(of node: Int32, in space: LayoutSpace, edges: BoxEdges) -> Double {
    if space.options.contains(.fixedWidth) { return space.availableWidth }
    if traits(of: node).contains(.hasPlainWidth),
      case .points(let points) = style(of: node).pointee.width
    {
      return borderBoxWidth(points, of: node, edges: edges)
    }
    return widthInFull(of: node, in: space, edges: edges)
  }

  private func widthInFull(of node: Int32, in space: LayoutSpace, edges: BoxEdges) -> Double {
    let style = style(of: node)
    let traits = traits(of: node)
    let mayUseRatio =
      traits.contains(.hasAspectRatio)
      && !(style.pointee.height.isAuto && !space.options.contains(.stretchHeight))
      && height(of: node, in: space, edges: edges, content: indefinite, width: indefinite)
        .isDefinite

    var length = style.pointee.width
    let isAutomatic = length.isAuto
    if isAutomatic {
      if !space.availableWidth.isDefinite {
        length = .minContent
      } else if space.options.contains(.stretchWidth) {
        length = .stretch
      } else {
        length = .fitContent
      }
    }
    let appliesMinimum =
      mayUseRatio && !traits.contains(.isScrollContainer) && length.isIntrinsic
    let extent = resolveWidth(
      length, role: .main, of: node, in: space, contentSpace: space, edges: edges)
    if traits.contains(.hasFreeWidth), !traits.contains(.hasAspectRatio) {
      return max(extent, edges.horizontal)
    }
    let bounds = widthBounds(
      of: node, in: space, contentSpace: space, edges: edges,
      automaticMinimum: appliesMinimum ? .minIntrinsic : .none)
    return bounds.clamp(extent)
  }
}
