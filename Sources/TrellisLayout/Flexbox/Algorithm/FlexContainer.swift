/// A container while it is laid out or its content-based width is found.
struct FlexContainer {
  let node: Int32
  let space: LayoutSpace
  let edges: BoxEdges
  /// The width of the border box; `indefinite` while content-based widths are found.
  let width: Double
  /// The height of the border box, if the children may treat it as definite.
  let givenHeight: Double
  /// The size of the content box, if it is definite.
  let contentWidth: Double
  let contentHeight: Double
  let isColumn: Bool
  let isReverse: Bool
  let isMultiLine: Bool
  let isWrapReverse: Bool
  let isRightToLeft: Bool
  let gapBetweenItems: Double
  let gapBetweenLines: Double

  init(
    _ node: Int32, in engine: FlexEngine, space: LayoutSpace, edges: BoxEdges, width: Double,
    height: Double
  ) {
    self.node = node
    self.space = space
    self.edges = edges
    self.width = width
    givenHeight = height
    let style = engine.style(of: node)
    contentWidth = width.isDefinite ? (width - edges.insideHorizontal).floored : indefinite
    contentHeight = height.isDefinite ? (height - edges.insideVertical).floored : indefinite
    isColumn = style.pointee.direction.isColumn
    isReverse = style.pointee.direction.isReverse
    isMultiLine = style.pointee.wrap != .noWrap
    isWrapReverse = style.pointee.wrap == .wrapReverse
    isRightToLeft = engine.isRightToLeft(node)
    if engine.traits(of: node).contains(.hasGap) {
      let rowGap = style.pointee.rowGap.margin(of: contentHeight) ?? 0
      let columnGap = style.pointee.columnGap.margin(of: contentWidth) ?? 0
      gapBetweenItems = isColumn ? rowGap : columnGap
      gapBetweenLines = isColumn ? columnGap : rowGap
    } else {
      gapBetweenItems = 0
      gapBetweenLines = 0
    }
  }

  /// Whether the cross size is definite before the items are laid out.
  var isCrossSizeDefinite: Bool { isColumn || contentHeight.isDefinite }

  /// The space for resolving an item's lengths.
  var spaceForBasis: LayoutSpace {
    LayoutSpace(
      width: contentWidth, height: contentHeight,
      percentWidth: contentWidth, percentHeight: contentHeight)
  }

  /// The space for an item's contribution to the content-based width.
  func spaceForContribution(alignment: ItemAlignment) -> LayoutSpace {
    var space = LayoutSpace(
      width: indefinite, height: contentHeight,
      percentWidth: indefinite, percentHeight: contentHeight)
    if !isColumn, !isMultiLine, alignment == .stretch { space.options = .stretchHeight }
    return space
  }

  /// The space for laying out an item, with the sizes that are known at that step.
  ///
  /// - Parameters:
  ///   - isHeightIndefinite: whether percentages inside the item refer to an indefinite height (§9.8).
  ///   - columnWidth: the width of the items while the width of several columns is found.
  func spaceForLayout(
    alignment: ItemAlignment, isHeightIndefinite: Bool, columnWidth: Double? = nil,
    mainSize: Double? = nil, lineCrossSize: Double? = nil
  ) -> LayoutSpace {
    var space = spaceForBasis
    if isColumn {
      if let columnWidth {
        space.availableWidth = columnWidth
        space.options.insert(.fixedWidth)
      } else if let lineCrossSize {
        space.availableWidth = lineCrossSize
      }
      if let mainSize {
        space.availableHeight = mainSize
        space.options.insert(.fixedHeight)
      }
    } else {
      if let lineCrossSize { space.availableHeight = lineCrossSize }
      if let mainSize {
        space.availableWidth = mainSize
        space.options.insert(.fixedWidth)
      }
    }
    if alignment == .stretch, lineCrossSize != nil || (!isMultiLine && isCrossSizeDefinite) {
      space.options.insert(isColumn ? .stretchWidth : .stretchHeight)
    }
    if isHeightIndefinite {
      space.options.insert(.heightIndefiniteInside)
      if mainSize == nil {
        space.availableHeight = indefinite
        space.percentHeight = indefinite
      }
    }
    return space
  }
}
