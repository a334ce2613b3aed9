/// The alignment of lines in a container, or of items in a line: `justify-content` and
/// `align-content`.
public struct FlexContentAlignment: Hashable, Sendable {
  /// The value of `justify-content` or `align-content` without the keyword `safe` or `unsafe`.
  public enum Position: UInt8, Hashable, Sendable {
    /// `stretch` for lines, `flexStart` for items.
    case normal
    case start
    case end
    case flexStart
    case flexEnd
    case center
    /// Enlarges automatic sizes of lines. Items are packed at `flexStart`.
    case stretch
    case spaceBetween
    case spaceAround
    case spaceEvenly
    /// Of `justify-content`: the left; `start` where the main axis is vertical.
    case left
    /// Of `justify-content`: the right; `start` where the main axis is vertical.
    case right
  }

  /// The position of the lines or items, or the way in which they share the free space.
  public var position: Position
  /// The alignment of lines or items that are larger than the container. `default` acts as `unsafe`.
  /// `stretch` and the positions that distribute space ignore the value.
  public var overflow: FlexOverflowAlignment

  /// An alignment; `overflow` adds the keyword `safe` or `unsafe`.
  public init(_ position: Position, overflow: FlexOverflowAlignment = .default) {
    self.position = position
    self.overflow = overflow
  }

  /// CSS `normal`, the initial value: acts as ``stretch`` for lines and as ``flexStart`` for items.
  public static let normal = Self(.normal)
  /// Packs at the top, or at the start of the text direction, in reversed containers too.
  public static let start = Self(.start)
  /// Packs at the bottom, or at the end of the text direction, in reversed containers too.
  public static let end = Self(.end)
  /// Packs at the side where the items or lines start; a reversed container exchanges the sides.
  public static let flexStart = Self(.flexStart)
  /// Packs at the side opposite to ``flexStart``.
  public static let flexEnd = Self(.flexEnd)
  /// Packs in the middle, with half of the free space on either side.
  public static let center = Self(.center)
  /// Lines of a wrapping container share the free space equally; items are packed at ``flexStart``.
  public static let stretch = Self(.stretch)
  /// Equal space between two neighbours, none at the ends. Same as ``flexStart`` for one item or line and
  /// without free space.
  public static let spaceBetween = Self(.spaceBetween)
  /// Equal space on both sides of each item or line, so half as much at the ends as between neighbours.
  /// Packs at the start of the axis if there is no free space.
  public static let spaceAround = Self(.spaceAround)
  /// Equal space before, between and after the items or lines. Packs at the start of the axis if there is
  /// no free space.
  public static let spaceEvenly = Self(.spaceEvenly)
  /// Of `justify-content` in a row: packs at the left in both text directions. In a column: as ``start``.
  public static let left = Self(.left)
  /// Of `justify-content` in a row: packs at the right in both text directions. In a column: as ``start``.
  public static let right = Self(.right)
}

/// The alignment of an item in its line: `align-items` and `align-self`.
public struct FlexItemAlignment: Hashable, Sendable {
  /// The value of `align-items` or `align-self` without the keyword `safe` or `unsafe`.
  public enum Position: UInt8, Hashable, Sendable {
    /// The container's `align-items`. In `align-items`: `normal`.
    case auto
    /// `stretch` for an item in flow.
    case normal
    case stretch
    case flexStart
    case flexEnd
    case start
    case end
    /// The start of the item's own text direction.
    case selfStart
    /// The end of the item's own text direction.
    case selfEnd
    case center
    case baseline
  }

  /// The position of the item between the two sides of its line.
  public var position: Position
  /// The alignment of an item that is larger than its line. With ``auto`` as `alignSelf` it is ignored, and the
  /// container's `alignItems` determines it. `default` acts as `unsafe`, except that an absolute box between a top and
  /// a bottom inset does not overflow both the insets and its containing block.
  public var overflow: FlexOverflowAlignment

  /// An alignment; `overflow` adds the keyword `safe` or `unsafe`.
  public init(_ position: Position, overflow: FlexOverflowAlignment = .default) {
    self.position = position
    self.overflow = overflow
  }

  /// The initial value of `align-self`: the container's `alignItems`.
  public static let auto = Self(.auto)
  /// The initial value of `align-items`: acts as ``stretch`` for an item in flow.
  public static let normal = Self(.normal)
  /// An item with automatic cross size fills its line, less its margins and within its minimum and maximum.
  /// Other items are aligned as with ``flexStart``.
  public static let stretch = Self(.stretch)
  /// Aligns at the cross start side of the line; `wrapReverse` exchanges it with the cross end side.
  public static let flexStart = Self(.flexStart)
  /// Aligns at the cross end side of the line; `wrapReverse` exchanges it with the cross start side.
  public static let flexEnd = Self(.flexEnd)
  /// Aligns at the top, or in a column at the start of the container's text direction.
  public static let start = Self(.start)
  /// Aligns at the bottom, or in a column at the end of the container's text direction.
  public static let end = Self(.end)
  /// Aligns at the top, or in a column at the start of the item's own text direction.
  public static let selfStart = Self(.selfStart)
  /// Aligns at the bottom, or in a column at the end of the item's own text direction.
  public static let selfEnd = Self(.selfEnd)
  /// Centers the margin box in the line; a larger box overflows equally on both sides, unless `safe`.
  public static let center = Self(.center)
  /// Aligns the first baselines of the items in a row. An item without a baseline uses the bottom of its
  /// border box. In a column, the left edges of the border boxes are aligned.
  public static let baseline = Self(.baseline)
}
