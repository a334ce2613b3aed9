public import TrellisComponents
public import TrellisLayout

/// A component that shows a part of its child if space is short, and lets the user scroll vertically.
///
/// The child has the width of the component; a scroll bar covers its edge, so leave some space there. Only
/// the browser stores the scroll offset, which lasts as long as the component's identity: use a new
/// identity for new content.
public final class ScrollComponent: LayoutComponent {
  /// The scrolled element. Without it, space below the last element of the content would not be scrollable.
  private let content: ViewComponent

  /// - Parameters:
  ///   - tag: the element, such as `nav` or `section`.
  ///   - size: the requested size; without a height here or from the parent, the component has the height
  ///     of its child.
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
