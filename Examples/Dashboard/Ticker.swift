import Foundation
import ServiceLifecycle
import Trellis

/// The newest values of one measure of a machine.
struct Measure: Hashable, Sendable, Identifiable {
  let id: String
  let unit: String
  /// From the oldest to the newest, each from 0 to 100.
  private(set) var values: [Double] = []

  init(_ id: String, unit: String) {
    self.id = id
    self.unit = unit
  }

  static let capacity = 24

  var newest: Double { values.last ?? 0 }
  /// The difference of the last two values.
  var change: Double { values.count > 1 ? newest - values[values.count - 2] : 0 }

  mutating func add(_ value: Double) {
    values.append(min(max(value, 0), 100))
    if values.count > Self.capacity { values.removeFirst(values.count - Self.capacity) }
  }
}

/// The measures that all pages show, and the service that changes them every second.
final class Ticker: Service {
  let measures = SharedModel([
    Measure("Processor", unit: "%"), Measure("Memory", unit: "%"), Measure("Network", unit: "MB/s"),
    Measure("Disk", unit: "MB/s"), Measure("Requests", unit: "/s"), Measure("Errors", unit: "/min"),
  ])

  /// - Parameter seed: the same seed gives the same values.
  init(seed: UInt64 = 1) {
    var random = Noise(state: seed)
    for _ in 0..<Measure.capacity { tick(&random) }
  }

  func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      var random = Noise(state: 7)
      // An error is the end of the task.
      while (try? await Task.sleep(for: .seconds(1))) != nil { tick(&random) }
    }
  }

  /// Moves each measure by a random step.
  func tick(_ random: inout Noise) {
    let steps = measures.value.map { _ in Double.random(in: -8...8, using: &random) }
    measures.update { measures in
      for index in measures.indices {
        let value = measures[index].values.last ?? Double(20 + index * 10)
        measures[index].add(value + steps[index])
      }
    }
  }
}

/// Random numbers with a seed.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (SplitMix64).
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
