// CSS Flexbox Level 1, §4.1 for static positions; CSS Positioned Layout Level 3, §4.2 to §4.4 for
// insets and margins.

/// The static position of an absolute box: its place as the only item of its parent, given as a point in the parent's
/// border box and the direction in which the box extends from that point. Horizontally, `start` is the left.
struct StaticPosition {
  var x: Double
  var y: Double
  var horizontal: Bias
  var vertical: Bias
  /// Whether the box is aligned to the start of the axis if it does not fit (`safe`).
  var isSafeHorizontally: Bool
  var isSafeVertically: Bool

  init(of child: Int32, in parent: Int32, engine: FlexEngine) {
    let state = engine.nodes + Int(parent)
    let edges = engine.edges(of: parent, percentBase: state.pointee.placed.percentBase)
      .narrowed(to: state.pointee.width)
    let container = FlexContainer(
      parent, in: engine,
      space: LayoutSpace(width: 0, height: 0, percentWidth: 0, percentHeight: 0), edges: edges,
      width: state.pointee.width, height: state.pointee.height)
    let main = Self.mainBias(of: container, engine: engine)
    let cross = Self.crossBias(of: child, in: container, engine: engine)
    let inline = container.isColumn ? cross : main
    vertical = container.isColumn ? main : cross
    horizontal = container.isRightToLeft ? inline.reversed : inline
    let isSafe = engine.overflowAlignment(of: child, in: container) == .safe
    isSafeHorizontally = isSafe && container.isColumn
    isSafeVertically = isSafe && !container.isColumn
    x = edges.insideLeft + Self.part(of: container.contentWidth, horizontal)
    y = edges.insideTop + Self.part(of: container.contentHeight, vertical)
  }

  private static func part(of size: Double, _ bias: Bias) -> Double {
    switch bias {
    case .start: 0
    case .center: size / 2
    case .end: size
    }
  }

  private static func mainBias(of container: FlexContainer, engine: FlexEngine) -> Bias {
    switch engine.justification(of: container).position {
    case .flexEnd: container.isReverse ? .start : .end
    case .center, .spaceAround, .spaceEvenly: .center
    case .start, .left: .start
    case .end, .right: .end
    case .normal, .flexStart, .stretch, .spaceBetween: container.isReverse ? .end : .start
    }
  }

  private static func crossBias(
    of child: Int32, in container: FlexContainer, engine: FlexEngine
  ) -> Bias {
    switch engine.ownAlignment(of: child, in: container) {
    case .stretch: container.isWrapReverse ? .end : .start
    case .flexStart, .baseline: .start
    case .center: .center
    case .flexEnd: .end
    }
  }
}

/// One axis of an absolute box's containing block, with the insets applied.
struct InsetAxis {
  let available: Double
  /// Whether an inset is automatic.
  let hasAuto: Bool
  /// Whether both insets are automatic.
  let isStatic: Bool
  /// The insets, with automatic ones resolved.
  private var start: Double
  private var end: Double
  /// How a box is aligned between the insets if it does not fill the space between them.
  private let bias: Bias
  /// Whether a box that is too large is aligned to the start.
  var isSafe = false
  /// Whether a box that is too large is moved back into the containing block, first at the start.
  var keepsInside = false

  /// - Parameters:
  ///   - staticOffset: the position of a box with automatic insets; `staticBias` is the direction in which the box
  ///     extends from there.
  ///   - dominant: the side whose inset is kept if the two insets leave a negative size.
  init(
    available: Double, start: Double?, end: Double?, staticOffset: Double, staticBias: Bias,
    alignment: Bias, dominant: Bias
  ) {
    self.available = available
    hasAuto = start == nil || end == nil
    isStatic = start == nil && end == nil
    if start == nil, end == nil {
      bias = staticBias
      switch staticBias {
      case .start:
        self.start = staticOffset
        self.end = 0
      case .center:
        let half = min(staticOffset, available - staticOffset)
        self.start = staticOffset - half
        self.end = available - staticOffset - half
      case .end:
        self.start = 0
        self.end = available - staticOffset
      }
    } else {
      self.start = start ?? 0
      self.end = end ?? 0
      bias = end == nil ? .start : start == nil ? .end : alignment
    }
    let size = available - self.start - self.end
    if size < 0 { move(by: size, towards: hasAuto ? bias : dominant) }
  }

  /// The size between the insets.
  var size: Double { (available - start - end).floored }

  /// Moves the side opposite to `bias` by `amount`; with `center`, both sides by half of it.
  private mutating func move(by amount: Double, towards bias: Bias) {
    switch bias {
    case .start: end += amount
    case .end: start += amount
    case .center:
      start += amount / 2
      end += amount / 2
    }
  }

  /// The distance of a box from the start of the containing block.
  ///
  /// - Parameters:
  ///   - centersOverflow: whether automatic margins on both sides centre a box that is too large.
  ///   - startsAtContainer: whether this axis starts at the same side as the containing block's axis.
  func offset(
    size: Double, marginStart: FlexLength, marginEnd: FlexLength, percentBase: Double,
    centersOverflow: Bool, startsAtContainer: Bool
  ) -> Double {
    let before = marginStart.margin(of: percentBase)
    let after = marginEnd.margin(of: percentBase)
    if !hasAuto, before == nil || after == nil {
      let free = self.size - size - (before ?? 0) - (after ?? 0)
      if let before { return start + before }
      if after != nil { return start + free }
      if free > 0 || centersOverflow { return start + free / 2 }
      return start + (startsAtContainer ? 0 : free)
    }
    let outer = (before ?? 0) + size + (after ?? 0)
    var axis = self
    let free = available - start - end - outer
    if !isSafe || free >= 0 {
      axis.move(by: free, towards: bias)
      if keepsInside { axis.keepInside(start: start, end: end) }
    }
    return axis.start + (before ?? 0)
  }

  /// CSS Positioned Layout Level 3, §4.4: the default overflow alignment.
  private mutating func keepInside(start originalStart: Double, end originalEnd: Double) {
    let safeEnd = min(originalEnd, 0)
    if end < safeEnd {
      start += end - safeEnd
      end = safeEnd
    }
    let safeStart = min(originalStart, 0)
    if start < safeStart {
      end += start - safeStart
      start = safeStart
    }
  }
}
