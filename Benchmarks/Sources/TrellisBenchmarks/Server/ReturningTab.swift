import Foundation

/// A tab that reconnects to a restarted server, by the rules of `public/trellis.js`.
///
/// It polls; after a lost connection it polls again after the delays of `public/protocol.js`; if its
/// session is unknown, it attaches and gets another one.
final class ReturningTab {
  enum Phase { case polling, attaching, waiting }

  let tab: LoadTab
  let source: String
  private unowned let crowd: ReturningCrowd
  private(set) var phase = Phase.waiting
  private var socket: LoadSocket?
  private var failures = 0
  /// The number of requests so far, by which a time limit recognises its request.
  private var attempts = 0
  private var asked = ContinuousClock.now
  /// Whether a poll had a response, or waited for a while, since the last lost connection.
  private var isSettled = false
  /// Whether the session belongs to the current server.
  private var hasSession = true

  init(_ tab: LoadTab, source: String, crowd: ReturningCrowd) {
    self.tab = tab
    self.source = source
    self.crowd = crowd
  }

  /// Whether the tab has a session whose poll waits or had a response.
  func isBack(now: ContinuousClock.Instant) -> Bool {
    if phase == .polling, now - asked > .milliseconds(500) { isSettled = true }
    return phase == .polling && isSettled && hasSession
  }

  /// The server has just been killed.
  func expectLoss() {
    isSettled = false
    hasSession = false
    asked = .now
  }

  func poll() { ask(.polling, tab.poll(), limit: 35) }

  private func attach() {
    isSettled = false
    crowd.recordAttach()
    ask(.attaching, tab.attach(), limit: 15)
  }

  private func ask(_ phase: Phase, _ request: [UInt8], limit: Double) {
    self.phase = phase
    attempts += 1
    asked = .now
    let attempt = attempts
    crowd.after(limit) { [weak self] in
      guard let self, attempts == attempt else { return }
      lose()
    }
    guard let socket = socket ?? connect() else { return askAgain(after: nil) }
    socket.send(request)
  }

  private func connect() -> LoadSocket? {
    guard let made = try? LoadSocket(port: crowd.port, source: source, waits: false) else {
      return nil
    }
    made.onResponse = { [unowned self] in receive($0) }
    made.onLoss = { [unowned self] in lose() }
    crowd.loop.add(made)
    socket = made
    return made
  }

  private func lose() {
    let lost = socket
    socket = nil
    // A connection that the server closed is closed here too, and its descriptor may be reused.
    if let lost, !lost.isClosed { crowd.loop.remove(lost) }
    askAgain(after: nil)
  }

  private func receive(_ response: LoadResponse) {
    switch (phase, response.status) {
    case (.polling, 200), (.polling, 204):
      failures = 0
      isSettled = true
      tab.receive(response)
      poll()
    case (.polling, 404):
      attach()
    case (.attaching, 200):
      failures = 0
      hasSession = true
      do { try tab.enter(response) } catch { crowd.loop.fail(error) }
      poll()
    case (_, 429), (_, 503):
      crowd.recordRefusal()
      askAgain(after: response.retryAfter)
    default: crowd.loop.fail(LoadError.response(response.status))
    }
  }

  /// The rule of `retryDelay`: the delay in `Retry-After` plus up to a second, otherwise full jitter below
  /// a bound that doubles up to 10 s.
  private func askAgain(after wait: Int?) {
    let bound = min(10, 0.25 * Double(1 << min(failures, 10)))
    failures += 1
    isSettled = false
    let seconds =
      wait.map { Double(min($0, 60)) + .random(in: 0..<1) } ?? (bound * .random(in: 0..<1))
    let wasAttaching = phase == .attaching
    phase = .waiting
    attempts += 1
    crowd.after(seconds) { [unowned self] in wasAttaching ? attach() : poll() }
  }
}

/// Polling tabs, and the schedule of their actions.
final class ReturningCrowd {
  let loop: LoadLoop
  let port: Int
  private(set) var tabs: [ReturningTab] = []
  private(set) var attaches = 0
  private(set) var refusals = 0
  private(set) var lastAttach = ContinuousClock.now
  /// The scheduled actions, by hundredths of a second.
  private var schedule: [Int: [() -> Void]] = [:]
  private let start = ContinuousClock.now
  private var position = 0

  /// - Parameter addresses: the number of the tabs' addresses.
  init(_ tabs: [LoadTab], addresses: Int, loop: LoadLoop, port: Int) {
    self.loop = loop
    self.port = port
    self.tabs = tabs.enumerated().map { index, tab in
      let address = index % addresses
      return ReturningTab(tab, source: "127.1.\(address / 250).\(1 + address % 250)", crowd: self)
    }
  }

  func recordAttach() {
    attaches += 1
    lastAttach = .now
  }

  func recordRefusal() { refusals += 1 }

  func after(_ seconds: Double, _ action: @escaping () -> Void) {
    let due = (ContinuousClock.now - start) / .seconds(1) + seconds
    schedule[max(position + 1, Int(due * 100)), default: []].append(action)
  }

  /// Runs the loop and the scheduled actions until `isDone`.
  func run(seconds: Double, until isDone: () -> Bool) throws {
    try loop.run(seconds: seconds, patience: 5) {
      let now = Int((ContinuousClock.now - start) / .seconds(1) * 100)
      while position < now {
        position += 1
        for action in schedule.removeValue(forKey: position) ?? [] { action() }
      }
      return isDone()
    }
  }

  /// The number of polls that wait in their sessions, by the server's own count.
  func waitingPolls() throws -> Int {
    let socket = try LoadSocket(port: port, source: "127.0.0.1")
    loop.add(socket)
    defer { loop.remove(socket) }
    var text: String?
    socket.onResponse = { text = String(decoding: $0.body, as: UTF8.self) }
    socket.send(LoadTab.get("/metrics"))
    try run(seconds: 60) { text != nil }
    guard let text, let range = text.range(of: LoadCrowd.waitingMetric) else { return -1 }
    return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? -1
  }

  /// Clicks of some tabs, each about once a second on a connection of its own.
  ///
  /// - Returns: the times from the requests to the patches, in milliseconds.
  func click(_ count: Int, seconds: Double) throws -> [Double] {
    var times: [Double] = []
    var isOver = false
    var underWay = 0
    let clock = ContinuousClock()
    let sockets = try (0..<count).map {
      try LoadSocket(port: port, source: tabs[$0].source)
    }
    for (index, socket) in sockets.enumerated() {
      let tab = tabs[index].tab
      loop.add(socket)
      func click() {
        guard !isOver else { return }
        underWay += 1
        let begin = clock.now
        socket.onResponse = { [unowned self] response in
          underWay -= 1
          guard response.status == 200 else {
            return loop.fail(LoadError.response(response.status))
          }
          times.append((clock.now - begin).milliseconds)
          tab.receive(response)
          after(.random(in: 0.5..<1.5), click)
        }
        socket.send(tab.click(0))
      }
      after(.random(in: 0..<1), click)
    }
    let end = clock.now + .seconds(seconds)
    try run(seconds: seconds + 30) {
      isOver = clock.now >= end
      return isOver && underWay == 0
    }
    for socket in sockets { loop.remove(socket) }
    return times.sorted()
  }
}
