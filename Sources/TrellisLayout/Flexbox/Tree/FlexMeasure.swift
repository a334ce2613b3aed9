/// Room for the content of a leaf, in one axis.
public enum FlexRoom: Hashable, Sendable {
  /// As little as the content can do with.
  case minContent
  /// As much as the content likes.
  case maxContent
  /// This many CSS pixels.
  case definite(Double)
}

/// A request for the size of a leaf's content.
///
/// All lengths are of the content box: the leaf's padding and border are taken off.
public struct FlexMeasureRequest: Hashable, Sendable {
  /// The width the content will have, or `nil` if that is what is asked.
  public var knownWidth: Double?
  /// The height the content will have, or `nil` if that is what is asked.
  public var knownHeight: Double?
  /// The room for the width; ``knownWidth`` where that is known.
  public var room: FlexRoom

  /// A request for the lengths that are not known.
  ///
  /// - Parameter room: has to be `.definite(knownWidth)` where `knownWidth` is given.
  public init(knownWidth: Double? = nil, knownHeight: Double? = nil, room: FlexRoom) {
    self.knownWidth = knownWidth
    self.knownHeight = knownHeight
    self.room = room
  }
}

/// The size of a leaf's content.
public struct FlexMeasurement: Hashable, Sendable {
  /// The content's size in CSS pixels. Where the request knows a length, that one counts.
  public var size: Size
  /// The distance of the first baseline from the top of the content box, if it has one.
  public var baseline: Double?

  /// - Parameters:
  ///   - size: the size of the content box, in CSS pixels.
  ///   - baseline: the first baseline from the top of the content box. If `nil`, the bottom of the leaf's
  ///     border box stands for it.
  public init(size: Size, baseline: Double? = nil) {
    self.size = size
    self.baseline = baseline
  }
}

/// Measures a leaf's content. It must return the same size for the same request until the tree is told
/// otherwise (`setNeedsMeasure`), and must not change the tree.
///
/// Sizes that are negative or not finite count as 0.
public typealias FlexMeasure = (FlexMeasureRequest) -> FlexMeasurement
