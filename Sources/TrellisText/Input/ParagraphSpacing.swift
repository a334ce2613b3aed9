/// The room around the lines of a text and between them, in CSS pixels.
///
/// Every length is kept in 1/64 px; one that is negative or not a number counts as 0, and none is
/// more than 100,000.
///
/// Source: the paragraph styles of ComponentKit's label (row T3).
public struct ParagraphSpacing: Hashable, Sendable {
  /// How far the first line of each paragraph, which begins the text or follows a line feed, stands
  /// from the side where reading starts.
  public let firstLineIndent: Double

  /// How far the other lines stand from the side where reading starts.
  public let indent: Double

  /// How far all lines keep from the side where reading ends.
  public let endIndent: Double

  /// The room between a line and the next.
  public let betweenLines: Double

  /// The room that a line feed adds between the lines around it.
  public let betweenParagraphs: Double

  /// No room at all.
  public static let none = ParagraphSpacing()

  /// Makes spacing of lengths in CSS pixels, each brought into 0...100,000 and rounded to 1/64 px.
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

  /// Whether this equals ``none``, found without a look at the constant.
  var isNone: Bool {
    firstLineIndent == 0 && indent == 0 && endIndent == 0 && betweenLines == 0
      && betweenParagraphs == 0
  }

  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineIndent : indent }

  /// The width of a box that is left for one of its lines.
  func room(in width: Double, isFirstLine: Bool) -> LayoutUnit {
    LayoutUnit(floor: width - endIndent - indent(isFirstLine: isFirstLine))
  }
}
