public import TrellisComponents
public import TrellisLayout

/// A component that stretches another component behind its child.
///
/// The background is mounted first, so that the content lies on top of it.
///
/// Source: ComponentKit's background layout component (row C31, algorithm 2.5.6).
public final class BackgroundComponent: LayoutComponent {
  /// The component in front; it determines the size.
  public let content: Component
  /// The component behind, laid out at exactly the size of ``content``; `nil` for none.
  public let background: Component?

  /// Makes a component with the size of `content`.
  ///
  /// - Parameter view: the element around both; `nil` adds none.
  public init(view: ViewConfiguration? = nil, content: Component, background: Component?) {
    self.content = content
    self.background = background
    super.init(view: view)
    storedFlexibility = StoredFlexibility([], .child)
  }

  public override var numberOfChildren: Int { 2 }
  public override func child(at index: Int) -> Component? { index == 0 ? content : background }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    Layout(
      of: self, content: content, stretching: background, behind: true, thatFits: range,
      relativeTo: parentSize)
  }
}
