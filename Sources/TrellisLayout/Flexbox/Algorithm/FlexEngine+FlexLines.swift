// CSS Flexbox Level 1, §9.3: main size determination.

extension FlexEngine {
  /// The available main size of the content box; infinite if nothing bounds it.
  ///
  /// - Parameter sum: the length of the longest line at hypothetical sizes, once it is known.
  func mainExtent(of container: FlexContainer, sum: Double? = nil) -> Double {
    guard container.isColumn else { return container.contentWidth }
    let inside = container.edges.insideVertical
    let content = sum.map { $0 + inside } ?? indefinite
    let height = height(
      of: container.node, in: container.space, edges: container.edges, content: content,
      width: container.width)
    // The height comes from the content, so it is exactly the sum of the items.
    if let sum, height == content { return sum.floored }
    if height.isDefinite { return (height - inside).floored }
    let bounds = definiteHeightBounds(
      of: container.node, in: container.space, edges: container.edges)
    return bounds.max == .infinity ? .infinity : (bounds.max - inside).floored
  }

  /// Appends the lines of a container; in a wrapping container, an item that does not fit starts another
  /// line.
  ///
  /// - Returns: the sum of the hypothetical sizes in the longest line.
  func breakIntoLines(of container: FlexContainer, items range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    // Browsers round lengths down to 1/64 px, so that three thirds fit; lengths here are exact.
    let extent =
      container.isMultiLine ? mainExtent(of: container) + Self.lineTolerance : .infinity
    var largest = -Double.infinity
    var line = FlexLine(first: range.lowerBound, count: 0, hypotheticalSum: 0)
    for index in range {
      let item = items.pointer(to: index)
      let size =
        item.pointee.hypothetical + item.pointee.mainEdges
        + item.pointee.mainMargins(isColumn: container.isColumn)
      var sum = line.hypotheticalSum + size
      if line.count > 0 { sum += container.gapBetweenItems }
      if line.count > 0, sum > extent {
        largest = max(largest, line.hypotheticalSum)
        lines.append(line)
        line = FlexLine(first: index, count: 0, hypotheticalSum: 0)
        sum = size
      }
      line.hypotheticalSum = sum
      line.count += 1
    }
    lines.append(line)
    return max(largest, line.hypotheticalSum)
  }

  private static var lineTolerance: Double { 1.0 / 64 }
}
