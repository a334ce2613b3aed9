import Foundation
import Synchronization

/// The operations that wait for the thread of an engine.
final class EngineQueue: Sendable {
  typealias Instant = ContinuousClock.Instant

  struct Waiting: Sendable {
    let operation: EngineOperation
    let deadline: Instant
    let complete: Completion
  }

  typealias Completion = @Sendable (Result<EngineAnswer, any Error>) -> Void
  typealias Listener = @Sendable (NodeMessage) -> Void

  /// The time since which there is no connection.
  private struct Outage {
    let since: Instant
    var reason: String
  }

  private struct State {
    var waiting: [Waiting] = []
    var outage: Outage?
    var isConnected = false
    var isClosed = false
    var groups = 0
    var observer: (@Sendable (String, UInt64) -> Void)?
    var listeners: [String: Listener] = [:]
    /// Listeners that were set while there was a connection, and are not told of it yet.
    var newListeners: [Listener] = []
  }

  /// The maximum number of operations, and the bytes of increments after which no more are added, in one group.
  static let groupLimit = 512
  static let groupBytes = 4 << 20

  let timeLimit: Duration
  let signal: EngineSignal
  private let unavailable: @Sendable (_ reason: String) -> any Error
  private let state = Mutex(State())

  init(
    timeLimit: Duration, unavailable: @escaping @Sendable (_ reason: String) -> any Error
  ) throws {
    self.timeLimit = timeLimit
    self.unavailable = unavailable
    signal = try EngineSignal()
  }

  /// The number of groups that were begun.
  var groups: Int { state.withLock { $0.groups } }
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Does the operation.
  ///
  /// - Throws: the refusal of the engine; that it is not available, at the time limit, or at once if there was no connection
  ///   for so long.
  func run(_ operation: EngineOperation) async throws -> EngineAnswer {
    try await withCheckedThrowingContinuation { continuation in
      add(operation) { continuation.resume(with: $0) }
    }
  }

  /// Adds an operation, whose result `complete` gets, maybe at once.
  func add(_ operation: EngineOperation, complete: @escaping Completion) {
    let now = Instant.now
    let waiting = Waiting(operation: operation, deadline: now + timeLimit, complete: complete)
    let refusal = state.withLock { state -> String? in
      if let outage = state.outage, outage.since + timeLimit <= now { return outage.reason }
      state.waiting.append(waiting)
      return nil
    }
    if let refusal {
      complete(.failure(unavailable(refusal)))
    } else {
      signal.send()
    }
  }

  /// Sets a listener. It is told of a connection that was made before, because messages before this call are missing, too.
  func listen(to name: String, _ receive: @escaping Listener) {
    let isConnected = state.withLock { state in
      state.listeners[name] = receive
      if state.isConnected { state.newListeners.append(receive) }
      return state.isConnected
    }
    if isConnected { signal.send() }
  }

  func observe(_ body: @escaping @Sendable (String, UInt64) -> Void) {
    state.withLock { $0.observer = body }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    signal.send()
  }

  // MARK: For the thread of the engine

  /// Takes the operations of the next group, after new listeners were told of the connection.
  func takeGroup() -> [Waiting] {
    let (group, newListeners) = state.withLock { state in
      var (count, bytes) = (0, 0)
      while count < min(state.waiting.count, Self.groupLimit), bytes < Self.groupBytes {
        bytes += state.waiting[count].operation.byteCount
        count += 1
      }
      let group = Array(state.waiting.prefix(count))
      state.waiting.removeFirst(count)
      if count > 0 { state.groups += 1 }
      defer { state.newListeners = [] }
      return (group, state.newListeners)
    }
    for receive in newListeners { receive(.gap) }
    return group
  }

  /// Puts operations without an answer before the others.
  func putBack(_ group: [Waiting]) {
    state.withLock { $0.waiting.insert(contentsOf: group, at: 0) }
  }

  func didConnect() {
    let listeners = state.withLock { state in
      state.outage = nil
      state.isConnected = true
      return Array(state.listeners.values)
    }
    for receive in listeners { receive(.gap) }
  }

  func didDisconnect(_ reason: String) {
    state.withLock { state in
      state.isConnected = false
      state.newListeners = []
      if state.outage == nil { state.outage = Outage(since: .now, reason: reason) }
      state.outage?.reason = reason
    }
    expire()
  }

  /// Fails the operations whose time is over, and all if there was no connection for the time limit or the queue is closed.
  func expire() {
    let now = Instant.now
    let (expired, reason) = state.withLock { state in
      let isOver =
        state.isClosed || state.outage.map { $0.since + timeLimit <= now } ?? false
      let expired = state.waiting.filter { isOver || $0.deadline <= now }
      if !expired.isEmpty { state.waiting.removeAll { isOver || $0.deadline <= now } }
      return (expired, state.outage?.reason ?? "the server has not answered within \(timeLimit)")
    }
    for waiting in expired { waiting.complete(.failure(unavailable(reason))) }
  }

  /// Calls the observer and the listeners.
  func notify(_ notices: [EngineNotice]) {
    for notice in notices {
      switch notice {
      case .takeover(let text):
        let words = text.split(separator: " ")
        guard words.count == 2, let version = UInt64(words[1]) else { continue }
        state.withLock { $0.observer }?(String(words[0]), version)
      case .message(let bytes, let name):
        state.withLock { $0.listeners[name] }?(.bytes(bytes))
      }
    }
  }
}
