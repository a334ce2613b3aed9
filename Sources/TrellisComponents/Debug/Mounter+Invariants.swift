import TrellisDOM
import TrellisLayout

extension Mounter {
  /// The violated invariants of the mounted components and views, one a line; empty if all hold.
  ///
  /// - Each mounted component belongs to the mounted layout and has the same result. The unsafe references to
  ///   components, from views and from the components mounted inside, depend on this.
  /// - A component and its view refer to each other; a view that waits in a pool is hidden and has no component.
  /// - The element of a view refers to the view, and is inside the element of its container.
  /// - The layer of stateful views shows those of unmounted components, and no others.
  ///
  /// - Complexity: O(*n*) in layouts and views. For tests, between two mounts.
  package func checkInvariants() -> [String] {
    var violations: [String] = []
    var components: Set<ObjectIdentifier> = []
    func collect(_ layout: Layout, at _: Point) {
      components.insert(ObjectIdentifier(layout.component))
    }
    mounted?.forEach(collect)
    func checkLayout(_ layout: Layout, at _: Point) {
      guard let info = layout.component.mountInfo else { return }
      let name = layout.component.typeName
      if info.content !== layout.content { violations.append("\(name) shows another layout") }
      if let outer = info.supercomponent, !components.contains(ObjectIdentifier(outer)) {
        violations.append("\(name) is mounted in a component that is not")
      }
      if let view = info.view, view.component !== layout.component {
        violations.append("the view of \(name) belongs to another component")
      }
    }
    mounted?.forEach(checkLayout)
    var pending = [rootView]
    while let view = pending.popLast() {
      check(view, components, &violations)
      pending += view.children + view.pool
      if let inner = view.inner { pending.append(inner) }
    }
    return violations + (document.statefulViews?.layer.checkInvariants() ?? [])
  }

  private func check(
    _ view: MountedView, _ components: Set<ObjectIdentifier>, _ violations: inout [String]
  ) {
    let name = "the view \(view.element)"
    if let component = view.component {
      if !components.contains(ObjectIdentifier(component)) {
        violations.append("\(name) belongs to a component that is not mounted")
      } else if component.mountInfo?.view !== view {
        violations.append("\(name) belongs to a \(component.typeName) with another view")
      }
    }
    if view.key.isView, view.element.mountedView !== view {
      violations.append("\(name) is unknown to its element")
    }
    for child in view.children {
      if child.element.parent !== view.element {
        violations.append("\(child.element) is outside of \(name)")
      }
    }
    for child in view.pool {
      if !child.isHidden || child.component != nil {
        violations.append("\(child.element) waits in the pool of \(name), and is in use")
      }
    }
  }
}
