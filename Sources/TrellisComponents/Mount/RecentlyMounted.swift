/// The render components that were mounted since the last two calls of ``take()``.
///
/// It holds identities, because a component that was replaced must not stay alive.
final class RecentlyMounted {
  private var recent: [NodeIdentity] = []
  private var earlier: [NodeIdentity] = []

  /// Records `component`, which is mounted with a new layout, if it is a render component.
  func note(_ component: Component) {
    if component.rendering != nil, let node = component.treeNode { recent.append(node.identity) }
  }

  /// The components that were mounted before the last call and not since then.
  ///
  /// - Complexity: O(*n*) in the mounted components since the call before the last one.
  func take() -> [Component] {
    let changed = Set(recent.map(ObjectIdentifier.init))
    defer {
      earlier = recent
      recent = []
    }
    return earlier.lazy.filter { !changed.contains(ObjectIdentifier($0)) }
      .compactMap { $0.newest?.component }
  }
}
