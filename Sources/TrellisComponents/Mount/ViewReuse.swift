import TrellisBase
import TrellisDOM

/// Matches each request of one container with a view that it reuses, or with a new one, in document order.
///
/// At both ends, requests get the container's present views if these match; only the requests in between are looked up.
struct ViewReuse {
  private let old: [MountedView]
  private let total: Int
  /// The number of matching views at each end.
  private let prefix: Int
  private let suffix: Int
  private var middle: [MountedView] = []
  private(set) var created = 0

  /// Whether the matches are exactly the current views.
  var isUnchanged: Bool { prefix == total && total == old.count }

  /// Matches every request with the view of its identity, otherwise with an unused view of the same key that holds no
  /// user state, otherwise with a new view.
  ///
  /// - Parameters:
  ///   - old: the views in the container, in document order.
  ///   - pool: the hidden views in the container, oldest first.
  ///   - stamp: a number that no view has yet; fixed views get it.
  /// - Complexity: O(*n*) in the requests and, between the equal ends, in the views.
  init(
    _ requests: [ViewRequests.Request], old: [MountedView], pool: [MountedView],
    in document: Document,
    stamp: UInt32
  ) {
    self.old = old
    for request in requests where !request.isRun { request.fixed?.stamp = stamp }
    total = requests.last?.end ?? 0
    let ends = MatchingEnds(
      old.indices, runs: requests.indices, length: { requests[$0].count },
      matches: { Self.agrees(requests[$1], old[$0], stamp) })
    prefix = ends.old.lowerBound
    suffix = old.count - ends.old.upperBound
    if ends.new.isEmpty { return }
    if old.isEmpty, pool.isEmpty, !requests.contains(where: { $0.fixed != nil }) {
      makeAll(requests, in: document)
    } else {
      matchMiddle(requests[ends.new], from: old[ends.old], pool, stamp, in: document)
    }
  }

  /// Matches all requests with new views, as in the first mount of a container.
  private mutating func makeAll(_ requests: [ViewRequests.Request], in document: Document) {
    middle.reserveCapacity(requests.count)
    for request in requests {
      guard let key = request.key else { continue }
      middle.append(make(key, request.identity, in: document))
    }
  }

  /// The match with the index `index`.
  subscript(index: Int) -> MountedView {
    if index < prefix { return old[index] }
    if index >= total - suffix { return old[old.count - (total - index)] }
    return middle[index - prefix]
  }

  /// All matches.
  var views: [MountedView] {
    if prefix == 0, suffix == 0 { return middle }
    return old.prefix(prefix) + middle + old.suffix(suffix)
  }

  /// The current views between the equal ends; some may have no match.
  var middleViews: ArraySlice<MountedView> { old[prefix..<(old.count - suffix)] }

  private static func agrees(
    _ request: ViewRequests.Request, _ view: MountedView, _ stamp: UInt32
  ) -> Bool {
    if let fixed = request.fixed {
      guard fixed === view else { return false }
      if !request.isRun { view.identity = request.identity }
      return true
    }
    return view.stamp != stamp && view.identity == request.identity && view.key === request.key
  }

  private struct OwnKey: Hashable {
    let identity: ViewIdentity
    let key: ObjectIdentifier
    init(_ view: MountedView) {
      identity = view.identity
      key = ObjectIdentifier(view.key)
    }
    init(_ request: ViewRequests.Request, _ key: ViewKey) {
      identity = request.identity
      self.key = ObjectIdentifier(key)
    }
  }

  private mutating func matchMiddle(
    _ requests: ArraySlice<ViewRequests.Request>, from old: ArraySlice<MountedView>,
    _ pool: [MountedView], _ stamp: UInt32, in document: Document
  ) {
    let base = requests[requests.startIndex].start
    let total = requests[requests.endIndex - 1].end - base
    var matches = [MountedView?](repeating: nil, count: total)
    let fixedCount = matchFixed(requests, from: old, base: base, stamp, into: &matches)
    // If rows only went or moved, the list has no other requests.
    if fixedCount < total {
      matchOthers(requests, from: old, pool, base: base, stamp, into: &matches, in: document)
    } else {
      for request in requests where !request.isRun { request.fixed?.identity = request.identity }
    }
    middle = matches.compactMap { $0 }
  }

  /// Matches the requests with fixed views, and stamps these views.
  ///
  /// - Returns: the number of matches.
  private func matchFixed(
    _ requests: ArraySlice<ViewRequests.Request>, from old: ArraySlice<MountedView>, base: Int,
    _ stamp: UInt32, into matches: inout [MountedView?]
  ) -> Int {
    var count = 0
    var indices = LazyIndex<ObjectIdentifier>()
    var likely = old.startIndex
    for request in requests {
      guard let fixed = request.fixed else { continue }
      matches[request.start - base] = fixed
      fixed.stamp = stamp
      count += 1
      guard request.count > 1 else { continue }
      guard
        let first = old.indices.first(near: likely, where: { old[$0] === fixed })
          ?? indices.index(
            of: ObjectIdentifier(fixed), in: old.indices, keyAt: { ObjectIdentifier(old[$0]) })
      else { continue }
      likely = first + request.count
      for offset in 1..<request.count {
        matches[request.start - base + offset] = old[first + offset]
        old[first + offset].stamp = stamp
        count += 1
      }
    }
    return count
  }

  /// Matches the requests without fixed views, after those with fixed views.
  private mutating func matchOthers(
    _ requests: ArraySlice<ViewRequests.Request>, from old: ArraySlice<MountedView>,
    _ pool: [MountedView], base: Int, _ stamp: UInt32, into matches: inout [MountedView?],
    in document: Document
  ) {
    var own: [OwnKey: MountedView] = [:]
    // A visible view comes before a hidden one that had the same ordinal earlier.
    for view in pool where view.stamp != stamp { own[OwnKey(view)] = view }
    for view in old where view.stamp != stamp { own[OwnKey(view)] = view }
    for request in requests where !own.isEmpty {
      guard let key = request.key, matches[request.start - base] == nil,
        let view = own.removeValue(forKey: OwnKey(request, key))
      else { continue }
      matches[request.start - base] = view
      view.stamp = stamp
    }
    // Visible views are used first, because they need not be shown again.
    var pools: [ObjectIdentifier: [MountedView]] = [:]
    for view in pool.reversed() + old.reversed() where view.stamp != stamp && Self.mayReuse(view) {
      pools[ObjectIdentifier(view.key), default: []].append(view)
    }
    for request in requests {
      guard let key = request.key else { continue }
      let view: MountedView
      if let known = matches[request.start - base] {
        view = known
      } else if let pooled = pools[ObjectIdentifier(key)]?.popLast() {
        view = pooled
      } else {
        view = make(key, request.identity, in: document)
      }
      if view.identity != request.identity {
        view.identity = request.identity
        view.handOver(in: document)
      }
      matches[request.start - base] = view
    }
  }

  /// Whether another component can get the view: it holds no user state and plays no exit animation.
  private static func mayReuse(_ view: MountedView) -> Bool {
    !view.key.holdsBrowserState && view.element.exitAnimations.isEmpty
  }

  private mutating func make(
    _ key: ViewKey, _ identity: ViewIdentity, in document: Document
  ) -> MountedView {
    created += 1
    let element = key.viewClass.makeElement(in: document)
    element.isPinned = key.viewClass.losesStateWhenMoved
    return MountedView(element: element, key: key, identity: identity)
  }
}
