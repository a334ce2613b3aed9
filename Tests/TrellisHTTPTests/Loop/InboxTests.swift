import Testing

@testable import TrellisHTTP

struct InboxTests {
  private let inbox = Inbox()
  private let job = Job.drain(until: .never) {}

  @Test func onlyTheFirstJobDuringAWaitWakesTheLoop() {
    #expect(inbox.put(job) == false)
    var jobs: [Job] = []
    inbox.consume(into: &jobs)
    #expect(jobs.count == 1)
    #expect(inbox.beginWait())
    #expect(inbox.put(job) == true)
    #expect(inbox.put(job) == false)
  }

  @Test func aLoopWithJobsDoesNotWait() {
    #expect(inbox.put(job) == false)
    #expect(!inbox.beginWait())
    // The loop takes the jobs of this round, and needs no wake.
    #expect(inbox.put(job) == false)
  }

  @Test func aJobAfterTheEndOfAWaitDoesNotWakeTheLoop() {
    #expect(inbox.beginWait())
    inbox.endWait()
    #expect(inbox.put(job) == false)
  }

  @Test func aClosedQueueTakesNoJob() {
    _ = inbox.put(job)
    #expect(inbox.close().count == 1)
    #expect(inbox.put(job) == nil)
  }
}
