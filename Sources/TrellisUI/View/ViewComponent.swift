public import TrellisComponents
public import TrellisLayout

/// A component with a view around a child, or an empty view.
public final class ViewComponent: ContainerComponent {
  /// The component inside the view, at its top left corner; `nil` for an empty view.
  public var child: Component? { children.first }

  /// Makes a component with an element.
  ///
  /// - Parameters:
  ///   - viewClass: the element, such as `section`.
  ///   - attributes: in any order; of two that set the same thing the later one is used.
  ///   - size: the requested size. If it leaves a choice, the component has the size of its child, or the
  ///     minimum size without one.
  public init(
    _ viewClass: ViewClass = "div", attributes: [ViewAttribute] = [], size: ComponentSize = .auto,
    child: Component? = nil
  ) {
    super.init(
      view: ViewConfiguration(viewClass, attributes: attributes), size: size, children: [child])
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    guard let child else { return Layout(of: self, size: range.min) }
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
