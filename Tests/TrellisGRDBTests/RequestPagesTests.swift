import GRDB
import Testing
import TrellisGRDB

struct RequestPagesTests {
  private struct Item: Codable, FetchableRecord, PersistableRecord {
    var id: Int
  }

  private func page(_ number: Int, size: Int, of count: Int) throws -> ([Int], pages: Int) {
    let database = try DatabaseQueue()
    return try database.write { db in
      try db.execute(sql: "CREATE TABLE item (id INTEGER PRIMARY KEY)")
      for id in 0..<count { try Item(id: id).insert(db) }
      let (rows, pages) = try Item.order(Column("id").desc).fetchPage(db, number, size: size)
      return (rows.map(\.id), pages)
    }
  }

  @Test func aPageHasItsRowsInOrder() throws {
    #expect(try page(1, size: 2, of: 5) == ([4, 3], pages: 3))
    #expect(try page(3, size: 2, of: 5) == ([0], pages: 3))
    #expect(try page(2, size: 2, of: 4) == ([1, 0], pages: 2))
  }

  @Test(arguments: [0, -9, Int.min, 4, Int.max])
  func aNumberOutsideOfThePagesIsTheNearestPage(number: Int) throws {
    #expect(try page(number, size: 2, of: 5) == (number < 1 ? [4, 3] : [0], pages: 3))
  }

  @Test func aRequestWithoutRowsHasOneEmptyPage() throws {
    #expect(try page(2, size: 20, of: 0) == ([], pages: 1))
    #expect(try page(1, size: 0, of: 2) == ([1], pages: 2))
  }
}
