public import TrellisComponents
public import TrellisLayout

/// The sizes a tree may take inside a given one, in CSS pixels.
///
/// Source: ComponentKit's size range providers (row W2).
public struct SizeRangeProvider {
  let sizeRange: (Size) -> SizeRange

  /// Any rule.
  public init(_ sizeRange: @escaping (Size) -> SizeRange) {
    self.sizeRange = sizeRange
  }

  /// The range for the size `size`.
  public func sizeRange(for size: Size) -> SizeRange { sizeRange(size) }

  /// The given size exactly.
  public static var exact: SizeRangeProvider { .init { SizeRange(exactly: $0) } }

  /// The given height, and any width.
  public static var flexibleWidth: SizeRangeProvider {
    .init {
      SizeRange(
        min: Size(width: 0, height: $0.height), max: Size(width: .infinity, height: $0.height))
    }
  }

  /// The given width, and any height.
  public static var flexibleHeight: SizeRangeProvider {
    .init {
      SizeRange(
        min: Size(width: $0.width, height: 0), max: Size(width: $0.width, height: .infinity))
    }
  }

  /// Any size.
  public static var flexibleWidthAndHeight: SizeRangeProvider { .init { _ in SizeRange() } }

  /// Any size up to the given one.
  public static var fitContent: SizeRangeProvider { .init { SizeRange(max: $0) } }
}

extension SizeRange {
  /// As wide as the viewport, and at least as high.
  public static func page(_ traits: Traits) -> SizeRange {
    SizeRange(
      min: traits.viewport, max: Size(width: traits.viewport.width, height: .infinity))
  }
}
