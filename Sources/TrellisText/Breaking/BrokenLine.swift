/// A line as the filler made it, in UTF-16 offsets of the paragraph's text.
struct BrokenLine: Hashable {
  var start: Int32
  /// The end, hanging spaces and a line feed included.
  var end: Int32
  /// The end of what counts for the width.
  var visibleEnd: Int32
  /// The width in the context of the paragraph, which decides where lines break.
  var width: LayoutUnit
  /// The width of the line alone, which is what a browser paints, before it is stretched.
  var paintedWidth = LayoutUnit.zero
  /// Whether a hyphen is painted at the end.
  var isHyphenated: Bool
  /// How far punctuation hangs over the edges at the start and at the end.
  var startHang = LayoutUnit.zero
  var endHang = LayoutUnit.zero
  /// How much wider than ``paintedWidth`` the line is painted.
  var stretch = LayoutUnit.zero
}
