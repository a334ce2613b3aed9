import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisViews

/// What a ``List`` keeps from one evaluation to the next, and its actions for the rows on the screen.
///
/// Rows that are not evaluated again refer to this object.
final class ListModel<Value: Hashable> {
  private var source: ListSource<Value>?
  private var expand: ((String, Bool) -> Void)?
  private var refresh: (() -> Void)?
  private var scroll: ((Int) -> Void)?
  private var showLimit: ((Bool) -> Void)?
  /// Whether the list shows that more rows than ``selectionLimit`` were to be selected.
  private var showsLimit = false
  /// The row from which ranges are selected.
  private var anchor: (id: ListRowID, row: Int)?
  /// The flattened rows of a tree.
  var outline: AnyObject?
  /// The number of changes of the number of items; the mark at the end of the list reports again after each.
  private(set) var growth = 0
  private var itemCount = 0
  /// Whether a handler of an end of the list is running.
  var isReaching = false

  /// The most rows that one event selects.
  static var selectionLimit: Int { 10_000 }

  /// Takes the values of the evaluation that is mounted.
  ///
  /// - Parameters:
  ///   - scroll: shows the row with an index.
  ///   - showLimit: shows or hides the message about ``selectionLimit``.
  func update(
    _ source: ListSource<Value>, expand: @escaping (String, Bool) -> Void,
    scroll: @escaping (Int) -> Void, showLimit: @escaping (Bool) -> Void, refresh: (() -> Void)?
  ) {
    self.source = source
    self.expand = expand
    self.scroll = scroll
    self.showLimit = showLimit
    self.refresh = refresh
  }

  func count(_ items: Int) {
    if items != itemCount { growth += 1 }
    itemCount = items
  }

  // MARK: Events

  /// An event of a row: an action, the index and the key of the row, the index and the key of a second row, and whether the user saw the row
  /// as selected.
  static var event: EventReader<String, Int, String, Int, String, Bool> {
    let rows = 0...Int(Int32.max)
    return EventReader(
      .text("act", limit: 12), .integer("row", in: rows), .text("id", limit: 16),
      .integer("to", in: rows), .text("toid", limit: 16), .flag("was"))
  }

  func perform(_ event: UIEvent) throws {
    guard let (act, index, key, to, toKey, was) = Self.event.values(of: event), let source else {
      return
    }
    switch act {
    case "refresh": return refresh?() ?? ()
    case "all" where source.selection.isMultiple: return selectAll(source)
    case "none":
      anchor = nil
      showLimit(false)
      return source.selection.select([])
    default: break
    }
    guard let row = source.row(at: index, key: key), source.parts.entry(of: row).kind == .items
    else { return }
    let id = source.id(of: row)
    switch act {
    case "select", "toggle", "range": select(act, row, id, was, source)
    case "go": showItem(from: row, by: to - index, source)
    case "expand", "collapse": expand?(id.key, act.isExactly("expand"))
    case "delete": try delete(id, at: row)
    case "up": try move(id, by: -1, at: row)
    case "down": try move(id, by: 1, at: row)
    case "before", "after":
      guard let target = source.row(at: to, key: toKey) else { return }
      try move(row, to: act.isExactly("before") ? target : target + 1, source)
    default: break
    }
  }

  /// Shows the item at a distance from a row; headers and footers are passed.
  private func showItem(from row: Int, by distance: Int, _ source: ListSource<Value>) {
    var target = min(max(row + distance, 0), source.count - 1)
    while source.parts.entry(of: target).kind != .items {
      target += distance.signum()
      guard distance != 0, (0..<source.count).contains(target) else { return }
    }
    scroll?(target)
  }

  private func select(
    _ act: String, _ row: Int, _ id: ListRowID, _ was: Bool, _ source: ListSource<Value>
  ) {
    guard let value = ListSelection<Value>.value(of: id) else { return }
    if act.isExactly("range"), source.selection.isMultiple, let first = anchorRow(in: source) {
      return select(min(first, row)...max(first, row), source)
    }
    anchor = (id, row)
    showLimit(false)
    if act.isExactly("toggle") {
      source.selection.set(value, !was)
    } else {
      source.selection.select([value])
    }
  }

  private func selectAll(_ source: ListSource<Value>) {
    guard source.count > 0 else { return }
    select(0...source.count - 1, source)
  }

  /// Selects the items of `rows` only; shows a message instead if there are too many.
  ///
  /// - Complexity: O(*n*) in the rows, up to ``selectionLimit`` items.
  private func select(_ rows: ClosedRange<Int>, _ source: ListSource<Value>) {
    var values: [Value] = []
    for row in rows where source.parts.entry(of: row).kind == .items {
      guard let value = ListSelection<Value>.value(of: source.id(of: row)) else { continue }
      guard values.count < Self.selectionLimit else { return showLimit(true) }
      values.append(value)
    }
    showLimit(false)
    source.selection.select(values)
  }

  private func showLimit(_ isShown: Bool) {
    guard isShown != showsLimit else { return }
    showsLimit = isShown
    showLimit?(isShown)
  }

  private func anchorRow(in source: ListSource<Value>) -> Int? {
    guard let anchor else { return nil }
    if anchor.row < source.count, source.id(of: anchor.row) == anchor.id { return anchor.row }
    return (0..<source.count).first { source.id(of: $0) == anchor.id }
  }

  // MARK: Edits

  /// Deletes a row.
  ///
  /// - Parameter row: its index when it was evaluated.
  func delete(_ id: ListRowID, at row: Int) throws {
    guard let source, let row = source.row(at: row, key: id.key) else { return }
    let entry = source.parts.entry(of: row)
    try entry.part.edits.delete?([row - entry.start])
  }

  /// Moves a row by one place among the rows of its part.
  func move(_ id: ListRowID, by step: Int, at row: Int) throws {
    guard let source, let row = source.row(at: row, key: id.key) else { return }
    try move(row, to: step < 0 ? row - 1 : row + 2, source)
  }

  /// Moves a row before another one, or to the end of its part.
  private func move(_ row: Int, to target: Int, _ source: ListSource<Value>) throws {
    let entry = source.parts.entry(of: row)
    let (from, to) = (row - entry.start, target - entry.start)
    guard let move = entry.part.edits.move, (0...entry.part.count).contains(to), to != from,
      to != from + 1
    else { return }
    try move([from], to)
  }
}
