import Foundation
import TrellisSessions

/// A request of a session to the store.
enum PostgresOperation: Sendable {
  case commit(SessionIncrement)
  case load(id: String, now: Date)
  case takeOver(id: String, version: UInt64)
  case delete(id: String)
  case deleteExpired(now: Date)

  /// The parameters of an increment that depend on the store.
  struct Context: Sendable {
    /// The name of this store among those of all processes.
    let owner: String
    let limits: SessionStoreLimits
  }

  /// A prepared statement with its parameters.
  struct Call {
    let statement: PostgresStatement
    let parameters: [PostgresParameter]
  }

  /// The name of the session; empty for all sessions.
  var name: String {
    switch self {
    case .commit(let increment): increment.id
    case .load(let id, _), .takeOver(let id, _), .delete(let id): id
    case .deleteExpired: ""
    }
  }

  func calls(in context: Context) -> [Call] {
    switch self {
    case .commit(let increment):
      [
        Call(
          statement: increment.isWhole ? .replaceSession : .addChange,
          parameters: [
            .text(increment.id), .text(context.owner), .number(Int64(clamping: increment.version)),
            .bytes(increment.header), increment.change.map { .bytes($0) } ?? .null,
            .real(increment.expiry.timeIntervalSince1970),
            .number(Int64(context.limits.bytesPerSession)),
          ])
      ]
    case .load(let id, let now):
      [Call(statement: .load, parameters: [.text(id), .real(now.timeIntervalSince1970)])]
    case .takeOver(let id, let version):
      [
        Call(
          statement: .takeOver,
          parameters: [.text(id), .text(context.owner), .number(Int64(clamping: version))])
      ]
    case .delete(let id):
      [Call(statement: .delete, parameters: [.text(id), .text(context.owner)])]
    case .deleteExpired(let now):
      [
        Call(statement: .deleteExpired, parameters: [.real(now.timeIntervalSince1970)]),
        Call(statement: .deleteExcess, parameters: [.number(Int64(context.limits.sessions))]),
      ]
    }
  }

  /// The session that a load has found: a row of it, and one of each change.
  static func session(_ rows: PostgresRows) -> StoredSession? {
    guard rows.count > 0, rows.number(0, 0) == 0 else { return nil }
    return StoredSession(
      version: UInt64(clamping: rows.number(0, 1) ?? 0), header: rows.bytes(0, 2) ?? [],
      changes: (1..<rows.count).map { rows.bytes($0, 2) ?? [] })
  }

  /// Checks the row of a commit.
  ///
  /// - Throws: the refusal of the increment.
  static func check(
    _ increment: SessionIncrement, _ row: PostgresRows, _ context: Context
  ) throws {
    // The second is so for an increment whose first answer was lost.
    if row.number(0, 0) ?? 0 > 0 || row.truth(0, 1) { return }
    guard let version = row.number(0, 3), let bytes = row.number(0, 4) else {
      _ = try increment.changeBytes(after: nil, context.limits)
      throw SessionStoreError.superseded
    }
    guard row.truth(0, 2) else { throw SessionStoreError.superseded }
    _ = try increment.changeBytes(
      after: (UInt64(clamping: version), Int(clamping: bytes)), context.limits)
    // The session has changed since the statement began: another server has it.
    throw SessionStoreError.superseded
  }
}
