import Dispatch
import Foundation
import Synchronization
import Testing

@testable import TrellisHTTP

struct LoopJobsTests {
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let queue = LoopJobs()
  private let log = Log()

  private func job(_ name: String) -> Job { .drain(until: .never) { [log] in log.add(name) } }

  /// Performs a job as a loop does.
  private func perform(_ job: Job) {
    if case .drain(_, let whenDone) = job { whenDone() }
  }

  /// The result of a job that another thread posts.
  private final class Result: Sendable {
    let mustWake = Mutex(false)
    let isDone = DispatchSemaphore(value: 0)
  }

  /// Posts a job on another thread while the calling thread, which is the loop's, waits.
  private func post(_ name: String, from queue: LoopJobs) -> Bool {
    let result = Result()
    Thread { [job = job(name)] in
      let mustWake = queue.post(job)
      result.mustWake.withLock { $0 = mustWake }
      result.isDone.signal()
    }.start()
    result.isDone.wait()
    return result.mustWake.withLock { $0 }
  }

  @Test func aJobOfTheLoopItselfWakesNothingAndFollowsTheCurrentEvent() {
    queue.begin()
    #expect(queue.beginWait())
    #expect(!queue.post(job("own")))
    #expect(log.all.isEmpty)
    queue.performAll(perform)
    #expect(log.all.isEmpty, "own jobs follow an event or a job")
    queue.performOwn(perform)
    #expect(log.all == ["own"])
    queue.performOwn(perform)
    #expect(log.all == ["own"])
    queue.end()
  }

  @Test func aJobOfAnotherThreadWakesAWaitingLoopOnce() {
    queue.begin()
    #expect(queue.beginWait())
    #expect(post("a", from: queue))
    #expect(!post("b", from: queue))
    queue.endWait()
    queue.performAll(perform)
    queue.performAll(perform)
    #expect(log.all == ["a", "b"])
  }

  @Test func jobsThatAJobAddsArePerformedBeforeTheNextOne() {
    #expect(!post("a", from: queue))
    #expect(!post("b", from: queue))
    queue.begin()
    queue.performAll { job in
      perform(job)
      if log.all.count == 1 {
        _ = queue.post(
          .drain(until: .never) { [log, queue, job = self.job("third")] in
            log.add("second")
            _ = queue.post(job)
          })
      }
    }
    #expect(log.all == ["a", "second", "third", "b"])
    queue.end()
  }

  @Test func theEndAbandonsWaitingJobsAndLaterOnes() {
    #expect(!post("of another thread", from: queue))
    queue.begin()
    _ = queue.post(job("own"))
    queue.end()
    #expect(log.all == ["own", "of another thread"])
    let ticket = Reply.Ticket(slot: 0, exchange: 1)
    let mustWake = queue.post(Job.watch(ticket) { [log] in log.add("gone") })
    #expect(!mustWake)
    #expect(log.all.last == "gone")
    let isWoken = queue.post(Job.response(ticket, .text("late")))
    #expect(!isWoken)
  }

  @Test func aJobThatAnAbandonedOneAddsIsAbandoned() {
    queue.begin()
    let inner = job("inner")
    _ = queue.post(
      .drain(until: .never) { [log, queue] in
        log.add("outer")
        _ = queue.post(inner)
      })
    queue.end()
    #expect(log.all == ["outer", "inner"])
  }
}
