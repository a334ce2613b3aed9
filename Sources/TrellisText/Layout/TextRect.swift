/// A rectangle in a laid-out text, in CSS pixels from the top left corner of its box.
///
/// It is not the `Rect` of `TrellisLayout`, because the text engine imports no other module.
public struct TextRect: Hashable, Sendable {
  /// The distance of the left edge from the left edge of the box; may be negative.
  public var x: Double
  /// The distance of the top edge from the top edge of the box.
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

  /// The distance of the right edge from the left edge of the box.
  public var maxX: Double { x + width }
  /// The distance of the bottom edge from the top edge of the box.
  public var maxY: Double { y + height }

  /// The smallest rectangle that contains both.
  func union(_ other: TextRect) -> TextRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return TextRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The kind of the rectangles of a part of a text.
public enum TextRectMeasure: Hashable, Sendable {
  /// The boxes of the lines. If the part is not contiguous on a line, because the direction changes, the
  /// line has several.
  case lineHeight
  /// From the baseline to the top of capital letters, otherwise like ``lineHeight``.
  case capHeight
  /// At most three rectangles without gaps, of the first line, the middle lines and the last: the first
  /// extends to the end of the longest line, the last begins at the leftmost start. In right-to-left text
  /// the sides are swapped.
  case block
}
