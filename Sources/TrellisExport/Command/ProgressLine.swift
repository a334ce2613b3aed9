import Foundation
import Synchronization
import TrellisServer

/// The progress of a command: a bar on a terminal, and lines elsewhere, such as in the log of a build.
final class ProgressLine: Sendable {
  private let isTerminal: Bool
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  /// The time of the last text, and the greatest number shown so far.
  private let last: Mutex<(time: Duration, ready: Int)>

  /// - Parameters:
  ///   - isTerminal: whether a line can be replaced.
  ///   - now: the time since any fixed moment.
  ///   - write: writes to the terminal or to the log.
  init(
    isTerminal: Bool = isatty(2) != 0,
    now: @escaping @Sendable () -> Duration = ProgressLine.uptime,
    write: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data($0.utf8))
    }
  ) {
    self.isTerminal = isTerminal
    self.now = now
    self.write = write
    last = Mutex((time: now(), ready: 0))
  }

  private static let start = ContinuousClock().now
  static func uptime() -> Duration { ContinuousClock().now - start }

  /// The time between two texts: a bar moves ten times a second, and a log gets a line every five seconds.
  private var interval: Duration { isTerminal ? .milliseconds(100) : .seconds(5) }

  /// Shows that `ready` of `all` pages are ready; may be called by several threads, with numbers out of order.
  func show(_ ready: Int, of all: Int) {
    let time = now()
    // The lock covers the writing, so that the texts are in order.
    last.withLock { last in
      guard time - last.time >= interval, ready > last.ready else { return }
      last = (time: time, ready: ready)
      if isTerminal {
        write("\r\u{1B}[K\(Self.bar(ready, of: all)) \(ready) of \(all) pages")
      } else {
        write("\(ready) of \(all) pages\n")
      }
    }
  }

  /// Removes the bar from a terminal.
  func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private static func bar(_ ready: Int, of all: Int) -> String {
    let filled = min(width, ready * width / max(1, all))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: " ", count: width - filled) + "]"
  }

  /// The number of characters in the bar.
  private static let width = 30
}
