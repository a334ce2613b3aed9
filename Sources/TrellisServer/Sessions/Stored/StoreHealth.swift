import Synchronization
import TrellisBase
import TrellisSessions

/// Whether a store takes commits, as far as its last answer has shown.
final class StoreHealth: Sendable {
  enum Answer { case unknown, works, fails }

  private struct State {
    var answer = Answer.unknown
    var lastAttempt: Moment?
    var attempts: UInt64 = 0
  }

  private let state = Mutex(State())

  var answer: Answer { state.withLock { $0.answer } }

  /// Records the end of a call. A failure of any call counts, but only a commit shows that the store works: one that cannot
  /// write may still read.
  func record(_ error: (any Error)?, ofCommit isCommit: Bool) {
    let hasFailed = error.map { !($0 is SessionStoreError) } ?? false
    guard hasFailed || isCommit else { return }
    state.withLock { $0.answer = hasFailed ? .fails : .works }
  }

  /// Claims an attempt to find out whether the store works, unless it is known to work, or a second has not passed.
  ///
  /// - Returns: the number of the attempt, from 1; `nil` if none must be made.
  func claimAttempt(now: Moment) -> UInt64? {
    state.withLock { state in
      if state.answer == .works { return nil }
      if let last = state.lastAttempt, now < last.advanced(by: .seconds(1)) { return nil }
      state.lastAttempt = now
      state.attempts += 1
      return state.attempts
    }
  }
}
