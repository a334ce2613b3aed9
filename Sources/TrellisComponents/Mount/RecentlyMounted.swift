/// The render components that were mounted since the second-to-last call of ``consume()``.
///
/// It holds identities, because a component that was replaced must not stay alive.
final class RecentlyMounted {
  private var recent: [NodeIdentity] = []
  private var earlier: [NodeIdentity] = []
  /// The number of ``recent`` at which repeated and ended identities are removed.
  private var limit = leastLimit

  private static let leastLimit = 1024

  /// Records a render component that is mounted with a new layout; ignores other components.
  ///
  /// - Complexity: amortized O(1).
  func record(_ component: Component) {
    guard component.rendering != nil, let node = component.treeNode else { return }
    recent.append(node.identity)
    if recent.count >= limit { compact() }
  }

  /// Removes repeated and ended identities: without polls that wait, ``consume()`` is never called.
  private func compact() {
    var known: Set<ObjectIdentifier> = []
    recent.removeAll { $0.newest == nil || !known.insert(ObjectIdentifier($0)).inserted }
    limit = max(Self.leastLimit, 2 * recent.count)
  }

  /// The components that were mounted before the previous call and not since.
  ///
  /// - Complexity: O(*n*) in the components mounted since the second-to-last call.
  func consume() -> [Component] {
    let changed = Set(recent.map(ObjectIdentifier.init))
    defer {
      earlier = recent
      recent = []
      limit = Self.leastLimit
    }
    return earlier.lazy.filter { !changed.contains(ObjectIdentifier($0)) }
      .compactMap { $0.newest?.component }
  }

  /// The number of recorded identities, for tests.
  var count: Int { recent.count + earlier.count }
}
