public import TrellisComponents
public import TrellisLayout

/// A component that stretches another component over its child.
///
/// Source: ComponentKit's overlay layout component (row C30, algorithm 2.5.5).
public final class OverlayComponent: LayoutComponent {
  /// The component behind; it determines the size.
  public let content: Component
  /// The component in front, laid out at exactly the size of ``content``; `nil` for none.
  public let overlay: Component?

  /// Makes a component with the size of `content`.
  ///
  /// - Parameter view: the element around both; `nil` adds none.
  public init(view: ViewConfiguration? = nil, content: Component, overlay: Component?) {
    self.content = content
    self.overlay = overlay
    super.init(view: view)
    storedFlexibility = StoredFlexibility([], .child)
  }

  public override var numberOfChildren: Int { 2 }
  public override func child(at index: Int) -> Component? { index == 0 ? content : overlay }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    Layout(
      of: self, content: content, stretching: overlay, behind: false, thatFits: range,
      relativeTo: parentSize)
  }
}
