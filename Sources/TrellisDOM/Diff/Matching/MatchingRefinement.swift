/// Improves a matching by small changes of it, as long as each saves an operation.
///
/// The searches of ``TreeMatching`` compare nodes and do not count operations. The refinement pairs, exchanges,
/// releases and joins the nodes that operations change, and makes the operations again each time. The number of
/// trials depends on the operations and not on the size of the pages.
struct MatchingRefinement {
  private(set) var matching: TreeMatching
  private(set) var operations: [DOMOperation]
  /// The nodes that may still be visited.
  private var budget: Int
  /// Whether ``run()`` ended because of the budget.
  var isBudgetUsed: Bool { budget <= 0 }
  private let coarseness: Coarseness
  private let isExact: ([DOMOperation]) -> Bool

  /// - Parameters:
  ///   - budget: the nodes that all trials together may visit.
  ///   - isExact: whether operations make the second tree of the first one.
  init(
    _ matching: TreeMatching, operations: [DOMOperation], budget: Int, coarseness: Coarseness,
    isExact: @escaping ([DOMOperation]) -> Bool
  ) {
    self.matching = matching
    self.operations = operations
    self.budget = budget
    self.coarseness = coarseness
    self.isExact = isExact
  }

  /// Continues with a new budget, trying the texts that become parts of others first, and no change twice.
  mutating func runWithJoinsFirst(budget: Int) {
    self.budget = budget
    run(joinsFirst: true)
  }

  /// Tries changes until none saves an operation or the budget is used.
  mutating func run(joinsFirst: Bool = false) {
    var tried: Set<RefinementCandidate> = []
    var improved = true
    while improved, operations.count > 1, budget > 0 {
      improved = false
      for candidate in RefinementCandidates(matching, operations, joinsFirst: joinsFirst).all {
        guard budget > 0 else { return }
        if joinsFirst, !tried.insert(candidate).inserted { continue }
        if saves(candidate) {
          improved = true
          break
        }
      }
    }
  }

  /// Aligns the children of changed parents again where that saves operations.
  ///
  /// - Parameter limit: the number of parents.
  mutating func realign(limit: Int) {
    for candidate in RefinementCandidates.realignments(matching, operations, limit: limit) {
      guard operations.count > 1, budget > 0 else { return }
      _ = saves(candidate)
    }
  }

  /// Makes a change if that saves operations; returns whether it does.
  private mutating func saves(_ candidate: RefinementCandidate) -> Bool {
    let size = matching.first.count + matching.second.count
    budget -= size
    var trial = matching
    trial.budget = 200 * size
    let isMade = trial.make(candidate)
    // Alignments of long lists cost more than a script.
    budget -= (200 * size - trial.budget) / 4
    guard isMade else { return false }
    let found = EditScript.operations(trial)
    guard found.count < operations.count,
      coarseness.allows(trial, found, for: matching, operations), isExact(found)
    else { return false }
    matching = trial
    operations = found
    return true
  }
}
