import Foundation
import Synchronization
import Testing
import TrellisBase

struct ThreadNumberTests {
  @Test func `Each thread has a number of its own, the same at each call`() {
    let found = Mutex<[[Int]]>([])
    let threads = (0..<4).map { _ in
      Thread { found.withLock { $0.append([currentThreadNumber(), currentThreadNumber()]) } }
    }
    for thread in threads { thread.start() }
    while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
    let numbers = found.withLock { $0 }
    #expect(numbers.allSatisfy { $0[0] == $0[1] && $0[0] > 0 })
    #expect(Set(numbers.map { $0[0] }).count == 4)
  }
}
