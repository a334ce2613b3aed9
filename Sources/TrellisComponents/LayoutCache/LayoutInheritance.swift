/// Decides in a build whether a new component inherits the layouts of the component that it replaces.
///
/// A component replaces the one of its class that had the same place below the same parent in the build before.
/// It inherits that one's layouts and layout id if it has the same layout inputs
/// (``Component/hasSameLayoutInputs(as:)``) and each of its children has the layout id of the former child.
struct LayoutInheritance {
  private let component: Component
  private let old: Component?
  private var keepsLayouts: Bool

  init(of component: Component, after old: Component?, _ trigger: BuildTrigger) {
    self.component = component
    guard let old, old !== component, type(of: old) == type(of: component),
      !trigger.contains(.environmentUpdate)
    else {
      self.old = nil
      keepsLayouts = false
      return
    }
    self.old = old
    keepsLayouts = old.numberOfChildren == component.numberOfChildren
  }

  /// The child that stood at `index` before.
  func child(at index: Int) -> Component? {
    guard let old, index < old.numberOfChildren else { return nil }
    return old.child(at: index)
  }

  /// Notes what came of a child that is built.
  ///
  /// - Parameter hasChanged: whether an earlier build had used the child too, and it answers otherwise now.
  mutating func note(_ child: Component?, after old: Component?, hasChanged: Bool = false) {
    guard keepsLayouts else { return }
    if hasChanged {
      keepsLayouts = false
      return
    }
    if let child, let old {
      keepsLayouts = child.layouts.id == old.layouts.id && child.layouts.id != 0
    } else {
      keepsLayouts = child == nil && old == nil
    }
  }

  /// Takes over what holds for the new component too.
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
