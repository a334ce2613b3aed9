/// A line of a layout. Lengths are in CSS pixels, offsets in UTF-16 units of the runs' texts put
/// together.
public struct TextLine: Hashable, Sendable {
  /// The part of the source on this line, the hanging spaces and the line feed at its end
  /// included.
  public let range: Range<Int>

  /// The end of what is painted: ``range`` without spaces and a line feed at its end. Where the
  /// text was truncated it is the end of what is left of the source.
  public let visibleEnd: Int

  /// The painted width, a whole number of 1/64 px, with what hangs over the edges.
  public let width: Double

  /// How far the line stands from the side where reading starts; less than 0 where punctuation hangs over
  /// that side.
  public let indent: Double

  let adjustment: LineAdjustment

  /// How much wider the line is painted than its text is, because it is justified.
  public var stretch: Double { Double(adjustment.stretch) / 64 }

  /// How far punctuation hangs over the side where reading ends.
  public var endHang: Double { Double(adjustment.endHang) / 64 }

  /// The distance of the line's box from the top of the layout; there may be room before it.
  public let top: Double

  /// The height of the line's box.
  public let height: Double

  /// The distance of the baseline from the top of the layout.
  public let baseline: Double

  /// Whether a hyphen is painted at the end, for a soft hyphen or where a word was divided.
  public let isHyphenated: Bool

  /// Whether the source ends the line with a line feed.
  public let endsWithLineFeed: Bool

  /// The distance of the lower edge of the line's box from the top of the layout.
  public var bottom: Double { top + height }
}

/// The changes of a line that few lines have, in 1/64 px.
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
