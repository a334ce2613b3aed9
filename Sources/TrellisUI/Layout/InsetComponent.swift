public import TrellisComponents
public import TrellisLayout

/// A component that keeps a margin around its child.
///
/// The child's range is the component's range less the insets. If the range is too small for them, the child's range is
/// empty, and the component clamps its own size. An infinite inset takes all available space; two on one axis centre
/// the child in it. The available space is the component's own size: the parent's size clamped to the range.
///
/// Source: ComponentKit's inset component (row C27, algorithm 2.5.2). Departs from it in four points. An
/// unknown parent size stays unknown for the child, where ComponentKit makes it 0. With an infinite inset the component
/// then has the size of the child and the finite insets, clamped to the range, where ComponentKit gives it the minimum
/// size. The child is placed in the component's size, where ComponentKit places it in the maximum size. And a child after
/// an infinite inset that is too large stays at 0, where ComponentKit places it at a negative position.
public final class InsetComponent: LayoutComponent {
  /// The margins around the child; may be negative. `auto` is 0; a percentage refers to the parent's width
  /// or height, and is 0 if that is unknown.
  public let insets: InsetEdges
  /// The component inside the margins.
  public let child: Component

  /// - Parameter view: the element of the component; it includes the margin.
  public init(view: ViewConfiguration? = nil, insets: InsetEdges, child: Component) {
    self.insets = insets
    self.child = child
    super.init(view: view)
  }

  /// Insets in CSS pixels.
  public convenience init(view: ViewConfiguration? = nil, insets: EdgeInsets, child: Component) {
    self.init(
      view: view,
      insets: InsetEdges(
        top: .points(insets.top), left: .points(insets.left), bottom: .points(insets.bottom),
        right: .points(insets.right)),
      child: child)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? InsetComponent else { return false }
    return previous.insets == insets
  }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let across = InsetAxis(
      leading: insets.left, trailing: insets.right, parent: parentSize.width,
      pixelRatio: HostEnvironment.ofLayout.traits.pixelRatio)
    let down = InsetAxis(
      leading: insets.top, trailing: insets.bottom, parent: parentSize.height,
      pixelRatio: HostEnvironment.ofLayout.traits.pixelRatio)
    let inner = child.layout(
      thatFits: SizeRange(
        min: Size(
          width: across.innerMinimum(range.min.width), height: down.innerMinimum(range.min.height)),
        max: Size(
          width: max(0, range.max.width - across.fixed),
          height: max(0, range.max.height - down.fixed))),
      parentSize: parentSize.deflated(width: across.fixed, height: down.fixed))
    let size = range.clamp(
      Size(
        width: across.outer(inner.size.width, parent: parentSize.width),
        height: down.outer(inner.size.height, parent: parentSize.height)))
    let position = Point(
      x: across.position(of: inner.size.width, in: size.width),
      y: down.position(of: inner.size.height, in: size.height))
    return Layout(of: self, size: size, children: [.init(position: position, layout: inner)])
  }
}

/// Margins on the four edges: lengths, percentages of the parent, or `.points(.infinity)` for all available
/// space.
public struct InsetEdges: Hashable, Sendable {
  /// The margin above the child.
  public var top: Dimension
  /// The margin to the left of the child.
  public var left: Dimension
  /// The margin below the child.
  public var bottom: Dimension
  /// The margin to the right of the child.
  public var right: Dimension

  /// Makes margins; an edge that is not given is 0.
  public init(
    top: Dimension = 0, left: Dimension = 0, bottom: Dimension = 0, right: Dimension = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Margins by reading direction.
  public init(
    top: Dimension = 0, start: Dimension, bottom: Dimension = 0, end: Dimension,
    direction: WritingDirection
  ) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: top, left: isLeftToRight ? start : end, bottom: bottom,
      right: isLeftToRight ? end : start)
  }
}

/// The two resolved insets of one axis.
private struct InsetAxis {
  private let leading: Double
  private let trailing: Double
  private let grid: PixelGrid

  init(
    leading: Dimension, trailing: Dimension, parent: @autoclosure () -> Double?,
    pixelRatio: Double
  ) {
    self.leading = leading.resolve(auto: 0, parent: parent())
    self.trailing = trailing.resolve(auto: 0, parent: parent())
    grid = PixelGrid(scale: pixelRatio)
  }

  private var isFlexible: Bool { leading.isInfinite || trailing.isInfinite }

  /// The sum of the finite insets.
  var fixed: Double { (leading.isInfinite ? 0 : leading) + (trailing.isInfinite ? 0 : trailing) }

  func innerMinimum(_ minimum: Double) -> Double {
    isFlexible ? 0 : max(0, minimum - fixed)
  }

  /// The size before the range is applied. With an infinite inset the component has the size of its parent
  /// or, if that is unknown, of the child.
  func outer(_ child: Double, parent: @autoclosure () -> Double?) -> Double {
    isFlexible ? parent() ?? (child + fixed) : child + fixed
  }

  /// The distance of the child from the leading edge of a component of size `available`. A child that is too
  /// large overflows at the trailing edge.
  func position(of child: Double, in available: Double) -> Double {
    if leading.isFinite { return leading }
    let after = trailing.isFinite ? trailing : grid.round((available - child) / 2)
    return max(0, available - after - child)
  }
}
