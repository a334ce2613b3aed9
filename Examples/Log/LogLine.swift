import Foundation

/// How much a line matters.
enum Level: Int, CaseIterable, Sendable {
  case debug, info, warning, error

  var name: String { ["DEBUG", "INFO", "WARN", "ERROR"][rawValue] }
  /// The name of the filter that shows this level and those above.
  var title: String { ["All", "Info", "Warnings", "Errors"][rawValue] }
}

/// A line of the log.
struct LogLine: Hashable, Sendable {
  /// The number of the line since the start, from 0.
  let number: Int
  /// The seconds since midnight.
  let time: Double
  let level: Level
  let message: String

  /// The line as it is shown.
  var text: String {
    let milliseconds = Int((time * 1_000).rounded(.down))
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
    let clock = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { Self.padded($0, 2) }
    let name = level.name + (level.name.utf8.count < 5 ? " " : "")
    return "\(clock.joined(separator: ":")).\(Self.padded(rest, 3)) \(name) \(message)"
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
  }
}

/// Makes the lines of a server that does not exist; the same numbers give the same lines.
enum LogWriter {
  static func line(_ number: Int, at time: Double) -> LogLine {
    let noise = hash(UInt64(number))
    func part(_ shift: UInt64, _ limit: UInt64) -> Int { Int((noise >> shift) % limit) }
    let level: Level =
      switch part(0, 1_000) {
      case 0..<350: .debug
      case 350..<950: .info
      case 950..<990: .warning
      default: .error
      }
    let request = String(noise >> 40, radix: 16)
    let message =
      switch level {
      case .debug: "cache: \(caches[part(12, 4)]) for key \(part(16, 90_000)), \(part(20, 400)) µs"
      case .info:
        "http: \(methods[part(12, 4)]) \(paths[part(14, 6)]) 200 in \(part(20, 90)) ms, request \(request)"
      case .warning: "pool: \(2 + part(14, 30)) queries wait for a connection, request \(request)"
      case .error: "mail: \(failures[part(12, 4)]), message \(request), attempt \(1 + part(20, 5))"
      }
    return LogLine(number: number, time: time, level: level, message: message)
  }

  /// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (SplitMix64).
  private static func hash(_ number: UInt64) -> UInt64 {
    var value = (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let caches = ["hit", "miss", "stale", "evicted"]
  private static let methods = ["GET", "GET", "POST", "PUT"]
  private static let paths = ["/", "/orders", "/orders/new", "/search", "/account", "/api/stock"]
  private static let failures = [
    "the server refused the sender", "no answer in 30 s", "the mailbox is full",
    "the certificate has expired",
  ]
}
