public import TrellisComponents
public import TrellisLayout

/// A component that puts a view of its own around a child, or shows an empty one.
public final class ViewComponent: Component {
  /// The component inside the view, at its top left corner; `nil` for an empty view.
  public let child: Component?

  /// Makes a component with an element of its own.
  ///
  /// - Parameters:
  ///   - viewClass: the element, such as `section`.
  ///   - attributes: in any order; of two that set the same thing the later one wins.
  ///   - size: the size asked for. Where it leaves a choice, the component is as large as its child, and as
  ///     small as allowed without one.
  public init(
    _ viewClass: ViewClass = "div", attributes: [ViewAttribute] = [], size: ComponentSize = .auto,
    child: Component? = nil
  ) {
    self.child = child
    super.init(view: ViewConfiguration(viewClass, attributes: attributes), size: size)
  }

  public override var numberOfChildren: Int { child == nil ? 0 : 1 }
  public override func child(at index: Int) -> Component? { child }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    guard let child else { return Layout(of: self, size: range.min) }
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
