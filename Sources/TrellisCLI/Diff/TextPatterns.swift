import Foundation
import Synchronization

/// Regular expressions whose matches in texts do not count.
///
/// An expression such as `(a+)+$` takes a time that doubles with each character of some texts, and a search cannot be stopped.
/// It runs on another thread, which is left to itself after a time.
struct TextPatterns {
  /// The search in a text took too long.
  struct Timeout: Error, Equatable, CustomStringConvertible {
    let seconds: Double
    /// The number of bytes of the text.
    let length: Int

    var description: String {
      "The regular expressions of --ignore-text take more than \(seconds.formatted()) s for a text of \(length) bytes"
    }
  }

  // Only one thread uses the expressions at a time; after a timeout no other one does.
  private nonisolated(unsafe) let expressions: [Regex<AnyRegexOutput>]
  /// The maximum seconds for a text.
  private let limit: Double

  /// - Parameter patterns: malformed ones are left out.
  init(_ patterns: [String], limit: Double = 10) {
    expressions = patterns.compactMap { try? Regex($0) }
    self.limit = limit
  }

  var isEmpty: Bool { expressions.isEmpty }

  /// `text` without the matches of each expression in turn.
  func removeMatches(from text: String) throws(Timeout) -> String {
    if isEmpty || text.isEmpty { return text }
    let result = Result()
    DispatchQueue.global().async { [self] in
      var rest = text
      for expression in expressions { rest = rest.replacing(expression, with: "") }
      result.finish(rest)
    }
    guard let rest = result.wait(limit) else {
      throw Timeout(seconds: limit, length: text.utf8.count)
    }
    return rest
  }

  /// A text that another thread makes.
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
