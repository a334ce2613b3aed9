import CoreMetrics
import Synchronization

/// The value of one metric with its dimensions, and the number of recorded values.
final class PrometheusSample: Sendable {
  enum Kind: String { case counter, gauge, summary }

  private let kind: Kind
  private let state = Mutex((sum: 0.0, count: 0))

  init(_ kind: Kind) { self.kind = kind }

  func lines(_ name: String, _ dimensions: String) -> String {
    let (sum, count) = state.withLock { $0 }
    let labels = dimensions.isEmpty ? "" : "{\(dimensions)}"
    guard kind == .summary else { return "\(name)\(labels) \(Self.text(sum))\n" }
    return "\(name)_sum\(labels) \(Self.text(sum))\n\(name)_count\(labels) \(count)\n"
  }

  private func add(_ amount: Double) {
    state.withLock { state in
      state.sum += amount
      state.count += 1
    }
  }

  private func replace(_ value: Double) { state.withLock { $0.sum = value } }

  /// Whole numbers without a fraction; NaN and infinities by their Prometheus names.
  private static func text(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    if value.isNaN { return "NaN" }
    return value.isInfinite ? (value > 0 ? "+Inf" : "-Inf") : "\(value)"
  }
}

extension PrometheusSample: CounterHandler, FloatingPointCounterHandler {
  func increment(by amount: Int64) { add(Double(amount)) }
  /// Also the increment of a meter.
  func increment(by amount: Double) { add(amount) }
  func reset() { replace(0) }
}

extension PrometheusSample: MeterHandler {
  func set(_ value: Int64) { replace(Double(value)) }
  func set(_ value: Double) { replace(value) }
  func decrement(by amount: Double) { add(-amount) }
}

extension PrometheusSample: RecorderHandler {
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { kind == .gauge ? replace(value) : add(value) }
}

extension PrometheusSample: TimerHandler {
  func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
}
