/// A group of the rows of a table.
public struct TableGroup<Total: Sendable>: Sendable {
  /// The value of the filter that selects the rows of the group.
  public let key: String
  /// The number of rows in the group.
  public let count: Int
  /// What is shown of the group, such as sums.
  public let total: Total

  /// - Parameters:
  ///   - key: the value of the filter that selects the rows of the group.
  ///   - count: the number of rows in the group.
  ///   - total: what is shown of the group, such as sums.
  public init(key: String, count: Int, total: Total) {
    self.key = key
    self.count = max(count, 0)
    self.total = total
  }
}

/// A row of a ``GroupedTableSource``: a group with its totals, or a row of an expanded group.
public enum GroupedRow<Total: Sendable, Row: Identifiable & Sendable>: Identifiable, Sendable
where Row.ID: Sendable {
  /// A group with its totals, whether its rows are shown or not.
  case group(TableGroup<Total>)
  /// A row of an expanded group.
  case row(Row)

  /// The identity of a group is its key.
  public enum ID: Hashable, Sendable {
    /// The key of a group.
    case group(String)
    /// The identity of a row.
    case row(Row.ID)
  }

  /// The key of a group, or the identity of a row: groups and rows do not collide.
  public var id: ID {
    switch self {
    case .group(let group): .group(group.key)
    case .row(let row): .row(row.id)
    }
  }

  /// The place in the tree, for ``Table/outline(_:)``.
  public var node: TableNode {
    switch self {
    case .group(let group): TableNode(key: group.key)
    case .row: TableNode(level: 2)
    }
  }
}

/// The rows of another source in groups with totals, which the reader expands.
///
/// ```swift
/// let source = GroupedTableSource(entries, by: "account") { query in
///   try await store.accounts(query).map { TableGroup(key: $0.name, count: $0.count, total: $0.sum) }
/// }
/// Table("Accounts", source, state: $table) {
///   TableColumn("Account", id: "account") { row in
///     switch row {
///     case .group(let group): Text(verbatim: group.key).fontWeight(.semibold)
///     case .row(let entry): Text(verbatim: entry.text)
///     }
///   }
/// }
/// .outline(\.node)
/// ```
///
/// The order of a query sorts the rows in each group; `groups` returns the groups in theirs.
public struct GroupedTableSource<Base: TableSource, Total: Sendable>: TableSource {
  private let base: Base
  private let filter: String
  private let startingGroups: (@Sendable (TableQuery) throws -> [TableGroup<Total>]?)?
  private let groups: @Sendable (TableQuery) async throws -> [TableGroup<Total>]

  /// - Parameters:
  ///   - base: the source of the rows.
  ///   - filter: the name of the filter of `base` that selects the rows of a group.
  ///   - groups: the groups of a query, in order. It is called for each page of rows, and should be fast.
  ///   - startingGroups: the groups of a query without waiting, for the first HTML of a page and for exports; `nil`, or a
  ///     result of `nil`, if they are not known at once.
  public init(
    _ base: Base, by filter: String,
    groups: @escaping @Sendable (TableQuery) async throws -> [TableGroup<Total>],
    startingGroups: (@Sendable (TableQuery) throws -> [TableGroup<Total>]?)? = nil
  ) {
    self.base = base
    self.filter = filter
    self.startingGroups = startingGroups
    self.groups = groups
  }

  /// The number of groups and of the rows of expanded groups.
  public func count(of query: TableQuery) async throws -> Int {
    count(of: try await groups(query), query)
  }

  /// - Complexity: O(*g*) for *g* groups, and one call of the base source for each expanded group in the range.
  public func rows(
    _ range: Range<Int>, of query: TableQuery
  ) async throws -> [GroupedRow<Total, Base.Row>] {
    var result: [GroupedRow<Total, Base.Row>] = []
    for part in parts(range, of: query, in: try await groups(query)) {
      switch part {
      case .group(let group): result.append(.group(group))
      case .rows(let range, let query):
        let rows = try await base.rows(range, of: query)
        result += rows.map { .row($0) }
        // The rows after a gap would have wrong places. The table counts again.
        if rows.count < range.count { return result }
      }
    }
    return result
  }

  /// The rows, if `startingGroups` returns the groups, and the base source the rows of expanded groups, without waiting.
  ///
  /// - Complexity: as for ``rows(_:of:)``.
  public func start(
    _ range: Range<Int>, of query: TableQuery
  ) throws -> TableStart<GroupedRow<Total, Base.Row>>? {
    guard let groups = try startingGroups?(query) else { return nil }
    var result: [GroupedRow<Total, Base.Row>] = []
    for part in parts(range, of: query, in: groups) {
      switch part {
      case .group(let group): result.append(.group(group))
      case .rows(let range, let query):
        guard let start = try base.start(range, of: query), start.rows.count >= range.count
        else { return nil }
        result += start.rows.prefix(range.count).map { .row($0) }
      }
    }
    return TableStart(count: count(of: groups, query), rows: result)
  }

  /// Whether the groups, and the rows of the base source, are known without waiting.
  public var isInMemory: Bool { base.isInMemory && startingGroups != nil }

  private func count(of groups: [TableGroup<Total>], _ query: TableQuery) -> Int {
    groups.reduce(0) { $0 + 1 + (query.expanded.contains($1.key) ? $1.count : 0) }
  }

  private enum Part {
    case group(TableGroup<Total>)
    /// Rows of the base source, by their places in a query of one group.
    case rows(Range<Int>, TableQuery)
  }

  /// The groups and the rows of expanded groups in a range.
  private func parts(
    _ range: Range<Int>, of query: TableQuery, in groups: [TableGroup<Total>]
  ) -> [Part] {
    var result: [Part] = []
    var place = 0
    for group in groups where place < range.upperBound {
      if range.contains(place) { result.append(.group(group)) }
      place += 1
      guard query.expanded.contains(group.key) else { continue }
      let wanted = range.clamped(to: place..<place + group.count)
      if !wanted.isEmpty {
        var part = query
        part.filters[filter] = group.key
        part.expanded = []
        result.append(.rows(wanted.lowerBound - place..<wanted.upperBound - place, part))
      }
      place += group.count
    }
    return result
  }
}
