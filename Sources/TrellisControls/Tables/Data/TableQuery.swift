import TrellisBase

/// Which rows a table shows, and in which order: what a ``TableSource`` is asked for.
public struct TableQuery: Hashable, Sendable, Codable {
  /// The columns by which the rows are sorted, the most significant one first; empty for the source's own order.
  public var order: [TableOrder]
  /// The text that the rows contain; empty for all rows.
  public var search: String
  /// The value of each filter, by the name of the filter; a filter without a value is not in it.
  public var filters: [String: String]
  /// The keys of the rows whose groups or children are shown; see ``TableNode/key``.
  public var expanded: Set<String>

  /// - Parameters:
  ///   - order: the columns by which the rows are sorted, the most significant one first.
  ///   - search: the text that the rows contain; empty for all rows.
  ///   - filters: the value of each filter, by the name of the filter.
  ///   - expanded: the keys of the rows whose groups or children are shown.
  public init(
    order: [TableOrder] = [], search: String = "", filters: [String: String] = [:],
    expanded: Set<String> = []
  ) {
    self.order = order
    self.search = search
    self.filters = filters
    self.expanded = expanded
  }

  /// Decodes a query. What an older version has not stored has its initial value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try values.decodeIfPresent([TableOrder].self, forKey: .order) ?? [],
      search: try values.decodeIfPresent(String.self, forKey: .search) ?? "",
      filters: try values.decodeIfPresent([String: String].self, forKey: .filters) ?? [:],
      expanded: try values.decodeIfPresent(Set<String>.self, forKey: .expanded) ?? [])
  }

  /// The query as if no row was expanded.
  var collapsed: TableQuery {
    TableQuery(order: order, search: search, filters: filters)
  }

  /// Whether both are for the same rows, in any order.
  func hasSameRows(as other: TableQuery) -> Bool {
    exactlyEqual(search, other.search) && exactlyEqual(filters, other.filters)
      && exactlyEqual(expanded, other.expanded)
  }

  /// Sorts by a column as after a press of its header: ascending, descending, then not at all.
  ///
  /// - Parameters:
  ///   - column: the id of the column.
  ///   - shown: the value of `aria-sort` that the user saw.
  ///   - adds: whether the order by other columns stays, and the column comes after them.
  mutating func press(_ column: String, shown: String, adds: Bool) {
    let place = order.firstIndex { $0.column.utf8.elementsEqual(column.utf8) }
    let next: TableOrder? =
      switch shown {
      case "ascending": TableOrder(by: column, isDescending: true)
      case "descending": nil
      default: TableOrder(by: column)
      }
    guard adds else {
      // Another column sorts by now: the user has not seen its order, which stays.
      if next == nil, place == nil { return }
      order = next.map { [$0] } ?? []
      return
    }
    switch (place, next) {
    case (let place?, let next?): order[place] = next
    case (let place?, nil): order.remove(at: place)
    case (nil, let next?): order.append(next)
    case (nil, nil): break
    }
  }
}
