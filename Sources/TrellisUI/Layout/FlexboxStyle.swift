public import TrellisLayout

/// How a flexbox lays out its children.
public struct FlexboxStyle: Hashable, Sendable {
  public enum Direction: Hashable, Sendable { case column, row, columnReverse, rowReverse }

  public enum JustifyContent: Hashable, Sendable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }

  public enum AlignItems: Hashable, Sendable { case stretch, start, center, end, baseline }

  public enum AlignContent: Hashable, Sendable {
    case start, end, center, spaceBetween, spaceAround, stretch
  }

  public enum Wrap: Hashable, Sendable { case noWrap, wrap, wrapReverse }

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
  public var direction: Direction
  public var justifyContent: JustifyContent = .start
  public var alignItems: AlignItems = .stretch
  /// Takes effect in a wrapping flexbox only.
  public var alignContent: AlignContent = .start
  public var wrap: Wrap = .noWrap
  public var layoutDirection: LayoutDirection = .application

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
  public var top: Dimension?
  public var bottom: Dimension?
  public var start: Dimension?
  public var end: Dimension?

  public init(
    top: Dimension? = nil, bottom: Dimension? = nil, start: Dimension? = nil,
    end: Dimension? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  public static let none = FlexboxEdges()

  public static func all(_ length: Dimension) -> FlexboxEdges {
    FlexboxEdges(top: length, bottom: length, start: length, end: length)
  }

  public static func symmetric(
    horizontal: Dimension? = nil, vertical: Dimension? = nil
  ) -> FlexboxEdges {
    FlexboxEdges(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
  }
}
