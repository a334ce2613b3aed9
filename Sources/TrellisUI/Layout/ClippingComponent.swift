public import TrellisComponents
public import TrellisLayout

/// A component whose child may be larger in one axis; the overflow is clipped.
///
/// Source: ComponentKit's clipping component (row C34, algorithm 2.5.10).
public final class ClippingComponent: LayoutComponent {
  /// The axis in which the child's size is unlimited.
  public enum Axis: Hashable, Sendable {
    case none
    case width
    case height
  }

  /// The axis in which the child is laid out without a maximum; `none` applies the range of the component
  /// in both axes.
  public let axis: Axis
  /// The child, at the top left corner, clipped at the component's edges.
  public let child: Component

  /// Makes a component whose element is a `div` with `overflow: hidden`.
  ///
  /// - Parameters:
  ///   - size: the requested size. If it leaves a choice, the component has the size that the child takes with a
  ///     maximum in both axes.
  ///   - axis: the axis in which the child may be larger than the component.
  public init(size: ComponentSize = .auto, axis: Axis, child: Component) {
    self.axis = axis
    self.child = child
    super.init(
      view: ViewConfiguration("div", attributes: [.style(.overflow, "hidden")]), size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? ClippingComponent else { return false }
    return previous.axis == axis
  }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let range = range.intersect(size.resolve(in: parentSize))
    let fitted = child.layout(thatFits: range, parentSize: parentSize)
    let inner =
      switch axis {
      case .none: fitted
      case .width:
        child.layout(
          thatFits: SizeRange(
            min: range.min, max: Size(width: .infinity, height: range.max.height)),
          parentSize: parentSize)
      case .height:
        child.layout(
          thatFits: SizeRange(
            min: range.min, max: Size(width: range.max.width, height: .infinity)),
          parentSize: parentSize)
      }
    return Layout(
      of: self, size: range.clamp(fitted.size),
      children: [.init(position: .zero, layout: inner)])
  }
}
