import TrellisUI

/// The order of the views of a grid in rows and columns.
struct GridCells {
  /// A view at its position.
  struct Cell {
    /// The index of the view.
    let view: Int
    let row: Int
    let column: Int
    let span: Int

    var columns: Range<Int> { column..<column + span }
  }

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0

  /// Views in a grid of `count` columns, row by row; a view that does not fit begins the next row.
  init(_ traits: [BoxTraits], columns count: Int) {
    var row = 0
    var column = 0
    for (view, traits) in traits.enumerated() {
      let span = min(traits.columnSpan, count)
      if column > 0, column + span > count || traits.gridCell == .first {
        row += 1
        column = 0
      }
      cells.append(Cell(view: view, row: row, column: column, span: span))
      column += span
    }
    rowCount = cells.isEmpty ? 0 : row + 1
  }

  /// Views in the rows that they name; others take a row by themselves.
  init(rows traits: [BoxTraits]) {
    let count = Self.columnCount(ofRows: traits)
    var row = -1
    var column = 0
    for (view, traits) in traits.enumerated() {
      if traits.gridCell != .further {
        row += 1
        column = 0
      }
      let span = traits.gridCell == nil ? count : traits.columnSpan
      cells.append(Cell(view: view, row: row, column: column, span: span))
      column += span
    }
    rowCount = row + 1
  }

  /// The number of columns of the longest row.
  static func columnCount(ofRows traits: [BoxTraits]) -> Int {
    var longest = 1
    var length = 0
    for traits in traits {
      length = traits.gridCell == .further ? length + traits.columnSpan : traits.columnSpan
      if traits.gridCell != nil { longest = max(longest, length) }
    }
    return longest
  }
}
