import TrellisDOM

/// The panes and long lists of a headless client's page, and what the client knows of them.
struct ScrollState {
  typealias Node = ReplicaDocument.Node

  /// Whether the client follows lists as `public/lists.js` does, also where a test does not scroll them: it reports them from
  /// their start on, and keeps what is read in place. Otherwise only an action that scrolls reports lists.
  var isFollowing = false
  /// The size of the window in CSS px; `nil` if it is not known.
  var viewport: (width: Double, height: Double)?
  /// Whether the last input was one of wheel, keys or touch.
  var isRelative = false
  /// The time of the client in milliseconds, for the speed of movements.
  var time = 0.0
  /// The recognizers of long lists, in the order of their elements.
  var lists: [ListRecognizer] = []
  /// The panes that may be scrolled; the root stands for the window.
  private(set) var panes: [Node] = []
  /// The panes whose offsets have changed since their lists were checked.
  var moved: Set<ObjectIdentifier> = []
  /// The offsets that the page is to show.
  var wanted: WantedOffsets?

  mutating func add(_ pane: Node) {
    if !panes.contains(where: { $0 === pane }) { panes.append(pane) }
  }

  /// Forgets the panes that the page has no more.
  mutating func keepPanes(where isKept: (Node) -> Bool) { panes.removeAll { !isKept($0) } }
}

extension HeadlessClient {
  /// The nearest element around `element` that scrolls in an axis; the root if the window scrolls.
  func pane(around element: Node, isHorizontal: Bool) -> Node {
    element.selfAndAncestors.dropFirst().first {
      $0.parent != nil && $0.scrolls(isHorizontal)
    } ?? replica.root
  }

  /// The size of the visible part of a pane, in CSS px.
  func size(of pane: Node) -> (width: Double, height: Double) {
    if pane === replica.root, let viewport = scrolling.viewport { return viewport }
    return (pane.frame?.width ?? 0, pane.frame?.height ?? 0)
  }

  /// The greatest scroll offset of a pane, in CSS px.
  func greatestOffset(of pane: Node) -> (left: Double, top: Double) {
    let (width, height) = size(of: pane)
    let frames = pane.children.filter { $0.attributes["hidden"] == nil }.compactMap(\.frame)
    let own = pane === replica.root ? pane.frame : nil
    let right = frames.reduce(own?.width ?? 0) { max($0, $1.right) }
    let bottom = frames.reduce(own?.height ?? 0) { max($0, $1.bottom) }
    return (max(right - width, 0), max(bottom - height, 0))
  }

  /// Scrolls a pane to an offset, or to the nearest one that it can have.
  func setOffset(of pane: Node, left: Double, top: Double) {
    let end = greatestOffset(of: pane)
    let (x, y) = (min(max(left, 0), end.left), min(max(top, 0), end.top))
    scrolling.add(pane)
    guard x != pane.scrollLeft || y != pane.scrollTop else { return }
    replica.setProperty(pane.id, "scrollLeft", .number(x))
    replica.setProperty(pane.id, "scrollTop", .number(y))
    scrolling.moved.insert(ObjectIdentifier(pane))
    touch()
  }

  /// Scrolls a pane by a distance without an animation, as a step of a wheel, a key or a finger does.
  ///
  /// - Parameters:
  ///   - isAtRest: whether the browser reports the end of the step, as after a key.
  ///   - isThumb: whether the thumb of the scroll bar is dragged instead.
  func scroll(_ pane: Node, by distance: Double, isAtRest: Bool, isThumb: Bool = false) {
    noteInput(in: pane)
    scrolling.isRelative = !isThumb
    setOffset(of: pane, left: pane.scrollLeft, top: pane.scrollTop + distance)
    reportMoves(isAtRest: isAtRest)
  }

  /// Notes that the user acts in an element: the page does not scroll to stored places any more.
  func noteInput(in element: Node) {
    guard scrolling.isFollowing else { return }
    if scrolling.wanted?.isShown == true { scrolling.wanted = nil }
    for list in scrolling.lists where list.word != nil {
      let pane = pane(of: list)
      if element.selfAndAncestors.contains(where: { $0 === pane }) { leavePlace(list) }
    }
  }

  // MARK: Patches

  /// What a patch may change of the panes: called before it is applied.
  func willPatch(_ operations: [PatchOperation]) -> PaneAnchors? {
    guard scrolling.isFollowing else { return nil }
    let isLeaving = operations.contains { operation in
      if case .url(_, replacing: false) = operation { true } else { false }
    }
    if isLeaving { storeOffsets() }
    noteRows()
    let window = (left: replica.root.scrollLeft, top: replica.root.scrollTop)
    return PaneAnchors(
      window: window,
      measured: operations.allSatisfy(\.movesNothing) ? [] : measurePanes())
  }

  /// Follows an applied patch: its lists start and end, and what is visible stays in place.
  func didPatch(_ operations: [PatchOperation], _ anchors: PaneAnchors?) {
    guard let anchors else { return }
    if operations.contains(where: \.isReset) {
      setOffset(of: replica.root, left: anchors.window.left, top: anchors.window.top)
    }
    findPanes(operations)
    for pane in scrolling.panes { limitOffset(of: pane) }
    // A page that is loaded again is scrolled before its lists start.
    if operations.contains(where: \.isReset), scrolling.wanted?.isShown == true { showOffsets() }
    if operations.contains(where: \.mayConcernLists) { startLists() }
    restore(anchors)
    noteOtherRows()
  }

  /// Moves a pane whose content became shorter to its end.
  private func limitOffset(of pane: Node) {
    setOffset(of: pane, left: pane.scrollLeft, top: pane.scrollTop)
  }

  /// Notes the panes that a patch scrolls, and forgets those that it removes.
  private func findPanes(_ operations: [PatchOperation]) {
    scrolling.keepPanes { replica.node($0.id) === $0 }
    for operation in operations {
      switch operation {
      case .setProperty(let id, let name, _, _) where name.utf8.starts(with: "scroll".utf8):
        guard let pane = replica.node(id) else { continue }
        scrolling.add(pane)
        scrolling.moved.insert(ObjectIdentifier(pane))
      case .create, .reset:
        var pending = [replica.root]
        while let node = pending.popLast() {
          if node.scrollTop != 0 || node.scrollLeft != 0 { scrolling.add(node) }
          pending += node.children
        }
      default: break
      }
    }
  }
}

extension PatchOperation {
  fileprivate var isReset: Bool { if case .reset = self { true } else { false } }

  /// Whether the operation may create or remove long lists, or change their words.
  fileprivate var mayConcernLists: Bool {
    switch self {
    case .create, .remove, .clear, .reset: true
    case .setAttribute(_, let name, _), .removeAttribute(_, let name): name == "data-recognizers"
    default: false
    }
  }

  /// Whether the operation moves nothing (`unmoving` in `public/anchors.js`).
  fileprivate var movesNothing: Bool {
    switch self {
    case .setAttribute, .removeAttribute, .setText, .setProperty, .announce, .title, .url, .focus,
      .scrollIntoView, .transition:
      true
    default: false
    }
  }
}
