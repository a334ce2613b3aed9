import GRDB
import Testing
import TrellisGRDB

struct DatabaseErrorTests {
  private func columns(_ sql: String) throws -> [String] {
    let database = try DatabaseQueue()
    return try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE "my table" (
            id INTEGER PRIMARY KEY, email TEXT UNIQUE, day INT, shop INT, name TEXT NOT NULL);
          CREATE UNIQUE INDEX both ON "my table" (day, shop);
          CREATE UNIQUE INDEX lower_name ON "my table" (lower(name));
          INSERT INTO "my table" VALUES (1, 'a@b', 1, 1, 'Ada');
          """)
      do {
        try db.execute(sql: "INSERT INTO \"my table\" VALUES " + sql)
      } catch let error as DatabaseError {
        return error.uniqueColumns
      }
      return ["none"]
    }
  }

  @Test func theColumnsOfAUniqueIndexAreNamed() throws {
    #expect(try columns("(2, 'a@b', 2, 1, 'Bob')") == ["email"])
    #expect(try columns("(2, 'c@d', 1, 1, 'Bob')") == ["day", "shop"])
    #expect(try columns("(1, 'c@d', 2, 1, 'Bob')") == ["id"])
  }

  @Test func otherErrorsNameNoColumns() throws {
    #expect(try columns("(2, 'c@d', 2, 1, 'ADA')").isEmpty)
    #expect(try columns("(2, 'c@d', 2, 1, NULL)").isEmpty)
    #expect(try columns("(2, 'c@d'").isEmpty)
    #expect(
      DatabaseError(resultCode: .SQLITE_BUSY, message: "UNIQUE constraint failed: a.b")
        .uniqueColumns.isEmpty)
    #expect(DatabaseError(resultCode: .SQLITE_CONSTRAINT_UNIQUE).uniqueColumns.isEmpty)
  }
}
