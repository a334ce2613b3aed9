import CoreMetrics
import ServerSupport
import Synchronization
import Testing
import TrellisHTTP

@testable import TrellisServer

struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  @Test func showsEachKindInItsForm() {
    metrics.describe("jobs_total", "Jobs\nof all kinds.")
    let jobs = Counter(label: "jobs_total", dimensions: [("kind", "a\"b\\c\n")], factory: metrics)
    jobs.increment()
    jobs.increment(by: 4)
    Meter(label: "queue.length", factory: metrics).set(2.5)
    let gauge = Gauge(label: "heat", factory: metrics)
    gauge.record(7)
    gauge.record(3)
    let timer = Timer(label: "job_seconds", factory: metrics)
    timer.recordMilliseconds(250)
    timer.recordMilliseconds(500)
    #expect(
      metrics.prometheusText == """
        # TYPE heat gauge
        heat 3
        # TYPE job_seconds histogram
        job_seconds_bucket{le="0.0001"} 0
        job_seconds_bucket{le="0.00025"} 0
        job_seconds_bucket{le="0.0005"} 0
        job_seconds_bucket{le="0.001"} 0
        job_seconds_bucket{le="0.0025"} 0
        job_seconds_bucket{le="0.005"} 0
        job_seconds_bucket{le="0.01"} 0
        job_seconds_bucket{le="0.025"} 0
        job_seconds_bucket{le="0.05"} 0
        job_seconds_bucket{le="0.1"} 0
        job_seconds_bucket{le="0.25"} 1
        job_seconds_bucket{le="0.5"} 2
        job_seconds_bucket{le="1"} 2
        job_seconds_bucket{le="2.5"} 2
        job_seconds_bucket{le="5"} 2
        job_seconds_bucket{le="10"} 2
        job_seconds_bucket{le="+Inf"} 2
        job_seconds_sum 0.75
        job_seconds_count 2
        # HELP jobs_total Jobs\\nof all kinds.
        # TYPE jobs_total counter
        jobs_total{kind="a\\"b\\\\c\\n"} 5
        # TYPE queue_length gauge
        queue_length 2.5

        """)
  }

  @Test func aLongDurationIsInTheLastBucketOnly() {
    let timer = Timer(label: "t", dimensions: [("a", "1")], factory: metrics)
    timer.recordSeconds(11)
    let text = metrics.prometheusText
    #expect(text.contains("t_bucket{a=\"1\",le=\"10\"} 0\nt_bucket{a=\"1\",le=\"+Inf\"} 1\n"))
    #expect(text.hasSuffix("t_sum{a=\"1\"} 11\nt_count{a=\"1\"} 1\n"))
  }

  @Test func theSameLabelIsTheSameMetric() {
    Counter(label: "n", dimensions: [("a", "1")], factory: metrics).increment()
    Counter(label: "n", dimensions: [("a", "1")], factory: metrics).increment()
    Counter(label: "n", dimensions: [("a", "2")], factory: metrics).increment()
    #expect(metrics.prometheusText.contains("n{a=\"1\"} 2\nn{a=\"2\"} 1\n"))
  }

  @Test func aLabelOfAnotherKindIsNotShown() {
    Counter(label: "n", factory: metrics).increment()
    Meter(label: "n", factory: metrics).set(7)
    #expect(metrics.prometheusText == "# TYPE n counter\nn 1\n")
  }

  @Test func destroyedMetricsAreRemoved() {
    let counter = Counter(label: "n", factory: metrics)
    Meter(label: "m", factory: metrics).increment()
    counter.destroy()
    #expect(metrics.prometheusText == "# TYPE m gauge\nm 1\n")
  }

  @Test func nonFiniteNumbersHaveNames() {
    for (label, value) in [("a", Double.nan), ("b", .infinity), ("c", -.infinity)] {
      Meter(label: label, factory: metrics).set(value)
    }
    for line in ["a NaN\n", "b +Inf\n", "c -Inf\n"] {
      #expect(metrics.prometheusText.contains(line))
    }
  }

  @Test func namesAreMadeOfLettersDigitsAndUnderscores() {
    Counter(label: "1st.job-count é", factory: metrics).increment()
    #expect(metrics.prometheusText.contains("\n_1st_job_count___ 1\n"))
  }

  // MARK: The server's metrics

  @Test func countsAreReportedOnce() {
    let own = Metrics(factory: metrics)
    own.events.add(3)
    own.report(sessions: [("attached", 2)])
    own.report(sessions: [("attached", 1)])
    own.events.add(1)
    let text = own.text(sessions: [("attached", 5)]) ?? ""
    #expect(text.contains("\ntrellis_events_total 4\n"))
    #expect(text.contains("\ntrellis_sessions{phase=\"attached\"} 5\n"))
  }

  @Test func anotherFactoryGetsTheSameValues() async throws {
    let factory = CountingFactory()
    let site = try Site(
      routes: TestPages().routes, application: TestApplication(), folders: .repository, origins: [],
      metrics: factory)
    let transport = TestTransport(site)
    _ = try await transport.send(.get, "/")
    // This factory has no text for the response.
    #expect(try await transport.send(.get, "/metrics").status == .notFound)
    site.endpoints.live.metrics.report(sessions: site.endpoints.live.counts)
    #expect(factory.count("trellis_pages_total") == 1)
    #expect(factory.count("trellis_requests_total") == 2)
  }
}

/// Records counters only.
private final class CountingFactory: MetricsFactory {
  private final class Handler: CounterHandler, RecorderHandler, TimerHandler, MeterHandler {
    private let sum = Atomic<Int64>(0)
    var value: Int64 { sum.load(ordering: .relaxed) }
    func increment(by amount: Int64) { sum.wrappingAdd(amount, ordering: .relaxed) }
    func increment(by amount: Double) {}
    func decrement(by amount: Double) {}
    func reset() {}
    func set(_ value: Int64) {}
    func set(_ value: Double) {}
    func record(_ value: Int64) {}
    func record(_ value: Double) {}
    func recordNanoseconds(_ duration: Int64) {}
  }

  private let handlers = Mutex<[String: Handler]>([:])

  func count(_ label: String) -> Int64? { handlers.withLock { $0[label]?.value } }

  private func handler(_ label: String) -> Handler {
    handlers.withLock { handlers in
      let handler = handlers[label] ?? Handler()
      handlers[label] = handler
      return handler
    }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    handler(label)
  }
  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    handler(label)
  }
  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler { handler(label) }
  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    handler(label)
  }
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}
