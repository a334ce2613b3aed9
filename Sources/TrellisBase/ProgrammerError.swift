/// A programmer's mistake that is found at run time, such as one component at two places of a tree.
///
/// A mistake stops the program, with its message in every build configuration, unless a recorder collects
/// it: a server fails only the page with the mistake.
public struct ProgrammerError: Error, Hashable, Sendable {
  /// The cause, with the name of the component, and the remedy.
  public let message: String
  /// The source file of the check.
  public let file: String
  /// The line of the check in ``file``, counted from 1.
  public let line: UInt

  package init(_ message: String, file: StaticString = #fileID, line: UInt = #line) {
    self.message = message
    self.file = "\(file)"
    self.line = line
  }

  /// Reports a mistake to the recorder of the current call, otherwise to the ``receiver`` of the current task; stops
  /// the program if there is neither.
  ///
  /// The caller continues with a harmless value, and its result is discarded.
  @usableFromInline
  @inline(never)
  package static func report(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    let mistake = ProgrammerError(message, file: file, line: line)
    if let recorder = ProgrammerErrorRecorder.current {
      recorder.record(mistake)
    } else if let receiver {
      receiver.report(mistake)
    } else {
      fatalError(message, file: file, line: line)
    }
  }

  /// Receives the mistakes of the current task outside of a recorder; `nil` if mistakes stop the program.
  @TaskLocal package static var receiver: ProgrammerErrorReceiver?
}

extension ProgrammerError: CustomStringConvertible {
  public var description: String { message }
}

/// Reports a mistake unless `condition` holds, in every build configuration.
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
  ProgrammerError.report(message(), file: file, line: line)
  return false
}

/// Collects the mistakes of calls.
///
/// It belongs to one owner, and is active only during synchronous calls.
package final class ProgrammerErrorRecorder {
  /// The first mistakes, without duplicates, oldest first; later ones are often consequences of the first.
  package private(set) var errors: [ProgrammerError] = []
  /// Whether a mistake was reported since the last ``consume()``. Unchecked, because each access reads or replaces the
  /// value.
  @exclusivity(unchecked)
  package private(set) var hasProgrammerErrors = false
  private static let limit = 8
  private static let threadValue = ThreadValue<ProgrammerErrorRecorder>(index: 1)

  package init() {}

  /// The recorder of the current call; `nil` if mistakes stop the program.
  package static var current: ProgrammerErrorRecorder? { threadValue.current }

  /// Calls `body` and collects its mistakes.
  package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.threadValue.with(self, body)
  }

  package func record(_ mistake: ProgrammerError) {
    hasProgrammerErrors = true
    if errors.count < Self.limit, !errors.contains(mistake) { errors.append(mistake) }
  }

  /// Returns and removes the mistakes since the last call.
  package func consume() -> [ProgrammerError] {
    defer {
      errors = []
      hasProgrammerErrors = false
    }
    return errors
  }
}

/// A function that receives the mistakes of a task.
///
/// A class, because an optimised build of Swift 6.3 stops the program in `TaskLocal.withValue` with an optional
/// function as the value.
package final class ProgrammerErrorReceiver: Sendable {
  let report: @Sendable (ProgrammerError) -> Void

  package init(_ report: @escaping @Sendable (ProgrammerError) -> Void) { self.report = report }
}
