public import TrellisLayout

/// The base of components that lay out children of their own making.
///
/// A subclass must override ``numberOfChildren``, ``child(at:)`` and
/// ``computeLayout(thatFits:)``; each that is missing is caught with a message.
///
/// Source: ComponentKit's layout component (row A12).
open class LayoutComponent: Component {
  open override var numberOfChildren: Int {
    fatalError("\(Self.self) must override numberOfChildren, as a LayoutComponent")
  }

  open override func child(at index: Int) -> Component? {
    fatalError("\(Self.self) must override child(at:), as a LayoutComponent")
  }

  open override func computeLayout(thatFits range: SizeRange) -> Layout {
    fatalError("\(Self.self) must override computeLayout(thatFits:), as a LayoutComponent")
  }
}
