import TrellisBase
import TrellisComponents

/// The state of a ``LazyListComponent``. Its name, by which the states of rows are found again, and the place of the visible
/// part are stored.
struct LazyListState<Source: LazyRowSource>: Codable {
  /// The beginning of the names of the trees of rows, unique in the host.
  let name: String
  /// The number of changes of the window; a new number renders the list again.
  var generation = 0
  let list = LazyList<Source>()

  init() { name = String(UInt64.random(in: 0 ... .max), radix: 36) }

  private enum CodingKeys: CodingKey { case name, place }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    list.storedPlace = try values.decodeIfPresent(ListWindow.Place.self, forKey: .place)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(list.window?.place ?? list.storedPlace, forKey: .place)
  }
}

/// What a lazy list keeps from one build to the next.
final class LazyList<Source: LazyRowSource> {
  var window: ListWindow? {
    didSet { visibleRows?.report(window?.visibleRows) }
  }
  /// Gets the visible rows.
  var visibleRows: VisibleRows? {
    didSet { if visibleRows !== oldValue { visibleRows?.report(window?.visibleRows) } }
  }
  /// The length across the axis in the last layout, in CSS px: the width of the rows whose heights are known.
  var breadth: Double?
  /// The part across the axis in which cells are mounted; `nil` for all.
  var across: LazyCrossWindow?
  /// The index of the row, or of the cell in rows with cells, that has the focus.
  var focused: Int?
  /// The place of the visible part when the state was stored.
  var storedPlace: ListWindow.Place?
  /// The number of the last request to scroll that was taken.
  var scrollRequest = 0
  /// The number of the last jump of the view around that was taken.
  var ownJump = 0
  /// The request that the browser has not confirmed yet.
  var jump: LazyListJump?
  let rows = LazyRowStates<Source.RowID>()
  private var source: Source?
  /// The number of cells of a row; `nil` before the first rows.
  var columnCount: Int? { source?.columnCount }
  /// The index of the row with a key, near a former index; `nil` if there is none.
  func rowNamed(_ key: String, at index: Int) -> Int? { source?.row(at: index, key: key) }
  /// The component that gave ``source``.
  private weak var owner: AnyObject?

  /// Takes the rows of a new component; known rows are found by their identities.
  ///
  /// - Parameters:
  ///   - style: the style of the list; its ``LazyListStyle/wholeLimit`` stays the same.
  ///   - visibleLength: an estimate of the length of the visible part, in CSS px.
  /// - Complexity: O(*n*) for other rows, O(1) for the component of the last call and for rows that are known to be equal.
  func take(
    _ newSource: Source, of component: AnyObject, _ style: LazyListStyle, visibleLength: Double
  ) {
    defer { (source, owner) = (newSource, component) }
    window?.holdsStart = style.holdsStart
    window?.followsShort = style.isFollowed
    let columns = newSource.columnCount
    guard let source, window != nil else {
      var window = ListWindow(
        count: newSource.count, columns: columns, wholeLimit: style.wholeLimit,
        visibleHeight: visibleLength, rowHeight: newSource.rowHeight,
        classes: newSource.rowClasses)
      window.followsShort = style.isFollowed
      if let storedPlace { window.move(to: storedPlace) }
      self.window = window
      return
    }
    let former = source.columnCount
    if columns == former, owner === component || newSource.isKnownToEqual(source) { return }
    focused = focused.flatMap { $0 < source.cellCount ? $0 : nil }
    if let newCell = newSource.redistribution(from: source) {
      window?.refill(count: newSource.count, columns: columns) { newCell($0 * former) / columns }
      focused = focused.map(newCell)
      return
    }
    let difference = newSource.difference(from: source)
    window?.apply(difference, classes: newSource.rowClasses)
    focused = focused.flatMap { cell in
      difference.newIndex(of: cell / columns).map { $0 * columns + cell % columns }
    }
  }

  /// The space in which the next rows are made.
  ///
  /// - Parameter breadth: an estimate of the length across the axis before the first layout, in CSS px.
  func space(for source: Source, breadth: Double) -> LazyRowSpace {
    if !source.isWindowedAcross {
      across = nil
    } else if across == nil {
      across = LazyCrossWindow(length: breadth)
    }
    return LazyRowSpace(
      breadth: self.breadth ?? breadth, across: across?.mounted ?? 0...0,
      neededCells: [focused, jump?.cell].compactMap { $0 })
  }

  /// Takes a request to scroll to a row, unless it was taken before.
  func take(_ request: ScrollPosition.RowRequest?, _ source: Source) {
    guard let request, request.number != scrollRequest else { return }
    scrollRequest = request.number
    guard let cell = request.cell(in: source) else { return }
    window?.jump(to: cell / source.columnCount, anchor: request.anchor?.part)
    // Even numbers are requests of the application, odd ones requests of the view around.
    jump = LazyListJump(number: 2 * request.number, cell: cell, anchor: request.anchor)
  }

  /// Takes a jump of the view around, unless it was taken before.
  func take(_ jump: LazyListStyle.Jump?, _ source: Source) {
    guard let jump, jump.number != ownJump else { return }
    ownJump = jump.number
    guard source.cellCount > 0 else { return }
    let cell = min(max(jump.row, 0), source.cellCount - 1)
    window?.jump(to: cell / source.columnCount, anchor: jump.anchor?.part)
    self.jump = LazyListJump(number: 2 * jump.number + 1, cell: cell, anchor: jump.anchor)
  }
}

/// The trees of rows and cells, by their identities.
final class LazyRowStates<RowID: Hashable> {
  /// The most trees that are kept while their rows are not shown.
  private static var keptTrees: Int { ListWindow.wholeCount }

  private var trees: [Exact<RowID>: ComponentTree] = [:]
  /// The rows that left the window, the earliest first; a row that came back is here too.
  private var left: [Exact<RowID>] = []

  /// The tree of a row that is shown.
  func tree(of id: RowID, in name: String) -> ComponentTree {
    if let known = trees[Exact(id)] { return known }
    let tree = ComponentTree(id: "\(name)/\(id)")
    trees[Exact(id)] = tree
    return tree
  }

  /// Releases the trees of rows that are not shown, if they hold no states, or if too many are kept.
  ///
  /// - Parameter shown: the rows of the current build.
  /// - Complexity: O(*n*) in the rows that left the window.
  func release(except shown: Set<Exact<RowID>>) {
    left = left.filter { !shown.contains($0) && trees[$0] != nil }
    let known = Set(left)
    for (id, tree) in trees where !shown.contains(id) && !known.contains(id) && tree.isDetached {
      if tree.holdsStates { left.append(id) } else { trees[id] = nil }
    }
    guard left.count > Self.keptTrees else { return }
    for id in left.prefix(left.count - Self.keptTrees) { trees[id] = nil }
    left.removeFirst(left.count - Self.keptTrees)
  }
}
