// Content-based widths. Source: CSS Sizing Level 3 §5, CSS Flexbox Level 1 §9.9.

/// The content-based width to find; finding one often costs less than finding both.
enum ContentWidth {
  case min
  case max
}

/// The height that the content-based widths of a box depend on.
struct HeightForWidths {
  /// The height of the border box; `indefinite` if it depends on the content.
  let given: Double
  /// The height in the cache key of the widths; see `FlexEngine.heightKey`.
  let key: Double
}

extension FlexEngine {
  /// The smallest width of the border box at which the content of `node` does not overflow.
  func minContentWidth(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, _ kind: ContentKind
  ) -> Double {
    contentWidth(.min, of: node, in: space, edges: edges, kind).width
  }

  /// The width of the border box of `node` without any constraint.
  func maxContentWidth(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges, _ kind: ContentKind
  ) -> Double {
    contentWidth(.max, of: node, in: space, edges: edges, kind).width
  }

  /// A content-based width of `node`, and whether it comes from the ratio.
  ///
  /// - Parameter edges: the edges whose percentages refer to the width of `space`.
  func contentWidth(
    _ which: ContentWidth, of node: Int32, in space: LayoutSpace, edges: BoxEdges,
    _ kind: ContentKind
  ) -> (width: Double, isFromRatio: Bool) {
    contentWidth(
      which, of: node, in: space, edges: edges,
      height: heightForWidths(of: node, in: space, edges: edges), kind)
  }

  /// The height of `node` that its content-based widths in `space` depend on.
  func heightForWidths(
    of node: Int32, in space: LayoutSpace, edges: BoxEdges
  ) -> HeightForWidths {
    var given = indefinite
    if !space.options.contains(.heightIndefiniteInside) {
      given = height(of: node, in: space, edges: edges, content: indefinite, width: indefinite)
    }
    let key = heightKey(of: node, in: space, edges: edges, width: indefinite, given: given)
    return HeightForWidths(given: given, key: key)
  }

  /// Like ``contentWidth(_:of:in:edges:_:)``, for callers that need several widths of one node.
  ///
  /// - Parameter height: the result of ``heightForWidths(of:in:edges:)`` for the node and `space`.
  func contentWidth(
    _ which: ContentWidth, of node: Int32, in space: LayoutSpace, edges: BoxEdges,
    height: HeightForWidths, _ kind: ContentKind
  ) -> (width: Double, isFromRatio: Bool) {
    let hasRatio = traits(of: node).contains(.hasAspectRatio)
    if hasRatio, kind == .content, height.given.isDefinite {
      return (widthFromRatio(of: node, edges: edges, height: height.given), true)
    }
    var width = cachedContentWidth(which, of: node, in: space, edges: edges, height: height)
    if hasRatio, !height.given.isDefinite {
      width = transferredWidthBounds(of: node, in: space, edges: edges).clamp(width)
    }
    return (width, false)
  }

  private func cachedContentWidth(
    _ which: ContentWidth, of node: Int32, in space: LayoutSpace, edges: BoxEdges,
    height: HeightForWidths
  ) -> Double {
    let state = nodes + Int(node)
    let base = percentBase(for: node, space.percentWidth)
    let key = height.key
    let inside = edges.insideHorizontal
    if let width = state.pointee.content.width(which, state.pointee.flags, key: key, base: base) {
      return width + inside
    }
    var entry = state.pointee.firstCachedWidths
    while entry >= 0 {
      let found = cache.widths.pointer(to: Int(entry))
      let value = found.pointee.value
      if let width = value.widths.width(which, value.flags, key: key, base: base) {
        return width + inside
      }
      entry = found.pointee.next
    }
    let known: NodeFlags = which == .min ? .hasMinContent : .hasMaxContent
    if !state.pointee.content.isFor(key: key, base: base, state.pointee.flags),
      !reuseContentWidths(of: node, key: key, base: base), state.pointee.flags.contains(known)
    {
      return (which == .min ? state.pointee.content.min : state.pointee.content.max) + inside
    }
    guard work.begin(node) else { return inside }
    let found = findContentWidth(which, of: node, in: space, edges: edges, height: height.given)
    state.pointee.content.percentBase = base
    state.pointee.content.givenHeight = key
    if which == .min {
      state.pointee.content.min = found.width
    } else {
      state.pointee.content.max = found.width
    }
    state.pointee.flags.insert(known)
    if found.usesHeight || traits(of: node).contains(.hasAspectRatio) {
      state.pointee.flags.insert(.widthsUseHeight)
    }
    return found.width + inside
  }

  /// Moves the cached widths for `key` and `base`, if there are any, into the node, and the node's widths
  /// into the cache.
  ///
  /// - Returns: `false` if the cache of the node is full; the node keeps its widths then.
  private func reuseContentWidths(of node: Int32, key: Double, base: Double) -> Bool {
    let state = nodes + Int(node)
    let kinds: NodeFlags = [.hasMinContent, .hasMaxContent, .widthsUseHeight]
    let old = KnownWidths(
      widths: state.pointee.content, flags: state.pointee.flags.intersection(kinds))
    var entry = state.pointee.firstCachedWidths
    var count = 0
    while entry >= 0 {
      let found = cache.widths.pointer(to: Int(entry))
      let value = found.pointee.value
      if !value.flags.isDisjoint(with: [.hasMinContent, .hasMaxContent]),
        value.widths.isFor(key: key, base: base, value.flags)
      {
        found.pointee.value = old
        state.pointee.content = value.widths
        state.pointee.flags.subtract(kinds)
        state.pointee.flags.formUnion(value.flags)
        return true
      }
      entry = found.pointee.next
      count += 1
    }
    if count >= ComputationCache.maximumWidths {
      cache.recordFull()
      return false
    }
    state.pointee.flags.subtract(kinds)
    if old.flags.isDisjoint(with: [.hasMinContent, .hasMaxContent]) { return true }
    cache.widths.append(
      CacheEntry(value: old, node: node, next: state.pointee.firstCachedWidths))
    state.pointee.firstCachedWidths = Int32(cache.widths.count - 1)
    return true
  }

  /// A content-based width of the content box.
  private func findContentWidth(
    _ which: ContentWidth, of node: Int32, in space: LayoutSpace, edges: BoxEdges, height: Double
  ) -> (width: Double, usesHeight: Bool) {
    if nodes[Int(node)].measure >= 0 {
      return measuredWidth(which, of: node, edges: edges, height: height)
    }
    let container = FlexContainer(
      node, in: self, space: space, edges: edges, width: indefinite, height: height)
    guard firstItem(of: node) >= 0 else { return (0, false) }
    work.enterContainer()
    defer { work.leaveContainer() }
    if !container.isColumn { return rowWidth(which, of: container) }
    if mayWrapColumns(node) { return (columnsWidth(which, of: container), true) }
    return columnWidth(which, of: container)
  }

  // MARK: A column of one line

  private func columnWidth(
    _ which: ContentWidth, of container: FlexContainer
  ) -> (width: Double, usesHeight: Bool) {
    var width = 0.0
    var usesHeight = false
    var child = firstItem(of: container.node)
    while child >= 0 {
      if !nodes[Int(child)].flags.contains(.isAbsolute) {
        let alignment = alignment(of: child, in: container)
        let contribution = widthContribution(
          which, of: child, in: container.spaceForContribution(alignment: alignment))
        usesHeight = usesHeight || contribution.usesHeight
        let margins = margins(of: child, percentBase: indefinite)
        width = max(width, contribution.width + margins.horizontal)
      }
      child = nextItem(after: child, in: container.node)
    }
    return (width, usesHeight)
  }

  // MARK: A row (§9.9.1)

  private func rowWidth(
    _ which: ContentWidth, of container: FlexContainer
  ) -> (width: Double, usesHeight: Bool) {
    // A line of a wrapping row is at least as wide as its widest item.
    let findsWidestItem = which == .min && container.isMultiLine
    var sum = 0.0
    var widest = 0.0
    var count = 0
    var usesHeight = false
    var mayBeLess = false
    var child = firstItem(of: container.node)
    while child >= 0 {
      if !nodes[Int(child)].flags.contains(.isAbsolute) {
        let alignment = alignment(of: child, in: container)
        let contribution = widthContribution(
          which, of: child, in: container.spaceForContribution(alignment: alignment))
        usesHeight = usesHeight || contribution.usesHeight
        let margins = margins(of: child, percentBase: indefinite).horizontal
        if findsWidestItem {
          widest = max(widest, contribution.width + margins)
        } else {
          let width = rowItemWidth(of: child, contribution: contribution.width, in: container)
          mayBeLess = mayBeLess || margins < 0 || width < contribution.width
          sum += width + margins
        }
        count += 1
      }
      child = nextItem(after: child, in: container.node)
    }
    if findsWidestItem { return (widest, usesHeight) }
    if count > 0 { sum += Double(count - 1) * container.gapBetweenItems }
    if which == .max, container.isMultiLine, mayBeLess {
      // Only then can the sum be less than the min-content width of a line.
      sum = max(sum, rowWidth(.min, of: container).width)
    }
    return (max(0, sum), usesHeight)
  }

  /// The width of an item in the content-based width of its row: its contribution, or its hypothetical size
  /// if the item has a base size to which it can neither grow nor shrink.
  ///
  /// The row's width is indefinite, so that only a basis in points is definite. For other items, neither
  /// the base size nor its bounds are found: these require other content-based widths.
  private func rowItemWidth(
    of child: Int32, contribution: Double, in container: FlexContainer
  ) -> Double {
    let style = style(of: child)
    let basis = style.pointee.flexBasis.isAuto ? style.pointee.width : style.pointee.flexBasis
    guard case .points(let points) = basis else { return contribution }
    let edges = edges(of: child, percentBase: indefinite)
    let base = borderBoxWidth(points, of: child, edges: edges)
    let isStuck =
      (contribution > base && style.pointee.flexGrow == 0)
      || (contribution < base && style.pointee.flexShrink == 0)
    guard isStuck else { return contribution }
    let item = makeItem(for: child, in: container, phase: .layout)
    return item.hypothetical + item.mainEdges
  }

  // MARK: Several columns

  private func columnsWidth(_ which: ContentWidth, of container: FlexContainer) -> Double {
    if which == .min {
      var width = 0.0
      var child = firstItem(of: container.node)
      while child >= 0 {
        if !nodes[Int(child)].flags.contains(.isAbsolute) {
          let alignment = alignment(of: child, in: container)
          let contribution = widthContribution(
            .min, of: child, in: container.spaceForContribution(alignment: alignment))
          let margins = margins(of: child, percentBase: indefinite)
          width = max(width, contribution.width + margins.horizontal)
        }
        child = nextItem(after: child, in: container.node)
      }
      return width
    }
    let firstItem = items.count
    let firstLine = lines.count
    makeItems(of: container, phase: .columnsWidth)
    _ = makeLines(of: container, items: firstItem..<items.count, phase: .columnsWidth)
    var width = 0.0
    for index in firstLine..<lines.count { width += lines[index].crossSize }
    if lines.count > firstLine {
      width += Double(lines.count - firstLine - 1) * container.gapBetweenLines
    }
    lines.removeLast(lines.count - firstLine)
    items.removeLast(items.count - firstItem)
    return width
  }

  // MARK: Contributions

  /// The contribution of `node` to a content-based width of its container, without margins.
  func widthContribution(
    _ which: ContentWidth, of node: Int32, in space: LayoutSpace
  ) -> (width: Double, usesHeight: Bool) {
    let style = style(of: node)
    let edges = edges(of: node, percentBase: indefinite)
    let traits = traits(of: node)
    if traits.contains(.hasPlainWidth), case .points(let points) = style.pointee.width {
      return (borderBoxWidth(points, of: node, edges: edges), false)
    }
    var length = style.pointee.width
    if length.isAuto { length = .fitContent }
    var width = resolveWidth(
      length, role: .main, of: node, in: space, contentSpace: space, edges: edges)
    var isFromRatio = false
    if !width.isDefinite {
      (width, isFromRatio) = contentWidth(which, of: node, in: space, edges: edges, .content)
    }
    let usesHeight =
      traits.contains(.hasAspectRatio)
      || nodes[Int(node)].flags.contains(.widthsUseHeight)
    if traits.contains(.hasFreeWidth), !traits.contains(.hasAspectRatio) {
      return (max(width, edges.horizontal), usesHeight)
    }
    let appliesMinimum = isFromRatio && !traits.contains(.isScrollContainer)
    let bounds = widthBounds(
      of: node, in: space, contentSpace: space, edges: edges,
      automaticMinimum: appliesMinimum ? .minIntrinsic : .none)
    return (bounds.clamp(width), usesHeight)
  }
}
