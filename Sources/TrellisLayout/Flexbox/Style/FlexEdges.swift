/// A value for each edge of a box. The left and right edges can also be given as the start and end edges of
/// the text direction.
public struct FlexEdges<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for the top edge, in both text directions.
  public var top: Value
  /// The value for the left edge, unless ``start`` or ``end`` applies to it.
  public var left: Value
  /// The value for the bottom edge, in both text directions.
  public var bottom: Value
  /// The value for the right edge, unless ``start`` or ``end`` applies to it.
  public var right: Value
  /// Overrides ``left`` in left-to-right text and ``right`` in right-to-left text.
  public var start: Value?
  /// Overrides ``right`` in left-to-right text and ``left`` in right-to-left text.
  public var end: Value?

  /// - Parameters:
  ///   - start: the value for the start edge of the box's text direction; `nil` uses
  ///     `left` or `right`.
  ///   - end: the value for the end edge of the box's text direction; `nil` uses `left` or
  ///     `right`.
  @inlinable
  public init(
    top: Value, left: Value, bottom: Value, right: Value, start: Value? = nil, end: Value? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// The same value for all four edges; ``start`` and ``end`` are `nil`.
  @inlinable
  public init(all value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// The first edge value for which `isSought` is true.
  @inline(__always)
  func first(where isSought: (Value) -> Bool) -> Value? {
    if isSought(top) { return top }
    if isSought(left) { return left }
    if isSought(bottom) { return bottom }
    if isSought(right) { return right }
    if let start, isSought(start) { return start }
    if let end, isSought(end) { return end }
    return nil
  }

  /// Whether a start or end edge is given.
  var isLogical: Bool { start != nil || end != nil }

  /// The left value in right-to-left or left-to-right text.
  @inline(__always)
  func left(isRightToLeft: Bool) -> Value { (isRightToLeft ? end : start) ?? left }

  /// The right value in right-to-left or left-to-right text.
  @inline(__always)
  func right(isRightToLeft: Bool) -> Value { (isRightToLeft ? start : end) ?? right }
}

extension FlexEdges<FlexLength> {
  /// Whether any edge is automatic.
  var hasAuto: Bool {
    top.isAuto || left.isAuto || bottom.isAuto || right.isAuto || start?.isAuto == true
      || end?.isAuto == true
  }
}
