import Foundation
import TrellisServer

/// What must hold at each time, and the figures of a run.
struct SimulationChecks {
  struct Violation: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private struct Record {
    /// The version and the server of the last accepted commit or take-over.
    var version: UInt64 = 1
    var owner: Int32
    /// The rows of the ledger: the effects of events, with the number of the event as their key.
    var ledger: UInt64 = 0
  }

  private var records: [Record]
  var figures = Figures()

  init(tabs: Int) { records = Array(repeating: Record(owner: -1), count: tabs) }

  mutating func created(_ tab: Int, _ node: Int) { records[tab].owner = Int32(node) }

  /// No version is accepted twice, and none from a server that is not the owner.
  mutating func accepted(_ tab: Int, _ version: UInt64, _ node: Int, isTakeOver: Bool) throws {
    guard version > records[tab].version else {
      throw Violation("tab \(tab): two commits of version \(version) were accepted")
    }
    guard isTakeOver || records[tab].owner == node else {
      throw Violation("tab \(tab): a commit of server \(node), not the owner, was accepted")
    }
    records[tab].version = version
    records[tab].owner = Int32(node)
  }

  /// An effect is a new row of the ledger, or refused because its key is there.
  mutating func effect(_ tab: Int, _ number: UInt64, _ now: Int) throws {
    switch number {
    case records[tab].ledger + 1: records[tab].ledger = number
    case ...records[tab].ledger: figures.add(.repeatedEffects, now)
    default: throw Violation("tab \(tab): event \(number) was handled before an earlier one")
    }
  }

  /// The store has each event that was answered, once.
  func loaded(_ tab: Int, _ state: SimulatedTab, _ saved: SavedState) throws {
    guard saved.numbers.done >= state.answered else {
      throw Violation("tab \(tab): event \(state.answered) was answered and is lost")
    }
    guard saved.count == saved.numbers.done, saved.numbers.done <= records[tab].ledger else {
      throw Violation("tab \(tab): the state has \(saved.count) of \(saved.numbers.done) events")
    }
  }

  /// Batches are applied in the order of their numbers, and show more events each.
  func applied(
    _ tab: Int, _ state: SimulatedTab, batch: UInt64, count: UInt64, isReset: Bool
  ) throws {
    guard isReset ? batch > state.applied : batch == state.applied + 1 else {
      throw Violation("tab \(tab): batch \(batch) after \(state.applied)")
    }
    guard count >= state.shown + (isReset ? 0 : 1), count <= state.clicks else {
      throw Violation("tab \(tab): batch \(batch) shows \(count) after \(state.shown)")
    }
  }

  /// An answer tells of each event of its request, and of none that was not sent.
  func answered(_ tab: Int, _ state: SimulatedTab, done: UInt64) throws {
    guard done > state.answered, done <= state.clicks, done <= records[tab].ledger else {
      throw Violation("tab \(tab): an answer has \(done) events after \(state.answered)")
    }
  }

  func ended(_ tab: Int, _ state: SimulatedTab, _ saved: SavedState) throws {
    try loaded(tab, state, saved)
    guard state.answered == state.clicks, state.shown == state.clicks, saved.count == state.clicks,
      records[tab].ledger == state.clicks
    else {
      throw Violation(
        """
        tab \(tab): \(state.clicks) clicks, \(state.answered) answered, \(state.shown) shown, \(saved.count) stored, \
        \(records[tab].ledger) in the ledger
        """)
    }
  }

  /// Counts, times and a number that two equal runs share.
  struct Figures {
    enum Count: String, CaseIterable {
      case commits, takeOvers, refusedCommits, refusedTakeOvers, failures, busy, expired, resets
      case repeatedEffects
    }

    private(set) var counts: [Count: [Int]] = [:]
    /// The times from a click, or from the answer before it, to its answer, in µs.
    var pauses: [Int32] = []
    private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    var end = 0

    mutating func add(_ count: Count, _ now: Int) {
      let second = now / 1_000_000
      var seconds = counts[count]?.count ?? 0
      while seconds <= second {
        counts[count, default: []].append(0)
        seconds += 1
      }
      counts[count]?[second] += 1
    }

    mutating func digest(_ values: Int, _ tab: Int, _ answered: UInt64) {
      for value in [UInt64(values), UInt64(tab), answered] {
        digest = (digest ^ value) &* 0x100_0000_01b3
      }
    }

    func total(_ count: Count) -> Int { counts[count]?.reduce(0, +) ?? 0 }
    func most(_ count: Count) -> Int { counts[count]?.max() ?? 0 }

    /// A line for each figure, in JSON.
    ///
    /// - Parameter seconds: the time in which tabs click.
    func lines(seconds: Int) -> [String] {
      let sorted = pauses.sorted()
      func line(_ name: String, _ unit: String, _ value: Double) -> String {
        "{\"name\":\"scaling.\(name)\",\"unit\":\"\(unit)\",\"value\":\((value * 10).rounded() / 10)}"
      }
      var lines = [("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("max", 1)].map { name, part in
        let index = Int(Double(sorted.count) * part)
        let value = sorted.isEmpty ? 0 : sorted[min(index, sorted.count - 1)]
        return line("pause.\(name)", "ms", Double(value) / 1000)
      }
      lines.append(line("answers", "1", Double(pauses.count)))
      for count in Count.allCases {
        lines.append(line(count.rawValue, "1", Double(total(count))))
      }
      for count in [Count.commits, .takeOvers] {
        lines.append(line("\(count).mean", "1/s", Double(total(count)) / Double(seconds)))
        lines.append(line("\(count).most", "1/s", Double(most(count))))
      }
      return lines + ["{\"name\":\"scaling.digest\",\"value\":\"\(String(digest, radix: 16))\"}"]
    }
  }
}
