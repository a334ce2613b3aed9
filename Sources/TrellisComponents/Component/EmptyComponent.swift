/// A component that shows nothing and takes the smallest size it may.
///
/// It stands where a branch of a builder makes no component. Unlike ComponentKit's, no instance is
/// shared: a component belongs to one tree.
///
/// Source: ComponentKit's empty component (row A14).
public final class EmptyComponent: Component {
  /// A component without a view and without a size of its own.
  public init() { super.init() }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
}
