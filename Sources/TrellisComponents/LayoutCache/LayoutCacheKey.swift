import TrellisLayout

/// The cache key of a component's layout: the range and, as far as it was read, its parent's size.
///
/// It is kept with the answer, beside the size that was chosen, and most take no room of their own: a bound
/// that is 0, infinite or the length that was chosen is noted as such.
struct LayoutCacheKey {
  /// The lengths that have to be spelled out.
  private let rest: Rest?
  /// Two bits for each bound, in the order of ``Bound``.
  private let kinds: UInt8
  /// The axes of the parent's size that the answer depends on.
  let axes: ParentSize.Axes

  private final class Rest {
    let range: SizeRange
    let parent: ParentSize.Lengths

    init(_ range: SizeRange, _ parent: ParentSize.Lengths) {
      self.range = range
      self.parent = parent
    }
  }

  /// The place of a bound among the kinds.
  private enum Bound: UInt8 {
    case minWidth = 0
    case minHeight = 2
    case maxWidth = 4
    case maxHeight = 6
  }

  private enum Kind: UInt8 { case zero, infinite, chosen, other }

  /// - Parameter size: what was chosen.
  init(
    _ range: SizeRange, _ parent: ParentSize.Lengths, reading axes: ParentSize.Axes,
    choosing size: Size
  ) {
    var kinds: UInt8 = 0
    var isSpelledOut = !axes.isEmpty
    func note(_ bound: Bound, _ length: Double, _ chosen: Double) {
      let kind: Kind =
        length == 0 ? .zero : length == .infinity ? .infinite : length == chosen ? .chosen : .other
      kinds |= kind.rawValue << bound.rawValue
      isSpelledOut = isSpelledOut || kind == .other
    }
    note(.minWidth, range.min.width, size.width)
    note(.minHeight, range.min.height, size.height)
    note(.maxWidth, range.max.width, size.width)
    note(.maxHeight, range.max.height, size.height)
    self.kinds = kinds
    self.axes = axes
    rest = isSpelledOut ? Rest(range, parent) : nil
  }

  /// Whether the question is about `range` and `parent`, or what makes no difference.
  ///
  /// - Parameter size: what was chosen.
  func isSame(_ range: SizeRange, _ parent: ParentSize.Lengths, choosing size: Size) -> Bool {
    if let rest { return rest.range == range && rest.parent.isSame(as: parent, in: axes) }
    return range.max.width == length(.maxWidth, size.width)
      && range.min.width == length(.minWidth, size.width)
      && range.min.height == length(.minHeight, size.height)
      && range.max.height == length(.maxHeight, size.height)
  }

  /// The range that was asked about.
  ///
  /// - Parameter size: what was chosen.
  func range(choosing size: Size) -> SizeRange {
    if let rest { return rest.range }
    return SizeRange(
      min: Size(
        width: length(.minWidth, size.width), height: length(.minHeight, size.height)),
      max: Size(
        width: length(.maxWidth, size.width), height: length(.maxHeight, size.height)))
  }

  /// The parent's size, as far as it was read.
  var parent: ParentSize.Lengths { rest?.parent ?? ParentSize.undefined.lengths }

  private func length(_ bound: Bound, _ chosen: Double) -> Double {
    switch Kind(rawValue: kinds >> bound.rawValue & 3) {
    case .zero: 0
    case .infinite: .infinity
    default: chosen
    }
  }
}
