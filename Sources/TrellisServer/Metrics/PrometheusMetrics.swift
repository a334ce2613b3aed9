public import CoreMetrics
import Synchronization
import TrellisBase

/// A factory whose metrics `GET /metrics` can show.
public protocol PrometheusExposition: MetricsFactory {
  /// All metrics in the text format of Prometheus, version 0.0.4.
  var prometheusText: String { get }
}

/// Metrics that are kept in memory and shown as text.
///
/// Letters, digits and underscores of labels and dimension names are kept; every other character becomes an underscore.
/// The same label and dimensions give the same metric. A metric whose label belongs to a metric of another type works,
/// but is not shown; nor is a destroyed metric.
public final class PrometheusMetrics: PrometheusExposition {
  private struct State {
    /// The samples by name and by formatted dimensions; the samples of one name have one kind.
    var samples: [String: [String: Sample]] = [:]
    var help: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// A factory without metrics or descriptions.
  public init() {}

  /// Sets the help text of the metric `label`.
  public func describe(_ label: String, _ text: String) {
    state.withLock { $0.help[Self.name(label)] = Self.escaped(text, quote: false) }
  }

  /// The metrics sorted by name and then by dimensions, with the descriptions of ``describe(_:_:)``.
  ///
  /// - Complexity: O(*n* log *n*) in the metrics.
  public var prometheusText: String {
    let (families, help) = state.withLock { ($0.samples, $0.help) }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      let samples = family.sorted { $0.key < $1.key }
      if let help = help[name] { text += "# HELP \(name) \(help)\n" }
      text += "# TYPE \(name) \(samples[0].value.kind.rawValue)\n"
      for (dimensions, sample) in samples { text += sample.lines(name, dimensions) }
    }
    return text
  }

  private func sample(
    _ kind: Sample.Kind, _ label: String, _ dimensions: [(String, String)]
  ) -> Sample {
    let name = Self.name(label)
    let key = dimensions.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1, quote: true))\"" }
      .joined(separator: ",")
    return state.withLock { state in
      let family = state.samples[name, default: [:]]
      guard family.first?.value.kind ?? kind == kind else { return Sample(kind) }
      let sample = family[key] ?? Sample(kind)
      state.samples[name, default: [:]][key] = sample
      return sample
    }
  }

  private func remove(_ handler: AnyObject) {
    state.withLock { state in
      state.samples = state.samples.mapValues { $0.filter { $0.value !== handler } }
        .filter { !$0.value.isEmpty }
    }
  }

  private static func name(_ label: String) -> String {
    let bytes = label.utf8.map { $0.isAlphanumeric ? $0 : UInt8(ascii: "_") }
    let name = String(decoding: bytes, as: UTF8.self)
    return bytes.first.map { $0 <= UInt8(ascii: "9") } ?? true ? "_" + name : name
  }

  private static func escaped(_ text: String, quote: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quote: result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value of one metric with its dimensions, and the number of recorded values.
  private final class Sample: CounterHandler, FloatingPointCounterHandler, MeterHandler,
    RecorderHandler, TimerHandler
  {
    enum Kind: String { case counter, gauge, summary, histogram }

    private struct Values {
      var sum = 0.0
      var count = 0
      /// The numbers of values up to each bound of a histogram, and above the one before.
      var buckets: [Int]
    }

    /// The bounds of durations in seconds.
    private static let bounds = [
      0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
      5, 10,
    ]

    let kind: Kind
    private let state: Mutex<Values>

    init(_ kind: Kind) {
      self.kind = kind
      let count = kind == .histogram ? Self.bounds.count : 0
      state = Mutex(Values(buckets: Array(repeating: 0, count: count)))
    }

    func lines(_ name: String, _ dimensions: String) -> String {
      let values = state.withLock { $0 }
      let labels = dimensions.isEmpty ? "" : "{\(dimensions)}"
      guard kind == .summary || kind == .histogram else {
        return "\(name)\(labels) \(Self.text(values.sum))\n"
      }
      var text = ""
      if kind == .histogram {
        let others = dimensions.isEmpty ? "" : dimensions + ","
        var count = 0
        for (bound, more) in zip(Self.bounds, values.buckets) {
          count += more
          text += "\(name)_bucket{\(others)le=\"\(Self.text(bound))\"} \(count)\n"
        }
        text += "\(name)_bucket{\(others)le=\"+Inf\"} \(values.count)\n"
      }
      return text
        + "\(name)_sum\(labels) \(Self.text(values.sum))\n\(name)_count\(labels) \(values.count)\n"
    }

    /// Whole numbers without a fraction; NaN and infinities by their Prometheus names.
    private static func text(_ value: Double) -> String {
      if let whole = Int(exactly: value) { return "\(whole)" }
      if value.isNaN { return "NaN" }
      return value.isInfinite ? (value > 0 ? "+Inf" : "-Inf") : "\(value)"
    }

    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) {
      state.withLock { state in
        state.sum += amount
        state.count += 1
        if kind == .histogram, let index = Self.bounds.firstIndex(where: { amount <= $0 }) {
          state.buckets[index] += 1
        }
      }
    }
    func decrement(by amount: Double) { increment(by: -amount) }
    func reset() { set(0.0) }
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { state.withLock { $0.sum = value } }
    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) { kind == .gauge ? set(value) : increment(by: value) }
    func recordNanoseconds(_ duration: Int64) { increment(by: Double(duration) / 1e9) }
  }
}

extension PrometheusMetrics {
  /// A counter, made at the first call for this label and these dimensions.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    sample(.counter, label, dimensions)
  }

  /// Like ``makeCounter(label:dimensions:)``, and the same counter for the same label and dimensions.
  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    sample(.counter, label, dimensions)
  }

  /// A gauge, made at the first call for this label and these dimensions.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    sample(.gauge, label, dimensions)
  }

  /// A summary with the sum and the number of the values or, without `aggregate`, a gauge with the last value.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    sample(aggregate ? .summary : .gauge, label, dimensions)
  }

  /// A histogram of the durations in seconds, with bounds from 0.1 ms to 10 s.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    sample(.histogram, label, dimensions)
  }

  /// Removes the counter from the text, in O(*n*) in the metrics.
  public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  /// Removes the counter from the text, in O(*n*) in the metrics.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    remove(handler)
  }
  /// Removes the gauge from the text, in O(*n*) in the metrics.
  public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  /// Removes the summary or gauge from the text, in O(*n*) in the metrics.
  public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  /// Removes the histogram from the text, in O(*n*) in the metrics.
  public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
