/// The available size for the content of a leaf in one axis.
public enum FlexAvailableSpace: Hashable, Sendable {
  /// The smallest size at which the content does not overflow.
  case minContent
  /// The size of the content without any constraint.
  case maxContent
  /// This many CSS pixels.
  case definite(Double)
}

/// A request for the size of a leaf's content.
///
/// All lengths refer to the content box: the leaf's padding and border are subtracted.
public struct FlexMeasureRequest: Hashable, Sendable {
  /// The width of the content, or `nil` to measure it.
  public var knownWidth: Double?
  /// The height of the content, or `nil` to measure it.
  public var knownHeight: Double?
  /// The available width; equal to ``knownWidth`` if that is given.
  public var availableWidth: FlexAvailableSpace

  /// A request for the lengths that are `nil`.
  ///
  /// - Parameter availableWidth: must be `.definite(knownWidth)` if `knownWidth` is given.
  public init(
    knownWidth: Double? = nil, knownHeight: Double? = nil, availableWidth: FlexAvailableSpace
  ) {
    self.knownWidth = knownWidth
    self.knownHeight = knownHeight
    self.availableWidth = availableWidth
  }
}

/// The size of a leaf's content.
public struct FlexMeasurement: Hashable, Sendable {
  /// The content's size in CSS pixels. A length that the request gives overrides this one.
  public var size: Size
  /// The distance of the first baseline from the top of the content box; `nil` if there is none.
  public var baseline: Double?

  /// - Parameters:
  ///   - size: the size of the content box, in CSS pixels.
  ///   - baseline: the first baseline from the top of the content box. If `nil`, the bottom of the leaf's
  ///     border box is used.
  public init(size: Size, baseline: Double? = nil) {
    self.size = size
    self.baseline = baseline
  }
}

/// Measures a leaf's content. The function must return the same size for the same request until
/// `setNeedsMeasure` is called, and must not change the tree.
///
/// Sizes that are negative or not finite are treated as 0.
public typealias FlexMeasure = (FlexMeasureRequest) -> FlexMeasurement
