import Foundation

/// How long tabs take to come back after the server was killed and started again.
///
/// `SERVER_TABS` says how many tabs there are, by default 10,000, and `SERVER_ADDRESSES` from how many
/// addresses they come, by default 250. It is run only when it is named.
///
/// - `restart/back`: from the kill until each tab has a session and its poll waits;
/// - `restart/attaches`: attach requests for each tab, 1 where none was for nothing;
/// - `restart/refusals`: requests that the server turned away;
/// - `restart/click.p99.before`, `.after`: of 100 tabs that click once a second;
/// - `restart/later`: attach requests in the 20 s after all were back: 0 where no second wave comes.
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
    TrellisBenchmarks.note("restart: opens \(count) tabs")
    try opening.addTabs(count)
    let crowd = ReturningCrowd(
      opening.tabs, addresses: addresses, loop: opening.loop, port: first.port)
    for control in opening.controls { opening.loop.remove(control) }
    for tab in crowd.tabs { tab.poll() }
    try wait(for: crowd, seconds: 120)
    func clicks(_ moment: String) throws {
      TrellisBenchmarks.note("restart: clicks \(moment)")
      let times = try crowd.click(min(100, count), seconds: 10)
      report(Measurement("restart/click.p50.\(moment)", in: "ms", [times[times.count / 2]]))
      report(Measurement("restart/click.p99.\(moment)", in: "ms", [times[times.count * 99 / 100]]))
    }
    try clicks("before")

    TrellisBenchmarks.note("restart: kills the server")
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

  /// Waits until the poll of each tab waits in its session, by the tabs and by the server. Of 10,000 polls
  /// of 25 s, 400 a second are on their way at any time.
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
