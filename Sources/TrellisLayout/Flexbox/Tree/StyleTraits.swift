/// Properties of a style that the algorithm reads often, computed once.
struct StyleTraits: OptionSet {
  let rawValue: UInt32

  static let hasMargin = Self(rawValue: 1 << 0)
  /// A border, a padding or space for a scrollbar.
  static let hasBorderOrPadding = Self(rawValue: 1 << 1)
  static let hasPercentPadding = Self(rawValue: 1 << 2)
  static let hasInset = Self(rawValue: 1 << 3)
  static let isScrollContainer = Self(rawValue: 1 << 4)
  static let hasAspectRatio = Self(rawValue: 1 << 5)
  /// The box's layout depends on whether the containing box's height is definite.
  static let usesContainerHeight = Self(rawValue: 1 << 6)
  /// The layout of the content depends on whether the box's own height is definite.
  static let usesOwnHeight = Self(rawValue: 1 << 7)
  static let hasGap = Self(rawValue: 1 << 8)
  /// A width in points and no limit or ratio: nothing else affects the width.
  static let hasPlainWidth = Self(rawValue: 1 << 9)
  static let hasPlainHeight = Self(rawValue: 1 << 10)
  static let isContentBox = Self(rawValue: 1 << 11)
  /// No maximum height, and a minimum that is automatic or 0.
  static let hasFreeHeight = Self(rawValue: 1 << 12)
  static let hasFreeWidth = Self(rawValue: 1 << 13)
  static let namesDirection = Self(rawValue: 1 << 14)
  static let hasScrollbar = Self(rawValue: 1 << 15)
  /// A column that may wrap.
  static let isColumnWrap = Self(rawValue: 1 << 16)
  /// A padding or border of the start or the end edge.
  static let hasLogicalEdges = Self(rawValue: 1 << 17)

  /// An automatic height and no ratio: the height follows the content unless the box is stretched.
  static let hasContentHeight = Self(rawValue: 1 << 18)
  /// `display` is `flex`.
  static let isBox = Self(rawValue: 1 << 19)
  /// `display` is `contents`.
  static let isContents = Self(rawValue: 1 << 20)
  /// `display` is `flex`, and `position` is `absolute`.
  static let isAbsolute = Self(rawValue: 1 << 21)
  /// A margin is automatic.
  static let hasAutoMargin = Self(rawValue: 1 << 22)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ style: FlexStyle) {
    var traits: StyleTraits = []
    switch style.display {
    case .flex: traits.insert(style.position == .absolute ? [.isBox, .isAbsolute] : .isBox)
    case .contents: traits.insert(.isContents)
    case .none: break
    }
    let zero = FlexEdges<FlexLength>(all: .zero)
    if style.margin != zero { traits.insert(.hasMargin) }
    if style.margin.hasAuto { traits.insert(.hasAutoMargin) }
    let hasScrollbar =
      style.scrollbarThickness > 0 && (style.overflowX == .scroll || style.overflowY == .scroll)
    if hasScrollbar { traits.insert(.hasScrollbar) }
    if style.padding != zero || style.border != FlexEdges(all: 0) || hasScrollbar {
      traits.insert(.hasBorderOrPadding)
    }
    if style.padding.isLogical || style.border.isLogical { traits.insert(.hasLogicalEdges) }
    if style.padding.first(where: \.isPercent) != nil { traits.insert(.hasPercentPadding) }
    if style.inset != FlexEdges(all: .auto) { traits.insert(.hasInset) }
    if Self.scrolls(style.overflowX) || Self.scrolls(style.overflowY) {
      traits.insert(.isScrollContainer)
    }
    if style.aspectRatio != nil { traits.insert(.hasAspectRatio) }
    let isHeightRelative =
      Self.isRelative(style.height) || Self.isRelative(style.minHeight)
      || Self.isRelative(style.maxHeight)
    if isHeightRelative || style.aspectRatio != nil || Self.isPart(style.flexBasis)
      || Self.isPart(style.inset.top) || Self.isPart(style.inset.bottom)
    {
      traits.insert(.usesContainerHeight)
    }
    let isColumnWrap = style.direction.isColumn && style.wrap != .noWrap
    if isColumnWrap { traits.insert(.isColumnWrap) }
    if isColumnWrap || style.rowGap.isPercent || style.aspectRatio != nil || isHeightRelative {
      traits.insert(.usesOwnHeight)
    }
    if style.rowGap != .zero || style.columnGap != .zero { traits.insert(.hasGap) }
    if style.boxSizing == .contentBox { traits.insert(.isContentBox) }
    if Self.isNoMinimum(style.minWidth) && style.maxWidth.isAuto { traits.insert(.hasFreeWidth) }
    if Self.isNoMinimum(style.minHeight) && style.maxHeight.isAuto {
      traits.insert(.hasFreeHeight)
    }
    if style.aspectRatio == nil {
      if style.height.isAuto { traits.insert(.hasContentHeight) }
      if case .points = style.width, traits.contains(.hasFreeWidth) {
        traits.insert(.hasPlainWidth)
      }
      if case .points = style.height, traits.contains(.hasFreeHeight) {
        traits.insert(.hasPlainHeight)
      }
    }
    if style.textDirection != .inherit { traits.insert(.namesDirection) }
    self = traits
  }

  /// Whether a height is neither automatic nor a number of points.
  private static func isRelative(_ length: FlexLength) -> Bool {
    isPart(length) || length.isIntrinsic
  }

  /// Whether a length depends on the containing box.
  private static func isPart(_ length: FlexLength) -> Bool {
    length.isPercent || length == .stretch
  }

  /// Whether a minimum never exceeds border and padding, unless it is automatic and §4.5 applies.
  private static func isNoMinimum(_ length: FlexLength) -> Bool {
    length.isAuto || length == .zero
  }

  private static func scrolls(_ overflow: FlexOverflow) -> Bool {
    overflow != .visible && overflow != .clip
  }
}
