import TrellisBase
package import TrellisDOM
import TrellisLayout

/// Mounts layouts, one after another, into one element of a document.
///
/// A component that is mounted already, with the same layout in the same container, is not walked:
/// the cost of a mount follows what changed.
///
/// Source: ComponentKit's algorithms 2.8–2.10, with identity before position in handing out views.
package final class Mounter {
  let document: Document
  /// How many hidden views of one key a container keeps for later; further ones are removed.
  package var hiddenViewLimit = 4
  /// Hears of each component that is mounted.
  package weak var spans: (any SpanListener)?
  /// Whether animations are played; where they are not, what waits for their end is told at once.
  package var playsAnimations = true
  /// The mounted layout; it keeps every mounted component alive.
  package private(set) var mounted: Layout?
  /// The record of the mount under way, if a hibernating tree wakes in it.
  var waking: WakingMount?
  /// Whether a component asked for its layout guide since this was last reset.
  @exclusivity(unchecked)
  var guideWasRead = false
  var keys = ViewKeyTable()
  @exclusivity(unchecked)
  var counters = PassCounters()
  let applicator = AnimationApplicator()
  /// How views take their new places in the mount under way.
  var transition: FrameTransition?
  /// Collects what the mount under way unmounts, where somebody wants to know.
  var unmounted: [Component]?
  private var mark: UInt32 = 0
  let rootView: MountedView
  private var generation: UInt32 = 0
  private var stamp: UInt32 = 0

  /// - Parameter root: an element of `document` that shows nothing else; its root unless said otherwise.
  package init(document: Document, root: Element? = nil) {
    self.document = document
    rootView = MountedView(
      element: root ?? document.root, key: .container,
      identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
    document.forwarder = { element, event in MountedView.forward(event, on: element) }
  }

  /// Makes the document show `layout`, or nothing, and unmounts what is gone, after all that is new was
  /// mounted.
  ///
  /// - Parameter animations: see ``animations(from:to:)``; none are played unless they are given.
  /// - Returns: how much was walked, skipped and made.
  @discardableResult
  package func mount(
    _ layout: Layout?, _ animations: ComponentAnimations = ComponentAnimations()
  ) -> PassCounters {
    document.statefulViews?.openTurn()
    defer { document.statefulViews?.closeTurn() }
    if animations.isEmpty && !applicator.isWaiting { return perform(layout) }
    return animate(animations) { perform(layout) }
  }

  /// The animations between what is mounted, or was, and what is to be.
  ///
  /// - Complexity: O(what differs).
  package func animations(from old: Layout?, to new: Layout?) -> ComponentAnimations {
    mark &+= 1
    return ComponentAnimations(LayoutDifference(from: old, to: new, mark: mark))
  }

  func perform(_ layout: Layout?) -> PassCounters {
    generation &+= 1
    counters = PassCounters()
    let touched = document.touchedCount
    let old = mounted
    place(rootView, layout?.size ?? .zero, at: origin)
    let children = layout.map { [Layout.Child(position: .zero, layout: $0)] } ?? []
    let context = MountContext(ViewManager(container: rootView, mounter: self))
    fill(context, with: children, size: layout?.size ?? .zero, of: nil)
    mounted = layout
    if let old { unmountStale(old, generation: generation) }
    counters.elementsTouched = document.touchedCount - touched
    return counters
  }

  /// Forgets what is mounted without a word to anybody.
  func forgetMounted() { mounted = nil }

  /// Calls `body` with the layouts in `layout` that are not mounted as they are, parents first.
  package func forEachChanged(_ layout: Layout, _ body: (Layout) -> Void) {
    if layout.component.mountInfo?.content === layout.content { return }
    if CallStack.isShort { return CallStack.runOnLargerStack { forEachChanged(layout, body) } }
    body(layout)
    for child in layout.children { forEachChanged(child.layout, body) }
  }

  /// The root's place is for its owner to choose.
  private var origin: Point {
    rootView.element.frame.map { Point(x: $0.left, y: $0.top) } ?? .zero
  }

  /// A number that no view bears.
  func nextStamp() -> UInt32 {
    stamp = stamp == .max ? 1 : stamp + 1
    return stamp
  }

  // MARK: Walking

  /// Mounts `children` and everything below them into the container of `context`.
  private func fill(
    _ context: MountContext, with children: [Layout.Child], size: Size,
    of supercomponent: Component?
  ) {
    let manager = context.manager
    guard !(children.isEmpty && manager.container.children.isEmpty) else { return }
    manager.plan(children, owner: context.owner)
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

  private func mount(_ layout: Layout, in context: MountContext, of supercomponent: Component?) {
    let component = layout.component
    if let info = component.mountInfo, skip(layout, info, in: context, of: supercomponent) {
      return
    }
    if CallStack.isShort {
      return CallStack.runOnLargerStack { mount(layout, in: context, of: supercomponent) }
    }
    guard
      require(
        component.mountInfo?.generation != generation,
        "One \(component.typeName) stands at two places of a tree; make an instance for each place."
      )
    else { return }
    counters.mountsVisited += 1
    let outerReadsGuide = guideWasRead
    guideWasRead = false
    var context = context
    if let node = component.treeNode { context.owner = node.id }
    spans?.begin(.mount, of: component)
    let result = component.mount(in: context, layout: layout, supercomponent: supercomponent)
    guard let info = component.mountInfo, info.generation == generation else {
      Mistake.report("\(component.typeName).mount(in:layout:supercomponent:) must call super")
      spans?.end(.mount, of: component)
      guideWasRead = guideWasRead || outerReadsGuide
      return
    }
    component.layouts.trim(to: layout.content)
    let taken = context.manager.taken
    let children = result.mountsChildren ? layout.children : []
    if let view = info.view {
      fill(result.contextForChildren, with: children, size: layout.size, of: component)
      empty(view, but: result.contextForChildren.manager.container)
    } else {
      mount(children, size: layout.size, in: context, of: component)
      info.viewCount = Int32(context.manager.taken - taken)
    }
    info.guide = guideWasRead ? LayoutGuide(context.guide) : nil
    guideWasRead = guideWasRead || outerReadsGuide
    tellMounted(component)
    spans?.end(.mount, of: component)
  }

  /// Takes back what stands in a container of `view` that its component does not use any more.
  private func empty(_ view: MountedView, but used: MountedView) {
    for container in [view, view.inner] {
      guard let container, container !== used, !container.children.isEmpty else { continue }
      let context = MountContext(ViewManager(container: container, mounter: self))
      fill(context, with: [], size: .zero, of: nil)
    }
  }

  // MARK: Skipping

  /// Whether a component without a view is passed over with everything below it.
  func isSkipped(
    _ layout: Layout, _ info: MountInfo, at position: Point, in manager: ViewManager
  ) -> Bool {
    info.content === layout.content && info.container === manager.container && info.view == nil
      && info.position == position && info.guide == nil
  }

  /// Passes over what is mounted as it is.
  private func skip(
    _ layout: Layout, _ info: MountInfo, in context: MountContext, of supercomponent: Component?
  ) -> Bool {
    guard info.content === layout.content, info.container === context.manager.container else {
      return false
    }
    if info.view != nil {
      if let guide = info.guide {
        guard guide.insets == context.guide else { return false }
        guideWasRead = true
      }
      let view = context.manager.takeView(for: layout.component)
      info.position = context.position
      let jumps = transition == nil || context.blocksAnimations || view.blocksAnimations
      place(view, layout.size, at: context.position, jumps: jumps)
    } else {
      guard isSkipped(layout, info, at: context.position, in: context.manager) else { return false }
      context.manager.skipViews(of: layout.component, count: info.viewCount)
    }
    counters.mountsSkipped += 1
    info.supercomponent = supercomponent
    info.generation = generation
    return true
  }

  // MARK: One component

  /// Gives `component` its view, or notes where it lies in its container.
  ///
  /// Source: ComponentKit's algorithm 2.9.
  func mount(
    _ component: Component, _ layout: Layout, in context: MountContext,
    of supercomponent: Component?
  ) -> MountResult {
    let container = context.manager.container
    let info: MountInfo
    if let known = component.mountInfo ?? takeOver(for: component) {
      info = known
      info.supercomponent = supercomponent
      info.container = container
      info.position = context.position
      info.content = layout.content
      info.generation = generation
    } else {
      info = MountInfo(
        supercomponent: supercomponent, container: container, position: context.position,
        content: layout.content, generation: generation)
      component.mountInfo = info
    }
    guard let configuration = component.viewConfiguration else {
      return MountResult(contextForChildren: context)
    }
    let view = context.manager.takeView(for: component)
    let blocks = transition != nil && blocksAnimations(of: view, component, in: context)
    let isAcquired = acquire(view, for: component, info)
    if isAcquired, view.key.holdsBrowserState, FieldKey.isNeeded(by: view.element.tag) {
      view.element.setAttribute(
        FieldKey.attribute, FieldKey.text(of: component, in: supercomponent))
    }
    apply(component.viewConfiguration(for: layout) ?? configuration, to: view)
    place(view, layout.size, at: context.position, jumps: blocks)
    if isAcquired { tellAcquired(view, component) }
    return MountResult(contextForChildren: context.inside(view, blocksAnimations: blocks))
  }

  /// Hands on what the mounted component of the same identity holds, where nobody is to be told of
  /// that one's end.
  private func takeOver(for component: Component) -> MountInfo? {
    guard let node = component.treeNode, node.controller == nil else { return nil }
    var older = node.older
    while let generation = older {
      if let old = generation.component, let info = old.mountInfo {
        guard info.generation != self.generation,
          (info.view == nil) == (component.viewConfiguration == nil)
        else { return nil }
        old.mountInfo = nil
        info.view?.component = component
        component.mountInfo = info
        return info
      }
      older = generation.older
    }
    return nil
  }

  /// Hands `view` to `component`, taking it from whoever had it.
  ///
  /// Source: row E17.
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

  private func apply(_ configuration: ViewConfiguration, to view: MountedView) {
    let attributes = configuration.attributes
    if let waking {
      if view.attributes.isArchive(of: attributes) {
        attributes.take(over: view, in: document)
        return
      }
      waking.noteChange()
    }
    let hasMutations = !view.mutations.isEmpty
    // Equal texts of one style share their list though they come of two components, and the second one
    // ends what was done to the first.
    if attributes.isSame(as: view.attributes), attributes.text == nil || !hasMutations { return }
    if hasMutations { view.mutations.suspend(on: view.element) }
    attributes.apply(to: view, in: document, replacing: view.attributes)
    view.attributes = attributes
    if hasMutations { view.mutations.resume(on: view.element) }
  }

  private func place(
    _ view: MountedView, _ size: Size, at position: Point, jumps: Bool = true
  ) {
    let frame = Frame(left: position.x, top: position.y, width: size.width, height: size.height)
    if let transition, !jumps { document.animateMove(of: view.element, transition) }
    let old = waking == nil ? nil : view.element.frame
    view.element.frame = frame
    if let waking, view.element.frame != old { waking.noteChange() }
  }
}
