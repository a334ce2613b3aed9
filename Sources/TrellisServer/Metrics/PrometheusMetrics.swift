public import CoreMetrics
import Synchronization

/// A factory whose metrics `GET /metrics` can show.
public protocol PrometheusExposition: MetricsFactory {
  /// All metrics in the text format of Prometheus, version 0.0.4.
  var prometheusText: String { get }
}

/// Metrics that are kept in memory and shown as text.
///
/// Letters, digits and underscores of labels and dimension names are kept; every other character becomes an
/// underscore. An aggregating recorder, and a timer (in seconds), are shown as the sum and the number of
/// their values.
public final class PrometheusMetrics: PrometheusExposition {
  private struct Family {
    let kind: PrometheusSample.Kind
    /// The samples by their formatted dimensions.
    var samples: [String: PrometheusSample] = [:]
  }

  private struct State {
    var families: [String: Family] = [:]
    var help: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// A factory without metrics or descriptions.
  public init() {}

  /// Sets the help text of the metric `label`.
  public func describe(_ label: String, _ text: String) {
    state.withLock { $0.help[Self.name(label)] = text }
  }

  /// The metrics sorted by name and then by dimensions, with the descriptions of ``describe(_:_:)``.
  ///
  /// - Complexity: O(*n* log *n*) in the metrics.
  public var prometheusText: String {
    let (families, help) = state.withLock { ($0.families, $0.help) }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      if let help = help[name] {
        text += "# HELP \(name) \(Self.escaped(help, quote: false))\n"
      }
      text += "# TYPE \(name) \(family.kind.rawValue)\n"
      for (dimensions, sample) in family.samples.sorted(by: { $0.key < $1.key }) {
        text += sample.lines(name, dimensions)
      }
    }
    return text
  }

  /// The sample of this name and these dimensions. If the name belongs to a metric of another type, the
  /// sample works, but is not shown.
  private func sample(
    _ kind: PrometheusSample.Kind, _ label: String, _ dimensions: [(String, String)]
  ) -> PrometheusSample {
    let name = Self.name(label)
    let key = dimensions.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1, quote: true))\"" }
      .joined(separator: ",")
    return state.withLock { state in
      var family = state.families[name] ?? Family(kind: kind)
      guard family.kind == kind else { return PrometheusSample(kind) }
      if let known = family.samples[key] { return known }
      let sample = PrometheusSample(kind)
      family.samples[key] = sample
      state.families[name] = family
      return sample
    }
  }

  private func remove(_ handler: AnyObject) {
    state.withLock { state in
      for (name, family) in state.families {
        let kept = family.samples.filter { $0.value !== handler }
        guard kept.count < family.samples.count else { continue }
        state.families[name]?.samples = kept
        if kept.isEmpty { state.families[name] = nil }
      }
    }
  }

  private static func name(_ label: String) -> String {
    let name = label.utf8.map { byte -> Character in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        Character(Unicode.Scalar(byte))
      default: "_"
      }
    }
    return name.first?.isNumber ?? true ? "_" + String(name) : String(name)  // one scalar
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
}

extension PrometheusMetrics {
  /// The counter of this label and these dimensions, made at the first call. If the label belongs to a metric
  /// of another type, the counter works but is not shown.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    sample(.counter, label, dimensions)
  }

  /// Like ``makeCounter(label:dimensions:)``, and the same counter for the same label and dimensions.
  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    sample(.counter, label, dimensions)
  }

  /// A gauge, made at the first call for this label and these dimensions. If the label belongs to a metric of
  /// another type, the gauge works but is not shown.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    sample(.gauge, label, dimensions)
  }

  /// A summary with the sum and the number of the values or, without `aggregate`, a gauge with the last value; made at
  /// the first call for this label and these dimensions. If the label belongs to a metric of another type, the recorder
  /// works but is not shown.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    sample(aggregate ? .summary : .gauge, label, dimensions)
  }

  /// A summary of the sum of the durations, in seconds, and their number; made at the first call for this
  /// label and these dimensions. If the label belongs to a metric of another type, the timer works but is
  /// not shown.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    sample(.summary, label, dimensions)
  }

  /// Removes the counter from the text. It can still be incremented, but is not shown again.
  ///
  /// - Complexity: O(*n*) in the metrics.
  public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  /// Removes the counter from the text. It can still be incremented, but is not shown again.
  ///
  /// - Complexity: O(*n*) in the metrics.
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    remove(handler)
  }
  /// Removes the gauge from the text. It can still be set, but is not shown again.
  ///
  /// - Complexity: O(*n*) in the metrics.
  public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  /// Removes the summary or gauge from the text. It can still record values, but is not shown again.
  ///
  /// - Complexity: O(*n*) in the metrics.
  public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  /// Removes the summary from the text. It can still record durations, but is not shown again.
  ///
  /// - Complexity: O(*n*) in the metrics.
  public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
