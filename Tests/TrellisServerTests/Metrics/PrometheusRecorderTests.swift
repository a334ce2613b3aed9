import CoreMetrics
import Testing

@testable import TrellisServer

/// The forms of recorders and of metrics that are removed.
struct PrometheusRecorderTests {
  private let metrics = PrometheusMetrics()

  @Test func anAggregatingRecorderIsASummary() {
    let sizes = CoreMetrics.Recorder(label: "sizes", aggregate: true, factory: metrics)
    for size in [1, 2, 4] { sizes.record(size) }
    sizes.record(0.5)
    #expect(
      metrics.prometheusText == "# TYPE sizes summary\nsizes_sum 7.5\nsizes_count 4\n")
  }

  @Test func anotherRecorderIsAGaugeOfTheLastValue() {
    let size = CoreMetrics.Recorder(
      label: "size", dimensions: [("a", "b")], aggregate: false, factory: metrics)
    for value in [1, 4, 2] { size.record(value) }
    #expect(metrics.prometheusText == "# TYPE size gauge\nsize{a=\"b\"} 2\n")
  }

  @Test func counterTypesShareALabel() {
    Counter(label: "n", factory: metrics).increment(by: 2)
    FloatingPointCounter(label: "n", factory: metrics).increment(by: 0.5)
    #expect(metrics.prometheusText.hasPrefix("# TYPE n counter\nn 2"))
    let meter = Meter(label: "m", factory: metrics)
    meter.set(3)
    meter.increment(by: 2)
    meter.decrement(by: 0.5)
    #expect(metrics.prometheusText.contains("# TYPE m gauge\nm 4.5\n"))
  }

  @Test func eachKindCanBeDestroyed() {
    let counter = Counter(label: "a", dimensions: [("x", "1")], factory: metrics)
    let other = Counter(label: "a", dimensions: [("x", "2")], factory: metrics)
    let recorder = CoreMetrics.Recorder(label: "b", factory: metrics)
    let timer = Timer(label: "c", factory: metrics)
    let meter = Meter(label: "d", factory: metrics)
    counter.increment()
    other.increment()
    counter.destroy()
    #expect(metrics.prometheusText.contains("# TYPE a counter\na{x=\"2\"} 1\n"))
    #expect(!metrics.prometheusText.contains("x=\"1\""))
    recorder.destroy()
    timer.destroy()
    meter.destroy()
    #expect(metrics.prometheusText == "# TYPE a counter\na{x=\"2\"} 1\n")
    // A metric that is made again restarts.
    Counter(label: "a", dimensions: [("x", "1")], factory: metrics).increment(by: 5)
    #expect(metrics.prometheusText == "# TYPE a counter\na{x=\"1\"} 5\na{x=\"2\"} 1\n")
  }
}
