import TrellisServer
import TrellisSessions

/// A server's handling of a request, as `SessionManager.find` and `Session` do it.
extension Simulation {
  private static let tries = 3

  func begin(_ turn: Turn) throws {
    let node = nodes[turn.node]
    if let session = node.sessions[turn.tab] {
      if session.isBusy {
        session.waiting.append(turn)
        return
      }
      // As `Session.wasTakenOver`.
      let knowsTab =
        turn.acknowledged <= session.queue.last && turn.first <= session.sequence.done + 1
      if knowsTab { return try handle(turn, session) }
    }
    let session = SimulatedSession(nil, version: 0)
    session.isBusy = true
    node.sessions[turn.tab] = session
    perform(.load, turn, after: 0)
  }

  /// Has a processor compute for `duration`, then sends an operation to the engine.
  private func perform(_ operation: Turn.Operation, _ turn: Turn, after duration: Int) {
    turn.operation = operation
    schedule(.leave(turn), in: computing(turn, duration))
  }

  private func computing(_ turn: Turn, _ duration: Int) -> Int {
    let node = nodes[turn.node]
    node.free = max(node.free, now) + duration / options.processors
    return node.free - now + duration - duration / options.processors
  }

  /// Applies the new events of a request.
  private func handle(_ turn: Turn, _ session: SimulatedSession) throws {
    session.isBusy = true
    guard session.queue.acknowledge(turn.acknowledged) == .accepted,
      case .perform(let range) = session.sequence.admit(first: turn.first, count: turn.count)
    else { throw SimulationChecks.Violation("tab \(turn.tab): a server has less than its tab") }
    for index in range {
      let number = turn.first + UInt64(index)
      session.sequence.begin(number)
      session.count += 1
      try checks.effect(turn.tab, number, now)
    }
    if session.rendered != session.count, !session.queue.isBlocked {
      var operations: [UInt8] = []
      operations.append(session.count)
      session.queue.enqueue(operations)
      session.rendered = session.count
    }
    var answer = Turn.Answer(batches: [], isReset: false, done: session.sequence.done)
    switch session.queue.deliver(after: turn.acknowledged, now: moment) {
    case .nothing: break
    case .batches(let batches): answer.batches = batches
    case .reset:
      var operations: [UInt8] = []
      operations.append(session.count)
      let number = session.queue.beginReset(of: operations.count, now: moment)
      session.rendered = session.count
      answer.batches = [DeliveryQueue.Batch(number: number, operations: operations)]
      answer.isReset = true
      checks.figures.add(.resets, now)
    }
    turn.answer = answer
    guard session.isDue else { return try finish(turn, session, after: options.eventTime) }
    perform(
      .commit(session.increment(of: "s\(turn.tab)")), turn, after: options.eventTime * range.count)
  }

  /// Goes on with the answer of an engine.
  func receive(_ result: Turn.Result, _ turn: Turn) throws {
    guard let session = nodes[turn.node].sessions[turn.tab] else {
      throw SimulationChecks.Violation("tab \(turn.tab): its session was removed in a turn")
    }
    switch result {
    case .loaded(let saved):
      guard let saved else { throw SimulationChecks.Violation("tab \(turn.tab): no session") }
      perform(.takeOver(saved), turn, after: 0)
    case .taken(let saved?):
      try restore(saved, turn, session.waiting)
    case .taken(nil):
      turn.tries += 1
      if turn.tries < Self.tries { return perform(.load, turn, after: 0) }
      turn.answer = nil
      try lose(turn, session, repeats: false)
    case .committed:
      session.didCommit()
      try finish(turn, session, after: 0)
    case .refused(.incomplete):
      session.version -= 1
      perform(.commit(session.increment(of: "s\(turn.tab)")), turn, after: 0)
    case .refused:
      turn.tries += 1
      turn.answer = nil
      try lose(turn, session, repeats: turn.tries < Self.tries)
    case .failure:
      turn.answer = nil
      // A session that is not restored is not kept; another one commits at the next request (`Failure.refuse`).
      if case .commit = turn.operation { return try finish(turn, session, after: 0) }
      try lose(turn, session, repeats: false)
    }
  }

  /// Makes the page of a session that this server has taken over.
  private func restore(_ saved: SavedState, _ turn: Turn, _ waiting: [Turn]) throws {
    let session = SimulatedSession(
      saved, acknowledged: min(turn.acknowledged, saved.numbers.last), version: saved.version + 1)
    session.waiting = waiting
    if !saved.numbers.continues(after: turn.acknowledged, event: turn.first) {
      session.queue.demandReset()
    }
    nodes[turn.node].sessions[turn.tab] = session
    // The build delays the requests that follow, and this one's commit.
    nodes[turn.node].free = max(nodes[turn.node].free, now) + options.buildTime / options.processors
    try handle(turn, session)
  }

  /// Ends a session that another server has; the request is begun again or answered with 503.
  private func lose(_ turn: Turn, _ session: SimulatedSession, repeats: Bool) throws {
    nodes[turn.node].sessions[turn.tab] = nil
    if repeats { try begin(turn) } else { schedule(.reply(turn), in: 500) }
    for other in session.waiting { try begin(other) }
  }

  /// Sends the response, and begins the next request of the session.
  private func finish(_ turn: Turn, _ session: SimulatedSession, after duration: Int) throws {
    schedule(.reply(turn), in: computing(turn, duration) + 500 + time(mean: 500))
    session.isBusy = false
    let waiting = session.waiting
    session.waiting = []
    if session.isLost { nodes[turn.node].sessions[turn.tab] = nil }
    for other in waiting { try begin(other) }
  }
}
