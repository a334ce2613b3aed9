import Synchronization

@testable import TrellisServer

/// An answer that may come later.
final class PendingAnswer: Sendable {
  private let state = Mutex<(answer: Answer?, waiter: CheckedContinuation<Answer, Never>?)>(
    (nil, nil))

  var value: Answer? { state.withLock { $0.answer } }

  func answer(_ answer: Answer) {
    state.withLock { state in
      precondition(state.answer == nil, "answered twice: \(answer)")
      state.answer = answer
      state.waiter?.resume(returning: answer)
      state.waiter = nil
    }
  }

  func wait() async -> Answer {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if let answer = state.answer {
          continuation.resume(returning: answer)
        } else {
          state.waiter = continuation
        }
      }
    }
  }
}
