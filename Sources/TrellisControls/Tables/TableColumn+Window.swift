import TrellisBase
import TrellisText
import TrellisUI
import TrellisViews

/// An edge of a table at which a column stays while the others are scrolled.
public enum TablePin: String, Hashable, Sendable, Codable {
  /// The edge where lines begin: the left one, unless the page is read from right to left.
  case leading
  /// The edge where lines end.
  case trailing
  /// No edge: the column is scrolled with the others, whatever its declaration says.
  case free
}

/// How a cell is edited.
struct TableEntry<Row> {
  let text: (Row) -> String
  let problem: (Row, String) -> String?
  let commit: nonisolated(nonsending) (Row, String) async throws -> Void
}

/// What a column does in a table by window: one of a ``TableSource``, or of more than 2,000 rows.
extension TableColumn {
  /// The column stays at an edge while the others are scrolled, unless the pinned columns take more than half of the width.
  public func pinned(to edge: TablePin = .leading) -> TableColumn {
    var column = self
    column.pin = edge
    return column
  }

  /// The least width of a column without a width, in CSS pixels; otherwise 120.
  public func minWidth(_ width: Double) -> TableColumn {
    var column = self
    column.leastWidth = width.isFinite ? max(width, 0) : nil
    return column
  }

  /// The column is as wide as its title and its cells need. The width grows with the rows that are mounted, before they are
  /// shown, and does not shrink.
  ///
  /// - Parameter limit: the largest width in CSS pixels, with the space at the sides of a cell.
  public func fitsContent(upTo limit: Double = 480) -> TableColumn {
    var column = self
    column.fitLimit = limit.isFinite ? max(limit, 0) : nil
    return column
  }

  /// Whether the reader can change the width of the column, by a drag or the arrow keys, have it fit its contents, by a double
  /// press or Enter, and move the column, by the arrow keys with the control key. By default `true`.
  public func resizable(_ isResizable: Bool) -> TableColumn {
    var column = self
    let behavior: TableColumnCustomizationBehavior = [.resize, .reorder]
    if isResizable {
      column.disabledBehavior.subtract(behavior)
    } else {
      column.disabledBehavior.formUnion(behavior)
    }
    return column
  }

  /// Whether the header has a handle.
  var isResizable: Bool { allows(.resize) }

  /// The texts of cells in the clipboard, for cells that are not mounted; see ``Table/selectsCells()``.
  ///
  /// Columns of texts have it already, from the key path of the text. Mounted cells are copied as they are shown.
  public func copied(_ text: @escaping (Row) -> String) -> TableColumn {
    var column = self
    column.copiedText = text
    return column
  }

  /// The reader edits a cell by F2, Enter or a double click, and stores the text by Enter.
  ///
  /// - Parameters:
  ///   - text: the text of the field at first.
  ///   - problem: the reason why a text is refused; `nil` accepts it.
  ///   - commit: stores the text. If it throws, the table shows a message, and the field stays.
  public func editable(
    _ text: @escaping (Row) -> String,
    problem: @escaping (Row, String) -> String? = { _, _ in nil },
    commit: nonisolated(nonsending) @escaping (Row, String) async throws -> Void
  ) -> TableColumn {
    var column = self
    column.entry = TableEntry(text: text, problem: problem, commit: commit)
    return column
  }
}
