package import TrellisDOM
import TrellisLayout

/// The hibernation of contents of render components, such as the rows of a list, while the rest of the page is in use.
///
/// A list keeps components, layouts and mount records of each row, although most rows never change. The content of a
/// row can hibernate alone, as a whole page does: the render component of the row and its elements stay.
package final class RowHibernation {
  private unowned let mounter: Mounter
  /// The render components that were mounted last, whose contents may hibernate.
  private let recentlyMounted = RecentlyMounted()
  /// The last records of hibernating contents; similar rows share one.
  private var recentRecords: [HibernatingSubtree.Record] = []
  /// Whether a content has hibernated.
  private(set) var hasHibernated = false
  /// The number of elements whose components are released.
  package private(set) var elementCount = 0
  /// Makes a context for waking a content; set before the first content hibernates.
  package var makeRenderContext: (() -> RenderContext?)?

  init(of mounter: Mounter) { self.mounter = mounter }

  /// Records a render component that is mounted with a new layout; ignores other components.
  func record(_ component: Component) { recentlyMounted.record(component) }

  /// Hibernates the content of each render component that was mounted before the previous call and not again since.
  ///
  /// - Complexity: O(*n*) in the components mounted since the second-to-last call, and in the released components.
  package func hibernateUnchanged() {
    guard !mounter.isAnimating else { return }
    let components = recentlyMounted.consume()
    // The hooks of a reuse pool get the elements of all views inside a hidden one, and an archive has no views.
    guard !mounter.keys.hasReuseHooks else { return }
    for component in components {
      if let component = component.rendering { hibernate(contentOf: component) }
    }
  }

  /// The maximum number of elements of a content, so that waking for an event takes little time. The contents inside a
  /// larger content hibernate each for itself.
  static let elementLimit = 64

  /// Hibernates the content of `owner`, the newest component of its node, if everything in it can be made again from
  /// states.
  private func hibernate(contentOf owner: any RenderBuilding) {
    guard let layout = contentToHibernate(of: owner), let info = layout.component.mountInfo,
      let view = info.view, let configuration = layout.component.viewConfiguration
    else { return }
    func restore(_ layout: Layout, at _: Point) {
      guard let content = layout.component.asHibernatingSubtree(),
        let view = content.mountInfo?.view
      else { return }
      restoreViews(of: content, in: view)
    }
    layout.forEach(restore)
    let content = HibernatingSubtree(
      replacing: layout, configuration.archived,
      shared(HibernatingSubtree.Record(of: layout, ViewArchive(of: view))))
    func unmount(_ layout: Layout, at _: Point) { layout.component.mountInfo = nil }
    layout.forEach(unmount)
    content.mountInfo = info
    info.content = content.layout.content
    view.component = content
    view.attributes = view.attributes.archived
    view.isRestored = true
    owner.mountInfo?.content.replaceOnlyChild(by: content.layout)
    owner.replaceChild(by: content)
    (owner as? any RenderResultsHolding)?.forgetRenderResults()
    hasHibernated = true
    elementCount += content.elementCount
  }

  /// The layout of the child of `owner`, if the child can hibernate.
  private func contentToHibernate(of owner: any RenderBuilding) -> Layout? {
    guard let node = owner.treeNode, isSettled(node), mayRelease(contentOf: owner),
      let info = owner.mountInfo, hasOneLayout(owner, info.content),
      let layout = info.content.children.first?.layout,
      // The layout of a render component contains its child at the origin, and nothing else. A component with several
      // children, or one that has rendered another child since, has another component as its child.
      owner.child(at: 0) === layout.component, isMountedAlone(layout, of: info),
      hasOneLayout(layout.component, layout.content)
    else { return nil }
    var elementCount = 0
    // The walk of the nodes is the second one, because only the first has a limit.
    return canBeMadeAgain(layout, &elementCount) && holdsOnlyStates(below: node) ? layout : nil
  }

  /// Whether a render with the state of `node` makes the shown content again: no update of the state waits, and the
  /// content was rendered in the environment of the component.
  private func isSettled(_ node: TreeNode) -> Bool {
    node.identity.pendingState == nil && !node.hasChildOfFormerFrame
  }

  /// Whether the content of `owner` comes from its render and may be released. A tree that outlives its place may leave
  /// it while its content hibernates; a component that has a finished child would keep the components.
  private func mayRelease(contentOf owner: any RenderBuilding) -> Bool {
    owner.persistentTree == nil && !(owner is any FinishedContentHolding)
  }

  /// Whether `content`, the mounted layout of `component`, is the only cached one, because another one would keep the
  /// components in it. A cached layout has the key by which the content is laid out again.
  private func hasOneLayout(_ component: Component, _ content: LayoutResult) -> Bool {
    component.layouts.newest === content && content.older == nil
  }

  /// Whether the content with `layout` is one element in the container of the render component with `info`, has other
  /// components inside, and did not read its distances to the edges of the page. A content that is a render component
  /// hibernates its own content.
  private func isMountedAlone(_ layout: Layout, of info: MountInfo) -> Bool {
    guard info.guide == nil, layout.component.rendering == nil, !layout.children.isEmpty,
      let own = layout.component.mountInfo
    else { return false }
    return own.view != nil && own.container === info.container
  }

  /// Whether the nodes below `node` have no controllers and no updates: their states suffice to make their components
  /// again.
  private func holdsOnlyStates(below node: TreeNode) -> Bool {
    node.children.entries.allSatisfy {
      $0.node.controller == nil && $0.node.identity.pendingState == nil
        && holdsOnlyStates(below: $0.node)
    }
  }

  /// Whether a render makes all components in `layout` again, on views that can be archived, in at most
  /// ``elementLimit`` elements.
  private func canBeMadeAgain(_ layout: Layout, _ elementCount: inout Int) -> Bool {
    let component = layout.component
    guard let info = component.mountInfo, info.content === layout.content,
      component.rendering?.persistentTree == nil, info.view?.isPlain != false
    else { return false }
    if info.view != nil { elementCount += component.asHibernatingSubtree()?.elementCount ?? 1 }
    guard elementCount <= Self.elementLimit else { return false }
    return layout.children.allSatisfy { canBeMadeAgain($0.layout, &elementCount) }
  }

  /// An equal recent record, otherwise `record`.
  private func shared(_ record: HibernatingSubtree.Record) -> HibernatingSubtree.Record {
    if let known = recentRecords.first(where: { $0.isEqual(to: record) }) { return known }
    if recentRecords.count == 4 { recentRecords.removeFirst() }
    recentRecords.append(record)
    return record
  }

  // MARK: Waking

  /// Wakes the content around `element`, if it hibernates, before an event is handled.
  ///
  /// - Returns: whether the content is awake. If not, the render component is rendered with the next changes.
  package func wake(around element: Element) -> Bool {
    var next: Element? = element
    while let element = next {
      // Views that an archive keeps have no component.
      if let component = (element.mountedView as? MountedView)?.component {
        guard let content = component.asHibernatingSubtree() else { return true }
        return wake(content)
      }
      next = element.parent
    }
    return true
  }

  /// Wakes the content that the component of `identity` is in, if it hibernates.
  package func wake(around identity: NodeIdentity) {
    var next = identity
    while next.newest?.component == nil, let parent = next.parent { next = parent }
    guard next !== identity, let content = next.newest?.component?.rendering?.hibernatingSubtree
    else { return }
    wake(content)
  }

  /// Wakes the content of `component`, if it hibernates, before a build renders `component` again.
  package func wake(contentOf component: Component) {
    guard let owner = component.rendering, let content = owner.hibernatingSubtree else { return }
    wake(content, isBuilding: true)
  }

  /// Mounts the contents of `components` that woke for a layout while the mounted layouts stayed the same. They do not
  /// hibernate again before another mount, because the next layout may need them too.
  package func finishWaking(_ components: [Component]) {
    for component in components {
      guard let owner = component.rendering,
        let content = owner.mountInfo?.content.children.first?.layout.component
          .asHibernatingSubtree(), owner.child(at: 0) !== content
      else { continue }
      wake(content, hibernatesAgain: false)
    }
  }

  /// Wakes all hibernating contents.
  ///
  /// - Complexity: O(*n*) in components.
  package func wakeAll() {
    guard elementCount > 0, let mounted = mounter.mounted else { return }
    var contents: [HibernatingSubtree] = []
    func collect(_ layout: Layout, at _: Point) {
      if let content = layout.component.asHibernatingSubtree() { contents.append(content) }
    }
    mounted.forEach(collect)
    for content in contents { wake(content) }
  }

  /// Makes the components of `content` again, and mounts them on its elements.
  ///
  /// The document changes only if the child differs from the former one, because it depends on values that are not
  /// observed.
  ///
  /// - Parameters:
  ///   - isBuilding: whether a build has begun that renders the component again.
  ///   - hibernatesAgain: whether the content may hibernate again if it stays unchanged.
  /// - Returns: whether the content is awake. If not, a build of the render component is requested, unless there is
  ///   one.
  @discardableResult
  func wake(
    _ content: HibernatingSubtree, isBuilding: Bool = false, hibernatesAgain: Bool = true
  ) -> Bool {
    guard let info = content.mountInfo, let view = info.view,
      let owner = info.supercomponent?.rendering, let ownerInfo = owner.mountInfo,
      ownerInfo.content.children.first?.layout.component === content,
      // A build that is not mounted yet has rendered the component with other properties.
      let node = owner.treeNode, isBuilding || node.identity.newest === node
    else { return false }
    guard let layout = layoutAgain(content, of: owner),
      mounter.key(for: layout.component, layout.component.viewConfiguration ?? ViewConfiguration())
        === view.key
    else {
      if !isBuilding { owner.requestBuild() }
      return false
    }
    ownerInfo.content.replaceOnlyChild(by: layout)
    let manager = ViewManager(container: info.container, mounter: mounter)
    manager.plan(only: layout.component, view)
    var context = MountContext(manager)
    context.owner = node.id
    context.position = info.position
    mounter.mountAgain(layout, in: context, of: owner)
    if hibernatesAgain { recentlyMounted.record(owner) }
    return layout.component.mountInfo != nil
  }

  /// Restores the archived views inside `view`; their components are not made.
  func restoreViews(of content: HibernatingSubtree, in view: MountedView) {
    // The view can have another owner already.
    let owner = content.mountInfo?.supercomponent?.treeNode?.id
    content.views.makeViews(in: view, ownedBy: owner)
    elementCount -= content.elementCount
  }

  /// The layout of a new child of `owner` in place of `content`; `nil` if its element or its size would differ.
  private func layoutAgain(_ content: HibernatingSubtree, of owner: any RenderBuilding) -> Layout? {
    guard let former = content.layouts.newest, let key = former.key,
      let context = makeRenderContext?()
    else {
      return nil
    }
    let isAwake = owner.child(at: 0) !== content
    guard let child = isAwake ? owner.child(at: 0) : context.renderAgain(owner),
      child.viewConfiguration != nil, child.rendering == nil, child.mountInfo == nil
    else { return nil }
    context.tree = owner.treeNode?.identity.tree
    let layout = context.run {
      child.layout(
        thatFits: key.range(choosing: former.size), parentSize: ParentSize(key.parent))
    }
    guard !context.hasFailed, layout.component === child, layout.size == former.size else {
      if !isAwake { owner.replaceChild(by: content) }
      return nil
    }
    return layout
  }

  /// Wakes the content in `layout` if it hibernates and is not mounted in `container`: a new element would stay empty.
  func wakeMoved(in layout: Layout, _ container: MountedView) {
    guard let owner = layout.component.rendering,
      let content = layout.children.first?.layout.component.asHibernatingSubtree(),
      content.mountInfo?.container !== container
    else { return }
    let own = layoutAgain(content, of: owner)
    mounter.unmount(content)
    if let own {
      layout.content.replaceOnlyChild(by: own)
      recentlyMounted.record(owner)
    } else {
      // The new element stays empty until the requested build.
      content.forgetViews()
      elementCount += content.elementCount
      owner.requestBuild()
    }
  }
}
