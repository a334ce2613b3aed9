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
  private let rules: RowRules<Row>
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
    rules = RowRules(text: text, orders: orders, filters: filters)
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

  /// - Complexity: as ``count(of:)`` and ``rows(_:of:)``.
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
    let (test, areInOrder) = (rules.test(query), rules.areInOrder(query))
    if test == nil, areInOrder == nil { return nil }
    var places = Array(all.indices)
    if let test { places.removeAll { !test(all[$0]) } }
    if let areInOrder {
      places.sort { areInOrder(all[$0], all[$1]) ?? ($0 < $1) }
    }
    return places
  }
}
