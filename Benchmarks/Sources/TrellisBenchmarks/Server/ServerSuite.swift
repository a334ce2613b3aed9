import Foundation

/// The cost of the server under load: waiting polls, broadcasts, events, files.
///
/// `SERVER_TABS` is the number of tabs, by default 10,000, and `SERVER_ROUNDS` the number of repetitions.
/// `SERVER_PEER` is the port of another server on this machine, whose files `small.txt` and `page.txt` are
/// fetched alternately with those of this server.
enum ServerSuite: Suite {
  static let name = "server"

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    func wants(_ group: String) -> Bool {
      guard let filter else { return true }
      let name = "server/\(group)"
      return name.contains(filter) || filter.hasPrefix(name)
    }
    let files = try LoadFiles()
    let server = try LoadedServer(files: files.folder)
    defer { server.stop() }
    if wants("static") {
      TrellisBenchmarks.record("server: files")
      try staticFiles(server, peer: environment["SERVER_PEER"].flatMap(Int.init), report)
    }
    let groups = ["idle", "poll", "session", "event", "broadcast", "hangup"]
    guard groups.contains(where: wants) else { return }
    let crowd = try LoadCrowd(server)
    try idle(crowd, environment["SERVER_TABS"].flatMap(Int.init) ?? 10_000, report)
    if wants("event") {
      TrellisBenchmarks.record("server: events")
      try events(crowd, report)
    }
    if wants("broadcast") {
      TrellisBenchmarks.record("server: messages to all")
      try broadcasts(crowd, report)
    }
    if wants("hangup") {
      TrellisBenchmarks.record("server: clients that hang up")
      try disconnects(crowd, report)
    }
    TrellisBenchmarks.record("server: ends")
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["SERVER_ROUNDS"].flatMap(Int.init) ?? 9

  // MARK: Polls that wait

  private static func idle(
    _ crowd: LoadCrowd, _ tabs: Int, _ report: (Measurement) -> Void
  ) throws {
    TrellisBenchmarks.record("server: opens \(tabs) tabs")
    // The first tabs fill shared caches.
    try crowd.addTabs(100)
    try crowd.startPolls()
    let heap = try crowd.heapBytes()
    try crowd.addTabs(tabs - 100)
    TrellisBenchmarks.record("server: starts as many polls")
    let withTabs = (heap: try crowd.heapBytes(), resident: crowd.server.residentBytes)
    try crowd.startPolls()
    let withPolls = (heap: try crowd.heapBytes(), resident: crowd.server.residentBytes)
    let count = Double(tabs - 100)
    report(Measurement("server/session.heap", in: "bytes", [(withTabs.heap - heap) / count]))
    report(
      Measurement("server/poll.heap", in: "bytes", [(withPolls.heap - withTabs.heap) / count]))
    report(
      Measurement(
        "server/poll.resident", in: "bytes", [(withPolls.resident - withTabs.resident) / count]))
    let before = crowd.server.processorTime
    let end = ContinuousClock.now + .seconds(2)
    try crowd.loop.run { ContinuousClock.now >= end }
    report(
      Measurement(
        "server/idle.processor", in: "%", [(crowd.server.processorTime - before) / 2 * 100]))
  }

  private static func disconnects(_ crowd: LoadCrowd, _ report: (Measurement) -> Void) throws {
    let clock = ContinuousClock()
    let times = try (0..<5).map { _ in
      let start = clock.now
      crowd.disconnect(100)
      try crowd.wait { $0 <= crowd.waiting }
      return (clock.now - start).milliseconds
    }
    report(Measurement("server/hangup.noticed", in: "ms", times))
  }

  // MARK: Events

  private static func events(_ crowd: LoadCrowd, _ report: (Measurement) -> Void) throws {
    _ = try crowd.click(connections: 1) { $0 >= 500 }
    let before = crowd.server.processorTime
    let times = try crowd.click(connections: 1) { $0 >= 5000 }.sorted()
    let spent = (crowd.server.processorTime - before) / Double(times.count)
    report(Measurement("server/event.p50", in: "ms", [times[times.count / 2]]))
    report(Measurement("server/event.p99", in: "ms", [times[times.count * 99 / 100]]))
    report(Measurement("server/event.processor", in: "us", [spent * 1e6]))

    let clock = ContinuousClock()
    var rates: [Double] = []
    var costs: [Double] = []
    for _ in 0..<rounds {
      let before = crowd.server.processorTime
      let start = clock.now
      let count = try crowd.click(connections: 32) { _ in clock.now - start >= .seconds(1) }.count
      rates.append(Double(count) / ((clock.now - start) / .seconds(1)))
      costs.append((crowd.server.processorTime - before) / Double(count) * 1e6)
    }
    report(Measurement("server/events.rate", in: "1/s", rates))
    report(Measurement("server/events.processor", in: "us", costs))
  }

  private static func broadcasts(_ crowd: LoadCrowd, _ report: (Measurement) -> Void) throws {
    _ = try crowd.broadcast()
    let before = crowd.server.processorTime
    let times = try (0..<rounds).map { _ in try crowd.broadcast() }
    let spent = (crowd.server.processorTime - before) / Double(times.count * crowd.tabs.count)
    report(Measurement("server/broadcast.all", in: "ms", times))
    report(Measurement("server/broadcast.processor", in: "us", [spent * 1e6]))
  }

  // MARK: Files

  /// Fetches a small and a larger file over 64 connections, alternately from this server and its peer.
  private static func staticFiles(
    _ server: LoadedServer, peer: Int?, _ report: (Measurement) -> Void
  ) throws {
    for file in ["small", "page"] {
      var rates: [Double] = []
      var peerRates: [Double] = []
      for _ in 0..<rounds {
        rates.append(try fetch("/assets/\(file).txt", port: server.port).perSecond)
        if let peer { peerRates.append(try fetch("/\(file).txt", port: peer).perSecond) }
      }
      report(Measurement("server/static.\(file)", in: "1/s", rates))
      if peer != nil {
        report(Measurement("server/static.\(file).peer", in: "1/s", peerRates))
        report(
          Measurement(
            "server/static.\(file).ratio", in: "1", zip(rates, peerRates).map { $0 / $1 }))
      }
    }
  }

  /// Fetches an address over 64 connections for a second.
  ///
  /// - Returns: the responses, and those a second.
  static func fetch(
    _ target: String, port: Int, cookie: String? = nil
  ) throws -> (count: Int, perSecond: Double) {
    let loop = LoadLoop()
    let request = LoadTab.get(target, cookie: cookie)
    var count = 0
    var failure: LoadError?
    let sockets = try (0..<64).map { _ in try LoadSocket(port: port, source: "127.0.0.1") }
    for socket in sockets {
      loop.add(socket)
      socket.onResponse = { [unowned socket] response in
        if response.status != 200 { failure = .response(response.status) }
        count += 1
        socket.send(request)
      }
      socket.send(request)
    }
    let clock = ContinuousClock()
    let start = clock.now
    try loop.run { clock.now - start >= .seconds(1) || failure != nil }
    for socket in sockets { loop.remove(socket) }
    if let failure { throw failure }
    return (count, Double(count) / ((clock.now - start) / .seconds(1)))
  }
}

/// A folder with a small file and one of 30 KB; deleted with the last reference.
final class LoadFiles {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "trellis-load-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("Hello, world!\n".utf8).write(to: URL(fileURLWithPath: folder + "/small.txt"))
    let line = "Every good boy deserves fudge, and so does every girl that asks for it.\n"
    try Data(String(repeating: line, count: 30_000 / line.utf8.count).utf8)
      .write(to: URL(fileURLWithPath: folder + "/page.txt"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
