import Foundation

/// The times of a stopwatch, in seconds. It does not run by itself: each function gets the current time.
struct StopwatchTime: Hashable, Codable {
  private var startedAt: Date?
  private var before = 0.0
  /// The time of each lap, the newest first.
  private(set) var laps: [Double] = []

  var isRunning: Bool { startedAt != nil }
  var isReset: Bool { !isRunning && before == 0 }

  func total(at now: Date) -> Double {
    before + (startedAt.map { now.timeIntervalSince($0) } ?? 0)
  }

  /// The time since the last lap.
  func lap(at now: Date) -> Double { total(at: now) - laps.reduce(0, +) }

  mutating func start(at now: Date) { startedAt = startedAt ?? now }

  mutating func stop(at now: Date) {
    before = total(at: now)
    startedAt = nil
  }

  mutating func addLap(at now: Date) { laps.insert(lap(at: now), at: 0) }

  mutating func reset() { self = StopwatchTime() }

  /// `seconds` as minutes, seconds and tenths: `03:07.4`.
  static func text(_ seconds: Double) -> String {
    let tenths = Int((max(0, seconds) * 10).rounded(.down))
    func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(pair(tenths / 600)):\(pair(tenths / 10 % 60)).\(tenths % 10)"
  }
}
