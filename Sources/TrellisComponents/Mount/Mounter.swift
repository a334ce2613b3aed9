import TrellisBase
package import TrellisDOM
package import TrellisLayout

/// Mounts successive layouts into the root of a document, or into another element.
///
/// A component that is already mounted with the same layout in the same container is not walked: the cost
/// of a mount depends on the changes.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or adds to a number in
///   it, so that no access of it begins during another.
///
/// Source: ComponentKit's algorithms 2.8–2.10; views are matched by identity before position.
package final class Mounter {
  let document: Document
  package var options = MountOptions()
  /// Receives each mounted component.
  package weak var spans: (any SpanListener)?
  /// The mounted layout; it keeps every mounted component alive.
  package private(set) var mounted: Layout?
  /// The state of the mount in which a hibernating tree wakes; `nil` for other mounts.
  @exclusivity(unchecked)
  private(set) var restoringMount: RestoringMount?
  /// Whether the component being mounted, or one below it, read its layout guide.
  @exclusivity(unchecked)
  private var guideWasRead = false
  private(set) var keys = ViewKeyTable()
  @exclusivity(unchecked)
  private var counters = RenderCounters()
  /// The animations of the mounts, from the first mount with one.
  private(set) var animations: MountAnimations?
  @exclusivity(unchecked)
  private(set) var numbers = MountNumbers()
  let rootView: MountedView
  /// Finished managers, which the current mount uses for further containers. Empty between mounts.
  @exclusivity(unchecked)
  private var finishedManagers: [ViewManager] = []
  /// The hibernation of contents of render components; `nil` if contents never hibernate.
  package private(set) var rowHibernation: RowHibernation?

  /// The position of the root element in its parent, in CSS pixels; zero for the root of a document.
  package var origin = Point.zero

  /// - Parameter root: the element to mount in; `nil` is the root of `document`.
  package init(document: Document, root: Element? = nil) {
    self.document = document
    rootView = MountedView(
      element: root ?? document.root, key: .container,
      identity: ViewIdentity(owner: .init(value: 0)))
    document.forwarder = { element, event in MountedView.forward(event, on: element) }
  }

  /// The responder after the root component; held weakly.
  package var rootResponder: (any Responder)? {
    get { rootView.rootResponder }
    set { rootView.rootResponder = newValue }
  }

  /// The owner of the tree; held weakly.
  package var owner: (any StateListener)? {
    get { rootView.owner }
    set { rootView.owner = newValue }
  }

  /// Enables the hibernation of contents, and begins to record the components that are mounted.
  package func recordMounts() {
    if rowHibernation == nil { rowHibernation = RowHibernation(of: self) }
  }

  /// Shows `layout`, or nothing, in the document, and unmounts removed components after all new ones are
  /// mounted.
  ///
  /// - Parameter animations: see ``animations(from:to:)``; by default none are played.
  /// - Returns: counts of the work.
  @discardableResult
  package func mount(
    _ layout: Layout?, _ animations: ComponentAnimations = ComponentAnimations()
  ) -> RenderCounters {
    withStatefulViews {
      if animations.isEmpty && self.animations?.isWaiting != true { return perform(layout) }
      let own = self.animations ?? MountAnimations(document: document)
      self.animations = own
      return own.play(animations, isEnabled: options.playsAnimations) { perform(layout) }
    }
  }

  /// Collects the animations for changing from `old` to `new`.
  ///
  /// - Complexity: O(differences).
  package func animations(from old: Layout?, to new: Layout?) -> ComponentAnimations {
    if options.checksListedChildren, let new { checkAnimations(of: new, insteadOf: old) }
    return ComponentAnimations(LayoutDifference(from: old, to: new, mark: numbers.nextMark())) {
      guard let content = $0.rendering?.hibernatingSubtree else { return false }
      return rowHibernation?.wake(content, hibernatesAgain: false) == true
    }
  }

  private func perform(_ layout: Layout?) -> RenderCounters {
    let generation = numbers.nextGeneration()
    counters = RenderCounters()
    let touched = document.touchedCount
    let old = mounted
    setFrame(of: rootView, layout?.size ?? .zero, at: origin)
    let children = layout.map { [Layout.Child(position: .zero, layout: $0)] } ?? []
    let context = MountContext(ViewManager(container: rootView, mounter: self))
    fill(context, with: children, size: layout?.size ?? .zero, of: nil)
    finishedManagers = []
    mounted = layout
    if let old { unmountStale(old, generation: generation) }
    counters.elementsTouched = document.touchedCount - touched
    return counters
  }

  /// Mounts `layout` in `restoringMount`, the first mount after a hibernation.
  func perform(_ layout: Layout?, in restoringMount: RestoringMount) -> RenderCounters {
    self.restoringMount = restoringMount
    defer { self.restoringMount = nil }
    return perform(layout)
  }

  /// Mounts a part of the mounted layout again on its former elements, between two mounts or during one. Its work is
  /// not counted.
  func mountAgain(_ layout: Layout, in context: MountContext, of supercomponent: Component?) {
    let outer = counters
    let restoringMount = RestoringMount()
    self.restoringMount = restoringMount
    mount(layout, in: context, of: supercomponent)
    self.restoringMount = nil
    restoringMount.finish()
    counters = outer
  }

  /// Drops the mounted layout without any calls.
  func forgetMounted() { mounted = nil }

  /// Calls `body` with the layouts in `layout` that are not mounted, parents first.
  package func forEachChanged(_ layout: Layout, _ body: (Layout) -> Void) {
    forEachChanged(layout, since: mounted, body)
  }

  /// - Parameter old: the mounted layout at this position, if it is easily found.
  private func forEachChanged(
    _ layout: Layout, since old: Layout?, _ body: (Layout) -> Void
  ) {
    if layout.component.mountInfo?.content === layout.content { return }
    body(layout)
    layout.forEachChangedChild(from: old) { child, former in
      forEachChanged(child, since: former, body)
    }
  }

  /// A stamp that no view has.
  func nextStamp() -> UInt32 { numbers.nextStamp() }

  /// The key of the views that `component` with `configuration` can use.
  func key(for component: Component, _ configuration: ViewConfiguration) -> ViewKey {
    keys.key(for: component, configuration)
  }

  // MARK: Counting

  /// Counts new views, and views that were hidden, shown again or removed.
  func countViews(created: Int = 0, hidden: Int = 0, unhidden: Int = 0, removed: Int = 0) {
    counters.viewsCreated += created
    counters.viewsHidden += hidden
    counters.viewsUnhidden += unhidden
    counters.viewsRemoved += removed
  }

  /// Counts a component that was not visited with its descendants.
  func countSkipped() { counters.mountsSkipped += 1 }

  /// Notes that the component being mounted read its layout guide.
  func recordGuide() { guideWasRead = true }

  // MARK: Walking

  /// Mounts `children` and their descendants into the container of `context`.
  private func fill(
    _ context: MountContext, with children: [Layout.Child],
    paintedAs painted: [Layout.Child]? = nil, size: Size, of supercomponent: Component?
  ) {
    let manager = context.manager
    guard !(children.isEmpty && manager.container.children.isEmpty) else { return }
    manager.plan(children, paintedAs: painted, owner: context.owner)
    mount(children, size: size, in: context, of: supercomponent)
    manager.finish()
  }

  private func mount(
    _ children: [Layout.Child], size: Size, in context: MountContext,
    of supercomponent: Component?
  ) {
    for child in children {
      mount(
        child.layout,
        in: context.offset(
          by: child.position, parentSize: size, childSize: child.layout.size),
        of: supercomponent)
    }
  }

  func mount(_ layout: Layout, in context: MountContext, of supercomponent: Component?) {
    let component = layout.component
    if let info = component.mountInfo, skip(layout, info, in: context, of: supercomponent) {
      return
    }
    guard
      require(
        component.mountInfo?.generation != numbers.generation,
        """
        One \(component.typeName) is at two places of a tree; make an instance for each place.
        \(location(in: supercomponent))
        """),
      require(
        component.usedInBuild != .none || !options.checksChildren,
        unlistedMessage(component, in: supercomponent))
    else { return }
    counters.mountsVisited += 1
    let outerReadsGuide = guideWasRead
    guideWasRead = false
    var context = context
    if let node = component.treeNode { context.owner = node.id }
    spans?.begin(.mount, of: component)
    let result = component.mount(in: context, layout: layout, supercomponent: supercomponent)
    guard let info = component.mountInfo, info.generation == numbers.generation else {
      ProgrammerError.report(
        """
        \(component.typeName).mount(in:layout:supercomponent:) must call super.
        \(location(in: supercomponent))
        """)
      spans?.end(.mount, of: component)
      guideWasRead = guideWasRead || outerReadsGuide
      return
    }
    if options.checksListedChildren { checkMounted(layout) }
    component.layouts.trim(to: layout.content)
    let before = context.manager.acquiredCount
    let order = result.mountsChildren ? layout.childrenAsRead : nil
    let children = order ?? (result.mountsChildren ? layout.children : [])
    if let view = info.view {
      fill(
        result.contextForChildren, with: children, paintedAs: order == nil ? nil : layout.children,
        size: layout.size, of: component)
      empty(view, but: result.contextForChildren.manager.container)
      finishedManagers.append(result.contextForChildren.manager)
    } else {
      mount(children, size: layout.size, in: context, of: component)
      component.mountedViewCount = Int32(context.manager.acquiredCount - before)
    }
    if guideWasRead || info.guide != nil {
      component.mountInfo = info.with(guide: guideWasRead ? context.guide : nil)
    }
    guideWasRead = guideWasRead || outerReadsGuide
    notifyMounted(component)
    spans?.end(.mount, of: component)
  }

  /// The manager of the views in `container` for the current mount.
  func makeManager(of container: MountedView) -> ViewManager {
    guard let manager = finishedManagers.popLast() else {
      return ViewManager(container: container, mounter: self)
    }
    manager.restart(in: container)
    return manager
  }

  /// Empties a container of `view` that its component no longer uses.
  private func empty(_ view: MountedView, but used: MountedView) {
    for container in [view, view.inner] {
      guard let container, container !== used, !container.children.isEmpty else { continue }
      let context = MountContext(ViewManager(container: container, mounter: self))
      fill(context, with: [], size: .zero, of: nil)
    }
  }

  // MARK: One component

  /// Gives `component` its view, or records its position in its container.
  ///
  /// Source: ComponentKit's algorithm 2.9.
  func assignView(
    to component: Component, _ layout: Layout, in context: MountContext,
    of supercomponent: Component?
  ) -> MountResult {
    let container = context.manager.container
    let info: MountInfo
    if let known = component.mountInfo ?? adoptInfo(for: component) {
      info = known
      if info.content !== layout.content { rowHibernation?.record(component) }
      info.supercomponent = supercomponent
      info.container = container
      info.position = context.position
      info.content = layout.content
      info.generation = numbers.generation
    } else {
      info = MountInfo(
        supercomponent: supercomponent, container: container, position: context.position,
        content: layout.content, generation: numbers.generation)
      component.mountInfo = info
      rowHibernation?.record(component)
    }
    guard let configuration = component.viewConfiguration else {
      // The component may have had a view for a former state.
      relinquish(info, of: component)
      return MountResult(contextForChildren: context)
    }
    let view = context.manager.acquireView(for: component)
    let blocks = animations?.transition != nil && blocksAnimations(of: view, component, in: context)
    let isAcquired = acquire(view, for: component, info)
    if isAcquired, view.key.holdsBrowserState, FieldKey.isNeeded(by: view.element.tag) {
      view.element.setAttribute(
        FieldKey.attribute, FieldKey.text(of: component, in: supercomponent))
    }
    apply(
      (component.viewConfiguration(for: layout) ?? configuration).attributes, of: component,
      to: view)
    if component.asHibernatingSubtree() != nil { view.isRestored = true }
    setFrame(of: view, layout.size, at: context.position, jumps: blocks)
    if isAcquired { notifyAcquired(view, component) }
    return MountResult(contextForChildren: context.inside(view, blocksAnimations: blocks))
  }

  /// Moves the mount info of the mounted component of the same identity to `component`, if the identity has
  /// no controller to notify.
  private func adoptInfo(for component: Component) -> MountInfo? {
    guard let node = component.treeNode, node.controller == nil else { return nil }
    var older = node.older
    while let generation = older {
      if let old = generation.component, let info = old.mountInfo {
        guard info.generation != numbers.generation,
          (info.view == nil) == (component.viewConfiguration == nil)
        else { return nil }
        old.mountInfo = nil
        info.view?.component = component
        component.mountInfo = info
        component.mountedViewCount = old.mountedViewCount
        return info
      }
      older = generation.older
    }
    return nil
  }

  /// Gives `view` to `component`, and unmounts the component that had it.
  ///
  /// Source: ComponentKit's row E17.
  ///
  /// - Returns: whether the component had another view before, or none.
  private func acquire(_ view: MountedView, for component: Component, _ info: MountInfo) -> Bool {
    if view.stamp != 0 { counters.viewsReused += 1 }
    guard info.view !== view else { return false }
    relinquish(info, of: component)
    if let current = view.component { unmount(current) }
    view.component = component
    info.view = view
    return true
  }

  private func apply(
    _ attributes: ViewAttributes, of component: Component, to view: MountedView
  ) {
    if restoringMount != nil || view.isRestored {
      view.isRestored = false
      if view.attributes.isArchive(of: attributes) {
        attributes.adopt(view, in: document)
        if !view.mutations.isEmpty { view.mutations.follow(component) }
        return
      }
      restoringMount?.recordChange()
    }
    let isSame = attributes.isSame(as: view.attributes)
    let hasMutations = !view.mutations.isEmpty
    if hasMutations {
      let isUpdate = view.mutations.isUpdate(by: component)
      if isSame, !isUpdate { return }
      view.mutations.suspend(on: view.element, isUpdate: isUpdate)
      view.mutations.follow(component)
    }
    if !isSame {
      attributes.apply(to: view, in: document, replacing: view.attributes)
      view.attributes = attributes
    }
    if hasMutations { view.mutations.resume(on: view.element) }
  }

  func setFrame(
    of view: MountedView, _ size: Size, at position: Point, jumps: Bool = true
  ) {
    let frame = Frame(left: position.x, top: position.y, width: size.width, height: size.height)
    if let transition = animations?.transition, !jumps {
      document.animateMove(of: view.element, transition)
    }
    let old = restoringMount == nil ? nil : view.element.frame
    view.element.frame = frame
    if let restoringMount, view.element.frame != old { restoringMount.recordChange() }
  }
}
