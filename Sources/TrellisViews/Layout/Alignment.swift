import TrellisUI

/// A place across a column.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A place across a row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline
}

/// A place in a rectangle.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
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

/// Edges of a rectangle by reading direction.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
