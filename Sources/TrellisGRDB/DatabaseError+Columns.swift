public import GRDB

extension DatabaseError {
  /// The columns of the unique index or the primary key that a write violates, without the name of the table; empty for
  /// any other error, and for an index on expressions.
  ///
  /// ```swift
  /// do {
  ///   try await database.write { try employee.save($0) }
  /// } catch let error as DatabaseError where error.uniqueColumns == ["email"] {
  ///   takenEmail = employee.email
  /// }
  /// ```
  ///
  /// Source: the messages of SQLite, such as `UNIQUE constraint failed: employee.email, employee.shop`.
  public var uniqueColumns: [String] {
    switch extendedResultCode {
    case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY: break
    default: return []
    }
    let prefix = "UNIQUE constraint failed: ".utf8
    guard let message, message.utf8.starts(with: prefix),
      !message.utf8.dropFirst(prefix.count).starts(with: "index '".utf8)
    else { return [] }
    return message.utf8.dropFirst(prefix.count).split(separator: UInt8(ascii: ",")).map { name in
      let column = name.split(separator: UInt8(ascii: ".")).last ?? name
      return String(decoding: column.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
  }
}
