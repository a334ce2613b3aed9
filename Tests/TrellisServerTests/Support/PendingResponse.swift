import Synchronization

@testable import TrellisServer

/// A response that may come later.
final class PendingResponse: Sendable {
  private let state = Mutex<
    (response: LiveResponse?, waiter: CheckedContinuation<LiveResponse, Never>?)
  >(
    (nil, nil))

  var value: LiveResponse? { state.withLock { $0.response } }

  func fulfill(_ response: LiveResponse) {
    state.withLock { state in
      precondition(state.response == nil, "a second response: \(response)")
      state.response = response
      state.waiter?.resume(returning: response)
      state.waiter = nil
    }
  }

  func wait() async -> LiveResponse {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if let response = state.response {
          continuation.resume(returning: response)
        } else {
          state.waiter = continuation
        }
      }
    }
  }
}
