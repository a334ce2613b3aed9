import TrellisBase
import TrellisText
import TrellisUI
public import TrellisViews

/// A title and a view for each row: one column of a ``Table``.
public struct TableColumn<Row> {
  @Title var title: String
  let width: Double?
  let alignment: HorizontalAlignment
  /// The key of the column in a ``TableOrder``.
  let id: String
  /// Whether the column has an explicit id.
  let hasID: Bool
  /// Whether the first row precedes the second, given the collation of the page's language; `nil` if the column does
  /// not sort.
  let areInOrder: ((Row, Row, TextCollation) -> Bool)?
  let cell: (Row) -> AnyView
  let isCompactHidden: Bool
  /// The edge at which the column stays, in a table by window.
  var pin: TablePin?
  /// The least width of a column without a width, in CSS pixels.
  var leastWidth: Double?
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// The largest width of a column that fits its contents, in CSS pixels; `nil` for another column.
  var fitLimit: Double?
  var entry: TableEntry<Row>?
  /// The text of a cell in the clipboard; `nil` if only mounted cells can be copied.
  var copiedText: ((Row) -> String)?

  /// A column of views.
  ///
  /// - Parameters:
  ///   - title: the text of the header.
  ///   - id: the key of the column in a ``TableOrder``, the same in all languages of the page; `nil` for the title.
  ///   - width: the width in CSS pixels; columns with `nil` share the remaining width.
  ///   - alignment: the alignment of cells and header; digits of trailing cells have equal widths.
  ///   - hidesWhenCompact: whether the column is omitted in windows below 600 CSS pixels, and in windows below 840 CSS
  ///     pixels with the open sidebar of an ``AppShell``.
  ///   - areInOrder: whether the first row precedes the second if the table is sorted by this column; `nil` for a
  ///     column that does not sort.
  ///   - cell: the view of a row.
  public init<Cell: View>(
    _ title: LocalizedStringKey, id: String? = nil, width: Double? = nil,
    alignment: HorizontalAlignment = .leading, hidesWhenCompact: Bool = false,
    sortedBy areInOrder: ((Row, Row) -> Bool)? = nil,
    @ViewBuilder cell: @escaping (Row) -> Cell
  ) {
    self.init(
      title, id, width, alignment, hidesWhenCompact,
      areInOrder: areInOrder.map { areInOrder in
        { first, second, _ in areInOrder(first, second) }
      }, cell: { AnyView(cell($0)) })
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init<Cell: View>(
    _ title: some StringProtocol, id: String? = nil, width: Double? = nil,
    alignment: HorizontalAlignment = .leading, hidesWhenCompact: Bool = false,
    sortedBy areInOrder: ((Row, Row) -> Bool)? = nil,
    @ViewBuilder cell: @escaping (Row) -> Cell
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), id: id, width: width, alignment: alignment,
      hidesWhenCompact: hidesWhenCompact, sortedBy: areInOrder, cell: cell)
  }

  /// A sortable column of texts, in the order of the reader's language.
  ///
  /// - Parameter id: the key of the column in a ``TableOrder``, the same in all languages of the page; `nil` for the
  ///   title.
  public init(
    _ title: LocalizedStringKey, id: String? = nil, value: KeyPath<Row, String>,
    width: Double? = nil, hidesWhenCompact: Bool = false
  ) {
    self.init(
      title, id, width, .leading, hidesWhenCompact,
      areInOrder: { $2.areInOrder($0[keyPath: value], $1[keyPath: value]) },
      cell: { AnyView(Text($0[keyPath: value]).lineLimit(1)) })
    copiedText = { $0[keyPath: value] }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String? = nil, value: KeyPath<Row, String>,
    width: Double? = nil, hidesWhenCompact: Bool = false
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), id: id, value: value, width: width,
      hidesWhenCompact: hidesWhenCompact)
  }

  /// A sortable column of views, in the order of a text of each row in the reader's language.
  ///
  /// - Parameter id: the key of the column in a ``TableOrder``, the same in all languages of the page; `nil` for the
  ///   title.
  public init<Cell: View>(
    _ title: LocalizedStringKey, id: String? = nil, width: Double? = nil,
    alignment: HorizontalAlignment = .leading, hidesWhenCompact: Bool = false,
    sortedByText text: @escaping (Row) -> String, @ViewBuilder cell: @escaping (Row) -> Cell
  ) {
    self.init(
      title, id, width, alignment, hidesWhenCompact,
      areInOrder: { $2.areInOrder(text($0), text($1)) }, cell: { AnyView(cell($0)) })
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init<Cell: View>(
    _ title: some StringProtocol, id: String? = nil, width: Double? = nil,
    alignment: HorizontalAlignment = .leading, hidesWhenCompact: Bool = false,
    sortedByText text: @escaping (Row) -> String, @ViewBuilder cell: @escaping (Row) -> Cell
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), id: id, width: width, alignment: alignment,
      hidesWhenCompact: hidesWhenCompact, sortedByText: text, cell: cell)
  }

  private init(
    _ title: LocalizedStringKey, _ id: String?, _ width: Double?, _ alignment: HorizontalAlignment,
    _ isCompactHidden: Bool, areInOrder: ((Row, Row, TextCollation) -> Bool)?,
    cell: @escaping (Row) -> AnyView
  ) {
    _title = Title(title)
    self.id = id ?? title.unlocalized
    hasID = id != nil
    self.width = width
    self.alignment = alignment
    self.isCompactHidden = isCompactHidden
    self.areInOrder = areInOrder
    // Columns at the end edge are figures, which are compared by their digits.
    self.cell =
      alignment == .trailing ? { AnyView(cell($0).monospacedDigit()) } : cell
  }

  /// Whether `order` is by this column. Older addresses may name the column by its title, although it has an id now.
  func sorts(by order: TableOrder?) -> Bool {
    guard let order else { return false }
    return order.column.utf8.elementsEqual(id.utf8) || order.column.utf8.elementsEqual(title.utf8)
  }
}
