/// A line of a layout. Lengths are in CSS pixels, offsets in UTF-16 units of the concatenated runs.
public struct TextLine: Hashable, Sendable {
  /// The part of the source on this line, including hanging spaces and the line feed at its end.
  public let range: Range<Int>

  /// The end of the painted part: ``range`` without spaces and a line feed at its end. In truncated text,
  /// the end of the remaining part of the source.
  public let visibleEnd: Int

  /// The painted width, a multiple of 1/64 px, including hanging punctuation.
  public let width: Double

  /// The indent of the line from the start side of the reading direction; negative if punctuation hangs
  /// over that side.
  public let indent: Double

  let adjustment: LineAdjustment

  /// The additional painted width of a justified line.
  public var stretch: Double { Double(adjustment.stretch) / 64 }

  /// The distance by which punctuation hangs over the end side of the reading direction.
  public var endHang: Double { Double(adjustment.endHang) / 64 }

  /// The distance of the line's box from the top of the layout; there may be space before it.
  public let top: Double

  /// The height of the line's box.
  public let height: Double

  /// The distance of the baseline from the top of the layout.
  public let baseline: Double

  /// Whether a hyphen is painted at the end, for a soft hyphen or for a divided word.
  public let isHyphenated: Bool

  /// Whether the source ends the line with a line feed.
  public let endsWithLineFeed: Bool

  /// The distance of the lower edge of the line's box from the top of the layout.
  public var bottom: Double { top + height }
}

/// Rare changes of a line, in 1/64 px.
struct LineAdjustment: Hashable {
  var stretch: Int32 = 0
  var endHang: Int32 = 0

  static let none = LineAdjustment()

  init() {}

  init(_ line: BrokenLine) {
    stretch = Int32(clamping: line.stretch.raw)
    endHang = Int32(clamping: line.endHang.raw)
  }
}
