import Foundation
import TrellisServer
import TrellisSessions

/// The browser's part of one page: it repeats a request until it has an answer, and applies batches in order.
struct SimulatedTab {
  /// The number of clicks so far.
  var clicks: UInt64 = 0
  /// The number of the last event that a server has answered.
  var answered: UInt64 = 0
  /// The number of the last applied batch, and the count that it showed.
  var applied: UInt64 = 0
  var shown: UInt64 = 0
  /// The number of the last request; the answers of earlier ones are dropped.
  var attempt: Int32 = 0
  /// The attempts for the event that waits.
  var failures: Int32 = 0
  /// The time of the first attempt for the event that waits; `nil` if none waits.
  var since: Int?
  /// The server of the last answer.
  var node: Int32 = -1
}

/// The part of a session that the simulation has: no tree, one state, which counts clicks.
final class SimulatedSession {
  var sequence: EventSequence
  var queue: DeliveryQueue
  /// The state of the page, and its value in the newest batch.
  var count: UInt64
  var rendered: UInt64
  var version: UInt64
  /// The version that the session had when this server got it.
  let firstVersion: UInt64
  /// What the store has.
  var storedDone: UInt64
  var storedLast: UInt64
  var needsWhole: Bool
  var changes = 0
  /// Whether a request or the restoring of the session is in progress; others wait.
  var isBusy = false
  /// Whether another server has taken the session over during the request.
  var isLost = false
  var waiting: [Turn] = []

  init(_ saved: SavedState?, acknowledged: UInt64 = 0, version: UInt64) {
    sequence = EventSequence(done: saved?.numbers.done ?? 0)
    queue =
      saved.map { DeliveryQueue($0.numbers, $0.batches, acknowledged: acknowledged) }
      ?? DeliveryQueue()
    count = saved?.count ?? 0
    rendered = count
    self.version = version
    firstVersion = version
    storedDone = sequence.done
    storedLast = queue.last
    needsWhole = saved == nil
    changes = saved?.changes ?? 0
  }

  var isDue: Bool { needsWhole || storedDone != sequence.done || storedLast != queue.last }

  /// The increments after which one is whole.
  private static let changesUntilWhole = 8

  /// The next increment, with the rules of `SessionSaver`.
  func increment(of id: String) -> SessionIncrement {
    let isWhole = needsWhole || changes >= Self.changesUntilWhole
    let known = isWhole ? 0 : storedLast
    let isExact: UInt64 = rendered == count && !queue.isResetDemanded ? 1 : 0
    var header: [UInt8] = []
    for number in [sequence.done, queue.last, queue.lastReset, count, isExact, queue.acknowledged] {
      header.append(number)
    }
    var change: [UInt8] = []
    // Some batches are too large for the store (`SavedChange.batchLimit`).
    for batch in queue.kept where batch.number > known && batch.number % 9 != 0 {
      change.append(batch.number)
      change += batch.operations
    }
    needsWhole = true
    version += 1
    changes = isWhole ? 0 : changes + 1
    return SessionIncrement(
      id: id, version: version, isWhole: isWhole, header: header,
      change: isWhole || !change.isEmpty ? change : nil, expiry: .distantFuture)
  }

  func didCommit() {
    needsWhole = false
    storedDone = sequence.done
    storedLast = queue.last
  }
}

/// A stored session of the simulation.
struct SavedState {
  let numbers: SavedNumbers
  let count: UInt64
  let batches: [DeliveryQueue.Batch]
  let version: UInt64
  let changes: Int

  init(_ stored: StoredSession) {
    version = stored.version
    changes = stored.changes.count
    var found: [DeliveryQueue.Batch] = []
    let last = stored.header.number(at: 1)
    let all = stored.changes.flatMap { change in
      stride(from: 0, to: change.count / 8, by: 2).map { index in
        DeliveryQueue.Batch(
          number: change.number(at: index),
          operations: Array(change[(index * 8 + 8)..<(index * 8 + 16)]))
      }
    }
    for batch in all.reversed() where batch.number == last &- UInt64(found.count) {
      found.append(batch)
    }
    batches = found.reversed()
    count = stored.header.number(at: 3)
    numbers = SavedNumbers(
      done: stored.header.number(at: 0), last: last, lastReset: stored.header.number(at: 2),
      acknowledged: stored.header.number(at: 5), batches: found.count,
      isExact: stored.header.number(at: 4) == 1)
  }
}

extension [UInt8] {
  /// Appends the eight bytes of `number`.
  mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// The number at the bytes from eight times `index` on.
  func number(at index: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(self[index * 8 + $1]) << UInt64($1 * 8) }
  }
}
