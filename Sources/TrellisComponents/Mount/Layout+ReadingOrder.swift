import TrellisDOM

extension Layout {
  /// The children in the order of reading; `nil` if it is the order of painting.
  ///
  /// - Complexity: O(1) for components with the usual order, else O(*n* log *n*) in the children.
  var childrenAsRead: [Child]? {
    guard children.count > 1, let listed = component.accessibilityChildren else { return nil }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, child) in listed.enumerated() { indices[ObjectIdentifier(child)] = index }
    let keys = children.map { indices[ObjectIdentifier($0.layout.component)] ?? listed.count }
    let order = children.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    return order.elementsEqual(children.indices) ? nil : order.map { children[$0] }
  }
}

/// The levels at which the views of one container are painted, if the order of painting differs from the document's.
///
/// Views of a higher level are painted over views of a lower level; views of one level are painted in the order of the
/// document. Most views have level 0; it needs no style.
struct PaintingLevels {
  /// The level of each view, in the order of the document.
  private(set) var levels: [Int]

  /// - Parameter order: the indices in the document of all views, in the order of painting.
  /// - Complexity: O(*n*).
  init(_ order: [Int]) {
    levels = [Int](repeating: 0, count: order.count)
    var counts = [0]
    var last = -1
    for index in order {
      if index < last { counts.append(0) }
      levels[index] = counts.count - 1
      counts[counts.count - 1] += 1
      last = index
    }
    let usual = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    for index in levels.indices { levels[index] -= usual }
  }

  /// Whether the document has the order of painting.
  var areFlat: Bool { levels.allSatisfy { $0 == 0 } }
}

extension MountedView {
  /// Sets the level at which the view is painted among its siblings.
  ///
  /// The style `z-index` of the view's own attributes is used at level 0 only.
  func paint(at level: Int) {
    guard level != 0 || hasPaintingLevel else { return }
    hasPaintingLevel = level != 0
    element.setStyle("z-index", level == 0 ? attributes.style("z-index") : "\(level)")
  }

  /// Sets whether the views inside have levels; the levels must not affect views outside.
  func isolate(_ hasLevels: Bool) {
    guard hasLevels || self.hasLevels else { return }
    self.hasLevels = hasLevels
    element.setStyle("isolation", hasLevels ? "isolate" : attributes.style("isolation"))
  }
}
