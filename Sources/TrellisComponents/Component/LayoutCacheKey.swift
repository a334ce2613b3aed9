import TrellisLayout

/// The cache key of a component's layout: the range and the read axes of its parent's size.
///
/// The key is stored with the layout, beside the chosen size, and most keys need no further memory: a bound
/// that is 0, infinite or equal to the chosen length is stored as a flag.
struct LayoutCacheKey {
  /// The lengths that flags cannot express.
  private let lengths: ExplicitLengths?
  /// Two bits for each bound, in the order of ``Bound``.
  private let kinds: UInt8
  /// The axes of the parent's size on which the layout depends.
  let axes: ParentSize.Axes

  private final class ExplicitLengths {
    let range: SizeRange
    let parent: ParentSize.Lengths

    init(_ range: SizeRange, _ parent: ParentSize.Lengths) {
      self.range = range
      self.parent = parent
    }
  }

  /// The position of a bound in `kinds`.
  private enum Bound: UInt8 {
    case minWidth = 0
    case minHeight = 2
    case maxWidth = 4
    case maxHeight = 6
  }

  private enum Kind: UInt8 { case zero, infinite, chosen, other }

  /// - Parameter size: the chosen size.
  init(
    _ range: SizeRange, _ parent: ParentSize.Lengths, reading axes: ParentSize.Axes,
    choosing size: Size
  ) {
    var kinds: UInt8 = 0
    var isExplicit = !axes.isEmpty
    func record(_ bound: Bound, _ length: Double, _ chosen: Double) {
      let kind: Kind =
        length == 0 ? .zero : length == .infinity ? .infinite : length == chosen ? .chosen : .other
      kinds |= kind.rawValue << bound.rawValue
      isExplicit = isExplicit || kind == .other
    }
    record(.minWidth, range.min.width, size.width)
    record(.minHeight, range.min.height, size.height)
    record(.maxWidth, range.max.width, size.width)
    record(.maxHeight, range.max.height, size.height)
    self.kinds = kinds
    self.axes = axes
    lengths = isExplicit ? ExplicitLengths(range, parent) : nil
  }

  /// Whether the key matches `range` and `parent`; axes that were not read are ignored.
  ///
  /// - Parameter size: the chosen size.
  func isSame(_ range: SizeRange, _ parent: ParentSize.Lengths, choosing size: Size) -> Bool {
    if let lengths { return lengths.range == range && lengths.parent.isSame(as: parent, in: axes) }
    return range.max.width == length(.maxWidth, size.width)
      && range.min.width == length(.minWidth, size.width)
      && range.min.height == length(.minHeight, size.height)
      && range.max.height == length(.maxHeight, size.height)
  }

  /// Whether the compact encodings are equal. Always `false` for keys with explicit lengths.
  func isSame(as other: LayoutCacheKey) -> Bool {
    lengths == nil && other.lengths == nil && kinds == other.kinds && axes == other.axes
  }

  /// The range of the key.
  ///
  /// - Parameter size: the chosen size.
  func range(choosing size: Size) -> SizeRange {
    if let lengths { return lengths.range }
    return SizeRange(
      min: Size(
        width: length(.minWidth, size.width), height: length(.minHeight, size.height)),
      max: Size(
        width: length(.maxWidth, size.width), height: length(.maxHeight, size.height)))
  }

  /// The parent's size in the read axes.
  var parent: ParentSize.Lengths { lengths?.parent ?? ParentSize.undefined.lengths }

  private func length(_ bound: Bound, _ chosen: Double) -> Double {
    switch Kind(rawValue: kinds >> bound.rawValue & 3) {
    case .zero: 0
    case .infinite: .infinity
    default: chosen
    }
  }
}
