import TrellisUI

/// A position across a column.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A position across a row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline
}

/// A position in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The position between the leading and the trailing edge.
  public var horizontal: HorizontalAlignment
  /// The position between the top and the bottom edge.
  public var vertical: VerticalAlignment

  /// An alignment on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top corner at the start of lines.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top corner at the end of lines.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the edge at the start of lines.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the rectangle, on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge at the end of lines.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom corner at the start of lines.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom corner at the end of lines.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline of texts, at the start of lines.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline of texts, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baseline of texts, at the end of lines.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

extension HorizontalAlignment {
  var items: FlexboxStyle.AlignItems {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  var content: FlexboxStyle.JustifyContent {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  /// The share of free space before the content.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  var items: FlexboxStyle.AlignItems {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .baseline
    }
  }

  var content: FlexboxStyle.JustifyContent {
    switch self {
    case .top, .firstTextBaseline: .start
    case .center: .center
    case .bottom: .end
    }
  }

  /// The share of free space above the content.
  var share: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// A direction in which views are put one after the other, or in which content scrolls.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// Both, one or none of the axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From the left to the right.
    public static let horizontal = Set(rawValue: 1)
    /// From the top to the bottom.
    public static let vertical = Set(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: Set = [.horizontal, .vertical]
  }
}

/// Edges of a rectangle by reading direction.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  /// None, some or all of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge at the start of lines: left in a left-to-right page.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge at the end of lines: right in a left-to-right page.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
