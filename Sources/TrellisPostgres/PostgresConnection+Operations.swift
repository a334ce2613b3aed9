import Foundation
import TrellisSessions

/// A prepared statement with its parameters.
struct PostgresCall {
  let statement: PostgresStatement
  let parameters: [PostgresParameter]

  init(_ statement: PostgresStatement, _ parameters: PostgresParameter...) {
    self.statement = statement
    self.parameters = parameters
  }
}

extension PostgresConnection {
  /// Does the operations: all commits in one transaction, each other operation in its own, which holds one row only.
  func run(
    _ group: [EngineOperation], until deadline: Instant
  ) throws -> [Result<EngineAnswer, any Error>] {
    // All servers take rows in the same order, so that none waits for another one that waits for it.
    let commits = group.indices.filter { group[$0].isCommit }
      .sorted { group[$0].name < group[$1].name }
    let others = group.indices.filter { !group[$0].isCommit }.map { [$0] }
    var outcomes = try run(
      (commits.isEmpty ? [] : [commits]) + others, of: group, until: deadline)
    // One statement fails all of its transaction: each is repeated on its own.
    if commits.count > 1, case .failure(.refused) = outcomes[commits[0]] {
      try outcomes.merge(run(commits.map { [$0] }, of: group, until: deadline)) { $1 }
    }
    return try zip(group.indices, group).map { index, operation in
      guard let outcome = outcomes[index] else {
        throw EngineLost(reason: "an operation has no answer")
      }
      return Result { try answer(operation, outcome.get()) }
    }
  }

  /// Runs transactions, each with the operations at its positions in `group`.
  ///
  /// - Returns: the rows, or the failure, of the operation at each position.
  private func run(
    _ transactions: [[Int]], of group: [EngineOperation], until deadline: Instant
  ) throws -> [Int: Result<[PostgresRows], PostgresError>] {
    let calls = transactions.map { $0.map { self.calls(group[$0]) } }
    let results = try run(calls.map { $0.flatMap(\.self) }, until: deadline)
    var outcomes: [Int: Result<[PostgresRows], PostgresError>] = [:]
    for ((positions, calls), result) in zip(zip(transactions, calls), results) {
      var offset = 0
      for (position, calls) in zip(positions, calls) {
        let range = offset..<offset + calls.count
        outcomes[position] = result.map { Array($0[range]) }
        offset = range.upperBound
      }
    }
    return outcomes
  }

  private func calls(_ operation: EngineOperation) -> [PostgresCall] {
    switch operation {
    case .commit(let increment):
      [
        PostgresCall(
          increment.isWhole ? .replaceSession : .addChange,
          .text(increment.id), .text(context.owner), .number(Int64(clamping: increment.version)),
          .bytes(increment.header), increment.change.map { .bytes($0) } ?? .null,
          .real(increment.expiry.timeIntervalSince1970),
          .number(Int64(context.limits.bytesPerSession)))
      ]
    case .load(let id, let now):
      [PostgresCall(.load, .text(id), .real(now.timeIntervalSince1970))]
    case .takeOver(let id, let version):
      [
        PostgresCall(
          .takeOver, .text(id), .text(context.owner), .number(Int64(clamping: version)))
      ]
    case .delete(let id): [PostgresCall(.delete, .text(id), .text(context.owner))]
    case .deleteExpired(let now):
      [
        PostgresCall(.deleteExpired, .real(now.timeIntervalSince1970)),
        PostgresCall(.deleteExcess, .number(Int64(context.limits.sessions))),
        PostgresCall(.deleteMessages),
      ]
    case .publish(let message, let name):
      [
        message.count <= PostgresTables.payloadBytes
          ? PostgresCall(.publish, .text(name), .text(Data(message).base64EncodedString()))
          : PostgresCall(.publishRow, .text(name), .bytes(message))
      ]
    }
  }

  /// The answer in the rows of the calls of `operation`.
  ///
  /// - Throws: the refusal of an increment.
  private func answer(
    _ operation: EngineOperation, _ rows: [PostgresRows]
  ) throws -> EngineAnswer {
    switch operation {
    case .commit(let increment):
      let row = rows[0]
      let isKept = row.number(0, 0) ?? 0 > 0
      var commit = EngineCommit(
        isKept: isKept, isRepeated: row.truth(0, 1), isOwn: row.truth(0, 2))
      if let version = row.number(0, 3), let bytes = row.number(0, 4) {
        commit.stored = (UInt64(clamping: version), Int(clamping: bytes))
      }
      try commit.check(increment, context.limits)
      return .done
    case .load: return .session(session(rows[0]))
    case .takeOver: return .takeOver(rows[0].count > 0)
    case .delete, .publish: return .done
    case .deleteExpired: return .removal(0)
    }
  }

  // MARK: Messages

  /// The message of a payload; `nil` for another text, and for a row that was removed because it is old.
  func message(_ payload: String) throws -> EngineNotice? {
    let words = payload.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    let name = String(words[0])
    guard words[1].utf8.first == 35 else {
      return Data(base64Encoded: String(words[1])).map { .message(Array($0), to: name) }
    }
    guard let row = Int64(words[1].dropFirst()) else { return nil }
    let rows = try run(
      [[PostgresCall(.readMessage, .number(row))]], until: .now + context.timeLimit)
    guard case .success(let found) = rows[0] else { return nil }
    return found[0].bytes(0, 0).map { .message($0, to: name) }
  }

  /// The session that a load has found: a row of it, and one of each change.
  private func session(_ rows: PostgresRows) -> StoredSession? {
    guard rows.count > 0, rows.number(0, 0) == 0 else { return nil }
    return StoredSession(
      version: UInt64(clamping: rows.number(0, 1) ?? 0), header: rows.bytes(0, 2) ?? [],
      changes: (1..<rows.count).map { rows.bytes($0, 2) ?? [] })
  }
}
