import Foundation
import GRDB
import Testing
import TrellisControls
import TrellisGRDB

struct SQLTableSourceTests {
  private struct Item: Codable, FetchableRecord, Identifiable, Sendable {
    var id: Int64
    var kind: String
    var size: Int
    var name: String
  }

  private let database: DatabaseQueue

  /// 1,000 items of five kinds, with sizes from 0 to 99, and names.
  init() throws {
    database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE "it""em" (id INTEGER PRIMARY KEY, kind TEXT, size INTEGER, name TEXT);
          CREATE INDEX bySize ON "it""em" (size);
          CREATE INDEX byKind ON "it""em" (kind, size);
          CREATE VIRTUAL TABLE words USING fts5(name, content = '');
          """)
      for id in 1...1_000 {
        let name = "Part \(id) of \(id % 3 == 0 ? "brass" : "copper \"wire\"")"
        try db.execute(
          sql: "INSERT INTO \"it\"\"em\" VALUES (?, ?, ?, ?)",
          arguments: [id, ["a", "b", "c", "d", "e"][id % 5], id * 37 % 100, name])
        try db.execute(
          sql: "INSERT INTO words (rowid, name) VALUES (?, ?)", arguments: [id, name])
      }
    }
  }

  private var source: SQLTableSource<Item> {
    SQLTableSource(
      database, table: "it\"em", columns: ["kind": "kind", "size": "size"], search: "words")
  }

  private func all() throws -> [Item] {
    try database.read { try Item.fetchAll($0, sql: "SELECT * FROM \"it\"\"em\" ORDER BY id") }
  }

  @Test func rowsAreInTheOrderOfTheirRowids() async throws {
    #expect(try await source.count(of: TableQuery()) == 1_000)
    #expect(try await source.rows(500..<503, of: TableQuery()).map(\.id) == [501, 502, 503])
    #expect(try await source.rows(998..<1_100, of: TableQuery()).map(\.id) == [999, 1_000])
    #expect(try await source.rows(5_000..<5_100, of: TableQuery()).isEmpty)
  }

  /// Each order has each row once, in pages of any size.
  @Test(arguments: ["size", "-size", "kind,size", "-kind,-size", "-kind,size"], [7, 100, 1_000])
  func pagesOfAnOrderHaveEachRowOnce(orders: String, size: Int) async throws {
    let query = TableQuery(
      order: orders.split(separator: ",").compactMap { TableOrder(String($0)) })
    var found: [Item] = []
    for try await rows in source.chunks(of: query, size: size) { found += rows }
    #expect(Set(found.map(\.id)).count == 1_000 && found.count == 1_000)
    for (first, second) in zip(found, found.dropFirst()) {
      let difference = query.order.lazy.map { order in
        let one = order.column == "size" ? String(format: "%03d", first.size) : first.kind
        let other = order.column == "size" ? String(format: "%03d", second.size) : second.kind
        return one == other ? 0 : (one < other) != order.isDescending ? -1 : 1
      }.first { $0 != 0 }
      #expect(difference ?? -1 == -1, "\(first) before \(second)")
    }
  }

  @Test func rowsAreFiltered() async throws {
    let query = TableQuery(order: [TableOrder("-size")!], filters: ["kind": "b"])
    let expected = try all().filter { $0.kind == "b" }
    #expect(try await source.count(of: query) == expected.count)
    let rows = try await source.rows(0..<10, of: query)
    #expect(rows.allSatisfy { $0.kind == "b" })
    #expect(rows.map(\.size) == Array(expected.map(\.size).sorted(by: >).prefix(10)))
  }

  @Test func wordsAreFoundByTheirBeginnings() async throws {
    #expect(try await source.count(of: TableQuery(search: "bra")) == 333)
    #expect(try await source.count(of: TableQuery(search: "  COP  wir ")) == 667)
    let query = TableQuery(order: [TableOrder("size")!], search: "brass 99")
    let found = try await source.rows(0..<10, of: query)
    #expect(Set(found.map(\.id)) == [99, 990, 993, 996, 999])
    #expect(found.map(\.size) == found.map(\.size).sorted())
    #expect(try await source.count(of: query) == 5)
    let filtered = TableQuery(search: "brass", filters: ["kind": "a"])
    let expected = try all().count { $0.kind == "a" && $0.id % 3 == 0 }
    #expect(try await source.count(of: filtered) == expected)
  }

  /// Many found rows are read from the index of the order, few by their rowids: both in the order, each once.
  @Test(
    arguments: ["", "size", "-size", "kind,size", "-kind,size"],
    ["brass", "part", "1", "17", "999"])
  func foundRowsAreInTheOrder(orders: String, search: String) async throws {
    for filters in [[:], ["kind": "b"]] {
      let all = TableQuery(
        order: orders.split(separator: ",").compactMap { TableOrder(String($0)) }, filters: filters)
      var query = all
      query.search = search
      let source = source
      let expected = try await source.rows(0..<1_000, of: all).filter { item in
        item.name.split(separator: " ").contains {
          $0.hasPrefix(search) || $0 == "Part" && search == "part"
        }
      }.map(\.id)
      #expect(try await source.count(of: query) == expected.count)
      for start in [0, 1, expected.count / 2, max(expected.count - 30, 0), expected.count + 9] {
        let rows = try await source.rows(start..<start + 25, of: query)
        #expect(rows.map(\.id) == Array(expected.dropFirst(start).prefix(25)))
      }
      #expect(try await source.rows(0..<1_000, of: query).map(\.id) == expected)
    }
  }

  @Test func aSearchAfterAWriteFindsTheNewRows() async throws {
    let source = source
    let query = TableQuery(order: [TableOrder("size")!], search: "brass", filters: ["kind": "a"])
    let before = try await source.count(of: query)
    #expect(try await source.count(of: query) == before)
    try await database.write { db in
      try db.execute(sql: "INSERT INTO \"it\"\"em\" VALUES (1001, 'a', -1, 'Brass')")
      try db.execute(sql: "INSERT INTO words (rowid, name) VALUES (1001, 'Brass')")
    }
    #expect(try await source.count(of: query) == before + 1)
    #expect(try await source.rows(0..<1, of: query).map(\.id) == [1_001])
  }

  /// The connections of a pool see the writes of the other one.
  @Test func aSearchOfAPoolFindsTheNewRows() async throws {
    let path = NSTemporaryDirectory() + "found-\(UUID().uuidString).sqlite"
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let pool = try DatabasePool(path: path)
    try database.backup(to: pool)
    let source = SQLTableSource<Item>(
      pool, table: "it\"em", columns: ["size": "size"], search: "words")
    let query = TableQuery(order: [TableOrder("size")!], search: "brass")
    for number in 1...5 {
      #expect(try await source.count(of: query) == 332 + number)
      #expect(try await source.rows(0..<900, of: query).count == 332 + number)
      try await pool.write { db in
        let id = 1_000 + number
        try db.execute(sql: "INSERT INTO \"it\"\"em\" VALUES (\(id), 'a', -1, 'Brass')")
        try db.execute(sql: "INSERT INTO words (rowid, name) VALUES (\(id), 'Brass')")
      }
    }
  }

  @Test func rowidsBeyondTheSetAreFound() async throws {
    for id in [-5, Int64.max] {
      try await database.write { db in
        try db.execute(sql: "INSERT INTO \"it\"\"em\" VALUES (\(id), 'a', 7, 'Zinc')")
        try db.execute(sql: "INSERT INTO words (rowid, name) VALUES (\(id), 'Zinc')")
      }
    }
    let query = TableQuery(order: [TableOrder("size")!], search: "zinc", filters: ["kind": "a"])
    #expect(try await source.count(of: query) == 2)
    #expect(try await source.rows(0..<9, of: query).map(\.id) == [-5, .max])
  }

  @Test(arguments: [
    "\"", "a\" OR \"b", "*", "name:brass", "NEAR(a b)", "'; DROP TABLE words; --", "\u{0}", "-",
    "(", "^",
    String(repeating: "x ", count: 500),
  ])
  func aStrangeSearchIsText(search: String) async throws {
    let query = TableQuery(search: search)
    _ = try await source.count(of: query)
    _ = try await source.rows(0..<10, of: query)
    #expect(try await source.count(of: TableQuery()) == 1_000)
  }

  @Test(arguments: ["name", "size; DROP TABLE words", "rowid", "\"", ""])
  func columnsThatAreNotInTheListAreIgnored(column: String) async throws {
    let query = TableQuery(order: [TableOrder(by: column)], filters: [column: "x"])
    #expect(try await source.rows(0..<2, of: query).map(\.id) == [1, 2])
    #expect(try await source.count(of: query) == 1_000)
  }

  @Test func thePlaceOfAValueIsThatOfItsFirstRow() async throws {
    for query in [
      TableQuery(order: [TableOrder("size")!]), TableQuery(order: [TableOrder("-size")!]),
    ] {
      let place = try await source.place(of: 50, in: query)
      #expect(try await source.rows(place..<place + 1, of: query).first?.size == 50)
      #expect(try await source.rows(place - 1..<place, of: query).first?.size != 50)
    }
    let up = TableQuery(order: [TableOrder("size")!])
    #expect(try await source.place(of: 1_000, in: up) == 1_000)
    #expect(try await source.place(of: 50, in: TableQuery()) == 0)
  }

  @Test func theFirstRowsAreThereAtOnceExceptOfASearch() throws {
    let start = try #require(try source.start(0..<100, of: TableQuery()))
    #expect(start.count == 1_000 && start.rows.count == 100)
    #expect(try source.start(0..<100, of: TableQuery(search: "brass"))?.count == nil)
  }

  @Test func aMissingTableIsAnError() async {
    let source = SQLTableSource<Item>(database, table: "other", columns: [:])
    await #expect(throws: DatabaseError.self) { try await source.count(of: TableQuery()) }
    #expect(throws: DatabaseError.self) { try source.start(0..<1, of: TableQuery()) }
  }

  /// The rows before a page, and the rows of a filter, are read from an index alone.
  @Test(arguments: ["size", "-size", "kind,size"])
  func theRowsBeforeAPageAreReadFromAnIndex(orders: String) throws {
    let terms = orders.split(separator: ",").map { $0.drop { $0 == "-" } }
    let suffix = orders.utf8.first == UInt8(ascii: "-") ? " DESC" : ""
    let order = (terms + ["rowid"]).map { $0 + suffix }.joined(separator: ", ")
    let plan = try database.read { db in
      try Row.fetchAll(
        db,
        sql: "EXPLAIN QUERY PLAN SELECT rowid FROM \"it\"\"em\" ORDER BY \(order) LIMIT 9 OFFSET 9"
      ).map { $0["detail"] as String }
    }
    #expect(plan.allSatisfy { $0.contains("COVERING INDEX") }, "\(plan)")
  }
}
