/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// The point of the text between this tab and the next one, or the line feed, that stands at the stop.
  public enum Alignment: Hashable, Sendable {
    /// The side where reading starts.
    case start
    case center
    /// The side where reading ends: for columns of whole numbers.
    case end
    /// The first such character, or else the end: for columns of numbers with a fraction.
    case character(Character)
  }

  /// The distance from where the line's text may begin, without its indent, in CSS pixels: from 0 to
  /// 100,000, in whole 1/64 px.
  public let position: Double
  /// The part of the text after the tab that stands at ``position``.
  public let alignment: Alignment

  /// Makes a stop. A position that is negative or not a number becomes 0; larger ones become 100,000.
  public init(_ position: Double, alignment: Alignment = .start) {
    self.position = position > 0 ? LayoutUnit(nearest: min(position, 100_000)).pixels : 0
    self.alignment = alignment
  }
}
