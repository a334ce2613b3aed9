public import TrellisComponents
public import TrellisLayout

/// A component that shows as much of its child as there is room for, and lets the user scroll down
/// to the rest.
///
/// The child is as wide as the component; a scroll bar covers its edge, so leave some room there.
/// How far the user has scrolled is known to the browser alone, and lasts as long as the
/// component's identity: give what is shown anew an identity of its own.
public final class ScrollComponent: LayoutComponent {
  /// The element that is scrolled. Without it, room below the last element of the content would not
  /// count as content.
  private let content: ViewComponent

  /// - Parameters:
  ///   - tag: the element, such as `nav` or `section`.
  ///   - size: without a height here or from the parent, the component is as high as its child.
  public init(
    _ tag: String = "div", size: ComponentSize = .auto, attributes: [ViewAttribute] = [],
    child: Component
  ) {
    content = ViewComponent(child: child)
    super.init(
      view: ViewConfiguration(
        ViewClass(tag, holdsBrowserState: true),
        attributes: [.style(.overflow, "hidden auto")] + attributes),
      size: size)
  }

  public override var numberOfChildren: Int { 1 }
  public override func child(at index: Int) -> Component? { content }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = content.layout(
      thatFits: SizeRange(
        min: range.min, max: Size(width: range.max.width, height: .infinity)),
      parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }
}
