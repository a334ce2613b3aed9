import Foundation
public import GRDB
import TrellisBase
public import TrellisControls

/// The rows of a table of an SQLite database, for a `Table` of any length.
///
/// ```swift
/// let source = SQLTableSource<Entry>(
///   database, table: "entry", columns: ["date": "day", "amount": "amount"], search: "entryWords")
/// // In a body:
/// Table("Entries", source, state: $table) { … }
/// ```
///
/// SQLite skips the rows before a range in an index, without reading them: 500,000 rows in some 10 ms, and counts the rows of a
/// filter in its index. So each column that sorts or filters needs an index, and an order by two columns needs an index
/// of both, in one direction; without one SQLite sorts all rows for each page, which takes seconds for a million.
///
/// Values of the query are arguments of the statements, and columns that are not in the list are ignored.
public struct SQLTableSource<Row: FetchableRecord & Identifiable & Sendable>: TableSource
where Row.ID: Sendable {
  private let reader: any DatabaseReader
  private let table: String
  private let columns: [String: String]
  private let search: String?
  private let found = FoundRows()

  /// - Parameters:
  ///   - reader: a `DatabaseQueue` or a `DatabasePool`; with a pool, pages are read while others write.
  ///   - table: the name of a table with rowids.
  ///   - columns: the columns of the database by which the rows are sorted and filtered, by the ids of the columns and the names
  ///     of the filters.
  ///   - search: a full-text table (FTS5) with the rowids of `table`. A row is found if it has, for each word of the
  ///     text, a word that begins with it. `nil` ignores the text.
  public init(
    _ reader: any DatabaseReader, table: String, columns: [String: String], search: String? = nil
  ) {
    self.reader = reader
    self.table = table
    self.columns = columns
    self.search = search
  }

  /// - Throws: the error of the database, or `CancellationError`.
  /// - Complexity: O(*n*) steps in an index, where *n* is the number of counted rows.
  public func count(of query: TableQuery) async throws -> Int {
    try await reader.read { db in
      try foundRows(query, db)?.count ?? countRequest(query).fetch(db)
    }
  }

  /// - Throws: the error of the database, or `CancellationError`.
  /// - Complexity: O(*n*) steps in an index for *n* rows before the end of the range.
  public func rows(_ range: Range<Int>, of query: TableQuery) async throws -> [Row] {
    try await reader.read { db in
      let found = try foundRows(query, db)
      guard let found, found.isDense else { return try rowRequest(range, query, found).fetch(db) }
      return try rows(range, of: query, in: found, db)
    }
  }

  /// Reads on the thread of the page, at the first build of a query without a search.
  public func start(_ range: Range<Int>, of query: TableQuery) throws -> TableStart<Row>? {
    guard query.search.isEmpty else { return nil }
    let (counting, reading) = (countRequest(query), rowRequest(range, query))
    return try reader.read { db in
      TableStart(count: try counting.fetch(db), rows: try reading.fetch(db))
    }
  }

  /// The place of the first row whose value of a column is not before `value` in the order of a query by this column; the
  /// number of rows if there is none.
  ///
  /// - Throws: the error of the database, or `CancellationError`.
  /// - Complexity: O(*n*) steps in an index for *n* rows before the place.
  public func place(
    of value: some DatabaseValueConvertible & Sendable, in query: TableQuery
  ) async throws -> Int {
    guard let first = query.order.first, let column = columns[first.column] else { return 0 }
    var request = CountRequest(
      sql: "SELECT COUNT(*) FROM \(table.quotedSQLName)",
      conditions: allConditions(query))
    let sign = first.isDescending ? ">" : "<"
    request.add("\(column.quotedSQLName) \(sign) ?", value.databaseValue)
    let counting = request
    return try await reader.read { try counting.fetch($0) }
  }

  // MARK: Searches

  /// The rows of a query with a search; `nil` without a search, and if the rowids are too large for a set.
  private func foundRows(_ query: TableQuery, _ db: Database) throws -> RowidSet? {
    guard let search, let pattern = Self.pattern(query.search) else { return nil }
    let all = try found.rows(of: FoundRows.Search(pattern: pattern, filters: [:]), in: db) {
      let name = search.quotedSQLName
      return try Self.set(
        db, "SELECT rowid FROM \(name) WHERE \(name) MATCH ?", [pattern.databaseValue])
    }
    let filters = query.filters.filter { columns[$0.key] != nil }
    guard let all, !filters.isEmpty else { return all }
    return try found.rows(of: FoundRows.Search(pattern: pattern, filters: filters), in: db) {
      // Few rows are looked up by their rowids, many are compared with those in the index of the filter.
      let conditions = all.isDense ? self.filters(query) : allConditions(query)
      return try Self.set(
        db, "SELECT rowid FROM \(rowsInSteps(all))\(conditions.clause)", conditions.arguments
      ) { all.contains($0) }
    }
  }

  /// The rowids of a statement in a set; `nil` if they are too large.
  private static func set(
    _ db: Database, _ sql: String, _ arguments: [DatabaseValue],
    where isIncluded: (Int64) -> Bool = { _ in true }
  ) throws -> RowidSet? {
    var set = RowidSet()
    let rowids = try Int64.fetchCursor(db, sql: sql, arguments: StatementArguments(arguments))
    while let rowid = try rowids.next() {
      if isIncluded(rowid), !set.insert(rowid) { return nil }
    }
    return set
  }

  /// The rows in a range of many found ones: those in the index of the order that are in the set, from the nearer end.
  private func rows(
    _ range: Range<Int>, of query: TableQuery, in found: RowidSet, _ db: Database
  ) throws -> [Row] {
    let range = range.clamped(to: 0..<found.count)
    let conditions = filters(query)
    var rowids: [Int64] = []
    if conditions.texts.isEmpty, !query.order.contains(where: { columns[$0.column] != nil }) {
      rowids = found.rowids(at: range)
    } else {
      let isReversed = range.lowerBound > found.count / 2
      var rest = isReversed ? found.count - range.upperBound : range.lowerBound
      let cursor = try Int64.fetchCursor(
        db,
        sql: """
          SELECT rowid FROM \(table.quotedSQLName)\(conditions.clause) \
          ORDER BY \(order(query, isReversed: isReversed))
          """, arguments: StatementArguments(conditions.arguments))
      while rowids.count < range.count, let rowid = try cursor.next() {
        guard found.contains(rowid) else { continue }
        if rest > 0 { rest -= 1 } else { rowids.append(rowid) }
      }
      if isReversed { rowids.reverse() }
    }
    var rows: [Row] = []
    for start in stride(from: 0, to: rowids.count, by: Self.argumentLimit) {
      let part = rowids[start..<min(start + Self.argumentLimit, rowids.count)]
      let marks = repeatElement("?", count: part.count).joined(separator: ", ")
      rows += try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM \(table.quotedSQLName) WHERE rowid IN (\(marks)) ORDER BY \(order(query))
          """, arguments: StatementArguments(part))
    }
    return rows
  }

  /// The most arguments of a statement.
  private static var argumentLimit: Int { 5_000 }

  /// The table in a statement with a search: SQLite looks up few rows by their rowids, although the table has indexes.
  private func rowsInSteps(_ found: RowidSet?) -> String {
    table.quotedSQLName + (found?.isDense == false ? " NOT INDEXED" : "")
  }

  // MARK: Statements

  /// A statement that counts rows.
  private struct CountRequest: Sendable {
    var sql: String
    var conditions: Conditions

    mutating func add(_ condition: String, _ argument: DatabaseValue) {
      conditions.texts.append(condition)
      conditions.arguments.append(argument)
    }

    func fetch(_ db: Database) throws -> Int {
      let arguments = StatementArguments(conditions.arguments)
      return try Int.fetchOne(db, sql: sql + conditions.clause, arguments: arguments) ?? 0
    }
  }

  /// A statement that reads rows.
  private struct RowRequest: Sendable {
    let sql: String
    let arguments: [DatabaseValue]

    func fetch(_ db: Database) throws -> [Row] {
      try Row.fetchAll(db, sql: sql, arguments: StatementArguments(arguments))
    }
  }

  private struct Conditions: Sendable {
    var texts: [String] = []
    var arguments: [DatabaseValue] = []

    var clause: String { texts.isEmpty ? "" : " WHERE " + texts.joined(separator: " AND ") }
  }

  private func countRequest(_ query: TableQuery) -> CountRequest {
    let (conditions, words) = (filters(query), Self.pattern(query.search))
    // The full-text table counts its rows without the rows of the table.
    if let search, let words, conditions.texts.isEmpty {
      let name = search.quotedSQLName
      return CountRequest(
        sql: "SELECT COUNT(*) FROM \(name)",
        conditions: Conditions(texts: ["\(name) MATCH ?"], arguments: [words.databaseValue]))
    }
    return CountRequest(
      sql: "SELECT COUNT(*) FROM \(table.quotedSQLName)",
      conditions: allConditions(query))
  }

  private func rowRequest(
    _ range: Range<Int>, _ query: TableQuery, _ found: RowidSet? = nil
  ) -> RowRequest {
    let name = table.quotedSQLName
    let conditions = allConditions(query)
    let order = order(query)
    // The inner statement reads an index only, also for the rows that it skips.
    let places = """
      SELECT rowid FROM \(rowsInSteps(found))\(conditions.clause) ORDER BY \(order) LIMIT ? OFFSET ?
      """
    return RowRequest(
      sql: "SELECT * FROM \(name) WHERE rowid IN (\(places)) ORDER BY \(order)",
      arguments: conditions.arguments
        + [range.count.databaseValue, range.lowerBound.databaseValue])
  }

  private func filters(_ query: TableQuery) -> Conditions {
    var conditions = Conditions()
    for (name, value) in query.filters.sorted(by: { $0.key.isBefore($1.key) }) {
      guard let column = columns[name] else { continue }
      conditions.texts.append("\(column.quotedSQLName) = ?")
      conditions.arguments.append(value.databaseValue)
    }
    return conditions
  }

  private func allConditions(_ query: TableQuery) -> Conditions {
    var conditions = filters(query)
    if let search, let words = Self.pattern(query.search) {
      let name = search.quotedSQLName
      conditions.texts.append("rowid IN (SELECT rowid FROM \(name) WHERE \(name) MATCH ?)")
      conditions.arguments.append(words.databaseValue)
    }
    return conditions
  }

  /// The terms of `ORDER BY`. The rowid decides between equal rows in the direction of the first column, as in its index.
  private func order(_ query: TableQuery, isReversed: Bool = false) -> String {
    let known = query.order.compactMap { order in
      columns[order.column].map { ($0.quotedSQLName, order.isDescending != isReversed) }
    }
    let terms = known + [("rowid", known.first?.1 ?? isReversed)]
    return terms.map { $0.0 + ($0.1 ? " DESC" : "") }.joined(separator: ", ")
  }

  /// The most words of a search.
  private static var wordLimit: Int { 16 }

  /// The words of a text as a pattern of FTS5, each as the beginning of a word; `nil` for a text without words.
  private static func pattern(_ text: String) -> String? {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.value == 0 }
    let terms = words.prefix(wordLimit).map { word in
      var term = "\""
      for scalar in word {
        if scalar == "\"" { term += "\"" }
        term.unicodeScalars.append(scalar)
      }
      return term + "\"*"
    }
    return terms.isEmpty ? nil : terms.joined(separator: " ")
  }
}

extension String {
  /// The name of a table or column in quotation marks. GRDB's function leaves a quotation mark in a name as it is.
  fileprivate var quotedSQLName: String { "\"" + substituting("\"", with: "\"\"") + "\"" }
}
