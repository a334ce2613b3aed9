import Foundation
import SessionSupport
import TestSupport
import TrellisServer
import TrellisSessions

/// Tabs, servers and engines in virtual time, with random faults. Times are in microseconds; the same options give the same
/// run.
final class Simulation {
  struct Options {
    var seed: UInt64 = 1
    var tabs = 1000
    var nodes = 5
    var engines = 1
    /// The time in which tabs click and faults begin.
    var seconds = 20
    /// The mean time between two clicks of one tab.
    var clickSeconds = 5.0
    /// The percentage of the requests that go to the server of the last answer, if it is in use.
    var sticky = 0
    /// The number of crashes, pauses, splits and slow times, of each kind.
    var faults = 4
    /// The processors of a server, and their time for an event and for the load and build of a page.
    var processors = 2
    var eventTime = 70
    var buildTime = 1000
    /// The time of an engine for one operation.
    var engineTime = 50
  }

  enum Fault { case crash, pause, split, slow, drain, stop, start }

  /// What happens at a time.
  enum Step {
    case click
    case fault(Fault, Int)
    case send(tab: Int, attempt: Int32)
    case expire(tab: Int, attempt: Int32)
    /// A request is at its server; its operation leaves, is executed, and is answered; its response is at the tab.
    case arrive(Turn)
    case leave(Turn)
    case execute(Turn, slow: Int)
    case result(Turn, Turn.Result)
    case reply(Turn)
    case notice(node: Int, tab: Int, version: UInt64)
  }

  let options: Options
  var random: SeededGenerator
  private(set) var now = 0
  private var steps: TimeQueue<Step>
  var tabs: [SimulatedTab]
  let nodes: [SimulatedNode]
  private let notices = NoticeList()
  /// The times at which each engine is free, and at which its disk is fast again.
  private var engineFree: [Int]
  private var slowUntil: [Int]
  var checks: SimulationChecks
  private let start = Moment.now

  init(_ options: Options) {
    self.options = options
    random = SeededGenerator(seed: options.seed)
    steps = TimeQueue()
    tabs = Array(repeating: SimulatedTab(), count: options.tabs)
    let engines = (0..<options.engines).map { _ in SharedSessions() }
    nodes = (0..<options.nodes).map { number in
      SimulatedNode(number, stores: engines.map { $0.makeNode() })
    }
    engineFree = Array(repeating: 0, count: options.engines)
    slowUntil = engineFree
    checks = SimulationChecks(tabs: options.tabs)
    for node in nodes {
      for store in node.stores {
        store.observeTakeovers { [notices, number = node.number] in
          notices.add(node: number, $0, $1)
        }
      }
    }
  }

  /// The time for the buckets of `DeliveryQueue`.
  var moment: Moment { start.advanced(by: .microseconds(now)) }

  func schedule(_ step: Step, in delay: Int) { steps.add(step, at: now + delay) }

  /// A random time with the mean `mean`.
  func time(mean: Double) -> Int {
    -Int(mean * Double.random(in: .leastNonzeroMagnitude..<1, using: &random).logarithm)
  }

  // MARK: The run

  /// Runs until each click is answered.
  ///
  /// - Throws: ``SimulationChecks/Violation``.
  func run() async throws {
    for tab in tabs.indices {
      let node = nodes[random.below(nodes.count)]
      let session = SimulatedSession(nil, version: 0)
      node.sessions[tab] = session
      try await node.store(of: tab).commit(session.increment(of: "s\(tab)"))
      session.didCommit()
      checks.created(tab, node.number)
      tabs[tab].node = Int32(node.number)
    }
    planFaults()
    schedule(.click, in: 0)
    while let (time, step) = steps.next() {
      now = time
      guard now < (options.seconds + 600) * 1_000_000 else {
        throw SimulationChecks.Violation("a click has no answer after 600 s")
      }
      try await perform(step)
    }
    for tab in tabs.indices {
      guard let stored = try await nodes[0].store(of: tab).load("s\(tab)", now: .distantPast) else {
        throw SimulationChecks.Violation("tab \(tab): no stored session")
      }
      try checks.ended(tab, tabs[tab], SavedState(stored))
    }
    checks.figures.end = now
  }

  private func perform(_ step: Step) async throws {
    switch step {
    case .click: click()
    case .fault(let fault, let target): begin(fault, target)
    case .send(let tab, let attempt): if tabs[tab].attempt == attempt { send(tab) }
    case .expire(let tab, let attempt):
      guard tabs[tab].attempt == attempt, tabs[tab].since != nil else { return }
      checks.figures.add(.expired, now)
      fail(tab, attempt, in: 0)
    case .arrive(let turn): if isAwake(turn, step) { try begin(turn) }
    case .leave(let turn): if isAwake(turn, step) { leave(turn) }
    case .result(let turn, let result): if isAwake(turn, step) { try receive(result, turn) }
    case .execute(let turn, let slow): try await execute(turn, slow)
    case .reply(let turn): try answer(turn)
    case .notice(let number, let tab, let version):
      let node = nodes[number]
      if now < node.pausedUntil {
        return schedule(step, in: node.pausedUntil - now)
      }
      node.lose(tab, to: version)
    }
  }

  /// Whether the server of `turn` can go on with it: otherwise the step is repeated after the pause, or the connection ends.
  private func isAwake(_ turn: Turn, _ step: Step) -> Bool {
    let node = nodes[turn.node]
    guard node.isUp, node.epoch == turn.epoch else {
      fail(turn.tab, turn.attempt, in: 0)
      return false
    }
    guard now < node.pausedUntil else { return true }
    schedule(step, in: node.pausedUntil - now)
    return false
  }

  // MARK: Engines

  private func leave(_ turn: Turn) {
    let engine = turn.tab % options.engines
    engineFree[engine] = max(engineFree[engine], now) + options.engineTime
    var latency = engineFree[engine] - now + 300 + time(mean: 700)
    if now < slowUntil[engine] { latency += min(time(mean: 300_000), 3_000_000) }
    guard now < nodes[turn.node].splitUntil else {
      return schedule(.execute(turn, slow: latency / 4), in: latency)
    }
    // There is no connection, or the operation or its answer is lost: then the server waits for `SessionStorage.timeLimit`.
    let isConnected = random.chance(50)
    if isConnected, random.chance(50) { schedule(.execute(turn, slow: -1), in: latency) }
    checks.figures.add(.failures, now)
    schedule(.result(turn, .failure), in: isConnected ? 5_000_000 : 1000)
  }

  /// - Parameter slow: the time of the answer; negative if it is lost.
  private func execute(_ turn: Turn, _ slow: Int) async throws {
    let store = nodes[turn.node].store(of: turn.tab)
    let id = "s\(turn.tab)"
    let result: Turn.Result
    switch turn.operation {
    case .load:
      let saved = try await store.load(id, now: .distantPast).map(SavedState.init)
      if let saved { try checks.loaded(turn.tab, tabs[turn.tab], saved) }
      result = .loaded(saved)
    case .takeOver(let saved):
      let isTaken = try await store.takeOver(id, version: saved.version)
      if isTaken { try checks.accepted(turn.tab, saved.version + 1, turn.node, isTakeOver: true) }
      checks.figures.add(isTaken ? .takeOvers : .refusedTakeOvers, now)
      result = .taken(isTaken ? saved : nil)
    case .commit(let increment):
      do {
        try await store.commit(increment)
        try checks.accepted(turn.tab, increment.version, turn.node, isTakeOver: false)
        checks.figures.add(.commits, now)
        result = .committed
      } catch let error as SessionStoreError {
        checks.figures.add(.refusedCommits, now)
        result = .refused(error)
      }
    }
    for (node, tab, version) in notices.take() where !random.chance(10) {
      let delay = random.chance(10) ? time(mean: 3_000_000) : 1000
      schedule(.notice(node: node, tab: tab, version: version), in: delay)
    }
    if slow >= 0 { schedule(.result(turn, result), in: slow) }
  }

  // MARK: Faults

  private func planFaults() {
    let period = options.seconds * 1_000_000
    for _ in 0..<options.faults {
      for fault in [Fault.crash, .pause, .split, .slow] {
        let target = random.below(fault == .slow ? options.engines : nodes.count)
        schedule(.fault(fault, target), in: period / 20 + random.below(period * 8 / 10))
      }
    }
    // One server after the other is replaced, in the second half.
    for node in nodes.indices {
      let time = period / 2 + period * 4 / 10 * node / nodes.count
      schedule(.fault(.drain, node), in: time)
      schedule(.fault(.stop, node), in: time + 2_000_000)
    }
  }

  private func begin(_ fault: Fault, _ target: Int) {
    switch fault {
    case .crash, .stop:
      for turn in nodes[target].stop() { fail(turn.tab, turn.attempt, in: 0) }
      schedule(.fault(.start, target), in: fault == .crash ? 3_000_000 : 1_000_000)
    case .pause: nodes[target].pausedUntil = now + 500_000 + time(mean: 8_000_000)
    case .split: nodes[target].splitUntil = now + 500_000 + time(mean: 5_000_000)
    case .slow: slowUntil[target] = now + 500_000 + time(mean: 3_000_000)
    case .drain: nodes[target].isDraining = true
    case .start: nodes[target].start()
    }
  }
}
