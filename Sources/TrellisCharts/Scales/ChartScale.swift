import Foundation

/// The places of values along one axis of a plot, in CSS pixels.
struct ChartScale: Equatable {
  enum Kind: Hashable { case linear, log, time, band }

  var kind: Kind
  /// The value at ``start``; for categories -0.5, so that category *i* is at *i*.
  var lower: Double
  /// The value at ``end``.
  var upper: Double
  /// The categories in order.
  var categories: [String] = []
  /// The place of ``lower``; larger than ``end`` for a mirrored axis.
  var start = 0.0
  var end = 1.0

  /// The distance of two categories.
  var step: Double { abs(end - start) / Double(max(categories.count, 1)) }
  var length: Double { abs(end - start) }

  /// The place of `value`; not finite for a value without a place.
  func position(_ value: Double) -> Double {
    switch kind {
    case .log:
      let (low, high) = (log10(lower), log10(upper))
      return start + (log10(value) - low) / (high - low) * (end - start)
    default: return start + (value - lower) / (upper - lower) * (end - start)
    }
  }

  /// The value at the place `position`.
  func value(at position: Double) -> Double {
    let share = (position - start) / (end - start)
    switch kind {
    case .log:
      let (low, high) = (log10(lower), log10(upper))
      return pow(10, low + share * (high - low))
    default: return lower + share * (upper - lower)
    }
  }

  /// Makes the domain not empty, and positive for a logarithm.
  mutating func makeValid() {
    if kind == .log {
      if !(upper > 0) || !upper.isFinite { (lower, upper) = (0, 1) }
      if !(lower > 0) { lower = upper / 1000 }
      if !(lower < upper) { (lower, upper) = (lower / 2, upper * 2) }
      return
    }
    if !lower.isFinite || !upper.isFinite { (lower, upper) = (0, 1) }
    guard !(lower < upper) else { return }
    let margin = kind == .time ? 43_200 : max(abs(lower) / 2, 0.5)
    (lower, upper) = (lower - margin, lower + margin)
  }
}
