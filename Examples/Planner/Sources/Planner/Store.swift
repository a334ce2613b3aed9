import Foundation
import GRDB
import Synchronization
import Trellis
import TrellisGRDB
import TrellisPasswords

/// A reason for which a change is refused.
enum Refusal: Error {
  case overlap(name: String)
  case takenEmail
  case noPhoto
}

/// The database of the cafés.
final class Store: Sendable {
  let database: DatabaseQueue
  let plan: DatabaseModel<Plan>
  /// The folder of the photos.
  private let photos: URL

  /// - Parameter path: the file of the database; `nil` for one in memory.
  init(path: String?) async throws {
    database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
    photos =
      path.map { URL(fileURLWithPath: $0 + "-photos") }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    try Self.migrator.migrate(database)
    try await SampleData.insert(into: database)
    let first = Day.today.monday + Plan.weeks.lowerBound * 7
    plan = try DatabaseModel(database) { db in
      Plan(
        shops: try Shop.order(Column("id")).fetchAll(db),
        staff: try Employee.order(Column("name")).fetchAll(db),
        shifts: try Shift.filter(Column("day") >= first).order(Column("day"), Column("start"))
          .fetchAll(db))
    }
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("tables") { db in
      try db.create(table: "shop") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
      }
      try db.create(table: "employee") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("email", .text).notNull().unique().collate(.nocase)
        table.column("role", .text).notNull()
        table.column("shop", .integer).notNull().references("shop")
        table.column("photo", .text)
        table.column("password", .text).notNull().defaults(to: "")
      }
      try db.create(table: "shift") { table in
        table.primaryKey("id", .text)
        table.column("employee", .text).notNull().references("employee", onDelete: .cascade)
        table.column("shop", .integer).notNull().references("shop")
        table.column("day", .integer).notNull().indexed()
        table.column("start", .integer).notNull()
        table.column("length", .integer).notNull()
      }
    }
    return migrator
  }

  // MARK: Shifts

  /// Stores a new or a changed shift, unless its employee works at that time.
  func save(_ shift: Shift) throws {
    try database.write { db in
      let others = Shift.filter(Column("employee") == shift.employee && Column("day") == shift.day)
      if try others.fetchAll(db).contains(where: shift.overlaps) {
        throw Refusal.overlap(name: try Employee.fetchOne(db, key: shift.employee)?.name ?? "")
      }
      try shift.save(db)
    }
  }

  func delete(_ shift: Shift) throws { _ = try database.write { try shift.delete($0) } }

  // MARK: Employees

  func employee(_ id: String) async throws -> Employee? {
    try await database.read { try Employee.fetchOne($0, key: id) }
  }

  /// The employee with this address and password.
  func employee(email: String, password: String) async throws -> Employee? {
    let hash = try await database.read {
      try String.fetchOne(
        $0, sql: "SELECT password FROM employee WHERE email = ?", arguments: [email])
    }
    guard await PasswordHash.verify(password, hash.map { PasswordHash($0) }) else { return nil }
    return try await database.read { try Employee.filter(Column("email") == email).fetchOne($0) }
  }

  /// Stores an employee, and a new password if it is not empty.
  func save(_ employee: Employee, password: String) async throws {
    let hash = password.isEmpty ? nil : try await PasswordHash.make(password).text
    do {
      try await database.write { db in
        try employee.save(db)
        guard let hash else { return }
        try db.execute(
          sql: "UPDATE employee SET password = ? WHERE id = ?", arguments: [hash, employee.id])
      }
    } catch let error as DatabaseError where error.uniqueColumns == ["email"] {
      throw Refusal.takenEmail
    }
  }

  // MARK: Photos

  /// Copies an uploaded picture, and returns its name. The kind of the picture is that of its content, not of its name.
  func keepPhoto(_ file: UploadedFile) throws -> String {
    guard let url = file.url, let start = try FileHandle(forReadingFrom: url).read(upToCount: 4)
    else { throw Refusal.noPhoto }
    let kinds: [(String, [UInt8])] = [
      ("jpg", [0xFF, 0xD8, 0xFF]), ("png", [0x89, 0x50, 0x4E, 0x47]),
    ]
    guard let kind = kinds.first(where: { start.starts(with: $0.1) })?.0 else {
      throw Refusal.noPhoto
    }
    let name = "\(UUID().uuidString).\(kind)"
    try FileManager.default.copyItem(at: url, to: photos.appendingPathComponent(name))
    return name
  }

  /// The path of a photo that an employee has.
  func photoPath(_ name: String) async throws -> String {
    let isKnown = try await database.read {
      try !Employee.filter(Column("photo") == name).isEmpty($0)
    }
    guard isKnown else { throw PageNotFound() }
    return photos.appendingPathComponent(name).path
  }
}

/// Opens the store at its first use.
final class StoreBox: Sendable {
  private let opening = Mutex<Task<Store, any Error>?>(nil)

  func open(_ path: String?) async throws -> Store {
    try await opening.withLock { opening in
      let task = opening ?? Task { try await Store(path: path) }
      opening = task
      return task
    }.value
  }
}
