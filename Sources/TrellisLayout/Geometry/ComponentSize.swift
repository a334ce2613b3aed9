/// The requested size of a component: a width and a height, with a minimum and a maximum of each.
///
/// As in CSS, a minimum overrides a maximum, and both override the exact size.
///
/// Source: ComponentKit's component size (row A5).
public struct ComponentSize: Hashable, Sendable {
  /// The exact width; `auto` leaves the choice between ``minWidth`` and ``maxWidth``.
  public var width: Dimension
  /// The exact height; `auto` leaves the choice between ``minHeight`` and ``maxHeight``.
  public var height: Dimension
  /// The smallest width, not negative; `auto` is 0.
  public var minWidth: Dimension
  /// The smallest height, not negative; `auto` is 0.
  public var minHeight: Dimension
  /// The largest width; `auto` is no maximum.
  public var maxWidth: Dimension
  /// The largest height; `auto` is no maximum.
  public var maxHeight: Dimension

  /// A size with the given lengths; the others are `auto`. Percentages refer to the parent's length in the
  /// same axis.
  public init(
    width: Dimension = .auto, height: Dimension = .auto,
    minWidth: Dimension = .auto, minHeight: Dimension = .auto,
    maxWidth: Dimension = .auto, maxHeight: Dimension = .auto
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// A size with the given lengths, in CSS pixels; `nil` is `auto`. For lengths that are numbers of the program.
  @_disfavoredOverload
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
    minHeight: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil
  ) {
    func dimension(_ length: Double?) -> Dimension { length.map(Dimension.points) ?? .auto }
    self.init(
      width: dimension(width), height: dimension(height), minWidth: dimension(minWidth),
      minHeight: dimension(minHeight), maxWidth: dimension(maxWidth),
      maxHeight: dimension(maxHeight))
  }

  /// A size of exactly `size`, in CSS pixels.
  public init(exactly size: Size) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  /// A size without any constraint.
  public static let auto = ComponentSize()

  /// The range of sizes inside `parent`.
  ///
  /// Source: ComponentKit's algorithm 2.1.
  public func resolve(in parent: ParentSize) -> SizeRange {
    let horizontal = Self.resolve(
      exact: width, min: minWidth, max: maxWidth, parent: parent.width)
    let vertical = Self.resolve(
      exact: height, min: minHeight, max: maxHeight, parent: parent.height)
    return SizeRange(
      min: Size(width: horizontal.0, height: vertical.0),
      max: Size(width: horizontal.1, height: vertical.1))
  }

  private static func resolve(
    exact: Dimension, min: Dimension, max: Dimension, parent: @autoclosure () -> Double?
  ) -> (Double, Double) {
    let low = min.resolve(auto: 0, parent: parent())
    let high = Swift.max(low, max.resolve(auto: .infinity, parent: parent()))
    let wanted = exact.resolve(auto: .nan, parent: parent())
    if wanted.isNaN || wanted == .infinity { return (low, high) }
    let chosen = Swift.min(Swift.max(wanted, low), high)
    return (chosen, chosen)
  }
}

extension ComponentSize: CustomStringConvertible {
  public var description: String {
    """
    <ComponentSize: exact={\(width), \(height)}, min={\(minWidth), \(minHeight)}, \
    max={\(maxWidth), \(maxHeight)}>
    """
  }
}
