// Heights of boxes. Source: CSS Sizing Level 3, and Level 4 §6 for aspect ratios.

/// The preferred, minimum or maximum length of a box in an axis.
enum LengthRole {
  case main
  case minimum
  case maximum
}

/// The kind of a content-based size: with the aspect ratio applied, or of the content alone.
enum ContentKind {
  case content
  case intrinsic
}

/// A minimum and a maximum size; if they contradict, the minimum is used.
struct SizeBounds {
  var min: Double
  var max: Double

  @inline(__always)
  func clamp(_ size: Double) -> Double { size.clamped(min, max) }
}

extension FlexEngine {
  /// The height of the border box for `length`, or `indefinite`.
  ///
  /// - Parameter content: the height of the content, evaluated only if it is needed.
  @inline(__always)
  func resolveHeight(
    _ length: FlexLength, role: LengthRole, of node: Int32, in space: LayoutSpace,
    edges: BoxEdges, content: (ContentKind) -> Double
  ) -> Double {
    switch length {
    case .points(let points):
      return borderBoxHeight(points, of: node, edges: edges)
    case .percent(let fraction):
      guard space.percentHeight.isDefinite else {
        return role == .main ? content(.content) : indefinite
      }
      return borderBoxHeight(fraction * space.percentHeight, of: node, edges: edges)
    case .stretch:
      guard space.availableHeight.isDefinite else {
        return role == .main ? content(.content) : indefinite
      }
      let margins = margins(of: node, percentBase: space.percentWidth)
      return max(edges.vertical, space.availableHeight - margins.vertical)
    case .minContent, .maxContent, .fitContent, .content:
      return content(.content)
    case .auto:
      return indefinite
    }
  }

  /// The height of the border box for a `length` of the box that `boxSizing` names.
  @inline(__always)
  func borderBoxHeight(_ length: Double, of node: Int32, edges: BoxEdges) -> Double {
    traits(of: node).contains(.isContentBox)
      ? length.floored + edges.vertical : max(edges.vertical, length)
  }

  /// The bounds of the height. `automaticMinimum` replaces an automatic minimum.
  @inline(__always)
  func heightBounds(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, automaticMinimum: Double?,
    content: (ContentKind) -> Double
  ) -> SizeBounds {
    var bounds = SizeBounds(min: edges.vertical, max: .infinity)
    let style = style(of: node)
    if !traits(of: node).contains(.hasFreeHeight) {
      let low = resolveHeight(
        style.pointee.minHeight, role: .minimum, of: node, in: space, edges: edges,
        content: content)
      if low.isDefinite { bounds.min = low }
      let high = resolveHeight(
        style.pointee.maxHeight, role: .maximum, of: node, in: space, edges: edges,
        content: content)
      if high.isDefinite { bounds.max = high }
    }
    if let automaticMinimum, style.pointee.minHeight.isAuto {
      bounds.min = min(max(automaticMinimum, edges.vertical), bounds.max)
    }
    bounds.max = max(bounds.max, bounds.min)
    if node == rangedRoot {
      bounds.min = bounds.min.clamped(rootRange.min.height, rootRange.max.height)
      bounds.max = bounds.max.clamped(rootRange.min.height, rootRange.max.height)
    }
    return bounds
  }

  /// The bounds of the height that do not depend on the content.
  func definiteHeightBounds(of node: Int32, in space: LayoutSpace, edges: BoxEdges) -> SizeBounds {
    heightBounds(of: node, in: space, edges: edges, automaticMinimum: nil) { _ in indefinite }
  }

  /// The height of the border box of `node`, for a width and a content height.
  ///
  /// Both may be `indefinite`; the result is `indefinite` if it depends on an indefinite length.
  @inline(__always)
  func height(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, content: Double, width: Double
  ) -> Double {
    if space.options.contains(.fixedHeight) { return space.availableHeight }
    let traits = traits(of: node)
    if traits.contains(.hasPlainHeight), node != rangedRoot,
      case .points(let points) = style(of: node).pointee.height
    {
      return borderBoxHeight(points, of: node, edges: edges)
    }
    if traits.contains(.hasContentHeight), !space.options.contains(.stretchHeight) {
      if !content.isDefinite { return indefinite }
      if traits.contains(.hasFreeHeight), node != rangedRoot {
        return max(content, edges.vertical)
      }
    }
    return heightInFull(of: node, in: space, edges: edges, content: content, width: width)
  }

  private func heightInFull(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, content: Double, width: Double
  ) -> Double {
    let style = style(of: node)
    let traits = traits(of: node)
    let hasRatio = traits.contains(.hasAspectRatio)
    let mayUseRatio = hasRatio && width.isDefinite
    var length = style.pointee.height
    if length.isAuto {
      let stretches =
        space.availableHeight.isDefinite && space.options.contains(.stretchHeight)
      length = stretches ? .stretch : .fitContent
    }
    let ratioHeight =
      mayUseRatio ? heightFromRatio(of: node, edges: edges, width: width) : content
    // The closures are written inline, because a closure in a variable would be allocated at each call.
    let extent = resolveHeight(length, role: .main, of: node, in: space, edges: edges) {
      $0 == .content ? ratioHeight : content
    }
    guard extent.isDefinite else { return indefinite }
    if traits.contains(.hasFreeHeight), !hasRatio, node != rangedRoot {
      return max(extent, edges.vertical)
    }
    // CSS Sizing Level 4 §6.1: a ratio does not make a box smaller than its content.
    let appliesMinimum =
      mayUseRatio && content.isDefinite && content != .infinity
      && !traits.contains(.isScrollContainer) && length.isIntrinsic
    let bounds = heightBounds(
      of: node, in: space, edges: edges, automaticMinimum: appliesMinimum ? content : nil
    ) { $0 == .content ? ratioHeight : content }
    return bounds.clamp(extent)
  }
}
