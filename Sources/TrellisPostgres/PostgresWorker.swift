import Foundation

/// The thread of the connection: connects, does the operations of the queue in groups, and receives notifications.
struct PostgresWorker: Sendable {
  typealias Instant = ContinuousClock.Instant

  let url: String
  let context: PostgresOperation.Context
  let queue: PostgresQueue

  /// The pause before the second attempt to connect; it doubles up to the last one.
  private static let firstPause = Duration.milliseconds(50)
  private static let longestPause = Duration.seconds(5)

  /// The channel for notifications to the store with the name `owner`.
  static func channel(of owner: String) -> String { "trellis_session_" + owner }

  func start() {
    let thread = Thread { run() }
    thread.name = "trellis-postgres"
    thread.start()
  }

  private func run() {
    var pause = Self.firstPause
    while !queue.isClosed {
      do {
        let connection = try PostgresConnection(
          url, channel: Self.channel(of: context.owner), timeLimit: queue.timeLimit, wait: wait)
        queue.didConnect()
        pause = Self.firstPause
        while !queue.isClosed { try work(connection) }
      } catch {
        let lost = error as? PostgresConnection.Lost
        queue.didDisconnect(lost?.reason ?? "\(error)")
        sleep(pause * Double.random(in: 0.5...1))
        pause = min(pause * 2, Self.longestPause)
      }
    }
    // The store has ended, so nobody waits.
    queue.didDisconnect("the store is closed")
  }

  private func sleep(_ duration: Duration) {
    let end = Instant.now + duration
    while !queue.isClosed, Instant.now < end {
      _ = queue.signal.wait(for: -1, 0, milliseconds: 20, consuming: false)
      queue.expire()
    }
  }

  /// Waits for the connection, at most until `deadline`.
  private func wait(_ descriptor: Int32, _ events: Int32, _ deadline: Instant) throws {
    while !queue.signal.wait(for: descriptor, events, milliseconds: 100, consuming: false) {
      queue.expire()
      if queue.isClosed { throw PostgresConnection.Lost(reason: "the store is closed") }
      if Instant.now >= deadline {
        throw PostgresConnection.Lost(
          reason: "the server has not answered within \(queue.timeLimit)")
      }
    }
  }

  // MARK: Work

  private func work(_ connection: PostgresConnection) throws {
    let group = queue.takeGroup()
    if group.isEmpty {
      let isReadable = queue.signal.wait(
        for: connection.descriptor, pollIn, milliseconds: -1, consuming: true)
      queue.notify(try connection.notifications(reading: isReadable))
      return
    }
    do { try run(group, connection) } catch {
      // An operation without an answer is repeated: the second time it has no other effect. A take-over that has had its effect
      // is then refused, and the server reads the session again.
      queue.putBack(group)
      throw error
    }
    queue.notify(try connection.notifications(reading: false))
  }

  /// Does the operations: all commits in one transaction, each other operation in its own, which holds one row only.
  ///
  /// - Throws: ``PostgresConnection/Lost``; no operation has been answered.
  private func run(_ group: [PostgresQueue.Waiting], _ connection: PostgresConnection) throws {
    // All servers take rows in the same order, so that none waits for another one that waits for it.
    let commits = group.indices.filter { group[$0].isCommit }
      .sorted { group[$0].operation.name < group[$1].operation.name }
    let others = group.indices.filter { !group[$0].isCommit }.map { [$0] }
    var outcomes = try run(
      (commits.isEmpty ? [] : [commits]) + others, of: group, connection)
    // One statement fails all of its transaction: each is repeated on its own.
    if commits.count > 1, case .failure(.refused) = outcomes[commits[0]] {
      try outcomes.merge(run(commits.map { [$0] }, of: group, connection)) { $1 }
    }
    for (index, waiting) in group.enumerated() {
      if let outcome = outcomes[index] { waiting.continuation.resume(with: outcome) }
    }
  }

  /// Runs transactions, each with the operations at its positions in `group`.
  ///
  /// - Returns: the rows, or the failure, of the operation at each position.
  private func run(
    _ transactions: [[Int]], of group: [PostgresQueue.Waiting], _ connection: PostgresConnection
  ) throws -> [Int: Result<[PostgresRows], PostgresError>] {
    let calls = transactions.map { $0.map { group[$0].operation.calls(in: context) } }
    let results = try connection.run(
      calls.map { $0.flatMap(\.self) }, until: .now + queue.timeLimit)
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
}

extension PostgresQueue.Waiting {
  fileprivate var isCommit: Bool { if case .commit = operation { true } else { false } }
}
