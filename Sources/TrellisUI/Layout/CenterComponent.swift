public import TrellisComponents
public import TrellisLayout

/// A component that centres its child in the available space.
///
/// Source: ComponentKit's center layout component (row C28, algorithm 2.5.3).
public final class CenterComponent: LayoutComponent {
  /// The axes in which a child is centred: none, one or both.
  public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Centres the child between the left and the right edge.
    public static let horizontal = Axes(rawValue: 1)
    /// Centres the child between the top and the bottom edge.
    public static let vertical = Axes(rawValue: 2)
    /// Both axes, the default.
    public static let both: Axes = [.horizontal, .vertical]
  }

  /// The axes in which the child is centred, to a whole device pixel. In the other axes the child is at the
  /// left or top edge, and at least as large as the component's minimum.
  public let centering: Axes
  /// The axes in which the component takes the child's size. In the other axes the component takes the
  /// maximum size, or the child's size if there is no maximum.
  public let minimizing: Axes
  /// The component to centre. It may take any size up to the component's maximum.
  public let child: Component

  /// - Parameters:
  ///   - centering: the axes in which the child is centred.
  ///   - minimizing: the axes in which the component takes the child's size; in the
  ///     others it takes all available space.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, centering: Axes = .both,
    minimizing: Axes = [], child: Component
  ) {
    self.centering = centering
    self.minimizing = minimizing
    self.child = child
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? CenterComponent else { return false }
    return previous.centering == centering && previous.minimizing == minimizing
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let isCenteredAcross = centering.contains(.horizontal)
    let isCenteredDown = centering.contains(.vertical)
    let inner = child.layout(
      thatFits: SizeRange(
        min: Size(
          width: isCenteredAcross ? 0 : range.min.width,
          height: isCenteredDown ? 0 : range.min.height),
        max: range.max),
      parentSize: ParentSize(range.max))
    let size = range.clamp(
      Size(
        width: extent(range.max.width, inner.size.width, minimizing.contains(.horizontal)),
        height: extent(range.max.height, inner.size.height, minimizing.contains(.vertical))))
    let grid = PixelGrid(scale: HostEnvironment.ofLayout.traits.pixelRatio)
    return Layout(
      of: self, size: size,
      children: [
        .init(
          position: Point(
            x: isCenteredAcross ? grid.round((size.width - inner.size.width) / 2) : 0,
            y: isCenteredDown ? grid.round((size.height - inner.size.height) / 2) : 0),
          layout: inner)
      ])
  }

  private func extent(_ available: Double, _ child: Double, _ isMinimal: Bool) -> Double {
    available.isFinite ? (isMinimal ? min(available, child) : available) : child
  }
}
