import TrellisBase
import TrellisDOM
import TrellisLayout

/// Assigns the views of one container during one mount.
///
/// First the views of all components are requested (``plan(_:paintedAs:owner:)``), so that no component gets a view
/// that belongs to a later component by identity. Then the components are mounted one by one and acquire their views.
/// Finally the remaining views are hidden or removed, and the document is put in order.
///
/// - Invariant: the methods of the properties with `@exclusivity(unchecked)` do not reach this object, so that no
///   access of such a property begins during another. Components are mounted between two accesses, never during one.
///
/// Source: ComponentKit's component view manager (rows E9–E11, algorithm 2.10).
final class ViewManager {
  @exclusivity(unchecked)
  private(set) var container: MountedView
  unowned let mounter: Mounter
  @exclusivity(unchecked)
  private var requests = ViewRequests()
  @exclusivity(unchecked)
  private var matches: ViewReuse?
  @exclusivity(unchecked)
  private var cursor = 0
  /// The indexes of views that were not acquired.
  @exclusivity(unchecked)
  private var discarded: [Int] = []
  /// Whether the order of reading of a planned component without a view differs from its order of painting.
  @exclusivity(unchecked)
  private var hasOwnOrder = false
  /// The number of views acquired so far.
  @exclusivity(unchecked)
  private(set) var acquiredCount = 0
  /// The children in the order of painting; `nil` if the document has the same order.
  @exclusivity(unchecked)
  private var painted: [Layout.Child]?

  /// Whether layouts may show contents that hibernate.
  @exclusivity(unchecked)
  private var mayHaveContents: Bool

  init(container: MountedView, mounter: Mounter) {
    self.container = container
    self.mounter = mounter
    mayHaveContents = mounter.rowHibernation?.hasHibernated == true
  }

  /// Prepares the finished manager for another container. Its lists keep their memory.
  func restart(in container: MountedView) {
    self.container = container
    requests.removeAll()
    matches = nil
    cursor = 0
    discarded.removeAll(keepingCapacity: true)
    hasOwnOrder = false
    acquiredCount = 0
    painted = nil
    mayHaveContents = mounter.rowHibernation?.hasHibernated == true
  }

  // MARK: Planning

  /// Finds a view for every component in `children` that needs one in this container.
  ///
  /// - Parameters:
  ///   - children: in the order of the document.
  ///   - painted: the children in the order of painting; `nil` if it is the order of the document.
  func plan(_ children: [Layout.Child], paintedAs painted: [Layout.Child]?, owner: TreeNode.ID) {
    self.painted = painted
    hasOwnOrder = false
    for child in children {
      collect(
        child.layout, at: child.position, ViewScope(owner: owner), isShared: children.count > 1)
    }
    separateViewsOfFormerContent()
    let shifted = requests.shifted(since: container.children)
    let matches = ViewReuse(
      requests.list, old: container.children, pool: container.pool, in: mounter.document,
      stamp: mounter.nextStamp())
    handOver(matches, shifted)
    mounter.countViews(created: matches.created)
    self.matches = matches
    if self.painted == nil, hasOwnOrder || container.hasLevels { self.painted = children }
  }

  /// Plans only `component`, with `view`, a view in the container.
  func plan(only component: Component, _ view: MountedView) {
    requests.append(component, view)
    matches = ViewReuse(
      requests.list, old: [view], pool: [], in: mounter.document, stamp: mounter.nextStamp())
  }

  /// Keeps views of a container's former content from being matched with its new content: views without a path hash
  /// would have the same identities.
  private func separateViewsOfFormerContent() {
    guard container.isHandedOver else { return }
    container.isHandedOver = false
    for view in container.children + container.pool
    where view.identity.pathHash == 0 && view.identity.owner == container.identity.owner {
      view.identity.ordinal = -1
    }
  }

  /// Hands over the views that only their order identifies, if the order may now identify other contents. A field keeps
  /// its user's entry.
  private func handOver(_ matches: ViewReuse, _ shifted: Set<ViewRequests.OrdinalKey>) {
    guard !shifted.isEmpty else { return }
    for request in requests.list {
      guard let key = request.key, request.fixed == nil,
        shifted.contains(.init(request.identity, key))
      else { continue }
      let view = matches[request.start]
      if !FieldKey.isNeeded(by: view.element.tag) { view.handOver(in: mounter.document) }
    }
  }

  private func collect(
    _ layout: Layout, at position: Point, _ scope: ViewScope, isShared: Bool
  ) {
    let component = layout.component
    let isShared = component.treeNode == nil && isShared
    let scope = scope.inside(component)
    if let configuration = component.viewConfiguration {
      let info = component.mountInfo
      let isSame = info?.content === layout.content && info?.container === container
      request(
        component, configuration, in: scope, isShared: isShared,
        fixed: isSame ? info?.view : nil, for: component)
    } else if let info = component.mountInfo,
      mounter.isSkipped(layout, info, at: position, in: self)
        || mounter.isMoved(layout, info, in: self)
    {
      if isShared {
        collectMounted(layout, scope, for: component)
      } else if let first = firstView(in: layout) {
        requests.appendRun(component, from: first, count: Int(component.mountedViewCount))
      }
    } else {
      if mayHaveContents { mounter.rowHibernation?.wakeMoved(in: layout, container) }
      let isShared = isShared || layout.children.count > 1
      let order = layout.childrenAsRead
      if order != nil { hasOwnOrder = true }
      for child in order ?? layout.children {
        collect(child.layout, at: position + child.position, scope, isShared: isShared)
      }
    }
  }

  private func request(
    _ component: Component, _ configuration: ViewConfiguration, in scope: ViewScope,
    isShared: Bool, fixed: MountedView?, for requester: Component
  ) {
    let key = fixed?.key ?? mounter.key(for: component, configuration)
    requests.append(requester, key, in: scope, isShared: isShared, fixed: fixed)
  }

  /// Requests the views of a skipped subtree one by one, because some have an owner with further views here.
  private func collectMounted(_ layout: Layout, _ scope: ViewScope, for requester: Component) {
    let component = layout.component
    guard let info = component.mountInfo else { return }
    let scope = scope.inside(component)
    if let configuration = component.viewConfiguration {
      request(
        component, configuration, in: scope, isShared: true, fixed: info.view, for: requester)
    } else if component.mountedViewCount > 0 {
      for child in layout.childrenAsRead ?? layout.children {
        collectMounted(child.layout, scope, for: requester)
      }
    }
  }

  private func firstView(in layout: Layout) -> MountedView? {
    guard let info = layout.component.mountInfo else { return nil }
    if let view = info.view { return view }
    guard layout.component.mountedViewCount > 0 else { return nil }
    for child in layout.childrenAsRead ?? layout.children {
      if let view = firstView(in: child.layout) { return view }
    }
    return nil
  }

  // MARK: Acquiring views

  /// The view for `component`.
  ///
  /// - Precondition: the component was planned, and acquires its view once.
  func acquireView(for component: Component) -> MountedView {
    discard(until: component)
    guard cursor < requests.list.count, let matches else {
      ProgrammerError.report(
        """
        \(component.typeName) requests a view that its layout did not show; mount(in:layout:) must \
        pass its own parameters on, and a component has only one position in a tree.
        \(component.backtraceDescription)
        """)
      // An element outside the document.
      return MountedView(
        element: mounter.document.makeElement("div"), key: .container,
        identity: ViewIdentity(owner: .init(value: 0)))
    }
    defer { cursor += 1 }
    acquiredCount += 1
    return matches[requests.list[cursor].start]
  }

  /// Skips the views inside a skipped component without a view.
  func skipViews(of component: Component, count: Int32) {
    guard count > 0 else { return }
    discard(until: component)
    while cursor < requests.list.count, requests.list[cursor].component === component {
      cursor += 1
    }
    acquiredCount += Int(count)
  }

  /// Discards the views of components that were not mounted, because an ancestor mounted no children.
  private func discard(until component: Component?) {
    while cursor < requests.list.count, requests.list[cursor].component !== component {
      discarded.append(contentsOf: requests.list[cursor].start..<requests.list[cursor].end)
      cursor += 1
    }
  }

  // MARK: Finishing

  /// Shows the acquired views in order, and hides or removes the others.
  func finish() {
    guard let matches else { return }
    discard(until: nil)
    if !matches.isUnchanged || !discarded.isEmpty { arrange(matches) }
    if let painted { setLevels(painted) }
  }

  private func arrange(_ matches: ViewReuse) {
    mounter.restoringMount?.recordChange()
    let stamp = mounter.nextStamp()
    let views = discarded.isEmpty ? matches.views : acquiredViews(of: matches)
    for view in views { view.stamp = stamp }
    let old = container.children
    let released =
      discarded.isEmpty
      ? matches.middleViews.filter { $0.stamp != stamp } : old.filter { $0.stamp != stamp }
    let removed = show(views, stamp, andRelease: released)
    ContainerOrder(container, views: views, removed: removed).apply()
    container.children = views
  }

  private func acquiredViews(of matches: ViewReuse) -> [MountedView] {
    let skipped = Set(discarded)
    return (0..<requests.total).lazy.filter { !skipped.contains($0) }.map { matches[$0] }
  }

  /// - Returns: the views to remove from the document.
  private func show(
    _ views: [MountedView], _ stamp: UInt32, andRelease released: [MountedView]
  ) -> [MountedView] {
    var pool = container.pool
    if pool.contains(where: { $0.stamp == stamp }) {
      pool.removeAll { $0.stamp == stamp }
      for view in views where view.isHidden {
        view.unhide(notifying: mounter.keys.hasReuseHooks)
        mounter.countViews(unhidden: 1)
      }
    }
    var removed: [MountedView] = []
    for view in released {
      if !mayStayHidden(view, in: pool) {
        removed.append(view)
        view.leave(notifying: mounter.keys.hasReuseHooks)
        mounter.countViews(removed: 1)
      } else {
        if !view.mutations.isEmpty { view.mutations.reset(on: view.element) }
        view.paint(at: 0)
        view.hide(notifying: mounter.keys.hasReuseHooks)
        mounter.countViews(hidden: 1)
        pool.append(view)
      }
    }
    // A text has taken the place of the hidden views.
    if container.element.text != nil { pool = [] }
    if !(pool.isEmpty && container.pool.isEmpty) { container.pool = pool }
    return removed
  }

  // MARK: Painting

  /// Sets the levels of the views in the container, so that they are painted in the order of `children`.
  private func setLevels(_ children: [Layout.Child]) {
    var ranges: [ObjectIdentifier: Range<Int>] = [:]
    var next = 0
    let skipped = Set(discarded)
    for request in requests.list where !skipped.contains(request.start) {
      let key = ObjectIdentifier(request.component)
      ranges[key] = (ranges[key]?.lowerBound ?? next)..<(next + request.count)
      next += request.count
    }
    var order: [Int] = []
    order.reserveCapacity(next)
    func collect(_ layout: Layout) {
      if let range = ranges[ObjectIdentifier(layout.component)] {
        order += range
      } else if layout.component.viewConfiguration == nil {
        for child in layout.children { collect(child.layout) }
      }
    }
    for child in children { collect(child.layout) }
    guard order.count == container.children.count else { return }
    let levels = PaintingLevels(order)
    for (view, level) in zip(container.children, levels.levels) { view.paint(at: level) }
    container.isolate(!levels.areFlat)
  }

  /// The maximum number of views in a container that keeps hidden ones. A few hidden rows save nothing in a long list,
  /// and would be sent one by one when the list is cleared.
  private static let mostViewsBesideHidden = 16

  /// Whether an unused view may be kept hidden for another component. A hidden element would keep an id or a name that
  /// a visible element gets.
  private func mayStayHidden(_ view: MountedView, in pool: [MountedView]) -> Bool {
    !view.key.holdsBrowserState && container.children.count <= Self.mostViewsBesideHidden
      && container.element.text == nil && view.element.exitAnimations.isEmpty
      && pool.count { $0.key === view.key } < mounter.options.hiddenViewLimit
      && !view.element.hasName
  }
}
