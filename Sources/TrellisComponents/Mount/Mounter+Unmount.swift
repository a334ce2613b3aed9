import TrellisDOM

extension Mounter {
  /// Unmounts the components of `layout` that the mount `generation` did not find.
  ///
  /// Below an unchanged layout nothing was removed, so the cost depends on the changes only.
  func unmountStale(_ layout: Layout, generation: UInt32) {
    if let info = layout.component.mountInfo {
      if info.generation == generation {
        if info.content === layout.content { return }
      } else {
        unmount(layout.component)
      }
    }
    for child in layout.children { unmountStale(child.layout, generation: generation) }
  }

  /// Unmounts one component; its view stays for another one.
  ///
  /// Source: ComponentKit's row E16.
  func unmount(_ component: Component) {
    guard let info = component.mountInfo else { return }
    component.controller?.componentWillUnmount(component)
    relinquish(info, of: component)
    animations?.record(unmounted: component)
    component.mountInfo = nil
    component.controller?.componentDidUnmount(component)
  }

  /// Separates a component from its view.
  func relinquish(_ info: MountInfo, of component: Component) {
    guard let view = info.view else { return }
    info.view = nil
    guard view.component === component else { return }
    component.controller?.component(component, willRelinquish: view.element)
    view.component = nil
    if let content = component.asHibernatingSubtree() {
      rowHibernation?.restoreViews(of: content, in: view)
    }
  }
}
