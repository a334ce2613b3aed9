/// Tells one component tree from all others, for as long as it is kept.
public struct TreeID: Hashable, Sendable {
  public let rawValue: Int
  /// - Parameter rawValue: any number that no other tree of the same ``AttachController`` has.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The content that is attached to a root view.
public struct Attachment {
  /// The tree.
  public let id: TreeID
  /// The layout that was mounted last.
  public let layout: Layout?

  /// The components that are mounted, each before those in it.
  ///
  /// - Complexity: O(*n*).
  public var mountedComponents: [Component] {
    var components: [Component] = []
    var pending = layout.map { [$0] } ?? []
    while let layout = pending.popLast() {
      if layout.component.isMounted { components.append(layout.component) }
      pending += layout.children.reversed().map(\.layout)
    }
    return components
  }
}

/// Binds each of several component trees to at most one root view, and each root view to at most one tree.
///
/// Source: ComponentKit's attach controller (row E25, algorithm 2.11).
public final class AttachController {
  private var views: [TreeID: RootView] = [:]
  /// The newest mounted content of a tree, wherever it was mounted.
  private var layouts: [TreeID: Layout] = [:]
  /// Hears of each tree that is attached; not kept alive.
  public weak var listener: (any PipelineListener)?

  /// A controller to which no tree is attached. It detaches all its trees when it is released.
  public init() {}

  deinit { detachAll() }

  /// Shows `layout` of the tree `id` in `view`, after taking away what the view shows of another tree and
  /// what another view shows of this one.
  public func attach(_ layout: Layout?, of id: TreeID, to view: RootView) {
    // A stateful view that leaves one root view for another must not be given away in between.
    let statefulViews = view.mounter.document.statefulViews
    statefulViews?.openTurn()
    defer { statefulViews?.closeTurn() }
    if let attached = views[id], attached !== view { clear(attached) }
    if let other = view.attachment, other.id != id {
      detach(other.id)
      // It may have been another controller that attached it.
      if view.attachment != nil { clear(view) }
    }
    listener?.willCollectAnimations()
    let animations = view.mounter.animations(from: layouts[id], to: layout)
    listener?.didCollectAnimations()
    listener?.willMount()
    let counters = view.mounter.mount(layout, animations)
    listener?.didMount(counters)
    views[id] = view
    layouts[id] = layout
    view.attachment = Attachment(id: id, layout: layout)
  }

  /// Unmounts the tree `id`, if it is attached.
  public func detach(_ id: TreeID) {
    layouts[id] = nil
    if let view = views.removeValue(forKey: id) { clear(view) }
  }

  /// Unmounts all trees that are attached, in the order of their numbers.
  public func detachAll() {
    for id in views.keys.sorted(by: { $0.rawValue < $1.rawValue }) { detach(id) }
  }

  /// The view the tree `id` is attached to.
  public func view(of id: TreeID) -> RootView? { views[id] }

  private func clear(_ view: RootView) {
    view.mounter.mount(nil)
    view.attachment = nil
  }
}
