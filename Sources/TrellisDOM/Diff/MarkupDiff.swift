/// Compares trees and applies differences.
public enum MarkupDiff {
  /// The operations that turn `first` into `second`; none if the two are equal.
  ///
  /// The result depends on the trees alone. Applying it gives `second` exactly. The operations are few,
  /// but not always the fewest: finding the fewest moves is NP-hard.
  ///
  /// Sources: see `TreeMatching` and `EditScript`; Bille, “A Survey on Tree Edit Distance and Related
  /// Problems” (2005), for the hardness.
  /// - Complexity: O(*n* log *n*) in the nodes, plus searches whose steps are bounded by a multiple of *n*.
  public static func operations(
    from first: MarkupTree, to second: MarkupTree
  ) -> [DOMOperation] {
    guard first != second, first.count > 0, second.count > 0 else { return [] }
    return best(first, second)?.operations ?? replacement(first, second)
  }

  /// The fewest operations that are found for two different trees, and their matching; `nil` if none of them give `second` exactly.
  static func best(
    _ first: MarkupTree, _ second: MarkupTree
  ) -> (operations: [DOMOperation], matching: TreeMatching)? {
    let classes = SubtreeClasses(first, second)
    guard first.count + second.count > reductionLimit else {
      return search(first, second, classes)
    }
    // One search of the whole trees, then all searches of the parts that are not equal or not in place.
    var matching = matching(first, second, classes, strategies[0], isReversed: false)
    var best = EditScript.operations(matching)
    if (2...realignmentLimit).contains(best.count) {
      (best, matching) = realigned(matching, best, Coarseness(sizes: ([], [])))
    }
    let isApplied = isExact(best, first, second)
    if isApplied, best.count == 1 { return (best, matching) }
    var reduced = ReducedTrees(matching, keepsChangedClasses: true)
    if reduced.count > searchLimit {
      reduced = ReducedTrees(matching, keepsChangedClasses: false)
    }
    if reduced.count <= searchLimit, let found = search(reduced) {
      let expanded = reduced.expanded(found.matching)
      let operations = EditScript.operations(expanded)
      if !isApplied || operations.count < best.count, isExact(operations, first, second) {
        return (operations, expanded)
      }
    }
    return isApplied ? (best, matching) : nil
  }

  /// The fewest operations of the searches of reduced trees, and of the matching that they were reduced by.
  private static func search(
    _ reduced: ReducedTrees
  ) -> (operations: [DOMOperation], matching: TreeMatching)? {
    let (left, right) = reduced.trees
    let projected = reduced.projected()
    return search(left, right, projected.classes, sizes: reduced.sizes, known: projected)
  }

  /// The fewest operations of all searches, and their matching; `nil` if no search gives `second` exactly.
  ///
  /// - Parameters:
  ///   - sizes: the number of nodes that each node stands for, for reduced trees. They are searched with fewer
  ///     strategies.
  ///   - known: a matching that was found before.
  private static func search(
    _ first: MarkupTree, _ second: MarkupTree, _ classes: SubtreeClasses,
    sizes: ([Int32], [Int32]) = ([], []), known: TreeMatching? = nil
  ) -> (operations: [DOMOperation], matching: TreeMatching)? {
    var best: [DOMOperation]?
    var bestMatching: TreeMatching?
    var starts: [(operations: [DOMOperation], matching: TreeMatching)] = []
    let coarseness = Coarseness(sizes: sizes)
    let isReduced = !sizes.0.isEmpty
    if let known {
      let operations = EditScript.operations(known)
      if isExact(operations, first, second) { (best, bestMatching) = (operations, known) }
    }
    for isReversed in [false, true] {
      // The search from the second tree to the first one compares the same nodes in another order.
      if isReversed, isReduced || best.map({ $0.count < 2 }) ?? false { break }
      for strategy in isReduced ? Array(strategies.prefix(4)) : strategies {
        // One operation is found without the longest search.
        if strategy.goesByLevels, let best, best.count < 2 { break }
        let matching = matching(first, second, classes, strategy, isReversed: isReversed)
        let operations = EditScript.operations(matching)
        if !strategy.goesByLevels { starts.append((operations, matching)) }
        if best.map({ operations.count != $0.count }) ?? true,
          bestMatching.map({ coarseness.prefers(matching, operations, to: $0, best ?? []) })
            ?? true, isExact(operations, first, second)
        {
          best = operations
          bestMatching = matching
        }
        // One operation cannot be improved on.
        if best?.count == 1 { break }
      }
    }
    guard let operations = best, let matching = bestMatching else { return nil }
    if isReduced || operations.count < 3 {
      return improved(matching, operations, budget: refinementBudget / 4, coarseness)
    }
    return combined(starts, (operations, matching), coarseness)
  }

  /// The fewest operations of the best search after a refinement, and of its crossover with the other searches and
  /// with refinements of these.
  private static func combined(
    _ searches: [(operations: [DOMOperation], matching: TreeMatching)],
    _ best: (operations: [DOMOperation], matching: TreeMatching), _ coarseness: Coarseness
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    var crossover = MatchingCrossover(
      best.matching, operations: best.operations, budget: refinementBudget / 2,
      coarseness: coarseness
    ) { isExact($0, best.matching.first, best.matching.second) }
    for search in searches { crossover.take(from: search.matching) }
    let aligned = realigned(crossover.matching, crossover.operations, coarseness)
    let refined = improvedInPart(
      aligned.matching, aligned.operations, budget: refinementBudget, coarseness)
    crossover.replace(refined.matching, refined.operations)
    // A refinement ends where no single change saves an operation: that of another search ends elsewhere.
    var known = [best.operations.count]
    for search in searches.sorted(by: { $0.operations.count < $1.operations.count })
    where search.operations.count != known.last {
      guard known.count < refinedSearches, crossover.operations.count > 2,
        search.operations.count <= best.operations.count + refinedSlack
      else { break }
      known.append(search.operations.count)
      let other = improvedInPart(
        search.matching, search.operations, budget: refinementBudget / 4, coarseness,
        isThorough: false)
      crossover.take(from: other.matching)
    }
    return (crossover.operations, crossover.matching)
  }

  /// The operations after a refinement of the parts that are not equal or not in place, as far as that is possible.
  ///
  /// - Parameter isThorough: whether a second refinement and an exploration follow.
  private static func improvedInPart(
    _ matching: TreeMatching, _ operations: [DOMOperation], budget: Int, _ coarseness: Coarseness,
    isThorough: Bool = true
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    let (first, second) = (matching.first, matching.second)
    // Trials cost less without the parts that are equal and in place.
    let reduced = ReducedTrees(matching, keepsChangedClasses: true)
    let projected = reduced.projected()
    let start = EditScript.operations(projected)
    guard reduced.count < (first.count + second.count) * 3 / 4,
      isExact(start, reduced.trees.0, reduced.trees.1)
    else {
      return improved(matching, operations, budget: budget, coarseness, isThorough: isThorough)
    }
    let found = improved(
      projected, start, budget: budget / 2, Coarseness(sizes: reduced.sizes), isThorough: isThorough
    )
    let expanded = reduced.expanded(found.matching)
    let expandedOperations = EditScript.operations(expanded)
    if expandedOperations.count < operations.count, isExact(expandedOperations, first, second) {
      return refined(
        expanded, expandedOperations, budget: budget / 2, coarseness, isThorough: isThorough)
    }
    return refined(matching, operations, budget: budget, coarseness, isThorough: isThorough)
  }

  /// The operations after a refinement, and after an exploration if the trees are small.
  private static func improved(
    _ matching: TreeMatching, _ operations: [DOMOperation], budget: Int, _ coarseness: Coarseness,
    isThorough: Bool = true
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    let found = refined(matching, operations, budget: budget, coarseness, isThorough: isThorough)
    let count = matching.first.count + matching.second.count
    // Two operations that could be one were found as one before.
    guard isThorough, count <= explorationLimit, found.operations.count > 2 else { return found }
    var exploration = MatchingExploration(
      found.matching, operations: found.operations, budget: explorationBudget / count,
      coarseness: coarseness
    ) { isExact($0, matching.first, matching.second) }
    exploration.run(least: 2)
    return (exploration.operations, exploration.matching)
  }

  /// The operations after the children of changed parents are aligned again.
  private static func realigned(
    _ matching: TreeMatching, _ operations: [DOMOperation], _ coarseness: Coarseness
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    var refinement = MatchingRefinement(
      matching, operations: operations, budget: refinementBudget, coarseness: coarseness
    ) { isExact($0, matching.first, matching.second) }
    refinement.realign(limit: 16)
    return (refinement.operations, refinement.matching)
  }

  private static func refined(
    _ matching: TreeMatching, _ operations: [DOMOperation], budget: Int, _ coarseness: Coarseness,
    isThorough: Bool = true
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    var refinement = MatchingRefinement(
      matching, operations: operations, budget: budget, coarseness: coarseness
    ) { isExact($0, matching.first, matching.second) }
    refinement.run()
    if isThorough, refinement.isBudgetUsed {
      refinement.runWithJoinsFirst(budget: refinementBudget)
    }
    return (refinement.operations, refinement.matching)
  }

  private static func matching(
    _ first: MarkupTree, _ second: MarkupTree, _ classes: SubtreeClasses,
    _ strategy: TreeMatching.Strategy, isReversed: Bool
  ) -> TreeMatching {
    guard isReversed else {
      var matching = TreeMatching(first, second, classes: classes)
      matching.search(strategy)
      return matching
    }
    var matching = TreeMatching(second, first, classes: classes.reversed)
    matching.search(strategy)
    return matching.reversed
  }

  /// The nodes of both trees above which parts that are equal and in place are left out of most searches.
  private static let reductionLimit = 5_000

  /// The nodes of both reduced trees above which they are not searched.
  private static let searchLimit = 8_000

  /// The searches of a page that are refined, with different numbers of operations.
  private static let refinedSearches = 4

  /// The operations above the fewest of all searches up to which a search is refined.
  private static let refinedSlack = 4

  /// The operations above which the lists of large pages are not aligned again.
  private static let realignmentLimit = 500

  /// The nodes of both trees above which there is no exploration.
  private static let explorationLimit = 700

  /// The nodes that the scripts of an exploration may visit.
  private static let explorationBudget = 160_000

  /// The nodes that the trials of a refinement may visit, on small pages.
  private static let refinementBudget = 2_000_000

  private static let strategies = [
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: false, goesDownFirst: true),
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: false, alignsByCost: false, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: false, alignsByCost: true, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: false, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: true, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: true, goesDownFirst: true),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: false, alignsByCost: false, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: false, alignsByCost: true, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: true, alignsByCost: false, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: true, alignsByCost: false, goesDownFirst: true),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: true, alignsByCost: true, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: true, alignsByCost: true, goesDownFirst: true),
    TreeMatching.Strategy(
      leastUniqueWeight: 8, pairsNearFirst: false, alignsByCost: false, goesDownFirst: false),
    TreeMatching.Strategy(
      leastUniqueWeight: .max, pairsNearFirst: true, alignsByCost: false, goesDownFirst: false,
      goesByLevels: true),
  ]

  private static func isExact(
    _ operations: [DOMOperation], _ first: MarkupTree, _ second: MarkupTree
  ) -> Bool {
    (try? apply(operations, to: first)) == second
  }

  /// The operations that delete all of one tree and insert all of the other.
  static func replacement(_ first: MarkupTree, _ second: MarkupTree) -> [DOMOperation] {
    var matching = TreeMatching(first, second, classes: SubtreeClasses(first, second))
    matching.match(0, 0)
    return EditScript.operations(matching)
  }

  /// The tree that `operations` make of `tree`.
  ///
  /// - Throws: ``DOMOperationError`` if an operation does not fit.
  /// - Complexity: O(*n*), plus the depth and the siblings of the node of each operation.
  public static func apply(
    _ operations: [DOMOperation], to tree: MarkupTree
  ) throws(DOMOperationError) -> MarkupTree {
    guard tree.count > 0 else { return tree }
    var editor = MarkupEditor(tree)
    for (index, operation) in operations.enumerated() {
      do throws(DOMOperationError.Reason) {
        try editor.apply(operation)
      } catch {
        throw DOMOperationError(
          index: index, kind: operation.kind, path: operation.path, reason: error)
      }
    }
    return editor.tree()
  }
}
