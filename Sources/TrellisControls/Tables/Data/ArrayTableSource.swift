import Synchronization
import TrellisBase
import TrellisText
import TrellisUI

/// The rows of an array as a ``TableSource``: for arrays with some thousand elements.
///
/// ```swift
/// let source = ArrayTableSource(cities, text: \.name, orders: ["name": { $0.name < $1.name }])
/// ```
///
/// The order of the last four queries is kept: 8 bytes for each row and query.
public final class ArrayTableSource<Row: Identifiable & Sendable>: TableSource
where Row.ID: Sendable {
  /// The rows in the order of a table that is not sorted.
  public let all: [Row]
  private let text: (@Sendable (Row) -> String)?
  private let orders: [String: @Sendable (Row, Row) -> Bool]
  private let filters: [String: @Sendable (Row, String) -> Bool]
  /// The places of the rows of the last queries, the newest last; `nil` for all rows in their own order.
  private let known = Mutex<[(query: TableQuery, places: [Int]?)]>([])

  /// - Parameters:
  ///   - rows: the rows in the order of a table that is not sorted.
  ///   - text: the text of a row that is searched, without regard to case; `nil` for rows that are not searched.
  ///   - orders: the order by each column that sorts, by the id of the column; orders by others are ignored.
  ///   - filters: whether a row has the value of each filter, by the name of the filter; others are ignored.
  public init(
    _ rows: [Row], text: (@Sendable (Row) -> String)? = nil,
    orders: [String: @Sendable (Row, Row) -> Bool] = [:],
    filters: [String: @Sendable (Row, String) -> Bool] = [:]
  ) {
    all = rows
    self.text = text
    self.orders = orders
    self.filters = filters
  }

  /// True: tables read the array when they are built.
  public var isInMemory: Bool { true }

  /// - Complexity: O(*n* log *n*) for a new query, O(1) for one of the last four.
  public func count(of query: TableQuery) -> Int { places(of: query)?.count ?? all.count }

  /// - Complexity: O(*n* log *n*) for a new query, O(*k*) for *k* rows of one of the last four.
  public func rows(_ range: Range<Int>, of query: TableQuery) -> [Row] {
    guard let places = places(of: query) else {
      return Array(all[range.clamped(to: all.indices)])
    }
    return places[range.clamped(to: places.indices)].map { all[$0] }
  }

  /// - Complexity: that of ``count(of:)`` and ``rows(_:of:)``.
  public func start(_ range: Range<Int>, of query: TableQuery) -> TableStart<Row>? {
    TableStart(count: count(of: query), rows: rows(range, of: query))
  }

  private func places(of query: TableQuery) -> [Int]? {
    let found = known.withLock { known in known.first { exactlyEqual($0.query, query) } }
    if let found { return found.places }
    let made = makePlaces(of: query)
    known.withLock { known in
      if known.count == 4 { known.removeFirst() }
      known.append((query, made))
    }
    return made
  }

  private func makePlaces(of query: TableQuery) -> [Int]? {
    let filters = query.filters.compactMap { name, value in self.filters[name].map { ($0, value) } }
    let words = text == nil ? [] : query.search.lowercased().words
    let orders = query.order.compactMap { order in
      self.orders[order.column].map { ($0, order.isDescending) }
    }
    if filters.isEmpty, words.isEmpty, orders.isEmpty { return nil }
    var places = all.indices.filter { place in
      let row = all[place]
      guard filters.allSatisfy({ $0.0(row, $0.1) }) else { return false }
      guard let text, !words.isEmpty else { return true }
      let own = text(row).lowercased()
      return words.allSatisfy { own.holds(text: $0) }
    }
    if orders.isEmpty { return places }
    places.sort { first, second in
      for (areInOrder, isDescending) in orders {
        let (first, second) =
          isDescending ? (all[second], all[first]) : (all[first], all[second])
        if areInOrder(first, second) { return true }
        if areInOrder(second, first) { return false }
      }
      return first < second
    }
    return places
  }
}
