import Foundation
import GRDB
import TrellisGRDB
import TrellisPasswords

/// The employee already works at the time of the shift.
struct Overlap: Error { let name: String }

/// The database of the cafés.
final class Store: Sendable {
  let database: DatabaseQueue
  let plan: DatabaseModel<Plan>

  /// - Parameter path: the file of the database; `nil` for one in memory.
  init(path: String?) throws {
    database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
    var migrator = DatabaseMigrator()
    for name in ["Tables", "SampleData"] {
      migrator.registerMigration(name) { db in
        let file = Bundle.module.bundleURL.appending(path: name + ".sql")
        try db.execute(sql: String(contentsOf: file, encoding: .utf8))
      }
    }
    try migrator.migrate(database)
    let first = Day.today.monday + Plan.weeks.lowerBound * 7
    plan = try DatabaseModel(database) { db in
      Plan(
        shops: try Shop.order(Column("id")).fetchAll(db),
        staff: try Employee.order(Column("name")).fetchAll(db),
        shifts: try Shift.filter(Column("day") >= first).order(Column("day"), Column("start"))
          .fetchAll(db))
    }
  }

  /// Stores a new or a changed shift, unless its employee works at that time.
  func save(_ shift: Shift) throws {
    try database.write { db in
      let others = Shift.filter(Column("employee") == shift.employee && Column("day") == shift.day)
      if try others.fetchAll(db).contains(where: shift.overlaps) {
        throw Overlap(name: try Employee.fetchOne(db, key: shift.employee)?.name ?? "")
      }
      try shift.save(db)
    }
  }

  func delete(_ shift: Shift) throws { _ = try database.write { try shift.delete($0) } }

  func employee(_ id: String) async throws -> Employee? {
    try await database.read { try Employee.fetchOne($0, key: id) }
  }

  /// The employee with this address and password.
  func employee(email: String, password: String) async throws -> Employee? {
    let employee = try await database.read { try Employee.fetchOne($0, key: ["email": email]) }
    let hash = employee.map { PasswordHash($0.password) }
    return await PasswordHash.verify(password, hash) ? employee : nil
  }

  func save(_ employee: Employee) async throws {
    try await database.write { try employee.save($0) }
  }
}
