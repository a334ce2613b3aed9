import TestSupport
import Testing

@testable import TrellisServer

/// A restarted server, to which ten thousand tabs return at the same moment, in virtual time.
struct RestartTests {
  /// Light pages of a few addresses, and heavy ones of many: 20 s of work for both processors.
  @Test(arguments: [(10_000, 5, 4), (2_000, 500, 20)])
  func allTabsAreBackWithinHalfAMinute(tabs: Int, addresses: Int, milliseconds: Int) {
    var restart = Restart(tabs: tabs, addresses: addresses, build: milliseconds, rules: .init())
    restart.run(until: 60)
    #expect(restart.attached == tabs)
    #expect(restart.lastAttach < 30)
    #expect(restart.builds <= tabs * 101 / 100)
    // No tab returns a second time.
    #expect(restart.requestsAfter(restart.lastAttach) == 0)
  }

  /// The same without load shedding: the server repeatedly makes pages for tabs that have given up.
  @Test func withoutSheddingTheServerMakesPagesInVain() {
    var restart = Restart(
      tabs: 2_000, addresses: 5, build: 20,
      rules: .init(sheds: false, noticesTheGone: false, remembers: false))
    restart.run(until: 60)
    #expect(restart.builds > 2_200)
  }
}

/// Two processors that make pages, and tabs with the delays of `public/protocol.js`.
private struct Restart {
  struct Rules {
    /// Whether the server refuses requests that would wait too long.
    var sheds = true
    /// Whether the server notices disconnected clients.
    var noticesTheGone = true
    /// Whether a tab's second request gets the session of its first.
    var remembers = true
  }

  private enum Event {
    case ask(tab: Int)
    case giveUp(tab: Int, attempt: Int)
    case end(FairQueue<Job>.Turn, used: Int, isDone: Bool)
  }

  private struct Job {
    let tab: Int
    let attempt: Int
    let queued: QueuedRequest
  }

  private struct Tab {
    let account: Int
    var attempt = 0
    var failures = 0
    var isAttached = false
    var hasSession = false
    var queued: QueuedRequest?
  }

  private let rules: Rules
  /// Nanoseconds for making a page.
  private let build: Int
  private let loadShedding = LoadShedding()
  private let start = Moment.now
  private var random = SeededGenerator(seed: 1)
  private var queue = FairQueue<Job>(limits: .init(computing: 2, threads: 64))
  private var tabs: [Tab] = []
  private var events = Timeline<Event>()
  private var idle = 2
  private var asked: [Int] = []

  private(set) var attached = 0
  private(set) var builds = 0
  /// In seconds.
  private(set) var lastAttach = 0.0

  init(tabs count: Int, addresses: Int, build: Int, rules: Rules) {
    self.rules = rules
    self.build = build * 1_000_000
    let accounts = (0..<addresses).map { _ in queue.open() }
    tabs = (0..<count).map { Tab(account: accounts[$0 % addresses]) }
    // All polls are lost at once; each tab waits for up to 250 ms.
    for tab in 0..<count { events.add(.ask(tab: tab), at: Int(uniform() * 0.25e9)) }
  }

  func requestsAfter(_ second: Double) -> Int { asked.count { Double($0) > second * 1e9 } }

  private mutating func uniform() -> Double { .random(in: 0..<1, using: &random) }

  mutating func run(until second: Int) {
    while let (now, event) = events.removeFirst(), now < second * 1_000_000_000 {
      switch event {
      case .ask(let tab): ask(tab, now)
      case .giveUp(let tab, let attempt):
        guard tabs[tab].attempt == attempt, !tabs[tab].isAttached else { continue }
        if rules.noticesTheGone { tabs[tab].queued?.abandon() }
        askAgain(tab, now, after: nil)
      case .end(let turn, let used, let isDone):
        queue.end(turn, used: used)
        idle += 1
        if isDone { respond(turn.job, now) }
      }
      while idle > 0, let turn = queue.next() { begin(turn, now) }
    }
  }

  private mutating func ask(_ tab: Int, _ now: Int) {
    asked.append(now)
    tabs[tab].attempt += 1
    let wait = queue.expectedWait(of: tabs[tab].account, processors: 2)
    let refusal = loadShedding.refusal(
      expecting: .nanoseconds(wait), isOpening: true, random: uniform())
    if rules.sheds, let refusal { return askAgain(tab, now, after: refusal) }
    let queued = QueuedRequest(arrival: moment(now))
    tabs[tab].queued = queued
    queue.append(Job(tab: tab, attempt: tabs[tab].attempt, queued: queued), to: tabs[tab].account)
    events.add(.giveUp(tab: tab, attempt: tabs[tab].attempt), at: now + 15_000_000_000)
  }

  private func moment(_ now: Int) -> Moment { start.advanced(by: .nanoseconds(now)) }

  /// The rule of `retryDelay`.
  private mutating func askAgain(_ tab: Int, _ now: Int, after wait: Duration?) {
    tabs[tab].attempt += 1
    let bound = min(10.0, 0.25 * Double(1 << min(tabs[tab].failures, 10)))
    tabs[tab].failures += 1
    let seconds = wait.map { ($0 / .seconds(1)).rounded(.up) + uniform() } ?? bound * uniform()
    events.add(.ask(tab: tab), at: now + Int(seconds * 1e9))
  }

  private mutating func begin(_ turn: FairQueue<Job>.Turn, _ now: Int) {
    idle -= 1
    let job = turn.job
    let limit = rules.sheds ? loadShedding.limit : .seconds(3_600)
    switch job.queued.state(now: moment(now), limit: limit) {
    case .abandoned: events.add(.end(turn, used: 10_000, isDone: false), at: now + 10_000)
    case .late:
      events.add(.end(turn, used: 20_000, isDone: false), at: now + 20_000)
      if tabs[job.tab].attempt == job.attempt {
        askAgain(job.tab, now, after: loadShedding.retry(expecting: .seconds(4), random: uniform()))
      }
    case .due:
      let isThere = rules.remembers && tabs[job.tab].hasSession
      if !isThere { builds += 1 }
      tabs[job.tab].hasSession = true
      let used = isThere ? 200_000 : build
      events.add(.end(turn, used: used, isDone: true), at: now + used)
    }
  }

  private mutating func respond(_ job: Job, _ now: Int) {
    guard tabs[job.tab].attempt == job.attempt, !tabs[job.tab].isAttached else { return }
    tabs[job.tab].isAttached = true
    attached += 1
    lastAttach = Double(now) / 1e9
  }
}

/// Events by time, and by insertion order for equal times.
private struct Timeline<Event> {
  private var entries: [(time: Int, order: Int, event: Event)] = []
  private var count = 0

  mutating func add(_ event: Event, at time: Int) {
    count += 1
    entries.append((time, count, event))
    var index = entries.count - 1
    while index > 0, comesBefore(index, (index - 1) / 2) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> (Int, Event)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return (first.time, first.event) }
    entries[0] = last
    var index = 0
    while true {
      var next = 2 * index + 1
      guard next < entries.count else { break }
      if next + 1 < entries.count, comesBefore(next + 1, next) { next += 1 }
      guard comesBefore(next, index) else { break }
      entries.swapAt(index, next)
      index = next
    }
    return (first.time, first.event)
  }

  private func comesBefore(_ first: Int, _ second: Int) -> Bool {
    (entries[first].time, entries[first].order) < (entries[second].time, entries[second].order)
  }
}
