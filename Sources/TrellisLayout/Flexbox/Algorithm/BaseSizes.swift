// CSS Flexbox Level 1, §9.2: flex base size and hypothetical main size of each item.

/// The purpose for which items are made.
enum ItemPhase {
  case layout
  /// A content-based width of a row (§9.9.1).
  case rowWidth(ContentWidth)
  /// The width of a container of several columns.
  case columnsWidth
}

extension FlexEngine {
  /// Appends an item for each child in flow, at its hypothetical size.
  func makeItems(of container: FlexContainer, phase: ItemPhase) {
    var child = firstItem(of: container.node)
    while child >= 0 {
      if !nodes[Int(child)].flags.contains(.isAbsolute) {
        // Appended only when complete, as measuring its child uses the same stack.
        let item = makeItem(for: child, in: container, phase: phase)
        items.append(item)
      }
      child = nextItem(after: child, in: container.node)
    }
  }

  func makeItem(
    for child: Int32, in container: FlexContainer, phase: ItemPhase
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
    let basisSpace = container.spaceForBasis
    let childSpace = container.spaceForLayout(
      alignment: alignment, isHeightIndefinite: container.isColumn,
      columnWidth: columnWidth.isNaN ? nil : columnWidth)
    let edges = edges(of: child, percentBase: container.contentWidth)
    let margins = margins(of: child, percentBase: container.contentWidth)
    let mainEdges = container.isColumn ? edges.vertical : edges.horizontal

    var item = FlexItem(
      node: child, alignment: alignment, flags: [],
      grow: style.pointee.flexGrow, shrink: style.pointee.flexShrink,
      base: 0, hypothetical: 0, flexed: 0, minMain: 0, maxMain: .infinity,
      mainEdges: mainEdges, margins: margins, share: 0, columnWidth: columnWidth)
    if traits.contains(.hasMargin), style.pointee.margin.hasAuto {
      item.flags.insert(.hasAutoMargin)
    }

    var sizing = ItemSizing(
      child: child, container: container, basisSpace: basisSpace, childSpace: childSpace,
      edges: edges, margins: margins)
    let base = sizing.baseSize(in: self)
    let bounds = sizing.bounds(in: self, base: base, shrink: item.shrink)
    item.base = base - mainEdges
    item.minMain = bounds.min - mainEdges
    item.maxMain = bounds.max - mainEdges
    item.hypothetical = item.base.clamped(item.minMain, item.maxMain)
    item.flexed = item.hypothetical
    if sizing.isIndefinite { item.flags.insert(.basisIsIndefinite) }
    if container.isColumn, sizing.isIndefinite, !container.contentHeight.isDefinite,
      !sizing.ratioGivesHeight(in: self)
    {
      item.flags.insert(.heightIsIndefinite)
    }
    return item
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
  /// Whether the base size depends on the content.
  var isIndefinite = false
  private var heights = ContentHeights()

  init(
    child: Int32, container: FlexContainer, basisSpace: LayoutSpace, childSpace: LayoutSpace,
    edges: BoxEdges, margins: BoxMargins
  ) {
    self.child = child
    self.container = container
    self.basisSpace = basisSpace
    self.childSpace = childSpace
    self.edges = edges
    self.margins = margins
  }

  /// The flex base size, of the border box (§9.2.3).
  mutating func baseSize(in engine: FlexEngine) -> Double {
    var heights = heights
    defer { self.heights = heights }
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
    if basis.isIntrinsic { isIndefinite = true }
    if container.isColumn {
      var usesContent = false
      let size = engine.resolveHeight(
        basis, role: .main, of: child, in: basisSpace, edges: edges
      ) { kind in
        usesContent = true
        return contentHeight(kind, in: engine, &heights)
      }
      if usesContent { isIndefinite = true }
      return size
    }
    let size = engine.resolveWidth(
      basis, role: .main, of: child, in: basisSpace, contentSpace: childSpace, edges: edges)
    if size.isDefinite { return size }
    isIndefinite = true
    return engine.maxContentWidth(of: child, in: childSpace, edges: edges, .content)
  }

  /// The bounds of the main size, of the border box.
  mutating func bounds(in engine: FlexEngine, base: Double, shrink: Double) -> SizeBounds {
    var heights = heights
    defer { self.heights = heights }
    let minimum = automaticMinimum(in: engine, base: base, shrink: shrink, &heights)
    if container.isColumn {
      return engine.heightBounds(
        of: child, in: basisSpace, edges: edges, automaticMinimum: minimum
      ) { contentHeight($0, in: engine, &heights) }
    }
    return engine.widthBounds(
      of: child, in: basisSpace, contentSpace: childSpace, edges: edges,
      automaticMinimum: minimum.map { .width($0) } ?? .none, transfers: false)
  }

  /// The height of the border box that results from the content.
  ///
  /// - Parameter heights: the heights already found for the item in its space.
  func contentHeight(
    _ kind: ContentKind, in engine: FlexEngine, _ heights: inout ContentHeights
  ) -> Double {
    let hasRatio = engine.traits(of: child).contains(.hasAspectRatio)
    if hasRatio, kind == .content {
      let width = width(in: engine, &heights)
      if width.isDefinite { return engine.heightFromRatio(of: child, edges: edges, width: width) }
    }
    if !heights.intrinsic.isNaN { return heights.intrinsic }
    var height = engine.layout(child, in: childSpace, for: .height).contentHeight
    if hasRatio {
      let widths = engine.widthBounds(
        of: child, in: basisSpace, contentSpace: childSpace, edges: edges, transfers: false)
      height = engine.transferredHeightBounds(of: child, edges: edges, widths: widths).clamp(height)
    }
    heights.intrinsic = height
    return height
  }

  private func width(in engine: FlexEngine, _ heights: inout ContentHeights) -> Double {
    if heights.width.isNaN {
      heights.width = engine.width(of: child, in: childSpace, edges: edges)
    }
    return heights.width
  }

  mutating func ratioGivesHeight(in engine: FlexEngine) -> Bool {
    engine.traits(of: child).contains(.hasAspectRatio)
      && width(in: engine, &heights).isDefinite
  }
}

/// Sizes that are needed several times while an item's main size is found; NaN until they are found.
struct ContentHeights {
  /// The width of the border box.
  var width = Double.nan
  /// The height of the content alone, within the bounds transferred through an aspect ratio.
  var intrinsic = Double.nan
}
