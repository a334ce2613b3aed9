/// A component without content that takes the minimum size.
///
/// A builder uses it for a branch without a component. In contrast to ComponentKit, no instance is shared:
/// a component belongs to one tree.
///
/// Source: ComponentKit's empty component (row A14).
public final class EmptyComponent: Component {
  /// Makes a component without a view and without a requested size.
  public init() { super.init() }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
}
