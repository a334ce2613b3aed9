/// The views that the components inside one container request, in document order.
///
/// A request is for one view, or for a *run*: all views inside a skipped component without a view. A run is as cheap as
/// a single view, so skipped components cost nothing even if many of them share one container.
struct ViewRequests {
  struct Request {
    /// The requesting component; for a run the skipped component. The layout being mounted keeps it alive, and the
    /// requests last for one mount of one container.
    unowned(unsafe) let component: Component
    /// `nil` for a run.
    let key: ViewKey?
    let identity: ViewIdentity
    /// The required match, because its content is not walked; for a run, the first view.
    let fixed: MountedView?
    let count: Int
    /// The number of views requested before.
    let start: Int

    var end: Int { start + count }
    var isRun: Bool { key == nil }
  }

  /// The key of views that only their ordinals identify.
  struct OrdinalKey: Hashable {
    let owner: TreeNode.ID
    let pathHash: UInt32
    let key: ObjectIdentifier

    init(_ identity: ViewIdentity, _ key: ViewKey) {
      owner = identity.owner
      pathHash = identity.pathHash
      self.key = ObjectIdentifier(key)
    }
  }

  private(set) var list: [Request] = []
  /// The number of requests of each owner, path hash and key. Linear search is faster than hashing for few entries, and
  /// most containers have few.
  private var counts: [(key: OrdinalKey, count: Int32)] = []
  /// The counts, if there are more than ``searchedOneByOne``.
  private var manyCounts: [OrdinalKey: Int32] = [:]

  private static let searchedOneByOne = 8

  /// The number of requested views.
  var total: Int { list.last?.end ?? 0 }

  /// Removes all requests, and keeps the memory of the lists.
  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    if !manyCounts.isEmpty { manyCounts = [:] }
  }

  /// Requests one view for `component`.
  ///
  /// - Parameter isShared: whether the owner may request other views in this container.
  mutating func append(
    _ component: Component, _ key: ViewKey, in scope: ViewScope, isShared: Bool,
    fixed: MountedView?
  ) {
    var identity = ViewIdentity(owner: scope.owner, pathHash: scope.pathHash)
    if isShared { identity.ordinal = nextOrdinal(OrdinalKey(identity, key)) }
    list.append(
      Request(
        component: component, key: key, identity: identity, fixed: fixed, count: 1, start: total))
  }

  private mutating func nextOrdinal(_ key: OrdinalKey) -> Int32 {
    if manyCounts.isEmpty {
      if let index = counts.firstIndex(where: { $0.key == key }) {
        counts[index].count += 1
        return counts[index].count - 1
      }
      guard counts.count == Self.searchedOneByOne else {
        if counts.isEmpty { counts.reserveCapacity(Self.searchedOneByOne) }
        counts.append((key, 1))
        return 0
      }
      for (key, count) in counts { manyCounts[key] = count }
    }
    let ordinal = manyCounts[key, default: 0]
    manyCounts[key] = ordinal + 1
    return ordinal
  }

  /// Requests `view` for `component`.
  mutating func append(_ component: Component, _ view: MountedView) {
    list.append(
      Request(
        component: component, key: view.key, identity: view.identity, fixed: view, count: 1,
        start: total))
  }

  /// Requests the `count` views of a skipped component, from `first` on.
  mutating func appendRun(_ component: Component, from first: MountedView, count: Int) {
    list.append(
      Request(
        component: component, key: nil, identity: first.identity, fixed: first, count: count,
        start: total))
  }

  // MARK: Views identified by their order

  /// The keys of views that only their ordinals identify, if the number of requests differs from the number of views in
  /// `old`: a view came or went, so the ordinals of the others may identify other contents.
  ///
  /// - Parameter old: the views in the container before they are matched.
  /// - Complexity: O(*n*) in `old` and in the requested keys.
  func shifted(since old: [MountedView]) -> Set<OrdinalKey> {
    if old.isEmpty { return [] }
    if counts.isEmpty,
      !old.contains(where: { $0.identity.ordinal > 0 && $0.identity.pathHash == 0 })
    {
      return []
    }
    var former: [OrdinalKey: Int32] = [:]
    for (key, count) in counts where key.pathHash == 0 { former[key] = count }
    for (key, count) in manyCounts where key.pathHash == 0 { former[key] = count }
    // The only view of an owner is not counted.
    var several: Set<OrdinalKey> = []
    for view in old where view.identity.pathHash == 0 {
      if former.isEmpty && view.identity.ordinal == 0 { continue }
      let key = OrdinalKey(view.identity, view.key)
      if let count = former[key] {
        former[key] = count - 1
      } else if view.identity.ordinal > 0 {
        several.insert(key)
      }
    }
    if !several.isEmpty {
      for request in list {
        guard let key = request.key.map({ OrdinalKey(request.identity, $0) }) else { continue }
        if several.contains(key) { former[key] = 1 }
      }
    }
    return Set(former.lazy.filter { $0.value != 0 }.map(\.key))
  }
}

/// The owner and the path hash of the components that are being visited.
struct ViewScope {
  var owner: TreeNode.ID
  var pathHash: UInt32 = 0

  /// The scope inside `component`.
  func inside(_ component: Component) -> ViewScope {
    if let node = component.treeNode { return ViewScope(owner: node.id) }
    return component.pathHash == 0 ? self : ViewScope(owner: owner, pathHash: component.pathHash)
  }
}
