/// A minimum and a maximum size that may each be relative to the parent's size.
///
/// Source: ComponentKit's relative size range (row A4).
public struct RelativeSizeRange: Hashable, Sendable {
  /// The smallest size; ``resolve(in:auto:)`` takes lengths that are `auto` from the minimum of its range.
  public var min: RelativeSize
  /// The largest size; ``resolve(in:auto:)`` takes lengths that are `auto` from the maximum of its range.
  public var max: RelativeSize

  /// A range with the given bounds; the others are `auto`.
  public init(min: RelativeSize = .auto, max: RelativeSize = .auto) {
    self.min = min
    self.max = max
  }

  /// The range of only `size`; `auto` lengths remain `auto`.
  public init(exactly size: RelativeSize) { self.init(min: size, max: size) }

  /// The range of only `size`, in CSS pixels.
  public init(exactly size: Size) { self.init(exactly: RelativeSize(size)) }

  /// The range inside `parent`. `auto` bounds are taken from the parameter `auto`: the lower ones from its
  /// minimum, the upper ones from its maximum.
  ///
  /// A minimum overrides a smaller maximum, and a negative bound is treated as 0.
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
