/// A point at which an asynchronous action of a test waits until the test opens the gate.
@MainActor final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?

  /// Whether an action waits.
  var isReached: Bool { waiting != nil }

  func wait() async { await withCheckedContinuation { waiting = $0 } }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}
