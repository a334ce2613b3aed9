// CSS Flexbox Level 1, §4.5: automatic minimum size of flex items.

extension ItemSizing {
  /// The automatic minimum of the main size of the border box, or `nil` if the style sets a minimum or the
  /// item is a scroll container.
  ///
  /// - Parameter base: the flex base size of the border box.
  func automaticMinimum(
    in engine: FlexEngine, base: Double, shrink: Double, _ found: inout FoundSizes
  ) -> Double? {
    let style = engine.style(of: child)
    let minimum = container.isColumn ? style.pointee.minHeight : style.pointee.minWidth
    guard minimum.isAuto, !engine.traits(of: child).contains(.isScrollContainer) else {
      return nil
    }
    let specified = specifiedSize(in: engine, &found)
    if specified <= base, cannotShrink(in: engine, specified: specified, shrink: shrink) {
      // The minimum is at most this size, and an item that cannot shrink never gets below it.
      return specified
    }
    return min(specified, contentSize(in: engine, &found))
  }

  /// The *specified size suggestion*, or infinity.
  private func specifiedSize(in engine: FlexEngine, _ found: inout FoundSizes) -> Double {
    let style = engine.style(of: child)
    let length = container.isColumn ? style.pointee.height : style.pointee.width
    if length.isAuto { return .infinity }
    let size =
      container.isColumn
      ? engine.resolveHeight(length, role: .main, of: child, in: basisSpace, edges: edges) {
        contentHeight($0, in: engine, &found)
      }
      : engine.resolveWidth(
        length, role: .main, of: child, in: basisSpace, contentSpace: childSpace, edges: edges)
    return size.isDefinite ? size : .infinity
  }

  /// The *content size suggestion*. If the item has an aspect ratio, its content size is a lower bound.
  private func contentSize(in engine: FlexEngine, _ found: inout FoundSizes) -> Double {
    let hasRatio = engine.traits(of: child).contains(.hasAspectRatio)
    if container.isColumn {
      let height = contentHeight(.content, in: engine, &found)
      return hasRatio ? max(height, contentHeight(.intrinsic, in: engine, &found)) : height
    }
    let width = contentWidth(.min, .content, in: engine, &found)
    guard hasRatio else { return width }
    return max(width, contentWidth(.min, .intrinsic, in: engine, &found))
  }

  /// Whether the item keeps its specified size for any content: it does not shrink, or it is alone on its line and
  /// fits.
  private func cannotShrink(in engine: FlexEngine, specified: Double, shrink: Double) -> Bool {
    if shrink == 0 { return true }
    guard container.isMultiLine || engine.isOnlyItem(child, in: container.node) else {
      return false
    }
    let extent = engine.mainExtent(of: container)
    guard extent != .infinity, extent.isDefinite else { return false }
    let outer = specified + (container.isColumn ? margins.vertical : margins.horizontal)
    return outer <= extent
  }
}
