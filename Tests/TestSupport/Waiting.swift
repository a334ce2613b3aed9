/// Waits until `condition` is true, or until the test is cancelled, as by its time limit.
///
/// It is for conditions that have no event. After a hundred checks a millisecond passes between two of them, so that
/// the awaited work has the processors.
public nonisolated(nonsending) func waitUntil(
  _ condition: () async throws -> Bool
) async rethrows {
  var checks = 0
  while !Task.isCancelled, try await !condition() {
    checks += 1
    if checks < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
