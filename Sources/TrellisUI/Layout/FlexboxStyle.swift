public import TrellisLayout

/// The properties of a flexbox.
public struct FlexboxStyle: Hashable, Sendable {
  /// The main axis and its direction, like CSS's `flex-direction`.
  ///
  /// `row` starts at the left or, in right-to-left layouts, at the right, and `column` at the top;
  /// `rowReverse` and `columnReverse` start at the opposite end.
  public enum Direction: Hashable, Sendable { case column, row, columnReverse, rowReverse }

  /// The distribution of free space along the main axis, like CSS's `justify-content`.
  ///
  /// `start`, `center` and `end` keep the children together: at the start of the direction, in the middle
  /// or at the end. `spaceBetween` puts equal space between all children and none at the ends,
  /// `spaceAround` half of that space at each end, and `spaceEvenly` all of it at each end. The last three
  /// do not distribute negative space.
  public enum JustifyContent: Hashable, Sendable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }

  /// The alignment of the children on the cross axis, like CSS's `align-items`.
  ///
  /// `stretch` gives a child without a size on the cross axis the size of its line. `start`, `center` and
  /// `end` keep the child's size; with `wrapReverse`, `start` and `end` are swapped. `baseline` aligns the
  /// first baselines in a row, and the start edges of the reading direction in a column.
  public enum AlignItems: Hashable, Sendable { case stretch, start, center, end, baseline }

  /// The distribution of the lines on the cross axis, like CSS's `align-content`.
  ///
  /// `start`, `center` and `end` keep the lines together, `spaceBetween` and `spaceAround` put free space
  /// between them, and `stretch` divides free space equally among the lines.
  public enum AlignContent: Hashable, Sendable {
    case start, end, center, spaceBetween, spaceAround, stretch
  }

  /// The number of lines, like CSS's `flex-wrap`.
  ///
  /// `noWrap` keeps all children on one line, even if they overflow it. `wrap` starts a new line for children that do
  /// not fit; `wrapReverse` adds new lines on the opposite side.
  public enum Wrap: Hashable, Sendable { case noWrap, wrap, wrapReverse }

  /// The direction of rows, and of the edges `start` and `end`, like CSS's `direction`.
  public enum LayoutDirection: Hashable, Sendable {
    /// The direction of the page.
    case application
    case leftToRight, rightToLeft
  }

  /// The space between two children, in CSS pixels. In a wrapping flexbox also the space between two lines,
  /// like CSS's `gap`.
  ///
  /// May be negative. In a wrapping flexbox a negative spacing moves each child but the first towards the
  /// one before, wherever the lines break, and does not change the lines.
  public var spacing: Double = 0
  /// Rare options.
  private var edges: Edges?
  /// The direction of the main axis. The default is a column; in CSS it is a row.
  public var direction: Direction
  /// The distribution of the space that growing children and `auto` margins leave along the main axis.
  public var justifyContent: JustifyContent = .start
  /// The alignment on the cross axis of the children whose ``FlexboxChild/alignSelf`` is `auto`.
  public var alignItems: AlignItems = .stretch
  /// The distribution of the lines on the cross axis; used only in a wrapping flexbox.
  public var alignContent: AlignContent = .start
  /// Whether children that do not fit are placed on further lines; by default they overflow.
  public var wrap: Wrap = .noWrap
  /// The direction of rows in this flexbox; not inherited by flexboxes inside it.
  public var layoutDirection: LayoutDirection = .application

  /// Makes a style with the defaults of every other property: no spacing, padding or border.
  public init(direction: Direction = .column) { self.direction = direction }

  /// Space between the edges and the children.
  public var padding: FlexboxEdges {
    get { edges?.padding ?? .none }
    set { edges = Edges(padding: newValue, border: border) }
  }

  /// Space for a border, in CSS pixels; the view draws the border.
  public var border: FlexboxEdges {
    get { edges?.border ?? .none }
    set { edges = Edges(padding: padding, border: newValue) }
  }

  private final class Edges: Hashable, Sendable {
    let padding: FlexboxEdges
    let border: FlexboxEdges

    /// `nil` if both are empty.
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

/// Lengths on the four edges, the horizontal ones by reading direction; `nil` is unset.
public struct FlexboxEdges: Hashable, Sendable {
  /// The length at the top edge, in CSS pixels or as a percentage.
  public var top: Dimension?
  /// The length at the bottom edge, in CSS pixels or as a percentage.
  public var bottom: Dimension?
  /// The length at the start edge of the reading direction: the left one in left-to-right layouts.
  public var start: Dimension?
  /// The length at the end edge of the reading direction: the right one in left-to-right layouts.
  public var end: Dimension?

  /// Makes edges with the given lengths.
  ///
  /// An unset edge is 0, or for a margin the spacing of the flexbox. `auto` is 0 for paddings and borders,
  /// and a percentage is 0 for borders. Other percentages refer to a width on all four edges, as in CSS.
  public init(
    top: Dimension? = nil, bottom: Dimension? = nil, start: Dimension? = nil,
    end: Dimension? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// Edges without any length.
  public static let none = FlexboxEdges()

  /// The same length on all four edges.
  public static func all(_ length: Dimension) -> FlexboxEdges {
    FlexboxEdges(top: length, bottom: length, start: length, end: length)
  }

  /// One length on the start and end edges, and one on the top and bottom edges; `nil` is unset.
  public static func symmetric(
    horizontal: Dimension? = nil, vertical: Dimension? = nil
  ) -> FlexboxEdges {
    FlexboxEdges(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
  }
}
