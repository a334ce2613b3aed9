import Foundation

/// The cost of stored sessions: the same events at a server without a store, one with SQLite and one with PostgreSQL, in turn.
///
/// `STORED_POSTGRES` is the address of an empty database, such as `postgres:///bench`; without it that engine is left out.
/// `STORED_TABS` is the number of tabs at each server, by default 1,000, and `STORED_ROUNDS` the number of repetitions.
///
/// - `stored/session.heap`: the memory of a session; `stored/session.added`: without that at the server without a store;
/// - `stored/event.p50`, `.p99`: the time of a click, one at a time; `stored/event.added`: the difference of the medians;
/// - `stored/events.rate`, `.processor`: clicks on 32 connections, whose commits are in groups;
/// - `stored/form.bytes`, `.commits`: for one typed text in a form of ten fields;
/// - `stored/unchanged.commits`, `.processor`: for one request without a change; no commits are expected.
///
/// Goals: an event takes at most 0.3 ms more with SQLite (`event.added.sqlite`), and two processors handle 5,000 events a
/// second with SQLite and 3,000 with PostgreSQL (`events.rate`).
enum StoredSuite: Suite {
  static let name = "stored"

  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["STORED_ROUNDS"].flatMap(Int.init) ?? 9
  private static let tabs = max(200, environment["STORED_TABS"].flatMap(Int.init) ?? 1_000)

  static func run(report: (Measurement) -> Void) throws {
    let folder = NSTemporaryDirectory() + "trellis-stored-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var stores = [("none", "none"), ("sqlite", "sqlite:\(folder)/sessions.sqlite")]
    if let address = environment["STORED_POSTGRES"] {
      stores.append(("postgres", address))
    } else {
      TrellisBenchmarks.record("stored: no PostgreSQL, as STORED_POSTGRES has no address")
    }
    var engines: [StoredEngine] = []
    defer { for engine in engines { engine.server.stop() } }
    for (name, store) in stores { engines.append(try StoredEngine(name, store)) }

    TrellisBenchmarks.record("stored: opens \(tabs) tabs at each server")
    var heap: [Double] = []
    for engine in engines {
      heap.append(try engine.open(tabs))
      report(Measurement("stored/session.heap.\(engine.name)", in: "bytes", heap.suffix(1)))
    }
    for (engine, bytes) in zip(engines, heap).dropFirst() {
      report(
        Measurement("stored/session.added.\(engine.name)", in: "bytes", [bytes - heap[0]]))
    }

    TrellisBenchmarks.record("stored: events")
    for round in 0...rounds {
      for engine in engines { try engine.click(isMeasured: round > 0) }
    }
    for engine in engines {
      report(Measurement("stored/event.p50.\(engine.name)", in: "ms", engine.medians))
      report(Measurement("stored/event.p99.\(engine.name)", in: "ms", engine.late))
      report(Measurement("stored/events.rate.\(engine.name)", in: "1/s", engine.rates))
      report(Measurement("stored/events.processor.\(engine.name)", in: "us", engine.costs))
    }
    for engine in engines.dropFirst() {
      let added = zip(engine.medians, engines[0].medians).map { $0 - $1 }
      report(Measurement("stored/event.added.\(engine.name)", in: "ms", added))
    }

    TrellisBenchmarks.record("stored: a form, and requests without a change")
    for engine in engines {
      let typed = try engine.type(2_000)
      report(Measurement("stored/form.commits.\(engine.name)", in: "1", [typed.commits]))
      if typed.commits > 0 {
        report(Measurement("stored/form.bytes.\(engine.name)", in: "bytes", [typed.bytes]))
      }
      let asked = try engine.poll(2_000)
      report(Measurement("stored/unchanged.commits.\(engine.name)", in: "1", [asked.commits]))
      report(Measurement("stored/unchanged.processor.\(engine.name)", in: "us", [asked.processor]))
    }
  }
}

/// A server with one of the stores, and its tabs.
private final class StoredEngine {
  let name: String
  let server: LoadedServer
  private let crowd: LoadCrowd
  private(set) var medians: [Double] = []
  private(set) var late: [Double] = []
  private(set) var rates: [Double] = []
  private(set) var costs: [Double] = []

  init(_ name: String, _ store: String) throws {
    self.name = name
    server = try LoadedServer(
      "StoredServer", arguments: [],
      environment: ["TRELLIS_SESSIONS": store, "TRELLIS_SECRET": "the secret of the benchmarks"])
    crowd = try LoadCrowd(server)
  }

  /// Opens tabs.
  ///
  /// - Returns: the bytes of the heap for each of them.
  func open(_ tabs: Int) throws -> Double {
    // The first tabs fill shared caches.
    try crowd.addTabs(100)
    let heap = try crowd.heapBytes()
    try crowd.addTabs(tabs - 100)
    return (try crowd.heapBytes() - heap) / Double(tabs - 100)
  }

  func click(isMeasured: Bool) throws {
    let times = try crowd.click(connections: 1) { $0 >= 500 }.sorted()
    let clock = ContinuousClock()
    let before = server.processorTime
    let start = clock.now
    let count = try crowd.click(connections: 32) { _ in clock.now - start >= .seconds(1) }.count
    let seconds = (clock.now - start) / .seconds(1)
    guard isMeasured else { return }
    medians.append(times[times.count / 2])
    late.append(times[times.count * 99 / 100])
    rates.append(Double(count) / seconds)
    costs.append((server.processorTime - before) / Double(count) * 1e6)
  }

  /// Types into the fields of tabs in turn.
  ///
  /// - Returns: the commits for one event, and the bytes of one commit.
  func type(_ count: Int) throws -> (commits: Double, bytes: Double) {
    let before = try commits()
    var number = 0
    func request(_ tab: LoadTab) -> [UInt8] {
      number += 1
      return tab.type(0, "The first half of sentence \(number)")
    }
    let times = try crowd.send(request, connections: 8) { $0 >= count }
    let after = try commits()
    let made = after.count - before.count
    return (made / Double(times.count), (after.bytes - before.bytes) / max(made, 1))
  }

  /// Sends polls that are answered at once.
  ///
  /// - Returns: the commits and the microseconds of processor time for one of them.
  func poll(_ count: Int) throws -> (commits: Double, processor: Double) {
    let before = (commits: try commits().count, time: server.processorTime)
    func request(_ tab: LoadTab) -> [UInt8] { tab.poll(isBrief: true) }
    let times = try crowd.send(request, connections: 8, hasPatch: false) { $0 >= count }
    let spent = server.processorTime - before.time
    return (
      (try commits().count - before.commits) / Double(times.count),
      spent / Double(times.count) * 1e6
    )
  }

  private func commits() throws -> (count: Double, bytes: Double) {
    let text = try crowd.get("/metrics")
    func value(_ name: String) throws -> Double {
      guard let range = text.range(of: "\ntrellis_store_\(name) "),
        let value = Double(text[range.upperBound...].prefix { $0 != "\n" })
      else { throw LoadError.noServer("the metrics have no \(name)") }
      return value
    }
    return (try value("commits_total"), try value("commit_bytes_total"))
  }
}
