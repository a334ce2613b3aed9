public import TrellisComponents
public import TrellisLayout

/// A component that puts a view of its own around a child, or shows an empty one.
public final class ViewComponent: Component {
  public let child: Component?

  public init(
    _ viewClass: ViewClass = "div", attributes: [ViewAttribute] = [], size: ComponentSize = .auto,
    child: Component? = nil
  ) {
    self.child = child
    super.init(view: ViewConfiguration(viewClass, attributes: attributes), size: size)
  }

  public override var numberOfChildren: Int { child == nil ? 0 : 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func isLaidOut(like previous: Component) -> Bool { true }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    guard let child else { return Layout(of: self, size: range.min) }
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
