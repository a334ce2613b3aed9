/// A line of a layout. Lengths are in CSS pixels, offsets in UTF-16 units of the runs' texts put
/// together.
public struct TextLine: Hashable, Sendable {
  /// The part of the source on this line, the hanging spaces and the line feed at its end
  /// included.
  public let range: Range<Int>

  /// The end of what is painted: ``range`` without spaces and a line feed at its end. Where the
  /// text was truncated it is the end of what is left of the source.
  public let visibleEnd: Int

  /// The painted width, a whole number of 1/64 px.
  public let width: Double

  /// How far the line stands from the side where reading starts.
  public let indent: Double

  /// The distance of the line's box from the top of the layout; there may be room before it.
  public let top: Double

  /// The height of the line's box.
  public let height: Double

  /// The distance of the baseline from the top of the layout.
  public let baseline: Double

  /// Whether a hyphen is painted for a soft hyphen at the end.
  public let isHyphenated: Bool

  /// Whether the source ends the line with a line feed.
  public let endsWithLineFeed: Bool

  /// The distance of the lower edge of the line's box from the top of the layout.
  public var bottom: Double { top + height }
}
