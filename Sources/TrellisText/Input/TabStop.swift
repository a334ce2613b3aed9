/// A position of a paragraph to which the text after a tab is moved.
public struct TabStop: Hashable, Sendable {
  /// The point of the text between a tab and the next one, or the line feed, that is aligned at the stop.
  public enum Alignment: Hashable, Sendable {
    /// The start side of the reading direction.
    case start
    case center
    /// The end side of the reading direction: for columns of whole numbers.
    case end
    /// The first such character, or the end if there is none: for columns of numbers with a fraction.
    case character(Character)
  }

  /// The distance from the start of the line, without its indent, in CSS pixels: from 0 to 100,000, in
  /// whole 1/64 px.
  public let position: Double
  /// The part of the text after the tab that is aligned at ``position``.
  public let alignment: Alignment

  /// Makes a stop. A position that is negative or NaN becomes 0; larger ones become 100,000.
  public init(_ position: Double, alignment: Alignment = .start) {
    self.position = position > 0 ? LayoutUnit(nearest: min(position, 100_000)).pixels : 0
    self.alignment = alignment
  }
}
