/// The alignment of an item in its line, with `auto`, text directions and reversed lines resolved.
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
  /// The base size, clamped to its bounds.
  var hypothetical: Double
  /// The current main size.
  var flexed: Double
  var minMain: Double
  var maxMain: Double
  /// The border and padding of the main axis.
  var mainEdges: Double
  var margins: BoxMargins
  /// The item's share of the free space, as a fraction of the space left for this item and the ones before
  /// it.
  var share: Double
  /// The width of the item while the width of several columns is found.
  var columnWidth: Double

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isFrozen = Self(rawValue: 1)
    static let hasMinViolation = Self(rawValue: 2)
    static let hasMaxViolation = Self(rawValue: 4)
    /// Inside the item, the height is indefinite (§9.8).
    static let heightIsIndefinite = Self(rawValue: 8)
    static let hasAutoMargin = Self(rawValue: 16)
  }

  /// Both margins of the main axis.
  @inline(__always)
  func mainMargins(isColumn: Bool) -> Double { isColumn ? margins.vertical : margins.horizontal }

  @inline(__always)
  func crossMargins(isColumn: Bool) -> Double { isColumn ? margins.horizontal : margins.vertical }

  /// The current size of the border box.
  var flexedBorderBox: Double { flexed + mainEdges }
}

/// A line of items while its container is laid out.
struct FlexLine {
  /// The indexes of the items.
  var first: Int
  var count: Int
  /// The sum of the margin boxes at their hypothetical sizes, with the gaps.
  var hypotheticalSum: Double
  var crossSize = 0.0
  /// Whether the cross size comes from the items rather than from the container.
  var isCrossSizeMeasured = false
  /// The free space on the main axis; negative if the items overflow.
  var freeSpace = 0.0
  var autoMargins = 0
  /// The largest distance of a baseline from the line's reference side; NaN if there is no baseline.
  var ascent = Double.nan
  var crossOffset = 0.0
}
