/// How much work a pass did.
public struct PassCounters: Hashable, Sendable {
  /// Components that were made.
  public package(set) var componentsBuilt = 0
  /// Components whose child was taken over from the build before.
  public package(set) var componentsReused = 0
  /// Render components that were asked for their child.
  public package(set) var componentsRendered = 0
  /// Components that the build walked to link their nodes.
  public package(set) var componentsVisited = 0
  /// Layouts that components computed, as no cached one had the same range and parent's size.
  public package(set) var layoutsComputed = 0
  /// Layouts or sizes that were found in the cache of their component.
  public package(set) var layoutsReused = 0
  /// Components that the mount visited, with or without a view.
  public package(set) var mountsVisited = 0
  /// Components that the mount passed over with everything below them; what is below is not counted.
  public package(set) var mountsSkipped = 0
  /// Views whose element was made new.
  public package(set) var viewsCreated = 0
  /// Views that were there before the mount and were given to a visited component, its own view included.
  public package(set) var viewsReused = 0
  /// Views that no component took and that stay in their container, hidden, for later ones.
  public package(set) var viewsHidden = 0
  /// Hidden views that a component took and that are shown again.
  public package(set) var viewsUnhidden = 0
  /// Views that no component took and that left the document: those that hold something of the user's, that
  /// play an animation, or that their container has no room for among its hidden views.
  public package(set) var viewsRemoved = 0
  /// Elements known to the client that were changed, before changes that cancel each other are left out.
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
