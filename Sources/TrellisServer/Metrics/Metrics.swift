import Synchronization

/// What the server counts about itself, for `GET /metrics`.
final class Metrics: Sendable {
  /// A number that may be changed from anywhere.
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

  /// The counters and gauges in the text format of Prometheus, version 0.0.4.
  ///
  /// - Parameter sessions: how many there are, by phase.
  func text(sessions: [(phase: String, count: Int)]) -> String {
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ samples: [(String, Int)]) {
      text += "# HELP trellis_\(name) \(help)\n# TYPE trellis_\(name) \(kind)\n"
      for (labels, value) in samples { text += "trellis_\(name)\(labels) \(value)\n" }
    }
    add(
      "sessions", "gauge", "Sessions by phase.",
      sessions.map { ("{phase=\"\($0.phase)\"}", $0.count) })
    add("polls_waiting", "gauge", "Polls that wait for an answer.", [("", waitingPolls.value)])
    add("requests_total", "counter", "Requests.", [("", requests.value)])
    add("pages_total", "counter", "Pages rendered.", [("", pages.value)])
    add("polls_total", "counter", "Polls.", [("", polls.value)])
    add("events_total", "counter", "Events done.", [("", events.value)])
    add(
      "events_refused_total", "counter", "Events for elements that do not listen to them.",
      [("", refusedEvents.value)])
    add(
      "requests_refused_total", "counter", "Requests refused for their form or origin.",
      [("", refusedRequests.value)])
    add("batches_total", "counter", "Batches of patches made.", [("", batches.value)])
    add("batch_bytes_total", "counter", "Bytes of these batches.", [("", batchBytes.value)])
    add("resets_total", "counter", "Whole trees sent to running pages.", [("", resets.value)])
    add("failures_total", "counter", "Errors thrown by application code.", [("", failures.value)])
    // Load generators read the waiting polls in this form.
    return text + "# waiting=\(waitingPolls.value)\n"
  }
}
