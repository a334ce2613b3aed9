import TestSupport
import Testing

@testable import TrellisServer

struct JobQueueTests {
  /// The queue compared with an array, while it grows beyond the size at which it drops the oldest entries, and shrinks.
  @Test(arguments: UInt64(0)..<6) func jobsKeepTheirOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = JobQueue<Int>()
    var plain: [Int] = []
    var next = 0
    for share in [9, 3, 8, 1, 9, 1] {
      for _ in 0..<3_000 {
        if Int.random(in: 0..<10, using: &random) < share {
          queue.append(next)
          plain.append(next)
          next += 1
        } else {
          #expect(queue.popFirst() == (plain.isEmpty ? nil : plain.removeFirst()))
        }
        #expect(queue.count == plain.count && queue.isEmpty == plain.isEmpty)
      }
    }
  }
}
