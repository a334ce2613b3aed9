/// Decides in a build whether a new component inherits the layouts of the component that it replaces.
///
/// A component replaces the component of its class that had the same position below the same parent in the previous
/// build. It inherits the replaced component's layouts and layout id if it has the same layout inputs
/// (``Component/hasSameLayoutInputs(as:)``) and each of its children has the layout id of the former child.
struct LayoutReuse {
  private let component: Component
  private let old: Component?
  private var keepsLayouts: Bool

  /// - Parameter old: the component to inherit from; `nil` for none.
  init(of component: Component, after old: Component?) {
    self.component = component
    guard let old, old !== component, type(of: old) == type(of: component) else {
      self.old = nil
      keepsLayouts = false
      return
    }
    self.old = old
    keepsLayouts = old.numberOfChildren == component.numberOfChildren
  }

  /// The former child at `index`.
  func child(at index: Int) -> Component? {
    guard let old, index < old.numberOfChildren else { return nil }
    return old.child(at: index)
  }

  /// Records the result of building a child.
  ///
  /// - Parameter outcome: the difference to the layouts of a child from an earlier build.
  mutating func record(
    _ child: Component?, after old: Component?, _ outcome: BuildOutcome = .unchanged
  ) {
    guard keepsLayouts else { return }
    if outcome == .changed {
      keepsLayouts = false
      return
    }
    if let child, let old {
      keepsLayouts = child.layouts.id == old.layouts.id && child.layouts.id != 0
    } else {
      keepsLayouts = child == nil && old == nil
    }
  }

  /// Records that children of the former component have other positions.
  mutating func recordMovedChildren() { keepsLayouts = false }

  /// Inherits the layouts, if they are valid for the new component.
  func finish() {
    guard let old else { return }
    if keepsLayouts, old.layouts.id != 0, component.size == old.size,
      component.hasSameLayoutInputs(as: old)
    {
      component.inheritLayouts(of: old)
    }
    component.didReplace(old)
  }
}

/// The difference that a build made to the layouts of a component.
enum BuildOutcome: Comparable {
  /// The cached layouts are valid, or the component is new and has none.
  case unchanged
  /// The sizes and positions of the cached layouts are valid, but some of the components in them were replaced.
  case refreshed
  /// The component needs new layouts.
  case changed
}
