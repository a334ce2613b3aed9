import TestSupport
import Testing

@testable import TrellisServer

struct EventSequenceTests {
  private func sequence(done: UInt64) -> EventSequence {
    var sequence = EventSequence()
    for number in 0..<done { sequence.begin(number + 1) }
    return sequence
  }

  @Test(arguments: [
    (0, 1, 1, EventSequence.Admission.perform(0..<1)),
    (0, 1, 3, .perform(0..<3)),
    (0, 2, 1, .gap(expected: 1)),
    (3, 4, 2, .perform(0..<2)),
    (3, 3, 2, .perform(1..<2)),
    (3, 1, 3, .perform(3..<3)),
    (3, 2, 1, .perform(1..<1)),
    (3, 5, 1, .gap(expected: 4)),
    (3, UInt64.max, 1, .gap(expected: 4)),
  ])
  func admitsNewEventsWithoutAGap(
    done: UInt64, first: UInt64, count: Int, admission: EventSequence.Admission
  ) {
    #expect(sequence(done: done).admit(first: first, count: count) == admission)
  }

  @Test func everyEventIsDoneOnceInOrderOverAnyNetwork() {
    for seed in Rounds.seeds(200) {
      var random = SeededGenerator(seed: seed)
      var sequence = EventSequence()
      var done: [UInt64] = []
      var requests: [ClosedRange<UInt64>] = []
      var sent: UInt64 = 1
      while done.last != 40 {
        if requests.isEmpty || random.next() % 3 == 0 {
          let last = min(40, sent + random.next() % 4)
          requests.append(sent...last)
          sent = random.next() % 2 == 0 ? last : (done.last ?? 0) + 1
          sent = min(sent, 40)
        }
        let index = Int(random.next() % UInt64(requests.count))
        let request = random.next() % 3 == 0 ? requests[index] : requests.remove(at: index)
        switch sequence.admit(first: request.lowerBound, count: request.count) {
        case .perform(let range):
          for offset in range {
            let number = request.lowerBound + UInt64(offset)
            sequence.begin(number)
            done.append(number)
          }
        case .gap(let expected): sent = expected
        }
      }
      #expect(done == Array(1...40), "seed \(seed)")
    }
  }
}
