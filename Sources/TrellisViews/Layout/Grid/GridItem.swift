/// A column of a ``Grid``, or several of one width.
///
/// Source: SwiftUI's `GridItem`.
public struct GridItem: Hashable, Sendable {
  /// The width of a column, in CSS pixels.
  public enum Size: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column with an equal share of the remaining width, between the limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each at least `minimum` and at most `maximum` wide; never wider than the grid.
    case adaptive(minimum: Double, maximum: Double = .infinity)
    /// One column as wide as its widest view. Where the space is short, the widest columns become narrower.
    case automatic
  }

  /// The rule for the width of the column.
  public var size: Size
  /// The space after the column, and between adaptive columns; `nil` is the spacing of the grid.
  public var spacing: Double?
  /// The position of the views in their cells; `nil` is the alignment of the grid.
  public var alignment: Alignment?

  /// A column of width `size`.
  ///
  /// - Parameter spacing: in CSS pixels.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The item with lengths in their ranges; a length that is not finite is reported, other than a maximum of infinity.
  var validated: GridItem {
    func length(_ length: Double, _ name: String) -> Double {
      length.validated("The \(name) of a grid’s column", in: 0...1e6)
    }
    func limit(_ maximum: Double) -> Double {
      maximum == .infinity ? maximum : length(maximum, "maximum")
    }
    var item = self
    item.spacing = spacing.map { length($0, "spacing") }
    switch size {
    case .fixed(let width): item.size = .fixed(length(width, "width"))
    case .flexible(let minimum, let maximum):
      item.size = .flexible(minimum: length(minimum, "minimum"), maximum: limit(maximum))
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(minimum: length(minimum, "minimum"), maximum: limit(maximum))
    case .automatic: break
    }
    return item
  }

  /// One column of `width` CSS pixels.
  public static func fixed(_ width: Double) -> GridItem { GridItem(.fixed(width)) }

  /// One column with an equal share of the remaining width, between limits in CSS pixels.
  public static func flexible(minimum: Double = 10, maximum: Double = .infinity) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum))
  }

  /// As many columns as fit, between limits in CSS pixels.
  public static func adaptive(minimum: Double, maximum: Double = .infinity) -> GridItem {
    GridItem(.adaptive(minimum: minimum, maximum: maximum))
  }

  /// One column as wide as its widest view.
  public static let automatic = GridItem(.automatic)
}
