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
    let classes = SubtreeClasses(first, second)
    var best: [DOMOperation]?
    let size = first.count + second.count
    for isReversed in [false, true] {
      // The search from the second tree to the first one compares the same nodes in another order.
      if isReversed, size > reversedSearchLimit || best.map({ $0.count < 2 }) ?? false { break }
      for strategy in strategies {
        // Two operations are found without the longest search.
        if strategy.goesByLevels, let best, best.count < 3 { break }
        let matching = matching(first, second, classes, strategy, isReversed: isReversed)
        let operations = EditScript.operations(matching)
        if best.map({ operations.count < $0.count }) ?? true, isExact(operations, first, second),
          !strategy.goesByLevels || isNotCoarser(operations, than: best ?? [], first)
        {
          best = operations
        }
        // One operation cannot be improved on, and large trees are not worth a second search.
        if best?.count == 1 || size > searchLimit { break }
      }
    }
    return best ?? replacement(first, second)
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

  /// Whether `operations` insert and delete few more nodes than `others`: three if there is one operation less, and the
  /// more, the fewer operations there are.
  ///
  /// Two operations could replace a changed part as a whole, but would not show the change to the reader.
  private static func isNotCoarser(
    _ operations: [DOMOperation], than others: [DOMOperation], _ first: MarkupTree
  ) -> Bool {
    func replacedNodes(_ operations: [DOMOperation]) -> Int {
      operations.reduce(0) { sum, operation in
        switch operation.kind {
        case .insert: sum + (operation.content?.count ?? 0)
        case .delete: sum + (operation.first < 0 ? 0 : Int(first.sizes[operation.first]))
        default: sum
        }
      }
    }
    let saved = others.count - operations.count
    return replacedNodes(operations) <= replacedNodes(others) + 3 * saved * saved
  }

  /// The nodes of both trees above which one search is made only.
  private static let searchLimit = 20_000

  /// The nodes of both trees above which no search goes from the second tree to the first one.
  private static let reversedSearchLimit = 8_000

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
  private static func replacement(_ first: MarkupTree, _ second: MarkupTree) -> [DOMOperation] {
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
