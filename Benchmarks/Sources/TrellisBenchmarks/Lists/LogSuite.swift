import Foundation

/// The example Log, to which 1,000 lines a second are added, with 100 tabs that follow its end.
///
/// `LOG_SESSIONS` is the number of tabs, `LOG_RATE` the number of lines in a second, and `LOG_SECONDS` the time, by default 20.
///
/// - `log/latency.p50`, `.p95`, `.max`: from the time of the newest line in a patch to the patch at its client;
/// - `log/patches`: the patches with new lines that a tab got in a second: the mean, and that of the tab with the fewest;
/// - `log/missed`: the visible lines that one tab, whose document is compared, did not get in their order;
/// - `log/processor`: the processor time of the server in a second, as a share of two processors;
/// - `log/bytes`: the bytes that a tab received in a second;
/// - `log/resident.half`, `.end`: the resident memory of the server in the middle and at the end of the time.
enum LogSuite: Suite {
  static let name = "log"

  private static let environment = ProcessInfo.processInfo.environment

  static func run(report: (Measurement) -> Void) throws {
    let count = environment["LOG_SESSIONS"].flatMap(Int.init) ?? 100
    let rate = environment["LOG_RATE"].flatMap(Int.init) ?? 1_000
    let seconds = environment["LOG_SECONDS"].flatMap(Double.init) ?? 20
    // So few that old lines are removed all the time.
    let server = try LoadedServer(
      "LogServer", arguments: ["--rate", "\(rate)", "--limit", "\(rate * 10)"])
    defer { server.stop() }
    let crowd = try LogCrowd(count, of: server)
    TrellisBenchmarks.record("log: \(count) tabs follow")
    // Until the oldest lines are removed, and the caches are full.
    try crowd.run(seconds: 12)
    crowd.begin()
    let before = server.processorTime
    try crowd.run(seconds: seconds / 2)
    report(Measurement("log/resident.half", in: "bytes", [server.residentBytes]))
    try crowd.run(seconds: seconds / 2)
    report(Measurement("log/resident.end", in: "bytes", [server.residentBytes]))
    let spent = server.processorTime - before
    let times = crowd.followers.flatMap(\.latencies).sorted()
    guard !times.isEmpty else { throw LoadError.noServer("no tab got a line") }
    report(Measurement("log/latency.p50", in: "ms", [times[times.count / 2]]))
    report(Measurement("log/latency.p95", in: "ms", [times[times.count * 95 / 100]]))
    report(Measurement("log/latency.max", in: "ms", [times[times.count - 1]]))
    report(
      Measurement("log/patches", in: "1/s", crowd.followers.map { Double($0.patches) / seconds }))
    report(
      Measurement("log/bytes", in: "bytes/s", crowd.followers.map { Double($0.bytes) / seconds }))
    report(Measurement("log/missed", in: "lines", [Double(crowd.followers[0].missed)]))
    report(Measurement("log/processor", in: "%", [spent / seconds / 2 * 100]))
  }
}

/// Tabs that follow the end of the log.
private final class LogCrowd {
  private let loop = LoadLoop()
  private(set) var followers: [LogFollower] = []

  init(_ count: Int, of server: LoadedServer) throws {
    for index in 0..<count {
      // Each address has a limit of connections.
      let source = "127.0.0.\(2 + index % 20)"
      let sockets = try (0..<2).map { _ in try LoadSocket(port: server.port, source: source) }
      for socket in sockets { loop.add(socket) }
      let follower = LogFollower(
        "tab-\(index)", polls: sockets[0], events: sockets[1], loop: loop, comparesLines: index == 0
      )
      followers.append(follower)
      follower.open()
      try loop.run { follower.isOpen }
    }
  }

  func begin() { for follower in followers { follower.begin() } }

  func run(seconds: Double) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    try loop.run(seconds: seconds + 30) { ContinuousClock.now >= end }
  }
}
