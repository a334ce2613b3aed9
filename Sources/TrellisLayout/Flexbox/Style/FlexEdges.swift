/// A value for each edge of a box, where the edges of the text direction may be named instead of
/// the left and the right one.
public struct FlexEdges<Value: Hashable & Sendable>: Hashable, Sendable {
  public var top: Value
  public var left: Value
  public var bottom: Value
  public var right: Value
  /// Beats ``left`` in left-to-right text and ``right`` in right-to-left text.
  public var start: Value?
  /// Beats ``right`` in left-to-right text and ``left`` in right-to-left text.
  public var end: Value?

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

  public init(all value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// The values that are given.
  var values: [Value] {
    [top, left, bottom, right] + [start, end].compactMap { $0 }
  }

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
