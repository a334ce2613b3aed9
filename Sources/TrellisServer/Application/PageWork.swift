import Synchronization
import TrellisBase
import TrellisComponents
import TrellisHTTP

/// The asynchronous work of a page: subscriptions, timers and asynchronous functions.
///
/// Each has a *receiver*, a function that runs in turns of the session. Messages, ticks and results reach it by the
/// page's mailbox.
///
/// - Invariant: after ``end()`` there is no receiver, and none is added.
final class PageWork {
  typealias Receiver = (any Sendable) throws -> Void

  private struct Entry {
    let receive: Receiver
    /// The name of the page's method, for failures of the receiver.
    let event: String
    /// Ends the subscription, timer or function.
    var cancel: (@Sendable () -> Void)?
  }

  let mailbox = Mailbox()
  /// The thread account of the timers.
  private let account: ThreadPool.Account
  private let startTimer: Session.StartTimer
  /// The address group to which asynchronous functions are charged.
  let client: AddressGroup
  private var entries: [Int: Entry] = [:]
  private var lastKey = 0
  private(set) var isEnded = false

  init(
    account: ThreadPool.Account, client: AddressGroup, startTimer: @escaping Session.StartTimer
  ) {
    self.account = account
    self.client = client
    self.startTimer = startTimer
  }

  /// The number of subscriptions, timers and functions that have not ended.
  var count: Int { entries.count }

  // MARK: Beginning

  /// Calls `body` with each message of `topic` until ``end()``.
  func subscribe<Message: Sendable>(
    _ topic: Topic<Message>, _ body: @escaping (Message) throws -> Void
  ) {
    let key = addReceiver("subscribe") { message in
      if let message = message as? Message { try body(message) }
    }
    guard let key else { return }
    entries[key]?.cancel = topic.subscribe { [mailbox] message in
      mailbox.post { try $0.work.receive(message, by: key) }
    }
  }

  /// Calls `body` every `interval` until ``end()``; skips a call while the previous one waits or runs.
  ///
  /// - Parameter interval: at least 10 ms; a shorter interval is a programmer error, and `body` is never called.
  func every(_ interval: Duration, _ body: @escaping () throws -> Void) {
    guard require(interval >= .milliseconds(10), "An interval of \(interval) is too short") else {
      return
    }
    let tick = Tick()
    let key = addReceiver("every") { _ in
      defer { tick.end() }
      try body()
    }
    guard let key else { return }
    // The first interval begins now, not when the task starts.
    start(key, on: account) { [mailbox, startTimer, first = startTimer(interval)] in
      var intervalEnd = first
      while !Task.isCancelled {
        try await intervalEnd()
        intervalEnd = startTimer(interval)
        if tick.begin() { mailbox.post { try $0.work.receive(key, by: key) } }
      }
    }
  }

  /// Calls `body` once, `delay` from now, unless ``end()`` is called before.
  func after(_ delay: Duration, _ body: @escaping () throws -> Void) {
    guard let key = addReceiver("after", { _ in try body() }) else { return }
    start(key, on: account) { [mailbox, end = startTimer(delay)] in
      try await end()
      mailbox.post { try $0.work.receive(key, by: key, isLast: true) }
    }
  }

  /// Runs `work` on the work threads, then `body` with its result.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then body: @escaping (Result<Value, any Error>) throws -> Void
  ) {
    let key = addReceiver("perform") { result in
      if let result = result as? Result<Value, any Error> { try body(result) }
    }
    guard let key else { return }
    start(key, on: ThreadPool.work.account(of: client)) { [mailbox] in
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      mailbox.post { try $0.work.receive(result, by: key, isLast: true) }
    }
  }

  /// - Returns: `nil` after ``end()``.
  private func addReceiver(_ event: String, _ receive: @escaping Receiver) -> Int? {
    guard !isEnded else { return nil }
    lastKey += 1
    entries[lastKey] = Entry(receive: receive, event: event)
    return lastKey
  }

  private func start(
    _ key: Int, on account: ThreadPool.Account, _ body: @escaping @Sendable () async throws -> Void
  ) {
    let task = Task(executorPreference: account, operation: body)
    entries[key]?.cancel = { task.cancel() }
  }

  // MARK: Receiving

  private func receive(_ value: any Sendable, by key: Int, isLast: Bool = false) throws {
    let entry = isLast ? entries.removeValue(forKey: key) : entries[key]
    guard let entry else { return }
    do {
      try entry.receive(value)
    } catch {
      throw HandlerFailure(error, event: entry.event)
    }
  }

  /// Cancels all subscriptions, timers and functions, and closes the mailbox.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    mailbox.close()
    let ended = entries.values
    entries = [:]
    for entry in ended { entry.cancel?() }
  }
}

/// Whether a call of a timer is outstanding: it waits for a turn or runs.
private final class Tick: Sendable {
  private let isOutstanding = Atomic(false)

  /// - Returns: whether no call was outstanding; the caller must then post one.
  func begin() -> Bool { !isOutstanding.exchange(true, ordering: .relaxed) }

  func end() { isOutstanding.store(false, ordering: .relaxed) }
}
