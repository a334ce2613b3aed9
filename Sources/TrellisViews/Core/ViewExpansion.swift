import TrellisComponents
import TrellisUI

/// The boxes that the views of one body make, in reading order, and the place in the body that is being expanded.
public struct ViewExpansion {
  private(set) var boxes: [Box] = []
  /// Whether the boxes stand in a row, for views that depend on the direction.
  let isRow: Bool
  private var path = ViewPath()
  /// Whether the path has a branch or an identifier, so that types and order do not identify the views.
  private var isDynamic = false

  init(isRow: Bool = false) { self.isRow = isRow }

  /// The part of the identity of a view at this place that its type and order do not tell.
  var place: ViewPath? { isDynamic ? path : nil }

  /// Makes room for `count` more boxes; not for each of many, so that the room grows by doubling.
  mutating func reserve(_ count: Int) {
    if boxes.isEmpty, count > 4 { boxes.reserveCapacity(count) }
  }

  mutating func append(_ box: Box) { boxes.append(box) }

  /// Expands `body` at the place `index` among siblings.
  mutating func atIndex(_ index: Int, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: isDynamic, { $0.append(index) }, body)
  }

  /// Expands `body` in the branch `index` of a condition.
  mutating func inBranch(_ index: Int, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: true, { $0.append(index) }, body)
  }

  /// Expands `body` with an identity of its own.
  mutating func with<ID: Hashable>(_ id: ID, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: true, { $0.append(id: id) }, body)
  }

  private mutating func at(
    isDynamic: Bool, _ change: (inout ViewPath) -> Void, _ body: (inout ViewExpansion) -> Void
  ) {
    let outer = (path, self.isDynamic)
    change(&path)
    self.isDynamic = isDynamic
    body(&self)
    (path, self.isDynamic) = outer
  }

  /// The boxes of `view` in a container of their own.
  func boxes(of view: some View, inRow: Bool) -> [Box] {
    var inner = ViewExpansion(isRow: inRow)
    inner.path = path
    inner.isDynamic = isDynamic
    view._expand(into: &inner)
    return inner.boxes
  }

  /// One box for `view`: its own, or a column of several.
  func box(of view: some View) -> Box? { Box.column(boxes(of: view, inRow: false)) }

  /// Expands `view`, and changes the boxes that it makes.
  mutating func expand(_ view: some View, _ change: (inout Box) -> Void) {
    let start = boxes.count
    view._expand(into: &self)
    for index in start..<boxes.count { change(&boxes[index]) }
  }
}
