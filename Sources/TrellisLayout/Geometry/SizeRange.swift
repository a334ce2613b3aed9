import TrellisBase

/// The allowed sizes of a component, in CSS pixels, bounds included.
///
/// A range is *tight* in an axis if its two bounds are equal, and *unbounded* in an axis if its maximum is
/// `.infinity`.
///
/// - Invariant: in each axis `0 <= min <= max`, `min` is finite, and neither bound is NaN.
///
/// Source: ComponentKit's size range (row A6).
public struct SizeRange: Hashable, Sendable {
  /// The smallest width and the smallest height.
  public let min: Size
  /// The largest width and the largest height; `.infinity` in an unbounded axis.
  public let max: Size

  /// - Precondition: the invariant holds.
  public init(min: Size = .zero, max: Size = .infinite) {
    guard
      require(
        min.width >= 0 && min.width.isFinite && min.height >= 0 && min.height.isFinite,
        "A size range needs a finite minimum of at least 0, not \(min)"),
      require(
        max.width >= min.width && max.height >= min.height,
        "A size range needs a maximum no smaller than its minimum: \(min) to \(max)")
    else {
      self.min = .zero
      self.max = .infinite
      return
    }
    self.min = min
    self.max = max
  }

  /// The range of only `size`.
  public init(exactly size: Size) {
    self.init(min: size, max: size)
  }

  /// Whether the range allows exactly one width.
  public var isWidthTight: Bool { min.width == max.width }
  /// Whether the range allows exactly one height.
  public var isHeightTight: Bool { min.height == max.height }

  /// Whether `size` is in the range, with a tolerance of ``lengthTolerance``.
  public func contains(_ size: Size) -> Bool {
    isLength(size.width, atLeast: min.width) && isLength(max.width, atLeast: size.width)
      && isLength(size.height, atLeast: min.height) && isLength(max.height, atLeast: size.height)
  }

  /// The range for a child inside `insets`, with bounds of at least 0.
  public func deflated(by insets: EdgeInsets) -> SizeRange {
    SizeRange(min: min.deflated(by: insets), max: max.deflated(by: insets))
  }

  /// The range of outer sizes whose inner size, less `insets`, is in this range; bounds are at least 0.
  public func inflated(by insets: EdgeInsets) -> SizeRange {
    SizeRange(min: min.inflated(by: insets), max: max.inflated(by: insets))
  }

  /// The unbounded axes of a range made from a bounding size.
  public struct Flexibility: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The width is from 0 to `.infinity`.
    public static let width = Flexibility(rawValue: 1)
    /// The height is from 0 to `.infinity`.
    public static let height = Flexibility(rawValue: 2)
  }

  /// The range that is tight at `size`, except in the axes of `flexibility`; these are unbounded.
  public init(bounding size: Size, flexibility: Flexibility) {
    let isWidthOpen = flexibility.contains(.width)
    let isHeightOpen = flexibility.contains(.height)
    self.init(
      min: Size(width: isWidthOpen ? 0 : size.width, height: isHeightOpen ? 0 : size.height),
      max: Size(
        width: isWidthOpen ? .infinity : size.width,
        height: isHeightOpen ? .infinity : size.height))
  }

  /// The size in the range that is nearest to `size`; NaN becomes the minimum.
  public func clamp(_ size: Size) -> Size {
    Size(
      width: Swift.max(min.width, Swift.min(size.width, max.width)),
      height: Swift.max(min.height, Swift.min(size.height, max.height)))
  }

  /// The intersection of this range and `other`. In an axis in which they are disjoint, the point of this
  /// range that is nearest to `other`.
  ///
  /// Source: ComponentKit's algorithm 2.2.
  public func intersect(_ other: SizeRange) -> SizeRange {
    let width = Self.intersect(
      (min.width, max.width), (other.min.width, other.max.width))
    let height = Self.intersect(
      (min.height, max.height), (other.min.height, other.max.height))
    return SizeRange(
      min: Size(width: width.0, height: height.0), max: Size(width: width.1, height: height.1))
  }

  private static func intersect(
    _ own: (Double, Double), _ other: (Double, Double)
  ) -> (Double, Double) {
    let low = Swift.max(own.0, other.0)
    let high = Swift.min(own.1, other.1)
    if low <= high { return (low, high) }
    return own.0 < other.0 ? (own.1, own.1) : (own.0, own.0)
  }
}

extension SizeRange: CustomStringConvertible {
  public var description: String { "<SizeRange: min=\(min), max=\(max)>" }
}
