import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Hints for developers about code that works and is slow. Debug builds write each one to the standard error once.
package enum Advice {
  /// Receives the hints of the current task instead; for tests.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?

  /// Gives a hint, unless one with the same key was given before.
  ///
  /// - Parameters:
  ///   - key: the cause and its place.
  ///   - text: the cause and the remedy.
  package static func give(_ key: @autoclosure () -> String, _ text: @autoclosure () -> String) {
    #if DEBUG
      if let receiver { return receiver(text()) }
      let key = key()
      let isNew = given.withLock { given in
        given.count < limit && given.insert(key).inserted
      }
      guard isNew else { return }
      let line = Array("Advice: \(text())\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    #endif
  }

  private static let given = Mutex<Set<String>>([])
  private static let limit = 100
}
