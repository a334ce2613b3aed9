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
  private let state: Mutex<State>

  private struct State {
    var history: LogHistory
    /// The time of line 0, in seconds since midnight.
    var start: Double
  }

  /// - Parameters:
  ///   - rate: the lines in a second.
  ///   - limit: the most lines that are kept.
  ///   - start: the time of line 0, in seconds since midnight; `nil` if the 2,000 lines of the start end now.
  init(rate: Int, limit: Int = 200_000, start: Double? = nil) {
    self.rate = min(max(rate, 0), 100_000)
    state = Mutex(State(history: LogHistory(limit: limit), start: start ?? 0))
    if start == nil { continueNow(at: 2_000) }
    // In batches like later ones, because whole batches are removed.
    for _ in 0..<10 { write(200) }
  }

  /// Gives the line with a number the present time.
  private func continueNow(at number: Int) {
    // A day later, so that no time is negative.
    let start = Self.secondsOfDay + 86_400 - Double(number) / Double(max(rate, 1))
    state.withLock { $0.start = start }
  }

  private static var secondsOfDay: Double {
    Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
  }

  /// The newest lines.
  var history: LogHistory { state.withLock { $0.history } }

  /// Adds lines, which all pages learn of together.
  func write(_ count: Int) {
    let (first, start) = state.withLock { ($0.history.end, $0.start) }
    let lines = (first..<first + count).map { number in
      LogWriter.line(number, at: start + Double(number) / Double(max(rate, 1)))
    }
    state.withLock { $0.history.append(lines) }
  }

  func run() async throws {
    let clock = ContinuousClock()
    let (begin, first) = (clock.now, history.end)
    continueNow(at: first)
    await cancelWhenGracefulShutdown { [self] in
      var batch = 1
      // An error is the end of the task.
      while (try? await clock.sleep(until: begin + .seconds(1) * batch / Self.batchesPerSecond))
        != nil
      {
        let due = first + batch * rate / Self.batchesPerSecond
        write(max(due - history.end, 0))
        batches.publish(batch)
        batch += 1
      }
    }
  }
}
