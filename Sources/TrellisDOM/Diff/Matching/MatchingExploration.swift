/// Improves a matching of small trees by several changes of it, of which the first ones need not save an operation.
///
/// ``MatchingRefinement`` makes a change only if that change alone saves an operation. The exploration also keeps the
/// matchings with as many operations, and continues with the changes of those that have the fewest.
struct MatchingExploration {
  private(set) var matching: TreeMatching
  private(set) var operations: [DOMOperation]
  /// The scripts that may still be made; a change that is not made or leads to a known matching counts as a 32nd.
  private var budget: Double
  private let coarseness: Coarseness
  private let isExact: ([DOMOperation]) -> Bool
  /// The matchings to change, by the number of their operations above the fewest.
  private var pending: [[(matching: TreeMatching, operations: [DOMOperation])]] = []
  private var known: Set<UInt64> = []

  /// The operations above the fewest ones of a matching that is changed further.
  private static let slack = 1

  /// - Parameters:
  ///   - budget: the number of scripts that are made.
  ///   - isExact: whether operations make the second tree of the first one.
  init(
    _ matching: TreeMatching, operations: [DOMOperation], budget: Int, coarseness: Coarseness,
    isExact: @escaping ([DOMOperation]) -> Bool
  ) {
    self.matching = matching
    self.operations = operations
    self.budget = Double(budget)
    self.coarseness = coarseness
    self.isExact = isExact
    pending = Array(repeating: [], count: operations.count + Self.slack + 1)
    pending[operations.count].append((matching, operations))
    known.insert(matching.fingerprint)
  }

  /// Tries changes until the budget is used.
  ///
  /// - Parameter least: the number of operations below which there is no result.
  mutating func run(least: Int) {
    let start = (matching: matching, operations: operations)
    let size = matching.first.count + matching.second.count
    search: while operations.count > least, budget > 0 {
      guard let place = pending.indices.first(where: { !pending[$0].isEmpty }),
        place <= operations.count + Self.slack
      else { return }
      let state = pending[place].removeFirst()
      for candidate in RefinementCandidates(state.matching, state.operations, isWide: true).all {
        guard budget > 0 else { return }
        var trial = state.matching
        trial.budget = 200 * size
        budget -= 1.0 / 32
        guard trial.make(candidate), known.insert(trial.fingerprint).inserted else { continue }
        budget -= 1
        let found = EditScript.operations(trial)
        guard found.count <= operations.count + Self.slack else { continue }
        if found.count < operations.count {
          guard
            coarseness.allows(
              trial, found, for: start.matching, start.operations, repeatsTexts: false),
            isExact(found)
          else { continue }
          matching = trial
          operations = found
          pending[found.count].insert((trial, found), at: 0)
          continue search
        }
        pending[found.count].append((trial, found))
      }
    }
  }
}

extension TreeMatching {
  /// A number that differs between most matchings.
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Int32) {
      hash = (hash ^ UInt64(UInt32(bitPattern: value))) &* 0x100_0000_01B3 ^ (hash >> 29)
    }
    for partner in toSecond { add(partner) }
    for b in joined.keys.sorted() {
      add(b)
      for part in joined[b] ?? [] {
        add(part.node)
        add(Int32(truncatingIfNeeded: part.text.utf8.count))
      }
    }
    for node in choices.keys.sorted() {
      add(node)
      add(choices[node].map { $0 == .whole ? 1 : $0 == .around ? 2 : 3 } ?? 0)
    }
    return hash
  }
}
