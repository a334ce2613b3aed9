public import TrellisComponents
public import TrellisLayout

/// A component that asks for a size on behalf of its child.
///
/// Source: ComponentKit's sizing component (row A15, algorithm 2.5.9).
public final class SizingComponent: LayoutComponent {
  public let child: Component

  public init(view: ViewConfiguration? = nil, size: ComponentSize, child: Component) {
    self.child = child
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func isLaidOut(like previous: Component) -> Bool { true }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let range = range.intersect(size.resolve(in: parentSize))
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
