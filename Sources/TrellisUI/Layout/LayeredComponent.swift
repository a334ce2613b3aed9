public import TrellisComponents
public import TrellisLayout

/// The base class of components that stretch another component over or behind their content.
public class LayeredComponent: LayoutComponent {
  /// The component that determines the size.
  public final let content: Component
  /// The component laid out at exactly the size of ``content``; `nil` for none.
  public final let layer: Component?
  /// Whether the layer is mounted before the content.
  fileprivate class var isBehind: Bool { false }

  fileprivate init(view: ViewConfiguration?, content: Component, layer: Component?) {
    self.content = content
    self.layer = layer
    super.init(view: view)
    storedFlexibility = StoredFlexibility([], .child)
  }

  public final override var numberOfChildren: Int { 2 }
  public final override func child(at index: Int) -> Component? { index == 0 ? content : layer }

  public final override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public final override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let inner = content.layout(thatFits: range, parentSize: parentSize)
    var children = [Layout.Child(position: .zero, layout: inner)]
    if let layer {
      let stretched = layer.layout(
        thatFits: SizeRange(exactly: inner.size), parentSize: ParentSize(inner.size))
      children.insert(.init(position: .zero, layout: stretched), at: Self.isBehind ? 0 : 1)
    }
    return Layout(of: self, size: inner.size, children: children)
  }
}

/// A component that stretches another component over its content.
///
/// Source: ComponentKit's overlay layout component (row C30, algorithm 2.5.5).
public final class OverlayComponent: LayeredComponent {
  /// Makes a component with the size of `content`.
  ///
  /// - Parameter view: the element around both; `nil` adds none.
  public init(view: ViewConfiguration? = nil, content: Component, overlay: Component?) {
    super.init(view: view, content: content, layer: overlay)
  }
}

/// A component that stretches another component behind its content.
///
/// The background is mounted first, so that the content lies on top of it.
///
/// Source: ComponentKit's background layout component (row C31, algorithm 2.5.6).
public final class BackgroundComponent: LayeredComponent {
  override fileprivate class var isBehind: Bool { true }

  /// Makes a component with the size of `content`.
  ///
  /// - Parameter view: the element around both; `nil` adds none.
  public init(view: ViewConfiguration? = nil, content: Component, background: Component?) {
    super.init(view: view, content: content, layer: background)
  }
}
