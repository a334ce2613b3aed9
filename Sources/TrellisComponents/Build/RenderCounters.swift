/// The work of a render.
public struct RenderCounters: Hashable, Sendable {
  /// Components made.
  @Counter public package(set) var componentsBuilt
  /// Components whose child was reused from the previous build.
  @Counter public package(set) var componentsReused
  /// Render components whose child was rendered.
  @Counter public package(set) var componentsRendered
  /// Components that the build walked to link their nodes.
  @Counter public package(set) var componentsVisited
  /// Layouts computed, because no cached one had the same range and parent's size.
  @Counter public package(set) var layoutsComputed
  /// Layouts or sizes found in the cache of their component.
  @Counter public package(set) var layoutsReused
  /// Components that the mount visited, with or without a view.
  @Counter public package(set) var mountsVisited
  /// Components that the mount skipped with their subtrees; the subtrees are not counted.
  @Counter public package(set) var mountsSkipped
  /// Views with a new element.
  @Counter public package(set) var viewsCreated
  /// Views from before the mount that belong to a visited component, including unchanged ones.
  @Counter public package(set) var viewsReused
  /// Unused views that stay in their container, hidden, for later components.
  @Counter public package(set) var viewsHidden
  /// Hidden views that are shown again for a component.
  @Counter public package(set) var viewsUnhidden
  /// Unused views removed from the document instead of hidden, such as views with user state, with a running animation,
  /// or beyond their container's limit of hidden views.
  @Counter public package(set) var viewsRemoved
  /// Elements known to the client that were changed, including changes that cancel each other.
  @Counter public package(set) var elementsTouched

  /// Counters that are all 0.
  public init() {}

  /// Adds the work of another part of the same render.
  package mutating func add(_ other: RenderCounters) {
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

/// A count of up to four billion in four bytes: each page stores its counters.
@propertyWrapper
package struct Counter: Hashable, Sendable {
  private var value: UInt32 = 0

  package init() {}

  package var wrappedValue: Int {
    get { Int(value) }
    set { value = UInt32(clamping: newValue) }
  }
}
