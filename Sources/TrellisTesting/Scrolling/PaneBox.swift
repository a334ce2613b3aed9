import TrellisDOM

/// A box in CSS px, relative to the top left corner of the visible part of a pane.
struct PaneBox {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// The edges of a box along the axis of a list.
  struct Edges {
    var top: Double
    var bottom: Double
  }

  /// The edges as if the list ran downwards.
  func turned(_ isHorizontal: Bool, _ isMirrored: Bool) -> Edges {
    if !isHorizontal { return Edges(top: top, bottom: bottom) }
    return isMirrored ? Edges(top: -right, bottom: -left) : Edges(top: left, bottom: right)
  }
}

extension ReplicaDocument.Node {
  /// The scroll offset `scrollLeft` or `scrollTop`.
  func offset(_ name: String) -> Double {
    if case .number(let value)? = properties[name] { value } else { 0 }
  }

  var scrollLeft: Double { offset("scrollLeft") }
  var scrollTop: Double { offset("scrollTop") }

  /// Whether the user can scroll the element in an axis, by its own styles.
  func scrolls(_ isHorizontal: Bool) -> Bool {
    guard let words = styles["overflow"]?.split(separator: " "), let first = words.first else {
      return false
    }
    let word = isHorizontal ? first : words.last ?? first
    return word == "auto" || word == "scroll"
  }

  /// The distances of the element from the top left corner of the content of a pane around it.
  func distances(in pane: ReplicaDocument.Node) -> (left: Double, top: Double) {
    var (left, top) = (0.0, 0.0)
    for element in selfAndAncestors.prefix(while: { $0 !== pane }) {
      left += element.frame?.left ?? 0
      top += element.frame?.top ?? 0
    }
    return (left, top)
  }

  /// The box of the element in the visible part of a pane around it.
  func box(in pane: ReplicaDocument.Node) -> PaneBox {
    let (left, top) = distances(in: pane)
    return PaneBox(
      left: left - pane.scrollLeft, top: top - pane.scrollTop, width: frame?.width ?? 0,
      height: frame?.height ?? 0)
  }
}
