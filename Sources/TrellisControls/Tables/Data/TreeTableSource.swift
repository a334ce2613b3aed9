import Synchronization
import TrellisBase

/// A row of a ``TreeTableSource``.
public struct TreeRow<Value: Identifiable & Sendable>: Identifiable, Sendable
where Value.ID: Sendable {
  /// The value of the row.
  public let value: Value
  /// The place in the tree, for ``Table/outline(_:)``.
  public let node: TableNode
  /// The identity of the value.
  public var id: Value.ID { value.id }
}

/// A tree of values in memory as a ``TableSource``: for trees of which some thousand rows are shown.
///
/// ```swift
/// let source = TreeTableSource(folders, children: \.folders, orders: ["name": { $0.name < $1.name }])
/// Table("Folders", source, state: $table) { TableColumn("Name", id: "name") { Text($0.value.name) } }
///   .outline(\.node)
/// ```
///
/// The rows of the last query are kept. Texts and filters of queries are ignored.
public final class TreeTableSource<Value: Identifiable & Sendable>: TableSource
where Value.ID: Sendable {
  private let roots: [Value]
  private let children: @Sendable (Value) -> [Value]?
  private let orders: [String: @Sendable (Value, Value) -> Bool]
  private let known = Mutex<(query: TableQuery, rows: [TreeRow<Value>])?>(nil)

  /// - Parameters:
  ///   - roots: the values of the first level. All values of the tree have different identities.
  ///   - children: the values below a value; `nil` or none for a row that cannot be expanded.
  ///   - orders: the order of the children of one value by each column that sorts, by the id of the column; orders by
  ///     others are ignored.
  public init(
    _ roots: [Value], children: @escaping @Sendable (Value) -> [Value]?,
    orders: [String: @Sendable (Value, Value) -> Bool] = [:]
  ) {
    self.roots = roots
    self.children = children
    self.orders = orders
  }

  /// True: tables read the tree when they are built.
  public var isInMemory: Bool { true }

  /// - Complexity: as for ``rows(_:of:)``.
  public func count(of query: TableQuery) -> Int { shown(query).count }

  /// - Complexity: O(*n* log *n*) for *n* shown rows of a new query, O(*k*) for *k* rows of the last one.
  public func rows(_ range: Range<Int>, of query: TableQuery) -> [TreeRow<Value>] {
    let shown = shown(query)
    return Array(shown[range.clamped(to: shown.indices)])
  }

  /// - Complexity: as for ``rows(_:of:)``.
  public func start(_ range: Range<Int>, of query: TableQuery) -> TableStart<TreeRow<Value>>? {
    TableStart(count: count(of: query), rows: rows(range, of: query))
  }

  private func shown(_ query: TableQuery) -> [TreeRow<Value>] {
    let last = known.withLock { $0 }
    if let last, exactlyEqual(last.query, query) { return last.rows }
    let orders = query.order.compactMap { order in
      self.orders[order.column].map { (areInOrder: $0, isDescending: order.isDescending) }
    }
    func sorted(_ values: [Value]) -> [Value] {
      if orders.isEmpty { return values }
      let places = values.indices.sorted { first, second in
        for (areInOrder, isDescending) in orders {
          let one = values[isDescending ? second : first]
          let other = values[isDescending ? first : second]
          if areInOrder(one, other) { return true }
          if areInOrder(other, one) { return false }
        }
        return first < second
      }
      return places.map { values[$0] }
    }
    // A stack in place of recursion: trees may be deep.
    var waiting = sorted(roots).reversed().map { (value: $0, level: 1) }
    var rows: [TreeRow<Value>] = []
    while let (value, level) = waiting.popLast() {
      let below = children(value) ?? []
      let key = below.isEmpty ? nil : "\(value.id)"
      rows.append(TreeRow(value: value, node: TableNode(level: level, key: key)))
      guard let key, query.expanded.contains(key) else { continue }
      waiting += sorted(below).reversed().map { ($0, level + 1) }
    }
    let made = rows
    known.withLock { $0 = (query, made) }
    return made
  }
}
