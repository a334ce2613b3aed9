import Foundation

/// A value from a provider that is loaded when it is first needed, once for all who wait.
actor LoadedValue<Value: Sendable> {
  /// The time for which a value is used.
  static var lifetime: TimeInterval { 3600 }
  /// The time between two loads before the end of a value, and after a failure.
  static var pause: TimeInterval { 10 }

  private let now: @Sendable () -> Date
  private let load: @Sendable () async throws -> Value
  private var last: (result: Result<Value, any Error>, time: Date)?
  private var loading: Task<Value, any Error>?

  init(now: @escaping @Sendable () -> Date, load: @escaping @Sendable () async throws -> Value) {
    self.now = now
    self.load = load
  }

  /// The value, loaded if there is none or if it is too old.
  ///
  /// - Throws: the error of the load; for ``pause`` after a failure, the same one again without a load.
  var value: Value {
    get async throws {
      if let last {
        let age = now().timeIntervalSince(last.time)
        switch last.result {
        case .success(let value): if (0..<Self.lifetime).contains(age) { return value }
        case .failure(let error): if (0..<Self.pause).contains(age) { throw error }
        }
      }
      return try await loaded()
    }
  }

  /// A newer value, for an unknown key; `nil` if the last load was less than ``pause`` ago.
  var newerValue: Value? {
    get async throws {
      if let last, (0..<Self.pause).contains(now().timeIntervalSince(last.time)) { return nil }
      return try await loaded()
    }
  }

  private func loaded() async throws -> Value {
    if let loading { return try await loading.value }
    // Not a child of the caller's task, whose cancellation must not fail the others.
    let task = Task { [load] in try await load() }
    loading = task
    let result = await task.result
    loading = nil
    last = (result, now())
    return try result.get()
  }
}
