import CoreMetrics
import TrellisBase

/// The counts of the store of sessions.
final class StoreMetrics: Sendable {
  let commits = Metrics.Value()
  let commitBytes = Metrics.Value()
  /// Increments that the store has refused: they are superseded, incomplete or too large.
  let refusals = Metrics.Value()
  /// Calls that have failed, were late, or were not made because the store does not answer.
  let failures = Metrics.Value()
  /// The sessions in memory of which the store has a commit.
  let stored = Metrics.Value()
  /// Sessions that were taken over from the store.
  let restored = Metrics.Value()
  /// Sessions that ended because another server has taken them over.
  let lost = Metrics.Value()
  private let times: CoreMetrics.Timer

  init(factory: any MetricsFactory) {
    times = CoreMetrics.Timer(label: "trellis_store_commit_seconds", factory: factory)
  }

  func recordCommit(bytes: Int, in time: Duration) {
    commits.add(1)
    commitBytes.add(bytes)
    times.recordNanoseconds(Int64(time / .nanoseconds(1)))
  }
}
