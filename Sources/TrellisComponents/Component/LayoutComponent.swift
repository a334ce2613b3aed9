import TrellisBase
public import TrellisLayout

/// The base of components that lay out children of their own making.
///
/// A subclass must override ``numberOfChildren``, ``child(at:)`` and
/// ``computeLayout(thatFits:)``; each that is missing is caught with a message.
///
/// Source: ComponentKit's layout component (row A12).
open class LayoutComponent: Component {
  open override var numberOfChildren: Int {
    Mistake.report("\(Self.self) must override numberOfChildren, as a LayoutComponent")
    return 0
  }

  open override func child(at index: Int) -> Component? {
    Mistake.report("\(Self.self) must override child(at:), as a LayoutComponent")
    return nil
  }

  open override func computeLayout(thatFits range: SizeRange) -> Layout {
    Mistake.report("\(Self.self) must override computeLayout(thatFits:), as a LayoutComponent")
    return Layout(of: self, size: range.min)
  }
}
