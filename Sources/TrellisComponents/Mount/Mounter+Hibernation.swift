import TrellisBase
import TrellisLayout

extension Mounter {
  /// Whether the end of an animation is awaited.
  package var isAnimating: Bool { animations?.isWaiting == true }

  /// Unmounts all components, without calling controllers and without changing the document.
  ///
  /// - Returns: the record of the views; ``wake(_:showing:isUnchanged:controllers:prepare:)`` or ``clear(_:_:)`` must
  ///   be called with it. `nil` if nothing is mounted.
  /// - Complexity: O(*n*) in components and views.
  package func hibernate() -> ViewArchive? {
    guard let layout = mounted else { return nil }
    document.statefulViews?.hibernate()
    func unmount(_ layout: Layout, at _: Point) {
      if let content = layout.component.asHibernatingSubtree(),
        let view = content.mountInfo?.view
      {
        rowHibernation?.restoreViews(of: content, in: view)
      }
      layout.component.mountInfo = nil
    }
    layout.forEach(unmount)
    let archive = ViewArchive(of: rootView)
    forgetMounted()
    return archive
  }

  /// Mounts `layout`, the equivalent of the layout before ``hibernate()``.
  ///
  /// - Parameters:
  ///   - isUnchanged: whether the tree has the same nodes.
  ///   - controllers: the controllers that were mounted.
  ///   - prepare: called if the layout differs, before controllers are called.
  /// - Returns: counts of the work.
  package func wake(
    _ archive: ViewArchive, showing layout: Layout?, isUnchanged: Bool,
    controllers: [ComponentController], prepare: @escaping (Layout) -> Void
  ) -> RenderCounters {
    archive.makeViews(in: rootView)
    let restoringMount = RestoringMount()
    if !isUnchanged { restoringMount.recordChange() }
    return withStatefulViews {
      let counters = perform(layout, in: restoringMount)
      let lost = controllers.filter { !restoringMount.holds($0) }
      if !lost.isEmpty { restoringMount.recordChange() }
      if !restoringMount.isUnchanged, let layout {
        func prepareChild(_ layout: Layout, at _: Point) { prepare(layout) }
        layout.forEach(prepareChild)
      }
      restoringMount.finish()
      for controller in lost { controller.unmountAlone() }
      return counters
    }
  }

  /// Clears the document after ``hibernate()``.
  ///
  /// - Parameter controllers: the controllers that were mounted.
  package func clear(_ archive: ViewArchive, _ controllers: [ComponentController]) {
    archive.makeViews(in: rootView)
    withStatefulViews {
      mount(nil)
      for controller in controllers { controller.unmountAlone() }
    }
  }

  /// Releases the hidden views, and the stateful views without components, after the end of the tree.
  package func releaseViews() {
    (rootView.children, rootView.pool) = ([], [])
    document.statefulViews?.layer.removeAll()
  }

  // MARK: Controllers

  /// Calls the controller of `component` before the component is mounted.
  func notifyWillMount(_ component: Component) {
    guard let controller = component.controller else { return }
    if let restoringMount {
      restoringMount.record(controller, component)
    } else {
      controller.componentWillMount(component)
    }
  }

  /// Calls the controller of `component` after the component got a view.
  func notifyAcquired(_ view: MountedView, _ component: Component) {
    guard let controller = component.controller else { return }
    if let restoringMount {
      restoringMount.postpone { controller.component(component, didAcquire: view.element) }
    } else {
      controller.component(component, didAcquire: view.element)
    }
  }

  /// Calls `component` and its controller after the component and its descendants are mounted.
  func notifyMounted(_ component: Component) {
    if let restoringMount {
      restoringMount.postpone { self.notifyMounted(component) }
    } else {
      component.childrenDidMount()
      component.controller?.componentDidMount(component)
    }
  }
}
