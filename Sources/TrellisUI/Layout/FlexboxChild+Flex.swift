import TrellisComponents
import TrellisLayout

extension FlexboxChild {
  /// The engine's style for the child.
  ///
  /// ComponentKit's defaults apply: no shrinking, and a minimum of 0 instead of an automatic one.
  ///
  /// - Parameters:
  ///   - own: the size that the component requests, used if ``size`` is `auto`.
  ///   - parent: the container's size, if it is definite; percentages of the component and of the basis
  ///     refer to it.
  ///   - spacing: the margins that implement the spacing.
  ///
  /// Source: ComponentKit's rows C12–C21.
  func flexStyle(
    own: ComponentSize, in parent: ParentSize, isRow: Bool, spacing: FlexboxEdges
  ) -> FlexStyle {
    let size = size
    let position = position
    return FlexStyle {
      $0.flexGrow = grow
      $0.flexShrink = shrink
      $0.flexBasis = flexBasis(isRow ? parent.width : parent.height)
      $0.alignSelf = flexAlignSelf
      $0.width = length(size.width, own.width, parent.width) ?? .auto
      $0.height = length(size.height, own.height, parent.height) ?? .auto
      $0.minWidth = length(size.minWidth, own.minWidth, parent.width) ?? .zero
      $0.minHeight = length(size.minHeight, own.minHeight, parent.height) ?? .zero
      $0.maxWidth = length(size.maxWidth, own.maxWidth, parent.width) ?? .auto
      $0.maxHeight = length(size.maxHeight, own.maxHeight, parent.height) ?? .auto
      if let aspectRatio, aspectRatio != 0 { $0.aspectRatio = abs(aspectRatio) }
      $0.padding = padding.flexEdges { $0.flexLength ?? .zero }
      let margins = margin.filled(with: spacing)
      $0.margin = margins.flexEdges { $0.flexLength ?? .auto }
      $0.position = position.isAbsolute ? .absolute : .relative
      $0.inset = FlexEdges(
        top: position.top.flexLength ?? .auto, left: position.left.flexLength ?? .auto,
        bottom: position.bottom.flexLength ?? .auto, right: position.right.flexLength ?? .auto,
        start: position.start.flexLength, end: position.end.flexLength)
    }
  }

  private func flexBasis(_ parent: Double?) -> FlexLength {
    switch basis {
    case .auto: .auto
    case .points(let points): .points(points)
    case .percent(let fraction):
      if let parent { .points((fraction * parent).rounded()) } else { .auto }
    }
  }

  /// A length of the flex item, otherwise the component's own; `nil` if both are `auto`.
  private func length(
    _ requested: Dimension, _ own: Dimension, _ parent: Double?
  ) -> FlexLength? {
    if let requested = requested.flexLength { return requested }
    switch own {
    case .auto: return nil
    case .points(let points): return points.isFinite ? .points(points) : nil
    case .percent(let fraction):
      // Whole pixels of a definite size (row A3); otherwise CSS resolves the percentage.
      return parent.map { .points((fraction * $0).rounded()) } ?? .percent(fraction)
    }
  }

  private var flexAlignSelf: FlexItemAlignment {
    switch alignSelf {
    case .auto: .auto
    case .stretch: .stretch
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .baseline: .baseline
    }
  }
}

extension FlexboxEdges {
  /// These edges; edges that are `nil` are taken from `others`.
  fileprivate func filled(with others: FlexboxEdges) -> FlexboxEdges {
    FlexboxEdges(
      top: top ?? others.top, bottom: bottom ?? others.bottom, start: start ?? others.start,
      end: end ?? others.end)
  }
}

/// The margins that implement the spacing between the children of one flexbox.
///
/// In a wrapping flexbox, the spacing is a gap of the flex container (``FlexboxStyle/gap``), and the margins are only
/// the spacing of each child.
///
/// Source: ComponentKit's rows C2 and C12; CSS Box Alignment Level 3, §8, for wrapping flexboxes, where
/// ComponentKit indents the first child of each line but the first by the spacing.
struct FlexboxSpacing {
  private let style: FlexboxStyle
  private let last: Int?
  private var previousAfter: Double?
  /// The last child in flow that follows one with the same options object, and its margins.
  private var repeated: (index: Int, margins: FlexboxMargins)?

  init(_ style: FlexboxStyle, _ children: [FlexboxChild]) {
    self.style = style
    last = children.lastIndex(where: Self.participates)
  }

  private static func participates(_ child: FlexboxChild) -> Bool {
    child.component != nil && !child.isAbsolute
  }

  /// The margins of the child at `index` of `children`; must be called in order.
  @inline(__always)
  mutating func margins(of children: [FlexboxChild], at index: Int) -> FlexboxMargins? {
    // Neighbours often share their options; except for the first and the last of these, their margins are equal.
    if let repeated, repeated.index + 1 == index, index != last,
      FlexboxChild.shareOptions(children, at: index, repeated.index),
      children[index].component != nil
    {
      self.repeated?.index = index
      return repeated.margins
    }
    let followsOne =
      previousAfter != nil && FlexboxChild.shareOptions(children, at: index, index - 1)
      && children[index - 1].component != nil
    let margins = margins(of: children[index], at: index)
    repeated = followsOne ? margins.map { (index, $0) } : nil
    return margins
  }

  /// The margins of the child at `index`; must be called in order.
  mutating func margins(of child: FlexboxChild, at index: Int) -> FlexboxMargins? {
    guard Self.participates(child) else { return nil }
    if style.gap != nil {
      return FlexboxMargins(before: child.spacingBefore, after: child.spacingAfter)
    }
    let before = child.spacingBefore + (previousAfter.map { $0 + style.spacing } ?? 0)
    previousAfter = child.spacingAfter
    return FlexboxMargins(before: before, after: index == last ? child.spacingAfter : 0)
  }
}

/// The margins of a child along the main axis.
struct FlexboxMargins: Equatable {
  var before: Double
  var after: Double

  func edges(along direction: FlexboxStyle.Direction) -> FlexboxEdges {
    switch direction {
    case .column: FlexboxEdges(top: .points(before), bottom: .points(after))
    case .columnReverse: FlexboxEdges(top: .points(after), bottom: .points(before))
    case .row: FlexboxEdges(start: .points(before), end: .points(after))
    case .rowReverse: FlexboxEdges(start: .points(after), end: .points(before))
    }
  }
}
