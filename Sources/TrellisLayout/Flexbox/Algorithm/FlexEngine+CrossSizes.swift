// CSS Flexbox Level 1, §9.4: cross size determination.

/// The sums over the sized lines of a container.
struct LineSums {
  /// The length of the longest line at hypothetical main sizes.
  var hypotheticalMain = 0.0
  /// The sum of the cross sizes of all lines.
  var cross = 0.0
}

extension FlexEngine {
  /// Appends the lines of a container, with flexed items and cross sizes.
  func makeLines(
    of container: FlexContainer, items range: Range<Int>, phase: ItemPhase
  ) -> LineSums {
    let firstLine = lines.count
    var sums = LineSums()
    sums.hypotheticalMain = max(0, breakIntoLines(of: container, items: range))
    let innerMainSize = mainExtent(of: container, sum: sums.hypotheticalMain)
    let definiteCrossSize = definiteLineCrossSize(of: container)

    for lineIndex in firstLine..<lines.count {
      let line = lines[lineIndex]
      let isFilled = line.hypotheticalSum == innerMainSize
      if !isFilled {
        var lengths = FlexibleLengths(
          items: UnsafeMutableBufferPointer(
            start: items.pointer(to: line.first), count: line.count),
          hypotheticalSum: line.hypotheticalSum, innerMainSize: innerMainSize,
          gap: container.gapBetweenItems, isColumn: container.isColumn)
        lengths.resolve()
      }

      var sizing = LineSizing()
      var freeSpace = innerMainSize - Double(line.count - 1) * container.gapBetweenItems
      var autoMargins = 0
      for index in line.first..<line.first + line.count {
        let item = items.pointer(to: index)
        freeSpace -=
          item.pointee.flexedBorderBox + item.pointee.mainMargins(isColumn: container.isColumn)
        if item.pointee.flags.contains(.hasAutoMargin) {
          autoMargins += autoMainMargins(of: item.pointee.node, isColumn: container.isColumn)
        }
        if item.pointee.alignment != .baseline, definiteCrossSize != nil { continue }
        size(items[index], in: container, phase: phase, into: &sizing)
      }
      let crossSize = definiteCrossSize ?? sizing.crossSize
      lines[lineIndex].crossSize = crossSize
      lines[lineIndex].isCrossSizeMeasured = definiteCrossSize == nil
      lines[lineIndex].freeSpace = isFilled ? 0 : freeSpace
      lines[lineIndex].autoMargins = autoMargins
      lines[lineIndex].ascent = sizing.ascent
      sums.cross += crossSize
    }
    return sums
  }

  /// The cross size of the only line of a single-line container, if it does not depend on the items (§9.4,
  /// step 8).
  private func definiteLineCrossSize(of container: FlexContainer) -> Double? {
    if container.isMultiLine { return nil }
    if container.isColumn {
      return container.contentWidth.isDefinite ? container.contentWidth : nil
    }
    guard container.contentHeight.isDefinite else { return nil }
    let style = style(of: container.node)
    let traits = traits(of: container.node)
    // If the container has an aspect ratio, the content is a lower bound of the height, so the content must
    // be laid out.
    if traits.contains(.hasAspectRatio), !traits.contains(.isScrollContainer),
      style.pointee.minHeight.isAuto
    {
      return nil
    }
    if style.pointee.minHeight.isIntrinsic || style.pointee.maxHeight.isIntrinsic { return nil }
    return container.contentHeight
  }

  /// The running cross size of a line (§9.4, step 8).
  private struct LineSizing {
    var crossSize = 0.0
    var ascent = Double.nan
    var descent = -Double.infinity
  }

  /// Finds the hypothetical cross size of an item (§9.4, step 7) and enlarges `line` by it if necessary.
  private func size(
    _ item: FlexItem, in container: FlexContainer, phase: ItemPhase, into line: inout LineSizing
  ) {
    let space = container.spaceForLayout(
      alignment: item.alignment,
      isHeightIndefinite: item.flags.contains(.heightIsIndefinite),
      columnWidth: item.columnWidth.isNaN ? nil : item.columnWidth,
      mainSize: item.flexedBorderBox)
    var outer = item.crossMargins(isColumn: container.isColumn)
    var ascent = Double.nan
    if container.isColumn {
      let edges = edges(of: item.node, percentBase: space.percentWidth)
      let width = width(of: item.node, in: space, edges: edges)
      outer += width
      if item.alignment == .baseline {
        ascent = columnAscent(of: item, width: width, in: container)
      }
    } else {
      let outcome = layout(
        item.node, in: space, for: item.alignment == .baseline ? .baseline : .height)
      outer += outcome.height
      if item.alignment == .baseline {
        ascent = rowAscent(of: item, outcome: outcome, in: container)
      }
    }
    if item.alignment == .baseline {
      line.ascent = line.ascent.isNaN ? ascent : max(line.ascent, ascent)
      line.descent = max(line.descent, outer - ascent)
      outer = line.ascent + line.descent
    }
    line.crossSize = max(line.crossSize, outer)
  }

  private func autoMainMargins(of node: Int32, isColumn: Bool) -> Int {
    let margin = style(of: node).pointee.margin
    let isRightToLeft = isRightToLeft(node)
    let first = isColumn ? margin.top : margin.left(isRightToLeft: isRightToLeft)
    let second = isColumn ? margin.bottom : margin.right(isRightToLeft: isRightToLeft)
    return (first.isAuto ? 1 : 0) + (second.isAuto ? 1 : 0)
  }
}
