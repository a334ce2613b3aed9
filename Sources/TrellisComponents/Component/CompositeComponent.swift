public import TrellisDOM
public import TrellisLayout

/// A component that consists of one other component: it encapsulates how a piece of interface is made, and
/// may add a view around it.
///
/// Source: ComponentKit's composite component (row A11, algorithm 2.5.11).
open class CompositeComponent: Component {
  /// The only child. It is laid out in the range of this component, and determines its size.
  public final let child: Component

  /// A component that shows `child`.
  ///
  /// - Parameter view: the element to put around the child, or `nil` to add none.
  public init(view: ViewConfiguration? = nil, child: Component) {
    self.child = child
    super.init(view: view)
  }

  public final override var numberOfChildren: Int { 1 }
  public final override func child(at index: Int) -> Component? { child }

  public final override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    return Layout(of: self, as: child.layout(thatFits: range, parentSize: parentSize))
  }

  open override var viewForAnimation: Element? {
    super.viewForAnimation ?? child.viewForAnimation
  }
}
