import TrellisBase
import TrellisLayout
import TrellisUI

/// The place of a column in a ``TableWindow``.
struct TableColumnLayout: Equatable {
  let id: String
  /// The width of the cells with their padding, in CSS pixels.
  var width: Double
  let alignment: ColumnLayout
  let pin: TablePin?
  /// Whether the contents determine the width.
  var isFitted = false
  /// The distance of a pinned column from the edge to which it is pinned, in CSS pixels.
  var pinOffset = 0.0

  /// The space on both sides of the content of a cell, in CSS pixels.
  static let padding = 12.0
  /// The least width of a column without a width, in CSS pixels.
  static let leastWidth = 120.0
}

extension [TableColumnLayout] {
  /// The columns of a state with their widths: first those pinned to the leading edge, last those pinned to the trailing
  /// one.
  ///
  /// Columns without a width share what the others leave. Pinned columns scroll with the others if they take more than half
  /// of the width.
  ///
  /// - Parameters:
  ///   - available: the width of the table, in CSS pixels.
  ///   - fitted: the widths of the contents.
  init(
    _ columns: [TableColumn<some Any>], _ state: TableState, available: Double,
    fitted: FittedWidths = FittedWidths()
  ) {
    let range = TableState.widthRange
    var layouts = columns.map { column in
      let isFitted =
        state.fitted.contains(column.id)
        || column.fitLimit != nil && state.widths[column.id] == nil
      let needed = Swift.min(fitted[column.id] ?? 0, column.fitLimit ?? range.upperBound)
      return TableColumnLayout(
        id: column.id,
        width: isFitted
          ? Swift.max(needed, range.lowerBound)
          : state.widths[column.id]
            ?? column.width.map { $0 + 2 * TableColumnLayout.padding } ?? 0,
        alignment: column.layout, pin: state.pin(of: column), isFitted: isFitted)
    }
    let shared = layouts.indices.filter { layouts[$0].width == 0 }
    let rest = available - layouts.reduce(0) { $0 + $1.width }
    for index in shared {
      let least = columns[index].leastWidth ?? TableColumnLayout.leastWidth
      layouts[index].width = Swift.max((rest / Double(shared.count)).rounded(.down), least)
    }
    let pinned = layouts.reduce(0) { $0 + ($1.pin == nil ? 0 : $1.width) }
    if pinned > available / 2 {
      layouts = layouts.map {
        TableColumnLayout(
          id: $0.id, width: $0.width, alignment: $0.alignment, pin: nil, isFitted: $0.isFitted)
      }
    }
    var start = 0.0
    for index in layouts.indices where layouts[index].pin == .leading {
      layouts[index].pinOffset = start
      start += layouts[index].width
    }
    var end = 0.0
    for index in layouts.indices.reversed() where layouts[index].pin == .trailing {
      layouts[index].pinOffset = end
      end += layouts[index].width
    }
    self = layouts
  }

  /// The width of all columns, in CSS pixels.
  var totalWidth: Double { reduce(0) { $0 + $1.width } }

  /// The width of the columns that are pinned to an edge, in CSS pixels.
  func pinnedWidth(_ pin: TablePin) -> Double { reduce(0) { $0 + ($1.pin == pin ? $1.width : 0) } }
}

extension TableState {
  /// The edge to which a column is pinned; `nil` for none.
  func pin(of column: TableColumn<some Any>) -> TablePin? {
    let pin = pins[column.id] ?? column.pin
    return pin == .free ? nil : pin
  }
}

extension Array {
  /// The columns without those that a state hides; all of them if it hides all.
  static func shown<Row>(
    _ columns: [TableColumn<Row>], _ state: TableState
  ) -> [TableColumn<Row>] where Element == TableColumn<Row> {
    let hidden = Set(state.hidden.map { Exact($0) })
    let shown = columns.filter { !hidden.contains(Exact($0.id)) }
    return shown.isEmpty ? columns : shown
  }

  /// The columns in the order of a state, with the hidden ones.
  static func ordered<Row>(
    _ columns: [TableColumn<Row>], _ state: TableState
  ) -> [TableColumn<Row>] where Element == TableColumn<Row> {
    var places: [Exact<String>: Int] = [:]
    for (place, id) in state.columns.enumerated() { places[Exact(id)] = place }
    func rank(_ column: TableColumn<Row>) -> Int {
      switch state.pin(of: column) {
      case .leading: 0
      case .trailing: 2
      default: 1
      }
    }
    return columns.enumerated().sorted { first, second in
      let (one, other) = (rank(first.element), rank(second.element))
      if one != other { return one < other }
      let (left, right) = (
        places[Exact(first.element.id)] ?? Int.max, places[Exact(second.element.id)] ?? Int.max
      )
      return (left, first.offset) < (right, second.offset)
    }.map(\.element)
  }
}
