/// What the parent of workers does next. It has no processes and no clock, so that tests can give it any events.
struct WorkerPlan {
  typealias Instant = ContinuousClock.Instant

  enum Event: Equatable {
    case listens(Int)
    /// The process of a worker has ended, with a text such as `signal 4`.
    case ended(Int, String, isSuccess: Bool)
    /// The pause before the start of a worker is over.
    case due(Int)
    /// The time limit of a start of a worker is over, or of an earlier start of it.
    case late(Int)
    /// A signal asks for new processes of all workers, one after the other.
    case renew
    /// A signal asks for the end.
    case stop
  }

  enum Action: Equatable {
    /// Starts the worker, which is ``Event/late(_:)`` after ``startLimit``.
    case start(Int)
    /// Sends the worker SIGTERM, or SIGKILL.
    case end(Int, isForced: Bool)
    /// Lets a worker begin or end to accept the connections of a group that is not its own.
    case accept(Int, group: Int, Bool)
    case pause(Int, Duration)
    case report(String)
    /// All workers listen for the first time.
    case announce
    /// All workers have ended.
    case finish(isSuccess: Bool)
  }

  private enum Phase { case starting, listening, renewing, pausing, ended }

  private struct Slot {
    var phase = Phase.starting
    var started: Instant
    var failures = 0
    /// The worker that accepts the connections of this one while it does not listen.
    var substitute: Int?
  }

  static let firstPause = Duration.milliseconds(100)
  static let longestPause = Duration.seconds(10)
  /// The time after which a worker that does not listen is ended. The services of an application may take long to start.
  static let startLimit = Duration.seconds(120)
  /// A worker that ran for this time has no failures before.
  static let steady = Duration.seconds(60)

  private var slots: [Slot]
  private let hasGroups: Bool
  private var isAnnounced = false
  private var isStopping = false
  private var isSuccess = true
  /// The workers that get new processes.
  private var renewals: [Int] = []

  private let startLimit: Duration

  /// - Parameters:
  ///   - count: the number of workers; the caller starts all of them after this.
  ///   - hasGroups: whether each worker has sockets of its own.
  init(count: Int, hasGroups: Bool, startLimit: Duration = Self.startLimit, now: Instant) {
    self.startLimit = startLimit
    slots = (0..<count).map { _ in Slot(started: now) }
    self.hasGroups = hasGroups
  }

  mutating func handle(_ event: Event, now: Instant) -> [Action] {
    var actions: [Action] = []
    switch event {
    case .listens(let index):
      guard slots[index].phase == .starting else { break }
      slots[index].phase = .listening
      if !isAnnounced, slots.allSatisfy({ $0.phase == .listening }) {
        isAnnounced = true
        actions.append(.announce)
      }
    case .ended(let index, let text, let succeeded):
      actions += didEnd(index, text, succeeded, now)
    case .due(let index):
      if !isStopping, slots[index].phase == .pausing { actions.append(start(index, now)) }
    case .late(let index):
      let slot = slots[index]
      guard slot.phase == .starting, slot.started.duration(to: now) >= startLimit else { break }
      actions += [
        .report("Worker \(index + 1) does not listen after \(startLimit), and is ended"),
        .end(index, isForced: true),
      ]
    case .renew:
      if !isStopping { renewals = Array(slots.indices) }
    case .stop:
      actions += stop(isForced: isStopping)
    }
    if !isStopping {
      actions += renewNext()
      actions += substitute()
    }
    return actions
  }

  private mutating func start(_ index: Int, _ now: Instant) -> Action {
    slots[index].phase = .starting
    slots[index].started = now
    return .start(index)
  }

  private mutating func stop(isForced: Bool) -> [Action] {
    isStopping = true
    for index in slots.indices where slots[index].phase == .pausing { slots[index].phase = .ended }
    let running = slots.indices.filter { slots[$0].phase != .ended }
    if running.isEmpty { return [.finish(isSuccess: isSuccess)] }
    return running.map { .end($0, isForced: isForced) }
  }

  private mutating func didEnd(
    _ index: Int, _ text: String, _ succeeded: Bool, _ now: Instant
  ) -> [Action] {
    let former = slots[index].phase
    slots[index].phase = .ended
    // The system forgets what a process accepts when it ends.
    for other in slots.indices where slots[other].substitute == index {
      slots[other].substitute = nil
    }
    if isStopping {
      if !succeeded { isSuccess = false }
      return slots.allSatisfy { $0.phase == .ended } ? [.finish(isSuccess: isSuccess)] : []
    }
    if former == .renewing, succeeded { return [start(index, now)] }
    guard isAnnounced else {
      // What keeps one worker from its first start would keep each of them.
      isSuccess = false
      let report = Action.report("A worker has ended before it listened (\(text))")
      return [report] + stop(isForced: false)
    }
    let slot = slots[index]
    let failures = slot.started.duration(to: now) >= Self.steady ? 0 : slot.failures
    let pause = min(Self.firstPause * (1 << min(failures, 7)), Self.longestPause)
    slots[index].failures = failures + 1
    slots[index].phase = .pausing
    return [
      .report("Worker \(index + 1) has ended (\(text)), and is started again after \(pause)"),
      .pause(index, pause),
    ]
  }

  /// Ends the next worker that gets a new process, while all others listen.
  private mutating func renewNext() -> [Action] {
    guard let next = renewals.first, slots.allSatisfy({ $0.phase == .listening }) else { return [] }
    renewals.removeFirst()
    slots[next].phase = .renewing
    return [.end(next, isForced: false)]
  }

  /// Gives each worker that does not listen a substitute that does, so that no connection waits for it.
  private mutating func substitute() -> [Action] {
    guard hasGroups, isAnnounced else { return [] }
    var actions: [Action] = []
    for index in slots.indices {
      let listens = slots[index].phase == .listening
      if let present = slots[index].substitute {
        // One that no longer listens closes its sockets.
        guard listens || slots[present].phase != .listening else { continue }
        if slots[present].phase == .listening {
          actions.append(.accept(present, group: index, false))
        }
        slots[index].substitute = nil
      }
      guard !listens else { continue }
      let others = (1..<slots.count).map { (index + $0) % slots.count }
      guard let other = others.first(where: { slots[$0].phase == .listening }) else { continue }
      slots[index].substitute = other
      actions.append(.accept(other, group: index, true))
    }
    return actions
  }
}
