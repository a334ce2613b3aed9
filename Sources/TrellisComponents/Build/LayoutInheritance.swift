/// The taking over of what a component that is made anew in every build kept for its layout, by the one
/// that stands in its place in the build under way.
///
/// A component without an identity is the successor of the one of its class in the same place below the
/// same parent. Where it says so itself and its children answer as those of the old one did, one by one,
/// it goes on with the layouts that are known.
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
      keepsLayouts = child.layoutSerial == old.layoutSerial && child.layoutSerial != 0
    } else {
      keepsLayouts = child == nil && old == nil
    }
  }

  /// Takes over what holds for the new component too.
  func finish() {
    guard let old else { return }
    if keepsLayouts, old.layoutSerial != 0, component.size == old.size,
      component.hasSameLayoutInputs(as: old)
    {
      component.takeLayouts(of: old)
    }
    component.didReplace(old)
  }
}
