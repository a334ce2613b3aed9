import Foundation
import Synchronization

/// Regular expressions whose matches in texts are ignored.
///
/// An expression such as `(a+)+$` takes a time that doubles with each character of some texts, and a search cannot be
/// cancelled. It runs on another thread, which is abandoned after a timeout.
package struct TextPatterns {
  /// The search in a text exceeded the time limit.
  package struct Timeout: Error, Equatable, CustomStringConvertible {
    package let seconds: Double
    /// The number of bytes of the text.
    package let length: Int
    /// The command-line option with the expressions.
    package let option: String

    package init(seconds: Double, length: Int, option: String) {
      (self.seconds, self.length, self.option) = (seconds, length, option)
    }

    package var description: String {
      "The regular expressions of \(option) take more than \(seconds.formatted()) s for a text of \(length) bytes"
    }
  }

  // One thread uses the expressions at a time; callers stop after a timeout.
  private nonisolated(unsafe) let expressions: [Regex<AnyRegexOutput>]
  /// The maximum number of seconds for a text.
  private let limit: Double
  private let option: String

  /// - Parameters:
  ///   - patterns: malformed ones are ignored.
  ///   - option: the command-line option with the patterns, for errors.
  package init(_ patterns: [String], option: String, limit: Double = 10) {
    self.option = option
    expressions = patterns.compactMap { try? Regex($0) }
    self.limit = limit
  }

  package var isEmpty: Bool { expressions.isEmpty }

  /// `text` with the matches of each expression, one after the other, replaced by `replacement`.
  package func replaceMatches(in text: String, with replacement: String) throws(Timeout) -> String {
    if isEmpty || text.isEmpty { return text }
    let result = Result()
    DispatchQueue.global().async { [self] in
      var rest = text
      for expression in expressions { rest = rest.replacing(expression, with: replacement) }
      result.finish(rest)
    }
    guard let rest = result.wait(limit) else {
      throw Timeout(seconds: limit, length: text.utf8.count, option: option)
    }
    return rest
  }

  /// The result of a search on another thread.
  private final class Result: Sendable {
    private let text = Mutex<String?>(nil)
    private let isReady = DispatchSemaphore(value: 0)

    func finish(_ result: String) {
      text.withLock { $0 = result }
      isReady.signal()
    }

    /// The text; `nil` after `limit` seconds.
    func wait(_ limit: Double) -> String? {
      guard isReady.wait(timeout: .now() + limit) == .success else { return nil }
      return text.withLock { $0 }
    }
  }
}
