import Foundation

/// The processor time of this process, which is nearly independent of the machine's load.
enum ProcessorTime {
  static var microseconds: Double { Double(clock()) * 1_000_000 / Double(CLOCKS_PER_SEC) }
}

/// The values measured under one name.
struct Measurement {
  let name: String
  let unit: String
  /// - Invariant: never empty.
  let values: [Double]

  init(_ name: String, in unit: String, _ values: [Double]) {
    precondition(!values.isEmpty, "\(name) was measured not even once")
    self.name = name
    self.unit = unit
    self.values = values.sorted()
  }

  var median: Double {
    let middle = values.count / 2
    return values.count.isMultiple(of: 2)
      ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }

  /// `{"name":"list.build.100","unit":"ms","median":1.2,"min":1,"max":2,"runs":9}`
  var json: String {
    """
    {"name":"\(name)","unit":"\(unit)","median":\(Self.number(median)),\
    "min":\(Self.number(values[0])),"max":\(Self.number(values[values.count - 1])),\
    "runs":\(values.count)}
    """
  }

  private static func number(_ value: Double) -> String {
    if value == value.rounded() { return "\(Int(value))" }
    return "\((value * 10_000).rounded() / 10_000)"
  }
}

/// The number of repetitions: until `seconds` have passed, within bounds.
///
/// `BENCHMARK_RUNS` is a number of repetitions that replaces them. With two numbers, the difference of the
/// instructions of two runs of the program is that of the repetitions (`Scripts/count-instructions`).
struct Repetition {
  var minimum = 5
  var maximum = 200
  var seconds = 1.0

  private static let fixed = ProcessInfo.processInfo.environment["BENCHMARK_RUNS"].flatMap(Int.init)
    .map { max($0, 0) }

  /// Calls `body` once as a warm-up, then as often as the time allows.
  func callAsFunction(_ body: () throws -> Void) rethrows {
    try body()
    if let fixed = Self.fixed {
      for _ in 0..<fixed { try body() }
      return
    }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var count = 0
    while count < minimum || (count < maximum && clock.now < end) {
      try body()
      count += 1
    }
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
}
