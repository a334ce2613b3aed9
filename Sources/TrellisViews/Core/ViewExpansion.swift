import TrellisBase
import TrellisComponents
import TrellisUI

/// The boxes that the views of one body make, in reading order, and the path in the body that is being expanded.
public struct ViewExpansion {
  private var ownBoxes: [Box] = []
  /// The rows of a single `ForEach`, not yet converted to boxes.
  private(set) var rows: Rows?
  /// Keeps the rows of the body; `nil` if they are not kept.
  private let rowListOwner: (any RowListOwner)?
  /// Whether the boxes are in a row, for views that depend on the direction.
  let isRow: Bool
  private var path = ViewPath()
  /// Whether the path has a branch or an identifier, so that types and order do not identify the views.
  private var isDynamic = false
  /// The number of indexes, branches and identities in the path.
  private var depth = 0

  /// The items of a list, and the container that keeps the flexbox with only these items.
  struct Rows {
    let items: [FlexboxChild]
    let container: RowContainer
  }

  init(isRow: Bool = false, keepingRowsIn rowListOwner: (any RowListOwner)? = nil) {
    self.isRow = isRow
    self.rowListOwner = rowListOwner
  }

  /// The number of boxes so far.
  var boxCount: Int { rows?.items.count ?? ownBoxes.count }

  /// The boxes so far. A view changes only the boxes that it has made.
  var boxes: [Box] {
    get { rows.map { Self.boxes(of: $0.items) } ?? ownBoxes }
    set {
      ownBoxes = newValue
      rows = nil
    }
    _modify {
      makeBoxesOfRows()
      yield &ownBoxes
    }
  }

  private static func boxes(of rows: [FlexboxChild]) -> [Box] {
    rows.compactMap { $0.component.map { Box($0, inheritsFlexibility: true) } }
  }

  private mutating func makeBoxesOfRows() {
    guard let rows else { return }
    ownBoxes = Self.boxes(of: rows.items)
    self.rows = nil
  }

  /// The row lists of the body in this evaluation, with which a list adds items instead of boxes; `nil` if rows are not
  /// kept.
  var rowLists: RowLists? { rowListOwner?.openRowLists }

  /// Adds the items of a list of views with components, each with the flexibility of its component.
  mutating func append(rows: Rows) {
    if ownBoxes.isEmpty, self.rows == nil {
      self.rows = rows
    } else {
      boxes += Self.boxes(of: rows.items)
    }
  }

  /// The path of a view with the identity `id` among its siblings.
  func path<ID: Hashable>(of id: ID) -> ViewPath {
    var path = path
    path.append(id: id)
    return path
  }

  /// The path, if types and order do not identify the views; otherwise `nil`.
  var dynamicPath: ViewPath? { isDynamic ? path : nil }

  /// Reserves capacity for `count` boxes, only while there are none, so that the capacity later grows by doubling.
  mutating func reserve(_ count: Int) {
    if ownBoxes.isEmpty, rows == nil, count > 4 { ownBoxes.reserveCapacity(count) }
  }

  mutating func append(_ box: Box) {
    makeBoxesOfRows()
    ownBoxes.append(box)
    if isDynamic { ownBoxes[ownBoxes.count - 1].pathHash = path.tag }
  }

  /// Expands `body` at `index` among siblings.
  mutating func atIndex(_ index: Int, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: isDynamic, { $0.append(index) }, body)
  }

  /// Expands `body` in the branch `index` of a condition.
  mutating func inBranch(_ index: Int, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: true, { $0.append(index) }, body)
  }

  /// Expands `body` with the identity `id`.
  mutating func with<ID: Hashable>(_ id: ID, _ body: (inout ViewExpansion) -> Void) {
    at(isDynamic: true, { $0.append(id: id) }, body)
  }

  private mutating func at(
    isDynamic: Bool, _ change: (inout ViewPath) -> Void, _ body: (inout ViewExpansion) -> Void
  ) {
    guard depth < RenderLimits.depth else { return reportDepth() }
    let outer = (path, self.isDynamic)
    depth += 1
    change(&path)
    self.isDynamic = isDynamic
    body(&self)
    depth -= 1
    (path, self.isDynamic) = outer
  }

  private func reportDepth() {
    if RenderContext.currentHasFailed { return }
    RenderLimits.reportDepth(
      of: "Views", at: "the body of \((rowListOwner as? Component)?.typeName ?? "a view")")
  }

  /// The boxes of `view` in a separate container.
  func boxes(of view: some View, inRow: Bool) -> [Box] { inside(view, inRow: inRow).boxes }

  /// The expansion of `view` in a separate container.
  func inside(_ view: some View, inRow: Bool) -> ViewExpansion {
    var inner = ViewExpansion(isRow: inRow, keepingRowsIn: rowListOwner)
    inner.path = path
    inner.isDynamic = isDynamic
    inner.depth = depth
    view._expand(into: &inner)
    return inner
  }

  /// One box for `view`: its own, or a column of several.
  func box(of view: some View) -> Box? { Box.column(boxes(of: view, inRow: false)) }

  /// Expands `view`, and changes the boxes that it makes.
  mutating func expand(_ view: some View, _ change: (inout Box) -> Void) {
    let start = boxCount
    view._expand(into: &self)
    for index in start..<boxCount {
      let pathHash = boxes[index].pathHash
      change(&boxes[index])
      boxes[index].pathHash = pathHash
    }
  }
}
