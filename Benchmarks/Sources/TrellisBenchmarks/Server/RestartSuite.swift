import Foundation

/// The time in which tabs reconnect after the server was killed and restarted.
///
/// `SERVER_TABS` is the number of tabs, by default 10,000, and `SERVER_ADDRESSES` the number of their
/// addresses, by default 250. The suite runs only when it is named.
///
/// - `restart/back`: from the kill until each tab has a session with a waiting poll;
/// - `restart/attaches`: attach requests for each tab, 1 if none was wasted;
/// - `restart/refusals`: requests that the server refused;
/// - `restart/click.p99.before`, `.after`: of 100 tabs that click once a second;
/// - `restart/later`: attach requests in the 20 s after all had reconnected: 0 if there is no second wave.
enum RestartSuite: Suite {
  static let name = "restart"
  static let isOnDemand = true

  static func run(report: (Measurement) -> Void) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SERVER_TABS"].flatMap(Int.init) ?? 10_000
    let addresses = environment["SERVER_ADDRESSES"].flatMap(Int.init) ?? 250
    let files = try LoadFiles()
    let first = try LoadedServer(files: files.folder)
    defer { first.stop() }
    let opening = try LoadCrowd(first)
    TrellisBenchmarks.record("restart: opens \(count) tabs")
    try opening.addTabs(count)
    let crowd = ReturningCrowd(
      opening.tabs, addresses: addresses, loop: opening.loop, port: first.port)
    for control in opening.controls { opening.loop.remove(control) }
    for tab in crowd.tabs { tab.poll() }
    try wait(for: crowd, seconds: 120)
    func clicks(_ moment: String) throws {
      TrellisBenchmarks.record("restart: clicks \(moment)")
      let times = try crowd.click(min(100, count), seconds: 10)
      report(Measurement("restart/click.p50.\(moment)", in: "ms", [times[times.count / 2]]))
      report(Measurement("restart/click.p99.\(moment)", in: "ms", [times[times.count * 99 / 100]]))
    }
    try clicks("before")

    TrellisBenchmarks.record("restart: kills the server")
    let clock = ContinuousClock()
    let killed = clock.now
    first.kill()
    let second = try LoadedServer(files: files.folder, port: first.port)
    defer { second.stop() }
    for tab in crowd.tabs { tab.expectLoss() }
    report(
      Measurement("restart/listening", in: "s", [(clock.now - killed) / .seconds(1)]))
    let before = (attaches: crowd.attaches, refusals: crowd.refusals)
    try wait(for: crowd, seconds: 120)
    report(Measurement("restart/back", in: "s", [(clock.now - killed) / .seconds(1)]))
    report(
      Measurement(
        "restart/attach.last", in: "s", [(crowd.lastAttach - killed) / .seconds(1)]))
    let attaches = crowd.attaches - before.attaches
    report(Measurement("restart/attaches", in: "1", [Double(attaches) / Double(count)]))
    report(Measurement("restart/refusals", in: "1", [Double(crowd.refusals - before.refusals)]))
    report(Measurement("restart/processor", in: "s", [second.processorTime]))
    try clicks("after")
    let end = clock.now + .seconds(20)
    try crowd.run(seconds: 60) { clock.now >= end }
    report(
      Measurement("restart/later", in: "1", [Double(crowd.attaches - before.attaches - attaches)]))
  }

  /// Waits until each tab's poll waits in its session, by both counts. Of 10,000 polls of 25 s, 400 a
  /// second are being renewed at any time.
  private static func wait(for crowd: ReturningCrowd, seconds: Double) throws {
    var next = ContinuousClock.now
    try crowd.run(seconds: seconds) {
      let now = ContinuousClock.now
      guard now >= next else { return false }
      next = now + .milliseconds(100)
      return crowd.tabs.allSatisfy { $0.isBack(now: now) }
    }
    let end = ContinuousClock.now + .seconds(seconds)
    while try crowd.waitingPolls() < crowd.tabs.count * 98 / 100 {
      guard ContinuousClock.now < end else { throw LoadError.noServer("the polls do not wait") }
      let pause = ContinuousClock.now + .milliseconds(100)
      try crowd.run(seconds: 60) { ContinuousClock.now >= pause }
    }
  }
}
