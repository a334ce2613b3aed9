/// The space around the lines of a text and between them, in CSS pixels.
///
/// Every length is rounded to 1/64 px and clamped to 0...100,000; NaN becomes 0.
///
/// Source: the paragraph styles of ComponentKit's label (row T3).
public struct ParagraphSpacing: Hashable, Sendable {
  /// The indent of the first line of each paragraph (the text's first line, and lines after a line feed)
  /// from the start side of the reading direction.
  public let firstLineIndent: Double

  /// The indent of the other lines from the start side of the reading direction.
  public let indent: Double

  /// The indent of all lines from the end side of the reading direction.
  public let endIndent: Double

  /// The space between two lines.
  public let betweenLines: Double

  /// The additional space between two lines around a line feed.
  public let betweenParagraphs: Double

  /// No space.
  public static let none = ParagraphSpacing()

  /// Makes spacing of lengths in CSS pixels, each clamped to 0...100,000 and rounded to 1/64 px.
  public init(
    firstLineIndent: Double = 0, indent: Double = 0, endIndent: Double = 0,
    betweenLines: Double = 0, betweenParagraphs: Double = 0
  ) {
    self.firstLineIndent = Self.kept(firstLineIndent)
    self.indent = Self.kept(indent)
    self.endIndent = Self.kept(endIndent)
    self.betweenLines = Self.kept(betweenLines)
    self.betweenParagraphs = Self.kept(betweenParagraphs)
  }

  private static func kept(_ length: Double) -> Double {
    length > 0 ? LayoutUnit(nearest: min(length, 100_000)).pixels : 0
  }

  /// Whether this equals ``none``, without reading that constant.
  var isNone: Bool {
    firstLineIndent == 0 && indent == 0 && endIndent == 0 && betweenLines == 0
      && betweenParagraphs == 0
  }

  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineIndent : indent }

  /// The available width of a line in a box.
  func availableWidth(in width: Double, isFirstLine: Bool) -> LayoutUnit {
    LayoutUnit(floor: width - endIndent - indent(isFirstLine: isFirstLine))
  }
}
