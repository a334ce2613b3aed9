/// The identifier of a component tree, unique in its ``AttachController``.
public struct TreeID: Hashable, Sendable {
  public let rawValue: Int
  /// - Parameter rawValue: any number that no other tree of the same ``AttachController`` has.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The attached content of a root view.
public struct Attachment {
  /// The tree.
  public let id: TreeID
  /// The layout that was mounted last.
  public let layout: Layout?

  /// The mounted components, parents first.
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
  /// The last mounted layout of each tree, in whatever view.
  private var layouts: [TreeID: Layout] = [:]
  /// Receives each attached tree; held weakly.
  public weak var listener: (any PipelineListener)?

  /// A controller without attached trees. It detaches all its trees when it is released.
  public init() {}

  deinit { detachAll() }

  /// Shows `layout` of the tree `id` in `view`, after detaching another tree from the view and this tree
  /// from another view.
  public func attach(_ layout: Layout?, of id: TreeID, to view: RootView) {
    // A stateful view that moves between two root views must not be given to another component meanwhile.
    let statefulViews = view.mounter.document.statefulViews
    statefulViews?.openTurn()
    defer { statefulViews?.closeTurn() }
    if let attached = views[id], attached !== view { clear(attached) }
    if let other = view.attachment, other.id != id {
      detach(other.id)
      // Another controller may have attached it.
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

  /// Unmounts all attached trees, in the order of their identifiers.
  public func detachAll() {
    for id in views.keys.sorted(by: { $0.rawValue < $1.rawValue }) { detach(id) }
  }

  /// The view to which the tree `id` is attached.
  public func view(of id: TreeID) -> RootView? { views[id] }

  private func clear(_ view: RootView) {
    view.mounter.mount(nil)
    view.attachment = nil
  }
}
