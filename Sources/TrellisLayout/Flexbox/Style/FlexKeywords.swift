/// The role of a box in layout.
public enum FlexDisplay: UInt8, Hashable, Sendable {
  /// A flex container.
  case flex
  /// No box: the children take part in the parent's layout.
  case contents
  /// No box for the node and its descendants.
  case none
}

/// The positioning scheme of a box.
public enum FlexPosition: UInt8, Hashable, Sendable {
  /// In flow; its insets have no effect, and it is no containing block of absolute boxes.
  case `static`
  /// In flow, then offset by its insets.
  case relative
  /// Out of flow, placed in the padding box of the nearest ancestor that is not `static`.
  case absolute
}

/// The box to which a width or a height refers.
public enum FlexBoxSizing: UInt8, Hashable, Sendable {
  case borderBox
  case contentBox
}

/// The treatment of content that does not fit. All values but `visible` and `clip` make a *scroll
/// container*, whose automatic minimum size is 0; `scroll` also reserves space for a scrollbar.
public enum FlexOverflow: UInt8, Hashable, Sendable {
  case visible
  case clip
  case hidden
  case scroll
  case auto
}

/// The direction of text; it determines the start of a row and of a column's cross axis.
public enum FlexTextDirection: UInt8, Hashable, Sendable {
  /// The direction of the parent; left to right at the root.
  case inherit
  case leftToRight
  case rightToLeft
}

/// The main axis of a container and its direction.
public enum FlexDirection: UInt8, Hashable, Sendable {
  case row
  case column
  case rowReverse
  case columnReverse

  @inline(__always)
  var isColumn: Bool { self == .column || self == .columnReverse }
  @inline(__always)
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}

/// Whether items may wrap into further lines, and the order of the lines.
public enum FlexWrap: UInt8, Hashable, Sendable {
  case noWrap
  case wrap
  case wrapReverse
}

/// The alignment of a box that is larger than its alignment container.
public enum FlexOverflowAlignment: UInt8, Hashable, Sendable {
  case `default`
  /// Aligns such a box as `start`.
  case safe
  /// Aligns as requested; the box may overflow on both sides.
  case unsafe
}
