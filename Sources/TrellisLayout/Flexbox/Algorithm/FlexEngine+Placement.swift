// CSS Flexbox Level 1, §9.5 main-axis alignment and §9.6 cross-axis alignment.

extension FlexEngine {
  /// Lays the items out at their final sizes and writes their frames.
  ///
  /// - Parameters:
  ///   - height: the height of the container's border box.
  ///   - goal: with `.baseline` no frame is written, and only the item that determines the baseline
  ///     is laid out.
  /// - Returns: the container's baseline; NaN if there is none. `nil` if a guess cannot be completed.
  func place(
    _ container: FlexContainer, lines range: Range<Int>, height: Double, for goal: LayoutGoal
  ) -> Double? {
    var usesHeight = traits(of: container.node).contains(.usesOwnHeight)
    defer { if goal != .baseline { set(usesHeight, .insideUsesHeight, of: container.node) } }
    guard !range.isEmpty else { return .nan }
    let edges = container.edges
    let crossContentSize =
      (container.isColumn
      ? container.width - edges.insideHorizontal : height - edges.insideVertical).floored
    let crossSpace = sizeLines(range, of: container, crossContentSize: crossContentSize)
    let lineSpacing = SpaceDistribution(
      style(of: container.node).pointee.alignContent, freeSpace: crossSpace, count: range.count,
      isReversed: container.isWrapReverse)
    var crossOffset =
      (container.isColumn ? startEdge(of: container) : edges.insideTop)
      + lineSpacing.start

    var baseline = ContainerBaseline()
    for number in 0..<range.count {
      let index =
        container.isWrapReverse ? range.upperBound - 1 - number : range.lowerBound + number
      lines[index].crossOffset = crossOffset
      if number == 0 { baseline.add(lines[index], in: container) }
      if goal == .baseline, !baseline.value.isNaN { return baseline.value }
      guard
        placeLine(
          lines[index], of: container, isFirst: number == 0, for: goal, baseline: &baseline,
          usesHeight: &usesHeight)
      else { return nil }
      if goal == .baseline { return baseline.value }
      crossOffset +=
        lines[index].crossSize + lineSpacing.between + container.gapBetweenLines
    }
    return baseline.value
  }

  /// The inner edge at the start of the row axis.
  func startEdge(of container: FlexContainer) -> Double {
    container.isRightToLeft ? container.edges.insideRight : container.edges.insideLeft
  }

  /// Distributes the container's free cross space over the lines (§9.4, step 9); returns the remaining
  /// space.
  private func sizeLines(
    _ range: Range<Int>, of container: FlexContainer, crossContentSize: Double
  ) -> Double {
    guard container.isMultiLine else {
      lines[range.lowerBound].crossSize = crossContentSize
      return 0
    }
    var space = crossContentSize - Double(range.count - 1) * container.gapBetweenLines
    for index in range { space -= lines[index].crossSize }
    let alignment = style(of: container.node).pointee.alignContent.position
    guard space >= 0, alignment == .stretch || alignment == .normal else { return space }
    let extra = space / Double(range.count)
    for index in range { lines[index].crossSize += extra }
    return 0
  }

  /// Returns `false` if a guess cannot be completed.
  private func placeLine(
    _ line: FlexLine, of container: FlexContainer, isFirst: Bool, for goal: LayoutGoal,
    baseline: inout ContainerBaseline, usesHeight: inout Bool
  ) -> Bool {
    let sharesMargins = line.autoMargins > 0 && line.freeSpace > 0
    let autoMargin = sharesMargins ? line.freeSpace / Double(line.autoMargins) : 0
    let spacing = SpaceDistribution(
      justification(of: container), freeSpace: sharesMargins ? 0 : line.freeSpace,
      count: line.count, isReversed: container.isReverse)
    var mainOffset = mainStartEdge(of: container) + spacing.start

    for number in 0..<line.count {
      let item = items[
        container.isReverse ? line.first + line.count - 1 - number : line.first + number]
      let placed = place(
        item, in: line, of: container, autoMargin: autoMargin, for: goal, mainOffset: &mainOffset)
      if goal == .guess, !placed.outcome.isPlaced { return false }
      mainOffset += spacing.between + container.gapBetweenItems
      if isFirst { baseline.add(placed.outcome, top: placed.top) }
      if goal == .baseline { return true }
      usesHeight = usesHeight || usesContainerHeight(item.node)
    }
    return true
  }

  /// Lays out an item at its final size and writes its frame.
  ///
  /// - Parameter mainOffset: the start of the item's margin box; advanced to its end.
  func place(
    _ item: FlexItem, in line: FlexLine, of container: FlexContainer, autoMargin: Double,
    for goal: LayoutGoal, mainOffset: inout Double
  ) -> (outcome: LayoutOutcome, top: Double) {
    let space = finalSpace(for: item, in: line, of: container)
    let outcome = layout(item.node, in: space, for: goal)
    if goal == .guess, !outcome.isPlaced { return (outcome, 0) }
    let crossSize = container.isColumn ? outcome.width : outcome.height
    var sides = ItemSides<Double>(item.margins, of: container)
    let crossSpace = line.crossSize - sides.crossStart - crossSize - sides.crossEnd
    if item.flags.contains(.hasAutoMargin) {
      resolveAutoMargins(
        &sides, of: item, in: container, crossSpace: crossSpace.floored, mainMargin: autoMargin)
    }
    let crossOffset =
      line.crossOffset + sides.crossStart
      + offset(of: item, in: line, of: container, outcome: outcome, space: crossSpace)
    mainOffset += sides.mainStart
    let top = container.isColumn ? mainOffset : crossOffset
    if goal != .baseline {
      nodes[Int(item.node)].flags.remove(.isDirty)
      write(item.node, main: mainOffset, cross: crossOffset, outcome: outcome, in: container)
    }
    mainOffset += item.flexedBorderBox
    mainOffset += sides.mainEnd
    return (outcome, top)
  }

  /// The inner edge at the start of the main axis.
  func mainStartEdge(of container: FlexContainer) -> Double {
    container.isColumn ? container.edges.insideTop : startEdge(of: container)
  }

  /// Whether the layout of an item depends on its container's height being definite.
  @inline(__always)
  func usesContainerHeight(_ item: Int32) -> Bool {
    traits(of: item).contains(.usesContainerHeight)
      || nodes[Int(item)].flags.contains(.insideUsesHeight)
  }

  /// Sets or clears a flag.
  @inline(__always)
  func set(_ value: Bool, _ flag: NodeFlags, of node: Int32) {
    if value {
      nodes[Int(node)].flags.insert(flag)
    } else {
      nodes[Int(node)].flags.remove(flag)
    }
  }

  /// The space of an item in its line.
  private func finalSpace(
    for item: FlexItem, in line: FlexLine, of container: FlexContainer
  ) -> LayoutSpace {
    let space = container.spaceForLayout(
      alignment: item.alignment,
      isHeightIndefinite: item.flags.contains(.heightIsIndefinite),
      mainSize: item.flexedBorderBox, lineCrossSize: line.crossSize)
    guard traits(of: item.node).contains(.hasAspectRatio), item.alignment == .stretch,
      line.isCrossSizeMeasured, !container.isColumn
    else { return space }
    // If content makes an item higher than its ratio does, and its line has the same height, Chromium keeps
    // the layout in which percentages refer to the height from the ratio.
    let measured = container.spaceForLayout(
      alignment: item.alignment, isHeightIndefinite: false, mainSize: item.flexedBorderBox)
    let height = layout(item.node, in: measured, for: .height).height
    let available = line.crossSize - item.margins.vertical
    return abs(height - available) < lengthTolerance ? measured : space
  }

  /// §9.5, step 12 and §9.6, step 13: automatic margins take the remaining space.
  private func resolveAutoMargins(
    _ sides: inout ItemSides<Double>, of item: FlexItem, in container: FlexContainer,
    crossSpace: Double,
    mainMargin: Double
  ) {
    let margin = style(of: item.node).pointee.margin
    let isRightToLeft = isRightToLeft(item.node)
    let isAuto = ItemSides<Bool>(
      top: margin.top.isAuto, left: margin.left(isRightToLeft: isRightToLeft).isAuto,
      bottom: margin.bottom.isAuto, right: margin.right(isRightToLeft: isRightToLeft).isAuto,
      of: container)
    if isAuto.crossStart, isAuto.crossEnd {
      sides.crossStart = crossSpace / 2
      sides.crossEnd = crossSpace / 2
    } else if isAuto.crossStart {
      sides.crossStart = crossSpace
    } else if isAuto.crossEnd {
      sides.crossEnd = crossSpace
    }
    if isAuto.mainStart { sides.mainStart = mainMargin }
    if isAuto.mainEnd { sides.mainEnd = mainMargin }
  }

  /// §9.6, step 14: the distance of an item's margin box from the start of its line.
  private func offset(
    of item: FlexItem, in line: FlexLine, of container: FlexContainer, outcome: LayoutOutcome,
    space: Double
  ) -> Double {
    var space = space
    if space < 0, overflowAlignment(of: item.node, in: container) == .safe { space = 0 }
    switch item.alignment {
    case .flexStart: return 0
    case .flexEnd: return space
    case .center: return space / 2
    case .stretch: return container.isWrapReverse ? space : 0
    case .baseline:
      let ascent =
        container.isColumn
        ? columnAscent(of: item, width: outcome.width, in: container)
        : rowAscent(of: item, outcome: outcome, in: container)
      let delta = line.ascent - ascent
      return container.isWrapReverse ? space - delta : delta
    }
  }

  /// Writes the position of an item; `main` and `cross` are distances from the start edges of its
  /// container.
  @inline(__always)
  private func write(
    _ child: Int32, main: Double, cross: Double, outcome: LayoutOutcome,
    in container: FlexContainer
  ) {
    var x = container.isColumn ? cross : main
    if container.isRightToLeft { x = container.width - x - outcome.width }
    var y = container.isColumn ? main : cross
    if traits(of: child).contains(.hasInset) {
      let offset = relativeOffset(of: child, in: container)
      x += offset.x
      y += offset.y
    }
    let state = nodes + Int(child)
    state.pointee.x = x
    state.pointee.y = y
  }

  /// CSS Positioned Layout Level 3, §3.3: the offset of a box by its insets; the start side and the top
  /// take precedence.
  func relativeOffset(of child: Int32, in container: FlexContainer) -> Point {
    let style = style(of: child)
    guard style.pointee.position == .relative else { return .zero }
    let inset = style.pointee.inset
    let isRightToLeft = isRightToLeft(child)
    let left = Self.inset(
      inset.left(isRightToLeft: isRightToLeft), of: container.contentWidth)
    let right = Self.inset(
      inset.right(isRightToLeft: isRightToLeft), of: container.contentWidth)
    let top = Self.inset(inset.top, of: container.contentHeight)
    let bottom = Self.inset(inset.bottom, of: container.contentHeight)
    let negatedRight = right.map { -$0 }
    return Point(
      x: (container.isRightToLeft ? negatedRight ?? left : left ?? negatedRight) ?? 0,
      y: top ?? bottom.map { -$0 } ?? 0)
  }

  /// An inset, or `nil` if it is automatic or a percentage of an indefinite length.
  private static func inset(_ length: FlexLength, of base: Double) -> Double? {
    if length.isPercent, !base.isDefinite { return nil }
    return length.margin(of: base)
  }
}

/// A value for each side of an item, by the axes of its container.
private struct ItemSides<Value> {
  var mainStart: Value
  var mainEnd: Value
  var crossStart: Value
  var crossEnd: Value

  init(top: Value, left: Value, bottom: Value, right: Value, of container: FlexContainer) {
    let start = container.isRightToLeft ? right : left
    let end = container.isRightToLeft ? left : right
    mainStart = container.isColumn ? top : start
    mainEnd = container.isColumn ? bottom : end
    crossStart = container.isColumn ? start : top
    crossEnd = container.isColumn ? end : bottom
  }
}

extension ItemSides where Value == Double {
  fileprivate init(_ margins: BoxMargins, of container: FlexContainer) {
    self.init(
      top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right,
      of: container)
  }
}
