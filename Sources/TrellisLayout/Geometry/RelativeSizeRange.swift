/// A smallest and a largest size that may each be relative to the parent's.
///
/// Source: ComponentKit's relative size range (row A4).
public struct RelativeSizeRange: Hashable, Sendable {
  /// The smallest size; ``resolve(in:auto:)`` takes lengths that are `auto` from the minimum of its range.
  public var min: RelativeSize
  /// The largest size; ``resolve(in:auto:)`` takes lengths that are `auto` from the maximum of its range.
  public var max: RelativeSize

  /// A range with the bounds that are given; the others are left open.
  public init(min: RelativeSize = .auto, max: RelativeSize = .auto) {
    self.min = min
    self.max = max
  }

  /// The range that holds `size` alone; a length that is `auto` is left open.
  public init(exactly size: RelativeSize) { self.init(min: size, max: size) }

  /// The range that holds `size` alone, in CSS pixels.
  public init(exactly size: Size) { self.init(exactly: RelativeSize(size)) }

  /// The range this stands for inside `parent`. What is left open comes from `auto`: its minimum
  /// at the lower bound, its maximum at the upper.
  ///
  /// A minimum beats a maximum that is smaller, and a negative bound counts as 0.
  public func resolve(in parent: ParentSize, auto: SizeRange = SizeRange()) -> SizeRange {
    let low = min.resolve(auto: auto.min, parent: parent)
    let high = max.resolve(auto: auto.max, parent: parent)
    let least = Size(width: Swift.max(0, low.width), height: Swift.max(0, low.height))
    return SizeRange(
      min: least,
      max: Size(
        width: Swift.max(least.width, high.width), height: Swift.max(least.height, high.height)))
  }
}

extension RelativeSizeRange: CustomStringConvertible {
  public var description: String { "<RelativeSizeRange: min=\(min), max=\(max)>" }
}
