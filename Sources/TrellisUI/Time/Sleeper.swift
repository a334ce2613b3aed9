package import TrellisComponents

/// Waits for a time, by the clock of the page's server or test.
package final class Sleeper: Sendable {
  /// Waits; throws if the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void

  package init(_ sleep: @escaping @Sendable (Duration) async throws -> Void) { self.sleep = sleep }

  fileprivate static let real = Sleeper { try await Task.sleep(for: $0) }
}

private enum SleeperKey: EnvironmentKey {
  static var defaultValue: Sleeper { .real }
}

extension HostEnvironment {
  /// Waits for the times of components.
  package var sleeper: Sleeper {
    get { self[SleeperKey.self] }
    set { self[SleeperKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Waits for the times of components.
  package var sleeper: Sleeper {
    get { self[SleeperKey.self] }
    set { self[SleeperKey.self] = newValue }
  }
}
