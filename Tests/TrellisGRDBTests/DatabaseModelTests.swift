import Foundation
import GRDB
import Testing
import TrellisComponents
import TrellisTesting
import TrellisViews

@testable import TrellisGRDB

struct DatabaseModelTests {
  private struct Broken: Error {}

  private func database() throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
      try db.execute(sql: "CREATE TABLE other (id INTEGER PRIMARY KEY)")
    }
    return database
  }

  private static func texts(_ db: Database) throws -> [String] {
    try String.fetchAll(db, sql: "SELECT text FROM note ORDER BY id")
  }

  private func add(_ text: String, to database: some DatabaseWriter) throws {
    try database.write {
      try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text])
    }
  }

  @Test func aQueueHasTheNewValueWhenAWriteReturns() throws {
    let database = try database()
    try add("first", to: database)
    let notes = try DatabaseModel(database, Self.texts)
    #expect(notes.value == ["first"])
    for number in 0..<100 {
      try add("\(number)", to: database)
      #expect(notes.value.count == number + 2)
    }
  }

  @Test func aValueThatIsRolledBackIsNotShown() throws {
    let database = try database()
    let notes = try DatabaseModel(database, Self.texts)
    #expect(throws: Broken.self) {
      try database.write { db in
        try db.execute(sql: "INSERT INTO note (text) VALUES ('lost')")
        throw Broken()
      }
    }
    #expect(notes.value.isEmpty)
  }

  @Test func textsThatDifferInCodePointsAreDifferent() throws {
    let database = try database()
    try add("caf\u{E9}", to: database)
    let notes = try DatabaseModel(database, Self.texts)
    try database.write {
      try $0.execute(sql: "UPDATE note SET text = ?", arguments: ["cafe\u{301}"])
    }
    #expect(notes.value[0].unicodeScalars.count == 5)
  }

  @Test func aViewFollowsTheDatabase() throws {
    let database = try database()
    let notes = try DatabaseModel(database, Self.texts)
    let (first, second) = (TestPage { Notes(notes: notes) }, TestPage { Notes(notes: notes) })
    try add("Buy milk", to: database)
    for page in [first, second] {
      page.settle()
      #expect(page.texts == ["Buy milk"])
    }
  }

  @Test func aViewThatReadsAPartIsEvaluatedForThatPart() throws {
    let database = try database()
    let notes = try DatabaseModel(database, Self.texts)
    let page = TestPage { Count(notes: notes) }
    try add("a", to: database)
    page.settle()
    #expect(page.texts == ["1"])
    try database.write { try $0.execute(sql: "UPDATE note SET text = 'b'") }
    page.settle()
    #expect(page.texts == ["1"] && notes.value == ["b"])
  }

  @Test func aFailedReadIsVisibleAndTheObservationGoesOn() async throws {
    let database = try database()
    let notes = try DatabaseModel(database, pause: .zero) { db in
      let texts = try Self.texts(db)
      if texts.last == "bad" { throw Broken() }
      return texts
    }
    let page = TestPage { Failure(notes: notes) }
    #expect(page.texts == ["fine"])
    try add("bad", to: database)
    page.settle()
    #expect(page.texts == ["broken"] && notes.value.isEmpty)
    try await database.write { try $0.execute(sql: "UPDATE note SET text = 'good'") }
    while notes.failure != nil { await Task.yield() }
    #expect(notes.value == ["good"])
  }

  @Test func aModelOfAMissingTableIsNotMade() throws {
    let database = try database()
    #expect(throws: DatabaseError.self) {
      try DatabaseModel(database) { try Int.fetchOne($0, sql: "SELECT count(*) FROM missing") }
    }
  }

  @Test func aModelThatIsReleasedReadsNoMore() throws {
    let database = try database()
    let reads = Reads()
    var notes: DatabaseModel<[String]>? = try DatabaseModel(database) { db in
      reads.count()
      return try Self.texts(db)
    }
    try add("a", to: database)
    let before = reads.value
    #expect(notes?.value == ["a"])
    notes = nil
    try add("b", to: database)
    #expect(reads.value == before)
  }

  @Test func changesOfOtherTablesAreNotRead() throws {
    let database = try database()
    let reads = Reads()
    let notes = try DatabaseModel(database) { db in
      reads.count()
      return try Self.texts(db)
    }
    let before = reads.value
    try database.write { try $0.execute(sql: "INSERT INTO other DEFAULT VALUES") }
    #expect(reads.value == before && notes.value.isEmpty)
  }

  @Test func aPoolFollows() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pool = try DatabasePool(path: folder.appendingPathComponent("notes.sqlite").path)
    try await pool.write {
      try $0.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)")
    }
    let notes = try DatabaseModel(pool, Self.texts)
    for number in 0..<20 { try add("\(number)", to: pool) }
    while notes.value.count < 20 { await Task.yield() }
    #expect(notes.value == (0..<20).map { "\($0)" })
  }
}

private struct Notes: View {
  let notes: DatabaseModel<[String]>
  var body: some View { ForEach(notes.value, id: \.self) { Text($0) } }
}

private struct Count: View {
  let notes: DatabaseModel<[String]>
  var body: some View { Text("\(notes[\.count])") }
}

private struct Failure: View {
  let notes: DatabaseModel<[String]>
  var body: some View { Text(notes.failure == nil ? "fine" : "broken") }
}

/// A counter of several threads.
private final class Reads: Sendable {
  private let total = SharedModel(0)
  var value: Int { total.value }
  func count() { total.update { $0 += 1 } }
}
