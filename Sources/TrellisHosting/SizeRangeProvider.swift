public import TrellisComponents
public import TrellisLayout

/// Derives the size range of a tree from an available size, in CSS pixels.
///
/// Source: ComponentKit's size range providers (row W2).
public struct SizeRangeProvider {
  let sizeRange: (Size) -> SizeRange

  /// Makes a provider of any rule.
  public init(_ sizeRange: @escaping (Size) -> SizeRange) {
    self.sizeRange = sizeRange
  }

  /// The size range for the available size `size`.
  public func sizeRange(for size: Size) -> SizeRange { sizeRange(size) }

  /// Exactly the available size.
  public static var exact: SizeRangeProvider { .init { SizeRange(exactly: $0) } }

  /// The available height, and any width.
  public static var flexibleWidth: SizeRangeProvider {
    .init {
      SizeRange(
        min: Size(width: 0, height: $0.height), max: Size(width: .infinity, height: $0.height))
    }
  }

  /// The available width, and any height.
  public static var flexibleHeight: SizeRangeProvider {
    .init {
      SizeRange(
        min: Size(width: $0.width, height: 0), max: Size(width: $0.width, height: .infinity))
    }
  }

  /// Any size.
  public static var flexibleWidthAndHeight: SizeRangeProvider { .init { _ in SizeRange() } }

  /// Any size up to the available one.
  public static var fitContent: SizeRangeProvider { .init { SizeRange(max: $0) } }
}

extension SizeRange {
  /// The width of the viewport, and at least its height.
  public static func page(_ traits: Traits) -> SizeRange {
    SizeRange(
      min: traits.viewport, max: Size(width: traits.viewport.width, height: .infinity))
  }
}
