// CSS Flexbox Level 1, §9.2: flex base size and hypothetical main size of each item.

/// The purpose for which items are made.
enum ItemPhase {
  case layout
  /// The width of a container of several columns.
  case columnsWidth
}

extension FlexEngine {
  /// Appends an item for each child in flow, at its hypothetical size.
  func makeItems(of container: FlexContainer, phase: ItemPhase) {
    let filling = fillingItem(of: container)
    var child = firstItem(of: container.node)
    while child >= 0 {
      if !nodes[Int(child)].flags.contains(.isAbsolute) {
        // Appended only when complete, as measuring its child uses the same stack.
        let item = makeItem(for: child, in: container, phase: phase, fillsRest: child == filling)
        items.append(item)
      }
      child = nextItem(after: child, in: container.node)
    }
  }

  /// The only flexible item of a single line, if it fills the rest of the line whatever its base size is, so that the
  /// base size need not be found; otherwise -1.
  ///
  /// - Complexity: O(*n*) in the items before the second flexible item.
  private func fillingItem(of container: FlexContainer) -> Int32 {
    let isColumn = container.isColumn
    guard !container.isMultiLine,
      isColumn ? hasHeightOfItsOwn(container) : container.contentWidth.isDefinite
    else { return -1 }
    var found: Int32 = -1
    var child = firstItem(of: container.node)
    while child >= 0 {
      let style = style(of: child)
      if !nodes[Int(child)].flags.contains(.isAbsolute),
        style.pointee.flexGrow > 0 || style.pointee.flexShrink > 0,
        !hasFixedSize(style, isColumn: isColumn)
      {
        // Factors below 1 leave a part of the free or missing space.
        guard found < 0, style.pointee.flexGrow >= 1, style.pointee.flexShrink >= 1,
          traits(of: child).contains(isColumn ? .hasFreeHeight : .hasFreeWidth),
          !(isColumn ? style.pointee.minHeight : style.pointee.minWidth).isAuto
            || traits(of: child).contains(.isScrollContainer)
        else { return -1 }
        found = child
      }
      child = nextItem(after: child, in: container.node)
    }
    return found
  }

  /// Whether the height of a column is definite and does not depend on the content.
  private func hasHeightOfItsOwn(_ container: FlexContainer) -> Bool {
    guard container.contentHeight.isDefinite else { return false }
    let style = style(of: container.node)
    return !traits(of: container.node).contains(.hasAspectRatio)
      && !style.pointee.minHeight.isIntrinsic && !style.pointee.maxHeight.isIntrinsic
  }

  /// Whether the minimum and the maximum of the main size leave only one size.
  private func hasFixedSize(_ style: UnsafePointer<FlexStyle>, isColumn: Bool) -> Bool {
    guard
      case .points(let least) = isColumn ? style.pointee.minHeight : style.pointee.minWidth,
      case .points(let greatest) = isColumn ? style.pointee.maxHeight : style.pointee.maxWidth
    else { return false }
    return greatest <= least
  }

  /// The item of `child`. Inlined so that the item is written to its destination without a copy.
  ///
  /// - Parameter fillsRest: whether the base size has no influence on the result.
  @inline(__always)
  func makeItem(
    for child: Int32, in container: FlexContainer, phase: ItemPhase, fillsRest: Bool = false
  ) -> FlexItem {
    let style = style(of: child)
    let traits = traits(of: child)
    let alignment = alignment(of: child, in: container)
    var columnWidth = Double.nan
    if case .columnsWidth = phase {
      columnWidth =
        widthContribution(
          .max, of: child, in: container.spaceForContribution(alignment: alignment)
        ).width
    }
    let edges = edges(of: child, percentBase: container.contentWidth)
    let margins = margins(of: child, percentBase: container.contentWidth)
    let mainEdges = container.isColumn ? edges.vertical : edges.horizontal

    var item = FlexItem(
      node: child, alignment: alignment, flags: [],
      grow: style.pointee.flexGrow, shrink: style.pointee.flexShrink,
      base: 0, hypothetical: 0, flexed: 0, minMain: 0, maxMain: .infinity,
      mainEdges: mainEdges, margins: margins, share: 0, columnWidth: columnWidth)
    if traits.contains(.hasAutoMargin) { item.flags.insert(.hasAutoMargin) }
    let plain =
      fillsRest
      ? mainEdges : plainBase(of: child, isColumn: container.isColumn, edges: edges)
    if let base = plain {
      item.base = base - mainEdges
      item.minMain = 0
      item.hypothetical = item.base.clamped(0, .infinity)
      item.flexed = item.hypothetical
      return item
    }

    let sizing = ItemSizing(
      child: child, container: container, basisSpace: container.spaceForBasis,
      childSpace: container.spaceForLayout(
        alignment: alignment, isHeightIndefinite: container.isColumn,
        columnWidth: columnWidth.isNaN ? nil : columnWidth),
      edges: edges, margins: margins)
    var found = FoundSizes()
    let base = sizing.baseSize(in: self, &found)
    let bounds = sizing.bounds(in: self, base: base, shrink: item.shrink, &found)
    item.base = base - mainEdges
    item.minMain = bounds.min - mainEdges
    item.maxMain = bounds.max - mainEdges
    item.hypothetical = item.base.clamped(item.minMain, item.maxMain)
    item.flexed = item.hypothetical
    if container.isColumn, found.isIndefinite, !container.contentHeight.isDefinite,
      !sizing.ratioGivesHeight(in: self, &found)
    {
      item.flags.insert(.heightIsIndefinite)
    }
    return item
  }

  /// The flex base size, of the border box, if it is given in points and has no bounds besides border and padding;
  /// otherwise `nil`. It equals the result of `ItemSizing`.
  @inline(__always)
  private func plainBase(of child: Int32, isColumn: Bool, edges: BoxEdges) -> Double? {
    let style = style(of: child)
    let traits = traits(of: child)
    guard traits.contains(isColumn ? .hasFreeHeight : .hasFreeWidth) else { return nil }
    let minimum = isColumn ? style.pointee.minHeight : style.pointee.minWidth
    guard !minimum.isAuto || traits.contains(.isScrollContainer) else { return nil }
    var basis = style.pointee.flexBasis
    if basis.isAuto { basis = isColumn ? style.pointee.height : style.pointee.width }
    guard case .points(let points) = basis else { return nil }
    return isColumn
      ? borderBoxHeight(points, of: child, edges: edges)
      : borderBoxWidth(points, of: child, edges: edges)
  }
}

/// The main size of one item before it flexes.
struct ItemSizing {
  let child: Int32
  let container: FlexContainer
  /// The space for resolving lengths.
  let basisSpace: LayoutSpace
  /// The space for measuring the content.
  let childSpace: LayoutSpace
  let edges: BoxEdges
  let margins: BoxMargins

  /// The flex base size, of the border box (§9.2.3).
  func baseSize(in engine: FlexEngine, _ found: inout FoundSizes) -> Double {
    let style = engine.style(of: child)
    var basis = style.pointee.flexBasis
    if basis.isAuto {
      basis = container.isColumn ? style.pointee.height : style.pointee.width
      if basis.isAuto { basis = .maxContent }
    }
    if case .points(let points) = basis {
      return container.isColumn
        ? engine.borderBoxHeight(points, of: child, edges: edges)
        : engine.borderBoxWidth(points, of: child, edges: edges)
    }
    if container.isColumn {
      var usesContent = false
      let size = engine.resolveHeight(
        basis, role: .main, of: child, in: basisSpace, edges: edges
      ) { kind in
        usesContent = true
        return contentHeight(kind, in: engine, &found)
      }
      if usesContent { found.isIndefinite = true }
      return size
    }
    if basis == .maxContent || basis == .content {
      return contentWidth(.max, .content, in: engine, &found)
    }
    let size = engine.resolveWidth(
      basis, role: .main, of: child, in: basisSpace, contentSpace: childSpace, edges: edges)
    return size.isDefinite ? size : contentWidth(.max, .content, in: engine, &found)
  }

  /// The bounds of the main size, of the border box.
  func bounds(
    in engine: FlexEngine, base: Double, shrink: Double, _ found: inout FoundSizes
  ) -> SizeBounds {
    let minimum = automaticMinimum(in: engine, base: base, shrink: shrink, &found)
    if container.isColumn {
      return engine.heightBounds(
        of: child, in: basisSpace, edges: edges, automaticMinimum: minimum
      ) { contentHeight($0, in: engine, &found) }
    }
    return engine.widthBounds(
      of: child, in: basisSpace, contentSpace: childSpace, edges: edges,
      automaticMinimum: minimum.map { .width($0) } ?? .none, transfers: false)
  }

  /// The content-based height of the border box.
  ///
  /// - Parameter found: the sizes already found for the item in its space.
  func contentHeight(
    _ kind: ContentKind, in engine: FlexEngine, _ found: inout FoundSizes
  ) -> Double {
    let hasRatio = engine.traits(of: child).contains(.hasAspectRatio)
    if hasRatio, kind == .content {
      let width = width(in: engine, &found)
      if width.isDefinite { return engine.heightFromRatio(of: child, edges: edges, width: width) }
    }
    if !found.intrinsic.isNaN { return found.intrinsic }
    var height = engine.layout(child, in: childSpace, for: .height).contentHeight
    if hasRatio {
      let widths = engine.widthBounds(
        of: child, in: basisSpace, contentSpace: childSpace, edges: edges, transfers: false)
      height = min(height, engine.transferredMaxHeight(of: child, edges: edges, widths: widths))
    }
    found.intrinsic = height
    return height
  }

  /// A content-based width of the border box.
  func contentWidth(
    _ which: ContentWidth, _ kind: ContentKind, in engine: FlexEngine, _ found: inout FoundSizes
  ) -> Double {
    let height =
      found.heightForWidths ?? engine.heightForWidths(of: child, in: childSpace, edges: edges)
    found.heightForWidths = height
    return engine.contentWidth(
      which, of: child, in: childSpace, edges: edges, height: height, kind
    ).width
  }

  private func width(in engine: FlexEngine, _ found: inout FoundSizes) -> Double {
    if found.width.isNaN {
      found.width = engine.width(of: child, in: childSpace, edges: edges)
    }
    return found.width
  }

  func ratioGivesHeight(in engine: FlexEngine, _ found: inout FoundSizes) -> Bool {
    engine.traits(of: child).contains(.hasAspectRatio) && width(in: engine, &found).isDefinite
  }
}

/// Caches sizes that the search for an item's main size needs several times; NaN or `nil` until found.
struct FoundSizes {
  /// Whether the base size of an item of a column depends on the content.
  var isIndefinite = false
  /// The width of the border box.
  var width = Double.nan
  /// The height of the content alone, limited to the maximum transferred through the aspect ratio. The transferred
  /// minimum never exceeds the height from the ratio, with which this height is compared.
  var intrinsic = Double.nan
  /// The height for the content-based widths of an item of a row.
  var heightForWidths: HeightForWidths?
}
