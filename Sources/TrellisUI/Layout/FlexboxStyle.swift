public import TrellisLayout

/// How a flexbox lays out its children.
public struct FlexboxStyle: Hashable, Sendable {
  /// The main axis and the end at which it starts, as CSS's `flex-direction`.
  ///
  /// `row` starts at the left or, in right-to-left layouts, at the right, and `column` at the top;
  /// `rowReverse` and `columnReverse` start at the opposite end.
  public enum Direction: Hashable, Sendable { case column, row, columnReverse, rowReverse }

  /// The distribution of free room along the main axis, as CSS's `justify-content`.
  ///
  /// `start`, `center` and `end` keep the children together, at the side where the direction starts, in the
  /// middle or at the other side. `spaceBetween` puts the same room between all children and none at the
  /// ends, `spaceAround` half of that room at each end, and `spaceEvenly` all of it at each end. A lack
  /// of room is not distributed by the last three.
  public enum JustifyContent: Hashable, Sendable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }

  /// The alignment of the children on the cross axis, as CSS's `align-items`.
  ///
  /// `stretch` makes a child without a size on the cross axis as large as its line. `start`, `center` and
  /// `end` leave the child's size; with `wrapReverse`, `start` and `end` change sides. `baseline` puts the
  /// first baselines of a row on one line, and in a column aligns the edges where reading starts.
  public enum AlignItems: Hashable, Sendable { case stretch, start, center, end, baseline }

  /// The distribution of the lines on the cross axis, as CSS's `align-content`.
  ///
  /// `start`, `center` and `end` keep the lines together, `spaceBetween` and `spaceAround` put free room
  /// between them, and `stretch` divides free room equally among the lines.
  public enum AlignContent: Hashable, Sendable {
    case start, end, center, spaceBetween, spaceAround, stretch
  }

  /// The number of lines, as CSS's `flex-wrap`.
  ///
  /// `noWrap` keeps all children on one line, where they may overflow. `wrap` makes a new line for children
  /// that do not fit, and `wrapReverse` does so on the other side of the line before.
  public enum Wrap: Hashable, Sendable { case noWrap, wrap, wrapReverse }

  /// The direction of rows, and of the edges `start` and `end`, as CSS's `direction`.
  public enum LayoutDirection: Hashable, Sendable {
    /// As the page runs.
    case application
    case leftToRight, rightToLeft
  }

  /// The room between two children, in CSS pixels. In a flexbox that wraps it is also the room
  /// between two lines, as CSS's `gap`.
  ///
  /// It may be negative. A negative spacing of a flexbox that wraps moves each child but the first
  /// towards the one before, wherever the lines break, and leaves the lines as they are.
  public var spacing: Double = 0
  /// The options that few flexboxes have.
  private var edges: Edges?
  /// The direction of the main axis. The default is a column, where CSS has a row.
  public var direction: Direction
  /// The distribution of the room that growing children and `auto` margins leave along the main axis.
  public var justifyContent: JustifyContent = .start
  /// The alignment on the cross axis of the children whose ``FlexboxChild/alignSelf`` is `auto`.
  public var alignItems: AlignItems = .stretch
  /// Takes effect in a wrapping flexbox only.
  public var alignContent: AlignContent = .start
  /// Whether children that do not fit are put on further lines; by default they overflow.
  public var wrap: Wrap = .noWrap
  /// The direction of rows in this flexbox alone: flexboxes inside it do not take it over.
  public var layoutDirection: LayoutDirection = .application

  /// Makes a style with the defaults of every other property: no spacing, padding or border.
  public init(direction: Direction = .column) { self.direction = direction }

  /// Room between the edges and the children.
  public var padding: FlexboxEdges {
    get { edges?.padding ?? .none }
    set { edges = Edges(padding: newValue, border: border) }
  }

  /// Room reserved for a border, in CSS pixels; drawing it is up to the view.
  public var border: FlexboxEdges {
    get { edges?.border ?? .none }
    set { edges = Edges(padding: padding, border: newValue) }
  }

  private final class Edges: Hashable, Sendable {
    let padding: FlexboxEdges
    let border: FlexboxEdges

    /// `nil` where there is nothing to keep.
    init?(padding: FlexboxEdges, border: FlexboxEdges) {
      if padding == .none && border == .none { return nil }
      self.padding = padding
      self.border = border
    }

    static func == (lhs: Edges, rhs: Edges) -> Bool {
      lhs === rhs || (lhs.padding == rhs.padding && lhs.border == rhs.border)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(padding)
      hasher.combine(border)
    }
  }
}

/// Lengths on the four edges, the horizontal ones named by reading direction; `nil` is not given.
public struct FlexboxEdges: Hashable, Sendable {
  /// The length at the top edge, in CSS pixels or as a percentage.
  public var top: Dimension?
  /// The length at the bottom edge, in CSS pixels or as a percentage.
  public var bottom: Dimension?
  /// The length at the edge where reading starts: the left one in left-to-right layouts.
  public var start: Dimension?
  /// The length at the edge where reading ends: the right one in left-to-right layouts.
  public var end: Dimension?

  /// Makes edges from those that are given.
  ///
  /// An edge that is not given is 0, or for a margin the spacing that the flexbox has there. `auto` is 0 for
  /// paddings and borders, and a percentage is 0 for borders. Other percentages are of a width on all four
  /// edges, as in CSS.
  public init(
    top: Dimension? = nil, bottom: Dimension? = nil, start: Dimension? = nil,
    end: Dimension? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// Edges of which none is given.
  public static let none = FlexboxEdges()

  /// The same length on all four edges.
  public static func all(_ length: Dimension) -> FlexboxEdges {
    FlexboxEdges(top: length, bottom: length, start: length, end: length)
  }

  /// One length on the start and end edges, and one on the top and bottom edges; `nil` is not given.
  public static func symmetric(
    horizontal: Dimension? = nil, vertical: Dimension? = nil
  ) -> FlexboxEdges {
    FlexboxEdges(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
  }
}
