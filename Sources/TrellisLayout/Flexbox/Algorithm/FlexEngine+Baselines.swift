// CSS Flexbox Level 1, §8.3 and §8.5: baseline alignment, and the baseline of a container.

extension FlexEngine {
  /// The distance of an item's baseline from the reference side of its row: the top, or the bottom if the
  /// lines are reversed.
  func rowAscent(of item: FlexItem, outcome: LayoutOutcome, in container: FlexContainer) -> Double {
    var baseline = outcome.baselineOrBottom
    if traits(of: item.node).contains(.isScrollContainer) {
      baseline = baseline.clamped(0, outcome.height)
    }
    return container.isWrapReverse
      ? item.margins.bottom + (outcome.height - baseline) : item.margins.top + baseline
  }

  /// Like ``rowAscent(of:outcome:in:)`` for a column, in which the left border edge replaces the baseline.
  func columnAscent(of item: FlexItem, width: Double, in container: FlexContainer) -> Double {
    let isFromLeft = container.isRightToLeft == container.isWrapReverse
    return isFromLeft ? item.margins.left : item.margins.right + width
  }
}

/// Finds the first baseline of a container from its items and lines as they are placed.
struct ContainerBaseline {
  private var fromLine = Double.nan
  private var fallback = Double.nan

  /// - Parameter line: the first line on the cross axis, placed.
  mutating func add(_ line: FlexLine, in container: FlexContainer) {
    guard !container.isColumn, !line.ascent.isNaN else { return }
    fromLine =
      container.isWrapReverse
      ? line.crossOffset + line.crossSize - line.ascent : line.crossOffset + line.ascent
  }

  /// - Parameter top: the distance between the top edges of the item's and the container's border boxes.
  mutating func add(_ outcome: LayoutOutcome, top: Double) {
    if fallback.isNaN { fallback = top + outcome.baselineOrBottom }
  }

  /// The baseline; NaN for none.
  var value: Double { fromLine.isNaN ? fallback : fromLine }
}
