import TrellisBase

/// The cells of a ``TableWindow`` that are selected: a rectangle between two cells, by places of rows and columns from 0.
struct TableCellRange: Hashable {
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// The cell from which the range is extended.
  let anchor: Cell
  var end: Cell

  var rows: Range<Int> { min(anchor.row, end.row)..<max(anchor.row, end.row) + 1 }
  var columns: Range<Int> { min(anchor.column, end.column)..<max(anchor.column, end.column) + 1 }

  /// The columns of the range in a row; `nil` if the row is outside of it.
  func columns(inRow row: Int) -> Range<Int>? { rows.contains(row) ? columns : nil }
}

/// Cells that were selected in the rows of a query.
struct TableCellChoice {
  let range: TableCellRange
  let query: TableQuery
}

/// Rows of texts as they are copied: for spreadsheets, and as a table.
enum TableClipboard {
  /// The rows as lines of fields with tabs between them. Fields with tabs, quotes or line breaks are in quotes.
  static func text(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map { field in
        let isPlain = !field.utf8.contains { [0x09, 0x0A, 0x0D, 0x22].contains($0) }
        return isPlain ? field : "\"" + field.substituting("\"", with: "\"\"") + "\""
      }.joined(separator: "\t")
    }.joined(separator: "\r\n")
  }

  /// The rows as a table.
  static func html(_ rows: [[String]]) -> String {
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
    }
    return "<table>" + lines.joined() + "</table>"
  }

  private static func escaped(_ text: String) -> String {
    text.substituting("&", with: "&amp;").substituting("<", with: "&lt;")
  }
}
