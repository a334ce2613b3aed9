import Foundation

/// Runs `body` to its end, on another thread.
func wait<Result: Sendable>(
  for body: @escaping @Sendable () async throws -> Result
) throws -> Result {
  final class Outcome: @unchecked Sendable { var result: Swift.Result<Result, any Error>? }
  let outcome = Outcome()
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
