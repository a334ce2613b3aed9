import Foundation
import Synchronization

/// The jobs of a loop: jobs from other threads, in an ``Inbox``, and jobs that the loop's own thread adds while it
/// works.
///
/// `@unchecked Sendable`: `ownJobs` and `batch` are used only on the loop's thread, between ``begin()`` and ``end()``;
/// the other variables are thread-safe.
final class LoopJobs: @unchecked Sendable {
  private let inbox = Inbox()
  private let threadNumber = Atomic<UInt>(0)
  /// Jobs of the loop's own thread, performed after the current event.
  private var ownJobs: [Job] = []
  private var batch: [Job] = []

  /// Makes the calling thread the loop's thread.
  func begin() { threadNumber.store(Self.currentThread, ordering: .releasing) }

  /// Ends the loop; later jobs are abandoned.
  func end() {
    let jobs = ownJobs + inbox.close()
    ownJobs = []
    // Jobs added by these are abandoned too, and the number may later identify another thread.
    threadNumber.store(0, ordering: .releasing)
    for job in jobs { Self.abandon(job) }
  }

  /// Adds a job, from any thread.
  ///
  /// - Returns: whether the caller must wake the loop.
  func post(_ job: Job) -> Bool {
    if threadNumber.load(ordering: .acquiring) == Self.currentThread {
      ownJobs.append(job)
      return false
    }
    guard let mustWake = inbox.put(job) else {
      Self.abandon(job)
      return false
    }
    return mustWake
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Handles a job that arrives after the loop has ended.
  private static func abandon(_ job: Job) {
    switch job {
    case .response, .continueStream, .accept: break
    case .watch(_, let action): action()
    case .drain(_, let whenDone): whenDone()
    }
  }

  // MARK: On the loop's thread

  /// Begins a wait of the loop.
  ///
  /// - Returns: whether the loop may wait because there are no jobs; the next job then wakes it.
  func beginWait() -> Bool { inbox.beginWait() }

  /// Ends a wait: further jobs do not wake the loop.
  func endWait() { inbox.endWait() }

  /// Performs the jobs of other threads, and after each one the jobs that it added.
  func performAll(_ perform: (Job) -> Void) {
    inbox.consume(into: &batch)
    for job in batch {
      perform(job)
      performOwn(perform)
    }
    batch.removeAll(keepingCapacity: batch.capacity <= 16_384)
  }

  /// Performs the jobs that the loop's thread added, including jobs added meanwhile.
  func performOwn(_ perform: (Job) -> Void) {
    guard !ownJobs.isEmpty else { return }
    var index = 0
    while index < ownJobs.count {
      perform(ownJobs[index])
      index += 1
    }
    ownJobs.removeAll(keepingCapacity: index <= 1024)
  }
}
