import CoreMetrics
import Synchronization
import TrellisHTTP

/// The server's own counts, for `GET /metrics`.
///
/// Counting takes one atomic addition. Once a second, and before the metrics are shown, the numbers are copied to the
/// metrics of the ``Application/metrics`` factory.
final class Metrics: Sendable {
  /// A number that can be changed on any thread.
  final class Value: Sendable {
    private let number = Atomic<Int>(0)
    var value: Int { number.load(ordering: .relaxed) }
    func add(_ amount: Int) { number.wrappingAdd(amount, ordering: .relaxed) }
  }

  let waitingPolls = Value()
  let requests = Value()
  let pages = Value()
  let polls = Value()
  let events = Value()
  let refusedEvents = Value()
  let refusedRequests = Value()
  let batches = Value()
  let batchBytes = Value()
  let resets = Value()
  let failures = Value()
  /// Requests with a 503 response, because they would have waited, or have waited, too long.
  let shedRequests = Value()
  /// Requests whose clients disconnected before their turn.
  let abandonedRequests = Value()
  /// The number of pauses of long turns.
  let pausedTurns = Value()
  /// Sessions that were ended to enforce a limit of sessions or bytes.
  let evicted = Value()

  let store: StoreMetrics

  /// A counter of the factory, and the number already reported to it.
  private struct Reported {
    let counter: Counter
    let source: @Sendable () -> Int
    var reported = 0

    mutating func report() {
      let value = source()
      guard value != reported else { return }
      counter.increment(by: value - reported)
      reported = value
    }
  }

  private let factory: any MetricsFactory
  private let counters: Mutex<[Reported]>
  private let waiting: Meter
  private let stored: Meter
  private let connections: Meter
  /// The source of the HTTP server's counts, set when the server exists.
  private let server: ServerCounts
  private let phases: [String: Meter]

  init(factory: any MetricsFactory = PrometheusMetrics()) {
    self.factory = factory
    let help = factory as? PrometheusMetrics
    let server = ServerCounts()
    self.server = server
    let store = StoreMetrics(factory: factory)
    self.store = store
    func reported(
      _ name: String, _ text: String, _ source: @escaping @Sendable () -> Int
    ) -> Reported {
      help?.describe("trellis_\(name)", text)
      let counter = Counter(label: "trellis_\(name)", factory: factory)
      return Reported(counter: counter, source: source)
    }
    func counter(_ name: String, _ text: String, _ source: Value) -> Reported {
      reported(name, text) { source.value }
    }
    counters = Mutex([
      counter("requests_total", "Requests.", requests),
      counter("pages_total", "Pages rendered.", pages),
      counter("polls_total", "Polls.", polls),
      counter("events_total", "Events done.", events),
      counter(
        "events_refused_total", "Events refused, as their elements do not listen to them.",
        refusedEvents),
      counter(
        "requests_refused_total", "Requests refused for their form or origin.", refusedRequests),
      counter("batches_total", "Batches made.", batches),
      counter("batch_bytes_total", "Bytes of all batches made.", batchBytes),
      counter("resets_total", "Resets (whole trees) sent.", resets),
      counter("failures_total", "Errors thrown by application code.", failures),
      counter(
        "requests_shed_total", "Requests refused with 503 under load.", shedRequests),
      counter(
        "requests_abandoned_total", "Requests dropped, as their clients disconnected.",
        abandonedRequests),
      counter("turns_paused_total", "Pauses of long session turns.", pausedTurns),
      counter(
        "sessions_evicted_total", "Sessions ended to enforce a limit.",
        evicted),
      counter("store_commits_total", "Commits of sessions to the store.", store.commits),
      counter("store_commit_bytes_total", "Bytes of all commits.", store.commitBytes),
      counter(
        "store_refusals_total",
        "Commits refused by the store, as they are superseded, incomplete or too large.",
        store.refusals),
      counter(
        "store_failures_total", "Calls of the store that failed or were not answered.",
        store.failures),
      counter(
        "sessions_restored_total",
        "Sessions taken over from the store, of an earlier process or another server.",
        store.restored),
      counter(
        "sessions_lost_total", "Sessions that another server has taken over.", store.lost),
      reported("connections_total", "Connections taken.") { server.statistics?.accepted ?? 0 },
      reported("connections_turned_away_total", "Connections refused at the limit.") {
        server.statistics?.turnedAway ?? 0
      },
      reported("http_refused_total", "Requests malformed, too large, too slow or unanswered.") {
        server.statistics?.refused ?? 0
      },
    ])
    help?.describe("trellis_store_commit_seconds", "Times of commits to the store.")
    help?.describe("trellis_sessions_stored", "Sessions in memory of which the store has a commit.")
    stored = Meter(label: "trellis_sessions_stored", factory: factory)
    help?.describe("trellis_connections", "Open connections.")
    connections = Meter(label: "trellis_connections", factory: factory)
    help?.describe("trellis_polls_waiting", "Waiting polls.")
    help?.describe("trellis_sessions", "Sessions by phase.")
    waiting = Meter(label: "trellis_polls_waiting", factory: factory)
    phases = ["provisional", "attached", "detached"].reduce(into: [:]) { meters, phase in
      meters[phase] = Meter(
        label: "trellis_sessions", dimensions: [("phase", phase)], factory: factory)
    }
  }

  /// Also reports the counts of `server`.
  func watch(_ server: HTTPServer) { self.server.watch(server) }

  /// Copies the counts to the factory's metrics.
  ///
  /// - Parameter sessions: the number of sessions by phase.
  func report(sessions: [(phase: String, count: Int)]) {
    counters.withLock { counters in
      for index in counters.indices { counters[index].report() }
    }
    waiting.set(waitingPolls.value)
    stored.set(store.stored.value)
    connections.set(server.statistics?.connections ?? 0)
    for (phase, count) in sessions { phases[phase]?.set(count) }
  }

  /// The text for `GET /metrics`; `nil` if the factory sends its metrics elsewhere.
  func text(sessions: [(phase: String, count: Int)]) -> String? {
    guard let page = factory as? any PrometheusExposition else { return nil }
    report(sessions: sessions)
    return page.prometheusText
  }
}

/// The counts of an HTTP server, once it exists.
private final class ServerCounts: Sendable {
  private let source = Mutex<(@Sendable () -> HTTPServer.Statistics?)?>(nil)

  var statistics: HTTPServer.Statistics? { source.withLock { $0 }?() }

  func watch(_ server: HTTPServer) {
    source.withLock { $0 = { [weak server] in server?.statistics } }
  }
}
