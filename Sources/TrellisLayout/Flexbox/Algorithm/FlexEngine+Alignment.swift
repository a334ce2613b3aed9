// CSS Flexbox Level 1, §8 and §9.5, CSS Box Alignment Level 3: distribution of free space.

/// The distribution of free space before, between and after a number of items or lines.
struct SpaceDistribution {
  /// Before the first item or line.
  var start = 0.0
  /// Between two neighbours.
  var between = 0.0

  /// - Parameter isReversed: whether the items or lines run from the end of their axis to its start.
  init(_ alignment: FlexContentAlignment, freeSpace: Double, count: Int, isReversed: Bool) {
    let number = Double(count)
    switch alignment.position {
    case .spaceBetween:
      if freeSpace > 0, count > 1 {
        between = freeSpace / (number - 1)
      } else {
        start = isReversed ? freeSpace : 0
      }
    case .spaceAround:
      if freeSpace > 0 {
        start = freeSpace / (2 * number)
        between = freeSpace / number
      }
    case .spaceEvenly:
      if freeSpace > 0 {
        start = freeSpace / (number + 1)
        between = start
      }
    case .stretch:
      start = isReversed ? freeSpace : 0
    case .normal, .flexStart, .start, .left, .flexEnd, .end, .right, .center:
      start = Self.start(alignment, freeSpace: freeSpace, isReversed: isReversed)
    }
  }

  private static func start(
    _ alignment: FlexContentAlignment, freeSpace: Double, isReversed: Bool
  ) -> Double {
    if freeSpace <= 0, alignment.overflow == .safe { return 0 }
    switch alignment.position {
    case .center: return freeSpace / 2
    case .start, .left: return 0
    case .end, .right: return freeSpace
    case .flexEnd: return isReversed ? 0 : freeSpace
    default: return isReversed ? freeSpace : 0
    }
  }
}

extension FlexEngine {
  /// `justify-content` with left and right resolved.
  func justification(of container: FlexContainer) -> FlexContentAlignment {
    var alignment = style(of: container.node).pointee.justifyContent
    if alignment.position == .left || alignment.position == .right {
      let isLeft = alignment.position == .left
      alignment.position =
        container.isColumn || isLeft != container.isRightToLeft ? .start : .end
    }
    return alignment
  }

  /// The alignment of a child in its line.
  @inline(__always)
  func alignment(of child: Int32, in container: FlexContainer) -> ItemAlignment {
    if traits(of: child).contains(.hasAutoMargin),
      hasAutoCrossMargin(child, isColumn: container.isColumn)
    {
      return .flexStart
    }
    return ownAlignment(of: child, in: container)
  }

  private func hasAutoCrossMargin(_ child: Int32, isColumn: Bool) -> Bool {
    let margin = style(of: child).pointee.margin
    if !isColumn { return margin.top.isAuto || margin.bottom.isAuto }
    let isRightToLeft = isRightToLeft(child)
    return margin.left(isRightToLeft: isRightToLeft).isAuto
      || margin.right(isRightToLeft: isRightToLeft).isAuto
  }

  /// The alignment of a child, ignoring automatic margins.
  func ownAlignment(of child: Int32, in container: FlexContainer) -> ItemAlignment {
    var position = style(of: child).pointee.alignSelf.position
    if position == .auto { position = style(of: container.node).pointee.alignItems.position }
    switch position {
    case .auto, .normal, .stretch: return .stretch
    case .center: return .center
    case .baseline: return .baseline
    case .start: return .flexStart
    case .end: return .flexEnd
    case .flexStart: return container.isWrapReverse ? .flexEnd : .flexStart
    case .flexEnd: return container.isWrapReverse ? .flexStart : .flexEnd
    case .selfStart, .selfEnd:
      let isOpposite = container.isColumn && isRightToLeft(child) != container.isRightToLeft
      return (position == .selfStart) == isOpposite ? .flexEnd : .flexStart
    }
  }

  /// The alignment of a child that overflows its line.
  func overflowAlignment(of child: Int32, in container: FlexContainer) -> FlexOverflowAlignment {
    let own = style(of: child).pointee.alignSelf
    return own.position == .auto
      ? style(of: container.node).pointee.alignItems.overflow : own.overflow
  }
}
