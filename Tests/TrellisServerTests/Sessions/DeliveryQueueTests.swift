import TestSupport
import Testing

@testable import TrellisServer

struct DeliveryQueueTests {
  private let start = ContinuousClock.now

  private func queue(
    _ operations: [String], unacknowledged: Int = 10, bytes: Int = 1000
  ) -> DeliveryQueue {
    var queue = DeliveryQueue(
      limits: .init(unacknowledged: unacknowledged, bytes: bytes))
    for operation in operations { queue.enqueue(Array(operation.utf8)) }
    return queue
  }

  private func batches(_ numbered: [(UInt64, String)]) -> DeliveryQueue.Delivery {
    .batches(numbered.map { .init(number: $0.0, operations: Array($0.1.utf8)) })
  }

  @Test func sendsABatchAgainUntilItIsAcknowledged() {
    var queue = queue(["a", "b"])
    #expect(queue.deliver(after: 0, now: start) == batches([(1, "a"), (2, "b")]))
    #expect(queue.deliver(after: 0, now: start) == batches([(1, "a"), (2, "b")]))
    #expect(queue.acknowledge(1) == .accepted)
    #expect(queue.deliver(after: 1, now: start) == batches([(2, "b")]))
    #expect(queue.acknowledge(2) == .accepted)
    #expect(queue.deliver(after: 2, now: start) == .nothing)
    #expect(queue.kept.isEmpty)
    #expect(queue.bytes == 0)
  }

  @Test func anOlderAcknowledgementChangesNothing() {
    var queue = queue(["a", "b", "c"])
    _ = queue.acknowledge(2)
    #expect(queue.acknowledge(1) == .accepted)
    #expect(queue.deliver(after: 2, now: start) == batches([(3, "c")]))
    #expect(queue.deliver(after: 1, now: start) == batches([(3, "c")]), "it is known to have 2")
  }

  @Test func aLateAcknowledgementChangesNothing() {
    var queue = queue(["a", "b"])
    _ = queue.acknowledge(2)
    #expect(queue.acknowledge(1) == .accepted)
    #expect(queue.deliver(after: 1, now: start) == .nothing)
    queue.demandReset(after: 1)
    #expect(queue.deliver(after: 1, now: start) == .nothing)
  }

  @Test func anAcknowledgementOfTheFutureIsReported() {
    var queue = queue(["a"])
    #expect(queue.acknowledge(2) == .unknownBatch)
    #expect(queue.deliver(after: 0, now: start) == batches([(1, "a")]))
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

  @Test func keepsNoMoreThanTheLimitAndOneBatch() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var queue = queue([], bytes: 100)
      var largest = 0
      while !queue.isBlocked {
        let size = 1 + random.below(random.chance(20) ? 1_000 : 40)
        largest = max(largest, size)
        queue.enqueue(Array(repeating: 0x79, count: size))
      }
      #expect(queue.bytes < 100 + largest)
      #expect(queue.bytes == queue.kept.reduce(0) { $0 + $1.operations.count })
    }
  }

  @Test func aResetIsSentUntilItIsAcknowledgedWithANewNumberEachTime() {
    var queue = queue(["a"])
    queue.demandReset(after: 1)
    #expect(queue.deliver(after: 1, now: start) == .reset)
    #expect(queue.beginReset(of: 0, now: start) == 2)
    #expect(queue.deliver(after: 1, now: start) == .reset, "it was lost")
    #expect(queue.beginReset(of: 0, now: start) == 3)
    #expect(queue.deliver(after: 2, now: start) == .reset, "the first one arrived after all")
    queue.enqueue(Array("z".utf8))
    #expect(queue.deliver(after: 3, now: start) == batches([(4, "z")]))
    #expect(queue.acknowledge(3) == .accepted)
    #expect(queue.deliver(after: 4, now: start) == .nothing)
  }

  @Test func aLateDemandForAResetIsIgnored() {
    var queue = queue(["a", "b"])
    _ = queue.acknowledge(2)
    queue.demandReset(after: 1)
    #expect(queue.deliver(after: 2, now: start) == .nothing)
    queue.demandReset(after: 2)
    #expect(queue.deliver(after: 2, now: start) == .reset)
  }

  @Test func aBatchWhileBlockedStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var queue = DeliveryQueue(limits: .init(unacknowledged: 1))
      queue.enqueue(Array("a".utf8))
      queue.enqueue(Array("b".utf8))
    }
  }

  // MARK: Sending again

  /// A queue with a resend rate of 100 bytes at once, and 10 a second.
  private func slowQueue(_ operations: [String]) -> DeliveryQueue {
    var queue = DeliveryQueue(
      limits: .init(
        bytes: 1000, resentBytesPerSecond: 10, resentBytes: 100))
    for operation in operations { queue.enqueue(Array(operation.utf8)) }
    return queue
  }

  @Test func aClientThatAcknowledgesNothingIsSentBytesAtARate() {
    let batch = String(repeating: "x", count: 60)
    var queue = slowQueue([batch])
    var count = 0
    for second in 0..<600 {
      for _ in 0..<20 {
        let now = start.advanced(by: .seconds(second))
        if queue.deliver(after: 0, now: now) != .nothing { count += 1 }
      }
    }
    // The first send is free; then 100 bytes at once, and 6,000 in ten minutes.
    #expect((100...104).contains(count), "\(count)")
  }

  @Test func repeatedBatchesDoNotDelayANewBatch() {
    var queue = slowQueue([String(repeating: "x", count: 110)])
    _ = queue.deliver(after: 0, now: start)
    _ = queue.deliver(after: 0, now: start)
    #expect(queue.deliver(after: 0, now: start) == .nothing)
    queue.enqueue(Array("new".utf8))
    #expect(queue.deliver(after: 0, now: start) == batches([(2, "new")]))
    #expect(queue.deliver(after: 0, now: start) == .nothing)
    let later = start.advanced(by: .seconds(2))
    guard case .batches(let all) = queue.deliver(after: 0, now: later) else {
      Issue.record("nothing is sent again")
      return
    }
    #expect(all.map(\.number) == [1, 2])
  }

  @Test func resetsAreSentAtARateInBytes() {
    var queue = slowQueue([])
    queue.demandReset()
    #expect(queue.deliver(after: 0, now: start) == .reset)
    #expect(queue.beginReset(of: 140, now: start) == 1)
    #expect(queue.deliver(after: 0, now: start) == .nothing, "it was lost, and was large")
    #expect(queue.deliver(after: 0, now: start.advanced(by: .seconds(4))) == .nothing)
    #expect(queue.deliver(after: 0, now: start.advanced(by: .seconds(4.2))) == .reset)
    #expect(queue.deliver(after: 1, now: start) == .nothing, "the first one arrived")
  }

  @Test func returnsTheTimeOfHeldBackBatches() {
    var queue = slowQueue([String(repeating: "x", count: 120)])
    #expect(queue.retry(after: 0, now: start) == nil, "they may be sent now")
    _ = queue.deliver(after: 0, now: start)
    _ = queue.deliver(after: 0, now: start)
    #expect(!queue.hasDelivery(after: 0, now: start))
    let retry = start.advanced(by: .seconds(2.1))
    #expect(queue.retry(after: 0, now: start) == retry)
    #expect(queue.retry(after: 1, now: start) == nil, "the client lacks nothing")
    #expect(!queue.hasDelivery(after: 0, now: start.advanced(by: .seconds(2))))
    #expect(queue.hasDelivery(after: 0, now: retry))
  }

  /// A client that follows the protocol ends with the server's state, although messages are lost, duplicated or late.
  @Test func aClientAlwaysCatchesUp() {
    for seed in Rounds.seeds(300) {
      var random = SeededGenerator(seed: seed)
      var queue = queue([], unacknowledged: 4, bytes: 24)
      var server = ""
      var client = ""
      var applied: UInt64 = 0
      var deliveries: [(DeliveryQueue.Delivery, tree: String, number: UInt64)] = []
      func apply(_ delivery: (DeliveryQueue.Delivery, tree: String, number: UInt64)) {
        switch delivery.0 {
        case .nothing: break
        case .reset where delivery.number > applied:
          client = delivery.tree
          applied = delivery.number
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
        #expect(queue.checkInvariants() == [], "seed \(seed), step \(step)")
        let delivery = queue.deliver(after: applied, now: start)
        let number = delivery == .reset ? queue.beginReset(of: 0, now: start) : 0
        deliveries.append((delivery, server, number))
        #expect(queue.checkInvariants() == [], "seed \(seed), step \(step)")
        if !deliveries.isEmpty, random.next() % 3 != 0 {
          let index = Int(random.next() % UInt64(deliveries.count))
          apply(random.next() % 4 == 0 ? deliveries[index] : deliveries.remove(at: index))
        }
      }
      let delivery = queue.deliver(after: applied, now: start)
      apply((delivery, server, delivery == .reset ? queue.beginReset(of: 0, now: start) : 0))
      #expect(client == server, "seed \(seed)")
      #expect(applied == queue.last, "seed \(seed)")
    }
  }
}
