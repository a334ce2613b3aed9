/// A value for each edge of a box, where the edges of the text direction may be named instead of
/// the left and the right one.
public struct FlexEdges<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for the top edge, in both text directions.
  public var top: Value
  /// The value for the left edge, unless ``start`` or ``end`` names that edge.
  public var left: Value
  /// The value for the bottom edge, in both text directions.
  public var bottom: Value
  /// The value for the right edge, unless ``start`` or ``end`` names that edge.
  public var right: Value
  /// Beats ``left`` in left-to-right text and ``right`` in right-to-left text.
  public var start: Value?
  /// Beats ``right`` in left-to-right text and ``left`` in right-to-left text.
  public var end: Value?

  /// - Parameters:
  ///   - start: the value for the edge where the box's text direction starts; `nil` leaves the edge to
  ///     `left` or `right`.
  ///   - end: the value for the edge where the box's text direction ends; `nil` leaves the edge to `left` or
  ///     `right`.
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
  public init(all value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// The first of the values given that `isSought`.
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

  /// Whether an edge of the text direction is named.
  var isLogical: Bool { start != nil || end != nil }

  /// The left value in text that runs right to left or not.
  @inline(__always)
  func left(isRightToLeft: Bool) -> Value { (isRightToLeft ? end : start) ?? left }

  /// The right value in text that runs right to left or not.
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
