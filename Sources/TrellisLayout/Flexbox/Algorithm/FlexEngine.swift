/// The flex layout of the boxes of a tree.
///
/// Source: CSS Flexible Box Layout Module Level 1, with CSS Sizing Levels 3 and 4, CSS Box Alignment Level
/// 3 and CSS Positioned Layout Level 3; where these leave a choice, the behaviour of Chromium
/// (`docs/LAYOUT.md`). Lengths are exact: nothing is rounded to pixels or fractions of pixels.
///
/// The engine holds pointers into the storage of a ``FlexTree`` during one computation, while nodes are
/// neither added nor removed.
struct FlexEngine {
  let nodes: UnsafeMutablePointer<NodeState>
  let styles: UnsafeMutablePointer<StyleEntry>
  let measures: UnsafePointer<FlexMeasure?>
  /// The measure function of numbered leaves.
  let numbered: UnsafePointer<FlexTree.NumberedMeasure?>
  /// Items and lines of the containers that are being laid out.
  let items: Stack<FlexItem>
  let lines: Stack<FlexLine>
  /// Containers that are laid out and whose absolute children are not placed yet.
  let queue: Stack<Int32>
  /// Containers with absolute children whose containing block is further up.
  let far: Stack<Int32>
  let work: WorkMeter
  let cache: ComputationCache
  /// The number of the current computation.
  let pass: UInt32
  /// The node whose size is limited to `rootRange` in addition to its style; -1 for none.
  let rangedRoot: Int32
  let rootRange: SizeRange

  /// Lays out the items of a container in the order of §9, and writes their frames if `goal` requires them.
  func layOutItems(of container: FlexContainer, for goal: LayoutGoal) -> LayoutOutcome {
    let firstItem = items.count
    let firstLine = lines.count
    defer {
      items.removeLast(items.count - firstItem)
      lines.removeLast(lines.count - firstLine)
    }
    // §9.2 Line length determination; §4.5 automatic minimum sizes.
    makeItems(of: container, phase: .layout)
    // §9.3 Main size determination; §9.7 flexible lengths; §9.4 cross size determination.
    let sums = makeLines(of: container, items: firstItem..<items.count, phase: .layout)
    let content = contentHeight(of: container, sums: sums, lineCount: lines.count - firstLine)
    let height = height(
      of: container.node, in: container.space, edges: container.edges, content: content,
      width: container.width)
    var outcome = LayoutOutcome(
      width: container.width, height: height, contentHeight: content, baseline: unknownBaseline)
    if goal == .height { return outcome }
    // §9.5 main-axis and §9.6 cross-axis alignment; §8.5 the container's baseline.
    let range = firstLine..<lines.count
    guard let baseline = place(container, lines: range, height: height, for: goal) else {
      return outcome
    }
    outcome.baseline = baseline
    guard goal != .baseline else { return outcome }
    recordPlainStack(container, lines: range, outcome: outcome)
    return outcome
  }

  /// The content height of the lines, with border, padding and scrollbar.
  private func contentHeight(
    of container: FlexContainer, sums: LineSums, lineCount: Int
  ) -> Double {
    var height = container.edges.insideVertical
    if lineCount == 0 { return height }
    if container.isColumn {
      height += sums.hypotheticalMain
    } else {
      height += sums.cross + Double(lineCount - 1) * container.gapBetweenLines
    }
    return height
  }
}

extension FlexEngine {
  @inline(__always)
  func style(of node: Int32) -> UnsafePointer<FlexStyle> {
    let entry = UnsafeRawPointer(styles + Int(nodes[Int(node)].style))
    return entry.assumingMemoryBound(to: FlexStyle.self)
  }

  @inline(__always)
  func traits(of node: Int32) -> StyleTraits { styles[Int(nodes[Int(node)].style)].traits }

  @inline(__always)
  func isRightToLeft(_ node: Int32) -> Bool { nodes[Int(node)].flags.contains(.isRightToLeft) }
}
