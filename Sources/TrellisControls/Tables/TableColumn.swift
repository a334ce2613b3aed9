import TrellisUI
public import TrellisViews

/// A title and a view for each row: one column of a ``Table``.
public struct TableColumn<Row> {
  let title: String
  let width: Double?
  let alignment: HorizontalAlignment
  let areInOrder: ((Row, Row) -> Bool)?
  let cell: (Row) -> AnyView
  let isCompactHidden: Bool

  /// A column of views.
  ///
  /// - Parameters:
  ///   - title: the text of the header.
  ///   - width: in CSS pixels; `nil` shares the room that the other columns leave.
  ///   - alignment: the place of cells and header.
  ///   - hidesWhenCompact: whether the column is left out in windows below 600 CSS pixels, and in windows below 840 CSS pixels
  ///     beside the open sidebar of an ``AppShell``.
  ///   - areInOrder: whether the first row precedes the second one if the table is sorted by this column; `nil` for a
  ///     column that does not sort.
  ///   - cell: the view of a row.
  public init<Cell: View>(
    _ title: some StringProtocol, width: Double? = nil,
    alignment: HorizontalAlignment = .leading, hidesWhenCompact: Bool = false,
    sortedBy areInOrder: ((Row, Row) -> Bool)? = nil,
    @ViewBuilder cell: @escaping (Row) -> Cell
  ) {
    self.title = String(title)
    self.width = width
    self.alignment = alignment
    self.areInOrder = areInOrder
    isCompactHidden = hidesWhenCompact
    self.cell = { AnyView(cell($0)) }
  }

  /// A column of texts, by which the table can be sorted.
  public init(
    _ title: some StringProtocol, value: KeyPath<Row, String>, width: Double? = nil,
    hidesWhenCompact: Bool = false
  ) {
    self.init(
      title, width: width, hidesWhenCompact: hidesWhenCompact,
      sortedBy: { $0[keyPath: value].lowercased() < $1[keyPath: value].lowercased() },
      cell: { Text($0[keyPath: value]).lineLimit(1) })
  }
}

/// The column and the direction by which a table is sorted.
public struct TableOrder: Hashable, Sendable, Codable, LosslessStringConvertible {
  /// The title of the column.
  public var column: String
  /// Whether the rows are in the reverse order.
  public var isDescending: Bool

  /// - Parameters:
  ///   - column: the title of the column.
  ///   - isDescending: whether the rows are in the reverse order.
  public init(by column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// An order from its text, for a ``Query``: the title of the column, after `-` for the reverse order.
  public init?(_ description: String) {
    let isDescending = description.hasPrefix("-")
    self.init(by: String(description.dropFirst(isDescending ? 1 : 0)), isDescending: isDescending)
  }

  /// The title of the column, after `-` for the reverse order.
  public var description: String { (isDescending ? "-" : "") + column }
}
