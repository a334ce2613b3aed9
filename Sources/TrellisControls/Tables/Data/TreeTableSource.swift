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
/// A query with a text or filters shows the rows that have them, and the rows above these, which are expanded and cannot be
/// collapsed. A row that is found, without others below it, can be expanded to all rows below it. Such a query reads the whole
/// tree.
///
/// The rows of the last query are kept.
public final class TreeTableSource<Value: Identifiable & Sendable>: TableSource
where Value.ID: Sendable {
  private let roots: [Value]
  private let children: @Sendable (Value) -> [Value]?
  private let rules: RowRules<Value>
  private let known = Mutex<(query: TableQuery, rows: [TreeRow<Value>])?>(nil)

  /// - Parameters:
  ///   - roots: the values of the first level. All values of the tree have different identities.
  ///   - children: the values below a value; `nil` or none for a row that cannot be expanded.
  ///   - text: the text of a value that is searched, without regard to case; `nil` for values that are not searched.
  ///   - orders: the order of the children of one value by each column that sorts, by the id of the column; orders by
  ///     others are ignored.
  ///   - filters: whether a value has the value of each filter, by the name of the filter; others are ignored.
  public init(
    _ roots: [Value], children: @escaping @Sendable (Value) -> [Value]?,
    text: (@Sendable (Value) -> String)? = nil,
    orders: [String: @Sendable (Value, Value) -> Bool] = [:],
    filters: [String: @Sendable (Value, String) -> Bool] = [:]
  ) {
    self.roots = roots
    self.children = children
    rules = RowRules(text: text, orders: orders, filters: filters)
  }

  /// True: tables read the tree when they are built.
  public var isInMemory: Bool { true }

  /// - Complexity: as for ``rows(_:of:)``.
  public func count(of query: TableQuery) -> Int { shown(query).count }

  /// - Complexity: O(*n* log *n*) for *n* shown rows of a new query, for *n* rows of the tree if the query has a text or filters;
  ///   O(*k*) for *k* rows of the last one.
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
    let made = rows(of: query)
    known.withLock { $0 = (query, made) }
    return made
  }

  private struct Waiting {
    let value: Value
    let level: Int
    /// Whether the row is shown only if it is found, or above one that is.
    let isSearched: Bool
  }

  private func rows(of query: TableQuery) -> [TreeRow<Value>] {
    let areInOrder = rules.areInOrder(query)
    let found = rules.test(query).map { search($0) }
    func waiting(_ values: [Value], level: Int, isSearched: Bool) -> [Waiting] {
      var places = Array(values.indices)
      if let areInOrder {
        places.sort { areInOrder(values[$0], values[$1]) ?? ($0 < $1) }
      }
      return places.reversed().map { (place: Int) -> Waiting in
        Waiting(value: values[place], level: level, isSearched: isSearched)
      }
    }
    // A stack in place of recursion: trees may be deep.
    var rows: [TreeRow<Value>] = []
    var stack = waiting(roots, level: 1, isSearched: found != nil)
    while let next = stack.popLast() {
      let (value, level) = (next.value, next.level)
      if next.isSearched, let found {
        if found.above.contains(Exact(value.id)) {
          let node = TableNode(level: level, isAlwaysExpanded: true)
          rows.append(TreeRow(value: value, node: node))
          stack += waiting(children(value) ?? [], level: level + 1, isSearched: true)
          continue
        }
        if !found.rows.contains(Exact(value.id)) { continue }
      }
      let below = children(value) ?? []
      let key = below.isEmpty ? nil : "\(value.id)"
      rows.append(TreeRow(value: value, node: TableNode(level: level, key: key)))
      guard let key, query.expanded.contains(key) else { continue }
      stack += waiting(below, level: level + 1, isSearched: false)
    }
    return rows
  }

  /// The identities of the rows that have the texts and values of a query, and of the rows above them.
  private func search(
    _ test: (Value) -> Bool
  ) -> (rows: Set<Exact<Value.ID>>, above: Set<Exact<Value.ID>>) {
    var all: [(id: Exact<Value.ID>, parent: Int)] = []
    var rows: Set<Exact<Value.ID>> = []
    var stack = roots.map { (value: $0, parent: -1) }
    while let (value, parent) = stack.popLast() {
      let (id, place) = (Exact(value.id), all.count)
      if test(value) { rows.insert(id) }
      all.append((id, parent))
      stack += (children(value) ?? []).map { ($0, place) }
    }
    // A row comes after its parent.
    var above: Set<Exact<Value.ID>> = []
    for (id, parent) in all.reversed() where parent >= 0 {
      if rows.contains(id) || above.contains(id) { above.insert(all[parent].id) }
    }
    return (rows, above)
  }
}
