import TrellisDOM

/// The offsets and the visible elements of panes before a patch.
struct PaneAnchors {
  typealias Node = ReplicaDocument.Node

  /// A pane that is not at its start.
  struct Pane {
    let pane: Node
    let left: Double
    let top: Double
    /// Whether the pane is kept in place at its start, too.
    let isHeld: Bool
    /// Visible elements, the innermost first, with their distances from the start of the content.
    let anchors: [(element: Node, left: Double, top: Double)]
  }

  /// The offset of the window.
  let window: (left: Double, top: Double)
  let measured: [Pane]
}

/// Keeps what is visible in place when a patch inserts, removes or resizes something before it (`public/anchors.js`). Offsets
/// are not rounded, and elements whose position is fixed or sticky by a style sheet count as others.
extension HeadlessClient {
  /// The most elements of a pane of which one is the anchor.
  private static let anchorLimit = 24

  func measurePanes() -> [PaneAnchors.Pane] {
    let others = scrolling.panes.filter { $0 !== replica.root }
    return ([replica.root] + others).compactMap(measure)
  }

  private func measure(_ pane: Node) -> PaneAnchors.Pane? {
    let (left, top) = (pane.scrollLeft, pane.scrollTop)
    let isWindow = pane === replica.root
    let held =
      top != 0 || isWindow
      ? nil : pane.allDescendants.first { $0.attributes["data-holds"] != nil }
    if left == 0, top == 0, held == nil { return nil }
    let (width, height) = size(of: pane)
    var view = AnchorView(left: 0, right: width, bottom: height, start: left != 0 ? 0 : -.infinity)
    view.whole = (0, width)
    // Of columns beside each other the one in the middle counts.
    if left == 0 { (view.left, view.right) = (width / 2 - 1, width / 2 + 1) }
    var found: [Node] = []
    collectInside(held ?? pane, of: pane, view, &found)
    let anchors = found.map { element in
      let (left, top) = element.distances(in: pane)
      return (element: element, left: left, top: top)
    }
    return PaneAnchors.Pane(
      pane: pane, left: left, top: top, isHeld: held != nil, anchors: anchors)
  }

  /// The part of a pane in which anchors are visible.
  private struct AnchorView {
    var left: Double
    var right: Double
    var bottom: Double
    var start: Double
    var whole = (left: 0.0, right: 0.0)
  }

  /// Collects elements that are visible in `view`, or if there are none, beside it in the pane.
  private func collectInside(
    _ parent: Node, of pane: Node, _ view: AnchorView, _ found: inout [Node]
  ) {
    let count = found.count
    collect(parent, of: pane, view, &found)
    guard found.count == count else { return }
    var wide = view
    (wide.left, wide.right) = view.whole
    collect(parent, of: pane, wide, &found)
  }

  private func collect(
    _ parent: Node, of pane: Node, _ view: AnchorView, _ found: inout [Node]
  ) {
    for child in parent.children {
      if found.count >= Self.anchorLimit { return }
      if child.attributes["hidden"] != nil || child.attributes["data-layer"] != nil { continue }
      guard child.frame != nil else { continue }
      let box = child.box(in: pane)
      if box.bottom <= 0 || box.top >= view.bottom || box.right <= view.left
        || box.left >= view.right || box.width == 0 || box.height == 0
      {
        continue
      }
      let isWhole = box.top >= 0 && box.left >= view.start
      if !isWhole, !scrolling.panes.contains(where: { $0 === child }) {
        collectInside(child, of: pane, view, &found)
      }
      found.append(child)
    }
  }

  /// Moves the offsets of panes so that what was visible is at the same place.
  func restore(_ anchors: PaneAnchors) {
    for measured in anchors.measured { restore(measured) }
  }

  private func restore(_ measured: PaneAnchors.Pane) {
    let pane = measured.pane
    guard replica.node(pane.id) === pane else { return }
    let end = greatestOffset(of: pane)
    // A patch may scroll the pane itself, and shorter content moves the pane to its end.
    func isAt(_ now: Double, _ before: Double, _ end: Double) -> Bool {
      now == before || abs(now - end) < 2
    }
    let (left, top) = (pane.scrollLeft, pane.scrollTop)
    guard isAt(top, measured.top, end.top), isAt(left, measured.left, end.left) else { return }
    let moved = measured.anchors.compactMap { anchor -> PaneMove? in
      guard let now = replica.node(anchor.element.id), now === anchor.element, now.frame != nil,
        now.selfAndAncestors.contains(where: { $0 === pane })
      else { return nil }
      let (left, top) = now.distances(in: pane)
      return PaneMove(element: now, left: left - anchor.left, top: top - anchor.top)
    }
    let x = measured.left != 0 ? PaneMove.shift(of: moved, by: \.left) : 0
    let y = measured.top != 0 || measured.isHeld ? PaneMove.shift(of: moved, by: \.top) : 0
    if abs(x) < 0.5, abs(y) < 0.5, top == measured.top, left == measured.left { return }
    setOffset(of: pane, left: measured.left + x, top: measured.top + y)
  }
}

/// A visible element, and the distance by which a patch has moved it.
private struct PaneMove {
  let element: ReplicaDocument.Node
  let left: Double
  let top: Double

  /// The change of an offset that keeps what is visible in place (`shiftOf` in `public/anchors.js`). An element and those
  /// in it count once if they moved together, otherwise only those in it count.
  static func shift(of moved: [PaneMove], by distance: (PaneMove) -> Double) -> Double {
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.5 }
    func contains(_ outer: PaneMove, _ inner: PaneMove) -> Bool {
      inner.element !== outer.element
        && inner.element.selfAndAncestors.contains { $0 === outer.element }
    }
    let whole = moved.filter { outer in
      moved.allSatisfy { inner in
        !contains(outer, inner) || isNear(distance(inner), distance(outer))
      }
    }
    let moves = whole.filter { inner in !whole.contains { contains($0, inner) } }.map(distance)
    guard let first = moves.first else { return 0 }
    if moves.count < 2 { return first }
    // An element that moved alone, as by another order of rows, is no anchor, nor is a row that grew across the edge.
    return moves.enumerated().first { index, move in
      isNear(move, 0)
        || moves.enumerated().contains { $0.offset != index && isNear($0.element, move) }
    }?.element ?? 0
  }
}
