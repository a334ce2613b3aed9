import CPostgres
import Foundation
import TrellisSessions

/// One connection to the server, with prepared statements, in the pipeline mode of libpq.
///
/// All calls are on one thread. None waits beyond its deadline, except for the resolution of the host's name.
final class PostgresConnection: EngineConnection {
  let context: EngineContext
  private let handle: OpaquePointer
  private let wait: Wait

  /// Connects, makes the tables if they are missing, and prepares the statements.
  ///
  /// - Throws: `EngineLost` or ``PostgresError``.
  init(_ url: String, _ context: EngineContext, wait: @escaping Wait) throws {
    // Entries before the address are defaults for it.
    let options = [
      "fallback_application_name": "trellis", "client_encoding": "UTF8", "dbname": url,
    ]
    let keys = ["fallback_application_name", "client_encoding", "dbname"]
    let handle = withCStrings(keys) { names in
      withCStrings(keys.map { options[$0] ?? "" }) { PQconnectStartParams(names, $0, 1) }
    }
    guard let handle else { throw EngineLost(reason: "there is no memory for a connection") }
    self.handle = handle
    self.context = context
    self.wait = wait
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    let deadline = Instant.now + context.timeLimit
    try connect(until: deadline)
    let milliseconds = max(1, Int(context.timeLimit / .milliseconds(1)))
    try run(
      """
      SET statement_timeout = \(milliseconds); SET lock_timeout = \(max(1, milliseconds / 2));
      SET client_min_messages = error; SET default_transaction_isolation = 'read committed'
      """, until: deadline)
    if PQserverVersion(handle) >= 170_000 {
      try run("SET transaction_timeout = \(milliseconds)", until: deadline)
    }
    try makeTables(until: deadline)
    for statement in PostgresStatement.allCases {
      guard PQsendPrepare(handle, statement.rawValue, statement.sql, 0, nil) == 1 else {
        throw lost()
      }
      _ = try results(until: deadline)
    }
    try run(
      "LISTEN trellis_session_\(context.owner); LISTEN \(PostgresTables.messages)", until: deadline)
    guard PQenterPipelineMode(handle) == 1 else { throw lost() }
  }

  deinit { PQfinish(handle) }

  /// The descriptor that becomes readable when a notification arrives or the connection ends.
  var descriptor: Int32 { PQsocket(handle) }

  private func connect(until deadline: Instant) throws {
    guard PQstatus(handle) != CONNECTION_BAD else { throw lost() }
    var phase = PGRES_POLLING_WRITING
    while phase != PGRES_POLLING_OK {
      guard phase != PGRES_POLLING_FAILED else { throw lost() }
      try wait(
        descriptor, phase == PGRES_POLLING_WRITING ? Int32(POLLOUT) : Int32(POLLIN), deadline)
      phase = PQconnectPoll(handle)
    }
    guard PQsetnonblocking(handle, 1) == 0 else { throw lost() }
  }

  private func makeTables(until deadline: Instant) throws {
    func version() throws -> Int? {
      guard try rows(PostgresTables.find, until: deadline).truth(0, 0) else { return nil }
      return try rows(PostgresTables.readVersion, until: deadline).number(0, 0).map(Int.init)
    }
    var present = try version() ?? 0
    if present < PostgresTables.version {
      // Servers that start at the same time make the tables one after the other.
      try run("BEGIN; SELECT pg_advisory_xact_lock(\(PostgresTables.lock))", until: deadline)
      try run(PostgresTables.makeVersion, until: deadline)
      present = try version() ?? 0
      for migration in PostgresTables.migrations.dropFirst(present) {
        try run(migration, until: deadline)
      }
      try run(
        "\(PostgresTables.setVersion(max(present, PostgresTables.version))); COMMIT",
        until: deadline)
    }
    guard present <= PostgresTables.version else {
      throw PostgresError.newerTables(version: present)
    }
  }

  // MARK: Groups

  /// Runs each unit as one transaction; all units are sent before the first answer.
  ///
  /// - Returns: the rows of each statement, or the reason for which the unit has no effect.
  /// - Throws: `EngineLost`; the units may have had their effects.
  func run(
    _ units: [[PostgresCall]], until deadline: Instant
  ) throws -> [Result<[PostgresRows], PostgresError>] {
    for unit in units {
      for call in unit { try send(call) }
      guard PQpipelineSync(handle) == 1 else { throw lost() }
    }
    return try units.map { _ in try unitResult(until: deadline) }
  }

  private func send(_ call: PostgresCall) throws {
    let encoded = call.parameters.map(\.encoded)
    let bytes = encoded.flatMap { $0?.bytes ?? [] }
    let lengths = encoded.map { Int32($0?.bytes.count ?? 0) }
    let formats = encoded.map { $0?.isBinary == true ? 1 : 0 as Int32 }
    // An empty array has no address, and NULL would be the value.
    let isSent = (bytes + [0]).withUnsafeBufferPointer { buffer in
      var offset = 0
      let values = encoded.map { value -> UnsafePointer<CChar>? in
        guard let value, let base = buffer.baseAddress else { return nil }
        defer { offset += value.bytes.count }
        return UnsafeRawPointer(base + offset).assumingMemoryBound(to: CChar.self)
      }
      return PQsendQueryPrepared(
        handle, call.statement.rawValue, Int32(values.count), values, lengths, formats, 1)
    }
    guard isSent == 1 else { throw lost() }
  }

  private func unitResult(
    until deadline: Instant
  ) throws -> Result<[PostgresRows], PostgresError> {
    var rows: [PostgresRows] = []
    var failure: PostgresError?
    var isRepeated = false
    while true {
      guard let result = try next(until: deadline) else {
        // The end of a statement; two ends after each other cannot be.
        guard !isRepeated else { throw lost() }
        isRepeated = true
        continue
      }
      defer { PQclear(result) }
      isRepeated = false
      switch PQresultStatus(result) {
      case PGRES_PIPELINE_SYNC: return failure.map { .failure($0) } ?? .success(rows)
      case PGRES_PIPELINE_ABORTED: break
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: rows.append(PostgresRows(result))
      default: failure = try failure ?? refusal(result)
      }
    }
  }

  // MARK: Single statements

  private func run(_ script: String, until deadline: Instant) throws {
    guard PQsendQuery(handle, script) == 1 else { throw lost() }
    _ = try results(until: deadline)
  }

  private func rows(_ query: String, until deadline: Instant) throws -> PostgresRows {
    guard PQsendQueryParams(handle, query, 0, nil, nil, nil, nil, 1) == 1 else { throw lost() }
    guard let rows = try results(until: deadline).last else { throw lost() }
    return rows
  }

  private func results(until deadline: Instant) throws -> [PostgresRows] {
    var rows: [PostgresRows] = []
    var failure: PostgresError?
    while let result = try next(until: deadline) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: rows.append(PostgresRows(result))
      default: failure = try failure ?? refusal(result)
      }
    }
    if let failure { throw failure }
    return rows
  }

  // MARK: Waiting

  /// The next result; `nil` at the end of a statement.
  private func next(until deadline: Instant) throws -> OpaquePointer? {
    var isFlushed = false
    while true {
      if !isFlushed {
        let rest = PQflush(handle)
        guard rest >= 0 else { throw lost() }
        isFlushed = rest == 0
      }
      if isFlushed, PQisBusy(handle) == 0 { return PQgetResult(handle) }
      // Answers are read while statements are sent, so that neither side waits for the other.
      try wait(descriptor, Int32(isFlushed ? POLLIN : POLLIN | POLLOUT), deadline)
      try consume()
    }
  }

  private func consume() throws {
    guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw lost() }
  }

  func notices(reading isReadable: Bool) throws -> [EngineNotice] {
    if isReadable { try consume() }
    var found: [EngineNotice] = []
    while let notification = PQnotifies(handle) {
      defer { PQfreemem(notification) }
      guard let channel = notification.pointee.relname, let text = notification.pointee.extra
      else { continue }
      let payload = String(cString: text)
      if String(cString: channel).utf8.elementsEqual(PostgresTables.messages.utf8) {
        if let message = try message(payload) { found.append(message) }
      } else {
        found.append(.takeover(payload))
      }
    }
    return found
  }

  // MARK: Errors

  /// The reason of a failed statement.
  ///
  /// - Throws: `EngineLost` if the server ends the connection, or cannot write, as after a change of the primary server.
  private func refusal(_ result: OpaquePointer) throws -> PostgresError {
    func field(_ letter: Unicode.Scalar) -> String {
      PQresultErrorField(result, Int32(letter.value)).map { String(cString: $0) } ?? ""
    }
    // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which Swift does not import.
    let (code, message) = (field("C"), field("M"))
    if PQstatus(handle) == CONNECTION_BAD || code.isEmpty { throw lost() }
    if code.utf8.starts(with: "57P".utf8) || code == "25006" { throw EngineLost(reason: message) }
    return .refused(code: code, message: message)
  }

  private func lost() -> EngineLost {
    let message = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return EngineLost(reason: line.isEmpty ? "the connection has failed" : line)
  }
}

/// Calls `body` with an array of C strings that ends with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let bytes = texts.flatMap { Array($0.utf8CString) }
  return bytes.withUnsafeBufferPointer { buffer in
    var offset = 0
    let pointers = texts.map { text -> UnsafePointer<CChar>? in
      defer { offset += text.utf8CString.count }
      return buffer.baseAddress.map { $0 + offset }
    }
    return body(pointers + [nil])
  }
}
