public import TrellisHTML

/// Compares trees and applies differences.
public enum MarkupDiff {
  /// The operations that turn `first` into `second`; none if the two are equal.
  ///
  /// The result depends only on the trees. Applying it gives `second` exactly. A single change is one operation, with
  /// few exceptions. Several changes need few operations, but not always the minimum: finding the fewest moves is
  /// NP-hard.
  ///
  /// Sources: see `TreeMatching` and `EditScript`; Bille, “A Survey on Tree Edit Distance and Related Problems”
  /// (2005), for the hardness.
  /// - Complexity: O(*n* log *n*) in the nodes, plus comparisons whose steps are bounded by a multiple of *n*.
  public static func operations(
    from first: MarkupTree, to second: MarkupTree
  ) -> [DOMOperation] {
    guard first != second, first.count > 0, second.count > 0 else { return [] }
    return compare(first, second).operations
  }

  /// The operations for two different, non-empty trees, and the matching that they are derived from.
  static func compare(
    _ first: MarkupTree, _ second: MarkupTree
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    let empty = TreeMatching(first, second, classes: SubtreeClasses(first, second))
    var matching = empty
    matching.search()
    let operations = EditScript.operations(matching)
    if (try? apply(operations, to: first)) == second { return (operations, matching) }
    // Beyond the limit for paths, everything is deleted and the whole second tree is inserted.
    matching = empty
    matching.match(0, 0)
    return (EditScript.operations(matching), matching)
  }

  /// The tree that results from applying `operations` to `tree`.
  ///
  /// - Throws: ``DOMOperationError`` if an operation does not fit.
  /// - Complexity: O(*n*), plus, for each operation, the depth and the siblings of its node.
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
