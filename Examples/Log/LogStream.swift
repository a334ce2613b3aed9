import Foundation
import ServiceLifecycle
import Synchronization
import Trellis

/// The log that all pages show, and the service that writes it.
///
/// Pages learn of lines in batches: a line more costs them nothing.
final class LogStream: Service {
  /// The batches in a second.
  static let batchesPerSecond = 5

  /// Published after each batch, with its number.
  let batches = Topic<Int>()

  private let rate: Int
  private let state: Mutex<LogHistory>
  /// The seconds since midnight at the start.
  private let start: Double

  /// - Parameters:
  ///   - rate: the lines in a second.
  ///   - limit: the most lines that are kept.
  init(rate: Int, limit: Int = 200_000, start: Double = LogStream.secondsOfDay) {
    self.rate = min(max(rate, 0), 100_000)
    self.start = start
    state = Mutex(LogHistory(limit: limit))
    // In batches like later ones, because whole batches are removed.
    for _ in 0..<10 { write(200) }
  }

  static var secondsOfDay: Double {
    Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
  }

  /// The newest lines.
  var history: LogHistory { state.withLock { $0 } }

  /// Adds lines, which all pages learn of together.
  func write(_ count: Int) {
    let first = history.end
    let lines = (first..<first + count).map { number in
      LogWriter.line(number, at: start + Double(number) / Double(max(rate, 1)))
    }
    state.withLock { $0.append(lines) }
  }

  func run() async throws {
    let clock = ContinuousClock()
    let (begin, first) = (clock.now, history.end)
    var batch = 0
    while !Task.isCancelled {
      batch += 1
      try await clock.sleep(until: begin + .seconds(1) * batch / Self.batchesPerSecond)
      let due = first + batch * rate / Self.batchesPerSecond
      write(max(due - history.end, 0))
      batches.publish(batch)
    }
  }
}
