/// A line from the line filler, in UTF-16 offsets of the paragraph's text.
struct BrokenLine: Hashable {
  var start: Int32
  /// The end, including hanging spaces and a line feed.
  var end: Int32
  /// The end of the text that counts for the width.
  var visibleEnd: Int32
  /// The width in the shaped paragraph; it determines the line breaks.
  var width: LayoutUnit
  /// The painted width of the line shaped alone, before it is stretched.
  var paintedWidth = LayoutUnit.zero
  /// Whether a hyphen is painted at the end.
  var isHyphenated: Bool
  /// The distance by which punctuation hangs over the start edge and over the end edge.
  var startHang = LayoutUnit.zero
  var endHang = LayoutUnit.zero
  /// The additional painted width of a stretched line.
  var stretch = LayoutUnit.zero
}
