import Synchronization

@testable import TrellisServer

/// A response that may come later.
final class PendingResponse: Sendable {
  private let state = Mutex<
    (answer: LiveResponse?, waiter: CheckedContinuation<LiveResponse, Never>?)
  >(
    (nil, nil))

  var value: LiveResponse? { state.withLock { $0.answer } }

  func answer(_ answer: LiveResponse) {
    state.withLock { state in
      precondition(state.answer == nil, "answered twice: \(answer)")
      state.answer = answer
      state.waiter?.resume(returning: answer)
      state.waiter = nil
    }
  }

  func wait() async -> LiveResponse {
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
