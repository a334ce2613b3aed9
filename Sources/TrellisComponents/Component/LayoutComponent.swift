import TrellisBase
public import TrellisLayout

/// The base class of components that lay out several children.
///
/// A subclass must override ``numberOfChildren``, ``child(at:)`` and ``computeLayout(thatFits:)``; a
/// missing override is reported as a mistake.
///
/// Source: ComponentKit's layout component (row A12).
open class LayoutComponent: Component {
  open override var numberOfChildren: Int {
    ProgrammerError.report("\(Self.self) must override numberOfChildren, as a LayoutComponent")
    return 0
  }

  open override func child(at index: Int) -> Component? {
    ProgrammerError.report("\(Self.self) must override child(at:), as a LayoutComponent")
    return nil
  }

  open override func computeLayout(thatFits range: SizeRange) -> Layout {
    ProgrammerError.report(
      "\(Self.self) must override computeLayout(thatFits:), as a LayoutComponent")
    return Layout(of: self, size: range.min)
  }
}
