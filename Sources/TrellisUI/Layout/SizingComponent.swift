public import TrellisComponents
public import TrellisLayout

/// A component that requests a size for its child.
///
/// Source: ComponentKit's sizing component (row A15, algorithm 2.5.9).
public final class SizingComponent: LayoutComponent {
  /// The component that is laid out in the requested size.
  public let child: Component

  /// Makes a component around `child`.
  ///
  /// - Parameters:
  ///   - view: the element of the component; `nil` adds none.
  ///   - size: the requested size; percentages refer to the parent. The parent's range takes precedence.
  public init(view: ViewConfiguration? = nil, size: ComponentSize, child: Component) {
    self.child = child
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let range = range.intersect(size.resolve(in: parentSize))
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
