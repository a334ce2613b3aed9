import TrellisComponents
import TrellisLayout

extension FlexboxStyle {
  /// The engine's style for a container in `range`: a tight range gives a size, otherwise a minimum and a
  /// maximum.
  func flexStyle(in range: SizeRange, writingDirection: WritingDirection) -> FlexStyle {
    var style = FlexStyle()
    if range.min.width == range.max.width { style.width = .points(range.max.width) }
    if range.min.height == range.max.height { style.height = .points(range.max.height) }
    style.minWidth = .points(range.min.width)
    style.minHeight = .points(range.min.height)
    if range.max.width.isFinite { style.maxWidth = .points(range.max.width) }
    if range.max.height.isFinite { style.maxHeight = .points(range.max.height) }
    return flexStyle(asItem: style, writingDirection: writingDirection)
  }

  /// The engine's style for a container that is itself an item with the style `item`.
  func flexStyle(asItem item: FlexStyle, writingDirection: WritingDirection) -> FlexStyle {
    var style = item
    style.textDirection = textDirection(writingDirection)
    style.direction = flexDirection
    style.wrap = flexWrap
    style.justifyContent = flexJustifyContent
    style.alignItems = alignItems.flexAlignment
    style.alignContent = flexAlignContent
    style.padding = padding.flexEdges { $0.flexLength ?? .zero }
    style.border = border.flexEdges { $0.points ?? 0 }
    if let gap {
      style.rowGap = .points(gap)
      style.columnGap = .points(gap)
    }
    return style
  }

  private func textDirection(_ writingDirection: WritingDirection) -> FlexTextDirection {
    switch layoutDirection {
    case .application: writingDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// The space between the children of a line and between lines, if it is not implemented by margins: in a
  /// wrapping flexbox. CSS has no negative gaps.
  var gap: Double? { wrap != .noWrap && spacing >= 0 ? spacing : nil }

  var isRow: Bool { direction == .row || direction == .rowReverse }

  private var flexDirection: FlexDirection {
    switch direction {
    case .column: .column
    case .row: .row
    case .columnReverse: .columnReverse
    case .rowReverse: .rowReverse
    }
  }

  private var flexWrap: FlexWrap {
    switch wrap {
    case .noWrap: .noWrap
    case .wrap: .wrap
    case .wrapReverse: .wrapReverse
    }
  }

  private var flexJustifyContent: FlexContentAlignment {
    switch justifyContent {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }

  private var flexAlignContent: FlexContentAlignment {
    switch alignContent {
    case .start: .flexStart
    case .end: .flexEnd
    case .center: .center
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .stretch: .stretch
    }
  }
}

extension FlexboxStyle.AlignItems {
  var flexAlignment: FlexItemAlignment {
    switch self {
    case .stretch: .stretch
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .baseline: .baseline
    }
  }
}

extension FlexboxEdges {
  /// The edges for the engine; `convert` is called for the given ones.
  func flexEdges<Value: Hashable & Sendable & ExpressibleByIntegerLiteral>(
    _ convert: (Dimension) -> Value
  ) -> FlexEdges<Value> {
    FlexEdges(
      top: top.map(convert) ?? 0, left: 0, bottom: bottom.map(convert) ?? 0, right: 0,
      start: start.map(convert), end: end.map(convert))
  }
}

extension Dimension {
  /// The length for the engine; `nil` for `auto`.
  var flexLength: FlexLength? {
    switch self {
    case .auto: nil
    case .points(let points): .points(points)
    case .percent(let fraction): .percent(fraction)
    }
  }

  var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}
