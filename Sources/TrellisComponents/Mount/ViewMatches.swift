import TrellisBase
import TrellisDOM

/// The matching views for the requests of one container, in document order.
///
/// At both ends, requests that match the container's present views get these; only the requests in between
/// are looked up.
struct ViewMatches {
  private let old: [MountedView]
  private let total: Int
  /// The number of matching views at each end.
  private let prefix: Int
  private let suffix: Int
  private var middle: [MountedView] = []
  private(set) var created = 0

  /// Whether the matches are exactly the present views.
  var isUnchanged: Bool { prefix == total && total == old.count }

  /// Matches every request: with the view of its own identity, otherwise with one of the same key that no
  /// request needs and that holds no user state, otherwise with a new one.
  ///
  /// - Parameters:
  ///   - old: the views in the container, in document order.
  ///   - pool: the hidden views in the container, oldest first.
  ///   - stamp: a number that no view has yet; fixed views get it.
  /// - Complexity: O(claims) where they agree; O(views) between.
  init(
    _ claims: [ViewRequests.Claim], old: [MountedView], pool: [MountedView], in document: Document,
    stamp: UInt32
  ) {
    self.old = old
    for claim in claims where !claim.isRun { claim.fixed?.stamp = stamp }
    total = claims.last?.end ?? 0
    let ends = MatchingEnds(
      old.indices, runs: claims.indices, length: { claims[$0].count },
      matches: { Self.agrees(claims[$1], old[$0], stamp) })
    prefix = ends.old.lowerBound
    suffix = old.count - ends.old.upperBound
    if !ends.new.isEmpty {
      answerMiddle(claims[ends.new], from: old[ends.old], pool, in: document)
    }
  }

  /// The match with the index `index`.
  subscript(index: Int) -> MountedView {
    if index < prefix { return old[index] }
    if index >= total - suffix { return old[old.count - (total - index)] }
    return middle[index - prefix]
  }

  /// The present views that may not be matched.
  var doubtful: ArraySlice<MountedView> { old[prefix..<(old.count - suffix)] }

  private static func agrees(
    _ claim: ViewRequests.Claim, _ view: MountedView, _ stamp: UInt32
  ) -> Bool {
    if let fixed = claim.fixed {
      guard fixed === view else { return false }
      if !claim.isRun { view.identity = claim.identity }
      return true
    }
    return view.stamp != stamp && view.identity == claim.identity && view.key === claim.key
  }

  private struct OwnKey: Hashable {
    let identity: ViewIdentity
    let key: ObjectIdentifier
    init(_ view: MountedView) {
      identity = view.identity
      key = ObjectIdentifier(view.key)
    }
    init(_ claim: ViewRequests.Claim, _ key: ViewKey) {
      identity = claim.identity
      self.key = ObjectIdentifier(key)
    }
  }

  private mutating func answerMiddle(
    _ claims: ArraySlice<ViewRequests.Claim>, from old: ArraySlice<MountedView>,
    _ pool: [MountedView], in document: Document
  ) {
    let base = claims[claims.startIndex].start
    var answers = [MountedView?](repeating: nil, count: claims[claims.endIndex - 1].end - base)
    var taken = answerFixed(claims, from: old, base: base, into: &answers)
    var own: [OwnKey: MountedView] = [:]
    for view in old where !taken.contains(ObjectIdentifier(view)) { own[OwnKey(view)] = view }
    for view in pool { own[OwnKey(view)] = view }
    let reusable = (pool.reversed() + old.reversed()).filter {
      !$0.key.holdsBrowserState && $0.element.exitAnimations.isEmpty
    }
    for claim in claims where !own.isEmpty {
      guard let key = claim.key, answers[claim.start - base] == nil,
        let view = own.removeValue(forKey: OwnKey(claim, key))
      else { continue }
      answers[claim.start - base] = view
      taken.insert(ObjectIdentifier(view))
    }
    // Visible views are used first, because they need not be shown again.
    var pools: [ObjectIdentifier: [MountedView]] = [:]
    for view in reusable where !taken.contains(ObjectIdentifier(view)) {
      pools[ObjectIdentifier(view.key), default: []].append(view)
    }
    for claim in claims {
      guard let key = claim.key else { continue }
      let view: MountedView
      if let known = answers[claim.start - base] {
        view = known
      } else if let pooled = pools[ObjectIdentifier(key)]?.popLast() {
        view = pooled
      } else {
        view = make(key, claim.identity, in: document)
      }
      view.identity = claim.identity
      answers[claim.start - base] = view
    }
    middle = answers.compactMap(\.self)
  }

  /// Matches the requests with fixed views, and returns these views.
  private func answerFixed(
    _ claims: ArraySlice<ViewRequests.Claim>, from old: ArraySlice<MountedView>, base: Int,
    into answers: inout [MountedView?]
  ) -> Set<ObjectIdentifier> {
    var taken: Set<ObjectIdentifier> = []
    var places: [ObjectIdentifier: Int]?
    for claim in claims {
      guard let fixed = claim.fixed else { continue }
      answers[claim.start - base] = fixed
      taken.insert(ObjectIdentifier(fixed))
      guard claim.count > 1 else { continue }
      if places == nil {
        places = Dictionary(
          uniqueKeysWithValues: old.indices.map { (ObjectIdentifier(old[$0]), $0) })
      }
      guard let first = places?[ObjectIdentifier(fixed)] else { continue }
      for offset in 1..<claim.count {
        answers[claim.start - base + offset] = old[first + offset]
        taken.insert(ObjectIdentifier(old[first + offset]))
      }
    }
    return taken
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
