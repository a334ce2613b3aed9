/// How a box takes part in layout.
public enum FlexDisplay: UInt8, Hashable, Sendable {
  /// A box that lays its children out by this algorithm.
  case flex
  /// No box of its own: its children take part in its parent's layout.
  case contents
  /// No box, nor any below it.
  case none
}

/// How a box is positioned.
public enum FlexPosition: UInt8, Hashable, Sendable {
  /// In flow; its insets do nothing, and absolute boxes below it refer to a box further up.
  case `static`
  /// In flow, then moved by its insets.
  case relative
  /// Out of flow, placed in the padding box of the nearest box above that is not `static`.
  case absolute
}

/// Which box a width or a height names.
public enum FlexBoxSizing: UInt8, Hashable, Sendable {
  case borderBox
  case contentBox
}

/// The treatment of content that does not fit. All but `visible` and `clip` make a *scroll
/// container*, whose automatic minimum size is 0; `scroll` also takes room for a scrollbar.
public enum FlexOverflow: UInt8, Hashable, Sendable {
  case visible
  case clip
  case hidden
  case scroll
  case auto
}

/// The direction of text, which decides where a row and a column's cross axis start.
public enum FlexTextDirection: UInt8, Hashable, Sendable {
  /// As the parent; left to right at the root.
  case inherit
  case leftToRight
  case rightToLeft
}

/// The main axis of a container, and which of its ends the items start from.
public enum FlexDirection: UInt8, Hashable, Sendable {
  case row
  case column
  case rowReverse
  case columnReverse

  var isColumn: Bool { self == .column || self == .columnReverse }
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}

/// Whether items may go on to another line, and on which side of the last one it is.
public enum FlexWrap: UInt8, Hashable, Sendable {
  case noWrap
  case wrap
  case wrapReverse
}

/// The treatment of a box that is larger than the room it is aligned in.
public enum FlexOverflowAlignment: UInt8, Hashable, Sendable {
  case `default`
  /// Aligned as `start`.
  case safe
  /// Aligned as asked, out at both sides if need be.
  case unsafe
}
