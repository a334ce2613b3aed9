public import TrellisComponents
public import TrellisLayout

/// A component whose child has a fixed ratio of height to width.
///
/// Source: ComponentKit's ratio layout component (row C29, algorithm 2.5.4).
public final class RatioComponent: LayoutComponent {
  /// Height over width.
  public let ratio: Double
  /// The component with the ratio; if neither axis has a maximum, it is laid out without the ratio.
  public let child: Component

  /// - Parameter ratio: height over width, above 0; otherwise the initializer returns `nil`.
  public init?(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, ratio: Double, child: Component?
  ) {
    guard ratio > 0, ratio.isFinite, let child else { return nil }
    self.ratio = ratio
    self.child = child
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? RatioComponent else { return false }
    return previous.ratio == ratio
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let best = bestSize(in: range)
    let inner = child.layout(
      thatFits: best.map { range.intersect(SizeRange(exactly: $0)) } ?? range,
      parentSize: best.map { ParentSize($0) } ?? .undefined)
    return Layout(
      of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
  }

  /// The size with the maximum width or the maximum height of the range that is nearer to the ratio; `nil` without a
  /// maximum.
  private func bestSize(in range: SizeRange) -> Size? {
    let grid = PixelGrid(scale: HostEnvironment.ofLayout.traits.pixelRatio)
    var options: [Size] = []
    if range.max.width.isFinite {
      options.append(
        range.clamp(
          Size(width: range.max.width, height: grid.floor(ratio * range.max.width))))
    }
    if range.max.height.isFinite {
      options.append(
        range.clamp(
          Size(width: grid.floor(range.max.height / ratio), height: range.max.height)))
    }
    return options.min { distance($0) < distance($1) }
  }

  private func distance(_ size: Size) -> Double {
    size.width > 0 ? abs(size.height / size.width - ratio) : .infinity
  }
}
