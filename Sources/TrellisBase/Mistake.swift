/// A mistake of a programmer that was found while the program ran, such as one component at two places of a
/// tree.
///
/// A mistake stops the program, with its message in every kind of build, unless a recorder takes it: a
/// server fails the page on which the mistake happened instead.
public struct Mistake: Error, Hashable, Sendable {
  /// The cause, with the name of the component, and the remedy.
  public let message: String
  /// The place of the check that found it.
  public let file: String
  /// The line of the check in ``file``, counted from 1.
  public let line: UInt

  package init(_ message: String, file: StaticString = #fileID, line: UInt = #line) {
    self.message = message
    self.file = "\(file)"
    self.line = line
  }

  /// Notes a mistake with the recorder of the call under way, and stops the program if there is none.
  ///
  /// The caller goes on with something harmless, and its result is thrown away.
  @usableFromInline
  @inline(never)
  package static func report(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let recorder = MistakeRecorder.current else {
      fatalError(message, file: file, line: line)
    }
    recorder.note(Mistake(message, file: file, line: line))
  }
}

extension Mistake: CustomStringConvertible {
  public var description: String { message }
}

/// Reports a mistake unless `condition` holds, whatever way the program was built.
///
/// - Returns: the condition.
@inlinable
@inline(__always)
@discardableResult
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) -> Bool {
  if condition() { return true }
  Mistake.report(message(), file: file, line: line)
  return false
}

/// Takes the mistakes of the calls it is bound for.
///
/// It belongs to one owner and is bound for synchronous calls only.
package final class MistakeRecorder {
  /// The first mistakes, each once, oldest first; later ones are often consequences of the first.
  package private(set) var mistakes: [Mistake] = []
  /// Whether a mistake was noted since the last ``take()``.
  @exclusivity(unchecked)
  package private(set) var hasMistakes = false
  private static let limit = 8
  private static let threadValue = ThreadValue<MistakeRecorder>(index: 1)

  package init() {}

  /// The recorder of the call under way; `nil` where mistakes stop the program.
  package static var current: MistakeRecorder? { threadValue.current }

  /// Calls `body` and takes its mistakes.
  package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.threadValue.with(self, body)
  }

  package func note(_ mistake: Mistake) {
    hasMistakes = true
    if mistakes.count < Self.limit, !mistakes.contains(mistake) { mistakes.append(mistake) }
  }

  /// The mistakes since the last call.
  package func take() -> [Mistake] {
    defer {
      mistakes = []
      hasMistakes = false
    }
    return mistakes
  }
}
