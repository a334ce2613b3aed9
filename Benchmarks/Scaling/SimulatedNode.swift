import SessionSupport
import TrellisServer
import TrellisSessions

/// A request at a server.
final class Turn {
  enum Operation {
    case load
    case takeOver(SavedState)
    case commit(SessionIncrement)
  }

  enum Result {
    case loaded(SavedState?)
    case taken(SavedState?)
    case committed
    case refused(SessionStoreError)
    case failure
  }

  struct Answer {
    var batches: [DeliveryQueue.Batch]
    var isReset: Bool
    var done: UInt64
  }

  let tab: Int
  let attempt: Int32
  let node: Int
  let epoch: Int
  /// The number of the first event, the number of events, and the number of the last applied batch.
  let first: UInt64
  let count: Int
  let acknowledged: UInt64
  var operation = Operation.load
  /// The attempts to take the session over.
  var tries = 0
  /// The response; `nil` for 503.
  var answer: Answer?

  init(
    tab: Int, attempt: Int32, node: Int, epoch: Int, first: UInt64, count: Int, acknowledged: UInt64
  ) {
    self.tab = tab
    self.attempt = attempt
    self.node = node
    self.epoch = epoch
    self.first = first
    self.count = count
    self.acknowledged = acknowledged
  }
}

/// A server with its sessions in memory.
final class SimulatedNode {
  let number: Int
  let stores: [SharedSessions.Node]
  var sessions: [Int: SimulatedSession] = [:]
  /// The number of starts: what an earlier process began does not go on.
  private(set) var epoch = 0
  private(set) var isUp = true
  var isDraining = false
  var pausedUntil = 0
  /// The time until which operations of the engines, or their answers, are lost.
  var splitUntil = 0
  /// The time at which a processor is free.
  var free = 0

  init(_ number: Int, stores: [SharedSessions.Node]) {
    self.number = number
    self.stores = stores
  }

  /// The store of a session: sessions are divided between the engines by their names.
  func store(of tab: Int) -> SharedSessions.Node { stores[tab % stores.count] }

  /// Ends the process.
  ///
  /// - Returns: the requests that wait for another one.
  func stop() -> [Turn] {
    let waiting = sessions.values.flatMap(\.waiting).sorted { $0.tab < $1.tab }
    sessions = [:]
    isUp = false
    pausedUntil = 0
    return waiting
  }

  /// Starts a process, unless one runs: two ends may overlap.
  func start() {
    guard !isUp else { return }
    epoch += 1
    isUp = true
    isDraining = false
    free = 0
  }

  /// Ends a session of which a notice tells that another server has it, as `Session.lose(to:)`.
  func lose(_ tab: Int, to version: UInt64) {
    guard let session = sessions[tab], session.firstVersion < version else { return }
    if session.isBusy { session.isLost = true } else { sessions[tab] = nil }
  }
}
