import Foundation

/// Calls `body` on a thread with a small stack, and waits for its end: where nothing is said of stacks,
/// threads of musl have 128 KiB, those of Darwin 512 KiB.
public func onSmallThread<Result: Sendable>(
  stackBytes: Int = 128 << 10, _ body: @escaping @Sendable () -> Result
) -> Result {
  let box = ResultBox<Result>()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = body()
    isDone.signal()
  }
  thread.stackSize = stackBytes
  thread.start()
  isDone.wait()
  guard let result = box.result else { fatalError("The thread ended without a result") }
  return result
}

/// Unchecked: written by one thread before it signals, read by the other afterwards.
private final class ResultBox<Result>: @unchecked Sendable {
  var result: Result?
}
