/// The alignment of an item in its line once `auto`, text directions and reversed lines are
/// resolved.
enum ItemAlignment: UInt8 {
  case flexStart
  case flexEnd
  case center
  case stretch
  case baseline
}

/// An item while its container is laid out. Main sizes are of the content box.
struct FlexItem {
  var node: Int32
  var alignment: ItemAlignment
  var flags: Flags
  var grow: Double
  var shrink: Double
  /// The flex base size.
  var base: Double
  /// The base size within its bounds.
  var hypothetical: Double
  /// The main size so far.
  var flexed: Double
  var minMain: Double
  var maxMain: Double
  /// The border and padding of the main axis.
  var mainEdges: Double
  var margins: BoxMargins
  /// The share of the free space, as a part of what is left for this item and those before it.
  var share: Double
  /// While the width of several columns is found: the width the item is given.
  var columnWidth: Double

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isFrozen = Self(rawValue: 1)
    static let hasMinViolation = Self(rawValue: 2)
    static let hasMaxViolation = Self(rawValue: 4)
    /// The base size rests on the content.
    static let basisIsIndefinite = Self(rawValue: 8)
    /// Inside the item, the height is indefinite (§9.8).
    static let heightIsIndefinite = Self(rawValue: 16)
    static let hasAutoMargin = Self(rawValue: 32)
  }

  /// Both margins of the main axis.
  @inline(__always)
  func mainMargins(isColumn: Bool) -> Double { isColumn ? margins.vertical : margins.horizontal }

  @inline(__always)
  func crossMargins(isColumn: Bool) -> Double { isColumn ? margins.horizontal : margins.vertical }

  /// The border box so far.
  var flexedBorderBox: Double { flexed + mainEdges }
}

/// A line of items while its container is laid out.
struct FlexLine {
  /// The items, by number.
  var first: Int
  var count: Int
  /// The margin boxes at their hypothetical sizes, with the gaps.
  var hypotheticalSum: Double
  var crossSize = 0.0
  /// Whether the items made the cross size, and not the container.
  var isCrossSizeMeasured = false
  /// The room on the main axis that no item takes; negative where they overflow.
  var freeSpace = 0.0
  var autoMargins = 0
  /// The largest distance of a baseline from the side it is aligned to; NaN for none.
  var ascent = Double.nan
  var crossOffset = 0.0
}
