/// A rectangle in a laid-out text, in CSS pixels from the upper left corner of its box.
///
/// It is not the `Rect` of `TrellisLayout`, because the text engine imports no other room.
public struct TextRect: Hashable, Sendable {
  /// The distance of the left edge from the left edge of the box; may be less than 0.
  public var x: Double
  /// The distance of the upper edge from the upper edge of the box.
  public var y: Double
  /// The horizontal extent: ``maxX`` is `x + width`.
  public var width: Double
  /// The vertical extent: ``maxY`` is `y + height`.
  public var height: Double

  /// Makes a rectangle of lengths in CSS pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }

  /// The smallest rectangle that holds both.
  func union(_ other: TextRect) -> TextRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return TextRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The area that the rectangles of a part of a text enclose.
public enum TextRectMeasure: Hashable, Sendable {
  /// The boxes of the lines. A line whose part is not in one piece, because the direction changes,
  /// has several.
  case lineHeight
  /// The room from the baseline up to the top of capital letters, otherwise as ``lineHeight``.
  case capHeight
  /// At most three rectangles without gaps, of the first line, those in the middle and the last:
  /// the first reaches to the end of the longest, the last begins where the leftmost does. In a
  /// text read from right to left the sides are exchanged.
  case block
}
