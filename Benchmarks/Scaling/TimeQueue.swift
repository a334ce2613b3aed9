import Foundation
import Synchronization

/// A binary heap of steps by their times; steps of one time keep their order.
struct TimeQueue<Step> {
  private struct Entry {
    let time: Int
    let number: Int
    let step: Step

    func precedes(_ other: Entry) -> Bool { (time, number) < (other.time, other.number) }
  }

  private var entries: [Entry] = []
  private var number = 0

  mutating func add(_ step: Step, at time: Int) {
    number += 1
    entries.append(Entry(time: time, number: number, step: step))
    var child = entries.count - 1
    while child > 0, entries[child].precedes(entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func next() -> (Int, Step)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if entries.isEmpty { return (first.time, first.step) }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child].precedes(entries[least]) {
        least = child
      }
      if least == parent { return (first.time, first.step) }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}

/// The notices of take-overs that the engines have sent.
final class NoticeList: Sendable {
  private let notices = Mutex<[(Int, Int, UInt64)]>([])

  func add(node: Int, _ id: String, _ version: UInt64) {
    guard let tab = Int(id.dropFirst()) else { return }
    notices.withLock { $0.append((node, tab, version)) }
  }

  func take() -> [(node: Int, tab: Int, version: UInt64)] {
    notices.withLock { notices in
      defer { notices = [] }
      return notices.map { ($0.0, $0.1, $0.2) }
    }
  }
}

extension Double {
  var logarithm: Double { log(self) }
}
