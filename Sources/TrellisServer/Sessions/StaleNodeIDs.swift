import TrellisDOM

/// The numbers that elements had in a tab before resets renumbered them.
///
/// An event that was sent before its tab received a reset has an old element number. Each reset makes a *generation*: a
/// map from the numbers before the reset to the numbers after it. An old number is translated by all later generations
/// in turn.
///
/// An event may be older than several resets, because responses with resets may get lost while the tab's events wait
/// for a connection. Events come in order, so a generation is kept until the tab uses a number from its reset or later.
/// At most the last 32 generations are kept, and at most ``byteLimit`` bytes.
struct StaleNodeIDs {
  private struct Generation {
    /// Elements with consecutive numbers both before and after the reset.
    struct Run {
      var old: UInt32
      var new: UInt32
      var count: UInt32
    }

    /// Sorted by old number.
    var runs: [Run] = []
    /// The first number after the reset.
    var first: UInt32
    /// Whether the reset restarted the numbering.
    var isRestart = false

    func number(after old: UInt32) -> UInt32? {
      var low = 0
      var high = runs.count
      while low < high {
        let middle = (low + high) / 2
        if runs[middle].old <= old { low = middle + 1 } else { high = middle }
      }
      guard low > 0, old - runs[low - 1].old < runs[low - 1].count else { return nil }
      return runs[low - 1].new + (old - runs[low - 1].old)
    }

    /// Whether `number` was given by the reset or later.
    func isFollowed(by number: UInt32) -> Bool {
      number >= first && (!isRestart || number < firstOld)
    }

    private var firstOld: UInt32 { runs.first?.old ?? .max }
    var byteCount: Int { runs.capacity * MemoryLayout<Run>.stride + 64 }
  }

  private static let generationLimit = 32
  /// The maximum bytes of all generations, if there is more than one. A single generation takes at most 12 bytes for
  /// each element of the page.
  static let byteLimit = 128 << 10

  private var generations: [Generation] = []

  /// The approximate memory in bytes.
  var byteCount: Int { generations.reduce(0) { $0 + $1.byteCount } }

  /// Renumbers all elements of `document` by `reset`, and stores their old numbers.
  ///
  /// - Complexity: O(*n* log *n*) in the elements of the document.
  mutating func resetting(_ document: Document, by reset: () -> Patch) -> Patch {
    let before = Self.elements(of: document).map { (element: $0, old: $0.id.rawValue) }
    let patch = reset()
    remember(before)
    return patch
  }

  /// The elements below the root that the client may know, in document order.
  private static func elements(of document: Document) -> [Element] {
    var elements: [Element] = []
    var pending = Array(document.root.children.reversed())
    while let element = pending.popLast() {
      if element.id != .none, !element.isHandedOver { elements.append(element) }
      pending.append(contentsOf: element.children.reversed())
    }
    return elements
  }

  private mutating func remember(_ elements: [(element: Element, old: UInt32)]) {
    var runs: [Generation.Run] = []
    var first: UInt32 = .max
    var greatest: UInt32 = 0
    for (element, old) in elements where element.id != .none {
      let new = element.id.rawValue
      first = min(first, new)
      greatest = max(greatest, old)
      if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Generation.Run(old: old, new: new, count: 1))
      }
    }
    guard !runs.isEmpty else { return }
    runs.sort { $0.old < $1.old }
    let isRestart = first < greatest
    // After a restart, new numbers could be mistaken for numbers of earlier generations.
    if isRestart { generations = [] }
    generations.append(Generation(runs: Array(runs), first: first, isRestart: isRestart))
    dropOldest()
  }

  private mutating func dropOldest() {
    var bytes = byteCount
    while let oldest = generations.first, generations.count > 1,
      generations.count > Self.generationLimit || bytes > Self.byteLimit
    {
      bytes -= oldest.byteCount
      generations.removeFirst()
    }
  }

  /// `event` with the current number of its target.
  ///
  /// - Complexity: O(log *n*) for each generation.
  mutating func translated(_ event: UIEvent) -> UIEvent {
    guard !generations.isEmpty, event.target > .root else { return event }
    var number = event.target.rawValue
    if let confirmed = generations.lastIndex(where: { $0.isFollowed(by: number) }) {
      generations.removeFirst(confirmed + 1)
    }
    for generation in generations { number = generation.number(after: number) ?? number }
    var event = event
    event.target = NodeID(number)
    return event
  }

  /// The violated invariants, one a line; empty if all hold.
  ///
  /// - The runs of a generation are in increasing order, and do not overlap.
  /// - There are at most 32 generations, with at most ``byteLimit`` bytes if there is more than one.
  ///
  /// - Complexity: O(*n*) in runs. For tests.
  func checkInvariants() -> [String] {
    var violations: [String] = []
    for generation in generations {
      for (run, next) in zip(generation.runs, generation.runs.dropFirst())
      where UInt64(run.old) + UInt64(run.count) > UInt64(next.old) {
        violations.append("the stale ids from \(run.old) and from \(next.old) overlap")
      }
    }
    if generations.count > Self.generationLimit {
      violations.append("\(generations.count) generations of stale ids are kept")
    }
    if generations.count > 1, byteCount > Self.byteLimit {
      violations.append("\(byteCount) bytes of stale ids are kept")
    }
    return violations
  }
}
