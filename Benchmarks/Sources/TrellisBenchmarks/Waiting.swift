import Foundation

private final class Outcome<Value>: @unchecked Sendable {
  var result: Result<Value, any Error>?
}

/// Runs `body` to its end, on another thread.
func wait<Value: Sendable>(
  for body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let outcome = Outcome<Value>()
  let ready = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      outcome.result = .success(try await body())
    } catch {
      outcome.result = .failure(error)
    }
    ready.signal()
  }
  ready.wait()
  guard let result = outcome.result else { throw CancellationError() }
  return try result.get()
}
