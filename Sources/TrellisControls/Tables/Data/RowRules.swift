import TrellisBase

/// How rows in memory are searched, filtered and sorted.
struct RowRules<Row: Sendable>: Sendable {
  /// The text of a row that is searched, without regard to case; `nil` for rows that are not searched.
  let text: (@Sendable (Row) -> String)?
  /// The order by each column that sorts, by the id of the column.
  let orders: [String: @Sendable (Row, Row) -> Bool]
  /// Whether a row has the value of each filter, by the name of the filter.
  let filters: [String: @Sendable (Row, String) -> Bool]

  /// Whether a row has the texts and the values of a query; `nil` if the query has none that are known.
  func test(_ query: TableQuery) -> ((Row) -> Bool)? {
    let filters = query.filters.compactMap { name, value in self.filters[name].map { ($0, value) } }
    let words = text == nil ? [] : query.search.lowercased().words
    if filters.isEmpty, words.isEmpty { return nil }
    return { [text] row in
      guard filters.allSatisfy({ $0.0(row, $0.1) }) else { return false }
      guard let text, !words.isEmpty else { return true }
      let own = text(row).lowercased()
      return words.allSatisfy { own.holds(text: $0) }
    }
  }

  /// Whether a row precedes another in a query, and the reverse; `nil` if the query has no known order.
  func areInOrder(_ query: TableQuery) -> ((Row, Row) -> Bool?)? {
    let orders = query.order.compactMap { order in
      self.orders[order.column].map { (areInOrder: $0, isDescending: order.isDescending) }
    }
    if orders.isEmpty { return nil }
    return { first, second in
      for (areInOrder, isDescending) in orders {
        let (one, other) = isDescending ? (second, first) : (first, second)
        if areInOrder(one, other) { return true }
        if areInOrder(other, one) { return false }
      }
      return nil
    }
  }
}
