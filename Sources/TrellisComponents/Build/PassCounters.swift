/// The work of a pass.
public struct PassCounters: Hashable, Sendable {
  /// Components made.
  public package(set) var componentsBuilt = 0
  /// Components whose child was reused from the previous build.
  public package(set) var componentsReused = 0
  /// Render components whose child was rendered.
  public package(set) var componentsRendered = 0
  /// Components that the build walked to link their nodes.
  public package(set) var componentsVisited = 0
  /// Layouts computed, because no cached one had the same range and parent's size.
  public package(set) var layoutsComputed = 0
  /// Layouts or sizes found in the cache of their component.
  public package(set) var layoutsReused = 0
  /// Components that the mount visited, with or without a view.
  public package(set) var mountsVisited = 0
  /// Components that the mount skipped with their subtrees; the subtrees are not counted.
  public package(set) var mountsSkipped = 0
  /// Views with a new element.
  public package(set) var viewsCreated = 0
  /// Views from before the mount that belong to a visited component, including unchanged ones.
  public package(set) var viewsReused = 0
  /// Unused views that stay in their container, hidden, for later components.
  public package(set) var viewsHidden = 0
  /// Hidden views that are shown again for a component.
  public package(set) var viewsUnhidden = 0
  /// Unused views removed from the document: those with state of the user, with a running animation, or
  /// beyond their container's limit of hidden views.
  public package(set) var viewsRemoved = 0
  /// Elements known to the client that were changed, including changes that cancel each other.
  public package(set) var elementsTouched = 0

  /// Counters that are all 0.
  public init() {}

  /// Adds the work of another part of the same pass.
  package mutating func add(_ other: PassCounters) {
    componentsBuilt += other.componentsBuilt
    componentsReused += other.componentsReused
    componentsRendered += other.componentsRendered
    componentsVisited += other.componentsVisited
    layoutsComputed += other.layoutsComputed
    layoutsReused += other.layoutsReused
    mountsVisited += other.mountsVisited
    mountsSkipped += other.mountsSkipped
    viewsCreated += other.viewsCreated
    viewsReused += other.viewsReused
    viewsHidden += other.viewsHidden
    viewsUnhidden += other.viewsUnhidden
    viewsRemoved += other.viewsRemoved
    elementsTouched += other.elementsTouched
  }
}
