import TestSupport
import Testing

@testable import TrellisServer

struct PatchQueueTests {
  private let start = ContinuousClock.now

  private func queue(
    _ operations: [String], unacknowledged: Int = 10, bytes: Int = 1000
  ) -> PatchQueue {
    var queue = PatchQueue(
      limits: .init(unacknowledged: unacknowledged, bytes: bytes, window: .seconds(25)))
    for operation in operations { queue.enqueue(Array(operation.utf8)) }
    return queue
  }

  private func batches(_ numbered: [(UInt64, String)]) -> PatchQueue.Delivery {
    .batches(numbered.map { .init(number: $0.0, operations: Array($0.1.utf8)) })
  }

  @Test func sendsABatchAgainUntilItIsAcknowledged() {
    var queue = queue(["a", "b"])
    #expect(queue.delivery(after: 0) == batches([(1, "a"), (2, "b")]))
    #expect(queue.delivery(after: 0) == batches([(1, "a"), (2, "b")]))
    #expect(queue.acknowledge(1) == .accepted)
    #expect(queue.delivery(after: 1) == batches([(2, "b")]))
    #expect(queue.acknowledge(2) == .accepted)
    #expect(queue.delivery(after: 2) == .nothing)
    #expect(queue.kept.isEmpty)
    #expect(queue.bytes == 0)
  }

  @Test func anOlderAcknowledgementChangesNothing() {
    var queue = queue(["a", "b", "c"])
    _ = queue.acknowledge(2)
    #expect(queue.acknowledge(1) == .accepted)
    #expect(queue.delivery(after: 2) == batches([(3, "c")]))
    #expect(queue.delivery(after: 1) == batches([(3, "c")]), "it is known to have 2")
  }

  @Test func anAcknowledgementOfTheFutureIsToldApart() {
    var queue = queue(["a"])
    #expect(queue.acknowledge(2) == .ofTheFuture)
    #expect(queue.delivery(after: 0) == batches([(1, "a")]))
  }

  @Test func blocksAtTheLimitUntilAnAcknowledgement() {
    var queue = queue(["a", "b"], unacknowledged: 3)
    #expect(!queue.isBlocked)
    queue.enqueue(Array("c".utf8))
    #expect(queue.isBlocked)
    _ = queue.acknowledge(1)
    #expect(!queue.isBlocked)
  }

  @Test func tooManyBytesBlockAsTooManyBatchesDo() {
    var queue = queue([String(repeating: "x", count: 60)], bytes: 100)
    #expect(!queue.isBlocked)
    queue.enqueue(Array(repeating: 0x79, count: 60))
    #expect(queue.isBlocked)
    _ = queue.acknowledge(1)
    #expect(!queue.isBlocked)
  }

  @Test func aResetIsSentUntilItIsAcknowledgedWithANewNumberEachTime() {
    var queue = queue(["a"])
    queue.demandReset(after: 1)
    #expect(queue.delivery(after: 1) == .reset)
    #expect(queue.beginReset() == 2)
    #expect(queue.delivery(after: 1) == .reset, "it was lost")
    #expect(queue.beginReset() == 3)
    #expect(queue.delivery(after: 2) == .reset, "the first one arrived after all")
    queue.enqueue(Array("z".utf8))
    #expect(queue.delivery(after: 3) == batches([(4, "z")]))
    #expect(queue.acknowledge(3) == .accepted)
    #expect(queue.delivery(after: 4) == .nothing)
  }

  @Test func aDemandForAResetThatArrivesLateIsPassedOver() {
    var queue = queue(["a", "b"])
    _ = queue.acknowledge(2)
    queue.demandReset(after: 1)
    #expect(queue.delivery(after: 2) == .nothing)
    queue.demandReset(after: 2)
    #expect(queue.delivery(after: 2) == .reset)
  }

  @Test func aBatchWhileBlockedIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var queue = PatchQueue(limits: .init(unacknowledged: 1))
      queue.enqueue(Array("a".utf8))
      queue.enqueue(Array("b".utf8))
    }
  }

  // MARK: Polls

  @Test func aPollWaitsUntilThereIsSomething() {
    var queue = queue([])
    let turn = queue.poll(1, after: 0, now: start)
    #expect(turn.superseded == nil)
    #expect(turn.decision == .wait(until: start.advanced(by: .seconds(25))))
    #expect(queue.wake() == nil)
    queue.enqueue(Array("a".utf8))
    #expect(queue.wake() == 0)
    #expect(queue.wake() == nil)
  }

  @Test func aPollIsAnsweredAtOnceIfThereIsSomething() {
    var queue = queue(["a"])
    #expect(queue.poll(1, after: 0, now: start).decision == .answer(batches([(1, "a")])))
    #expect(queue.waitingPoll == nil)
  }

  @Test func aBriefPollIsAnsweredAtOnceAndNeverWaits() {
    var queue = queue([])
    #expect(queue.poll(1, after: 0, isBrief: true, now: start).decision == .answer(.nothing))
    #expect(queue.waitingPoll == nil)
    queue.enqueue(Array("a".utf8))
    let batch = batches([(1, "a")])
    #expect(queue.poll(2, after: 0, isBrief: true, now: start).decision == .answer(batch))
    #expect(queue.poll(2, after: 0, isBrief: true, now: start).decision == .superseded)
  }

  @Test func aBriefPollEndsAnOlderPollThatWaits() {
    var queue = queue([])
    _ = queue.poll(1, after: 0, now: start)
    let turn = queue.poll(2, after: 0, isBrief: true, now: start)
    #expect(turn.superseded == 1)
    #expect(turn.decision == .answer(.nothing))
    #expect(queue.waitingPoll == nil)
  }

  @Test func aNewerPollEndsAnOlderOne() {
    var queue = queue([])
    _ = queue.poll(1, after: 0, now: start)
    #expect(queue.poll(2, after: 0, now: start).superseded == 1)
    #expect(queue.waitingPoll == 2)
  }

  @Test func aPollThatArrivesLateEndsNone() {
    var queue = queue([])
    _ = queue.poll(2, after: 0, now: start)
    let late = queue.poll(1, after: 0, now: start)
    #expect(late.superseded == nil)
    #expect(late.decision == .superseded)
    #expect(queue.waitingPoll == 2)
    #expect(queue.poll(2, after: 0, now: start).decision == .superseded, "a duplicate")
  }

  @Test func aPollTimesOutAtItsDeadlineOnly() {
    var queue = queue([])
    _ = queue.poll(1, after: 0, now: start)
    #expect(queue.timeOut(now: start.advanced(by: .seconds(24.9))) == nil)
    #expect(queue.timeOut(now: start.advanced(by: .seconds(25))) == 1)
    #expect(queue.timeOut(now: start.advanced(by: .seconds(26))) == nil)
  }

  @Test func aPollWhoseClientHasGoneIsForgotten() {
    var queue = queue([])
    _ = queue.poll(1, after: 0, now: start)
    queue.forget(poll: 7)
    #expect(queue.waitingPoll == 1)
    queue.forget(poll: 1)
    #expect(queue.waitingPoll == nil)
    #expect(queue.endPoll() == nil)
  }

  /// A client that applies what it gets by the rules ends with the server's state, whatever is
  /// lost, doubled or late.
  @Test func aClientAlwaysCatchesUp() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      var queue = queue([], unacknowledged: 4, bytes: 24)
      var server = ""
      var client = ""
      var applied: UInt64 = 0
      var answers: [(PatchQueue.Delivery, tree: String, number: UInt64)] = []
      func apply(_ answer: (PatchQueue.Delivery, tree: String, number: UInt64)) {
        switch answer.0 {
        case .nothing: break
        case .reset where answer.number > applied:
          client = answer.tree
          applied = answer.number
        case .reset: break
        case .batches(let batches):
          for batch in batches where batch.number == applied + 1 {
            client += String(decoding: batch.operations, as: UTF8.self)
            applied = batch.number
          }
        }
      }
      for step in 0..<80 {
        if random.next() % 16 == 0 { queue.demandReset(after: applied) }
        if step < 60, !queue.isBlocked, random.next() % 2 == 0 {
          let text = String(repeating: "\(step % 10)", count: Int(random.next() % 9))
          server += text
          queue.enqueue(Array(text.utf8))
        }
        #expect(queue.acknowledge(applied) == .accepted)
        let delivery = queue.delivery(after: applied)
        let number = delivery == .reset ? queue.beginReset() : 0
        answers.append((delivery, server, number))
        if !answers.isEmpty, random.next() % 3 != 0 {
          let index = Int(random.next() % UInt64(answers.count))
          apply(random.next() % 4 == 0 ? answers[index] : answers.remove(at: index))
        }
      }
      let delivery = queue.delivery(after: applied)
      apply((delivery, server, delivery == .reset ? queue.beginReset() : 0))
      #expect(client == server, "seed \(seed)")
      #expect(applied == queue.last, "seed \(seed)")
    }
  }
}
