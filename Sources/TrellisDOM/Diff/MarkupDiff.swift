/// Compares trees and applies differences.
public enum MarkupDiff {
  /// The operations that turn `first` into `second`; none if the two are equal.
  ///
  /// The result depends on the trees alone. Applying it gives `second` exactly. A single change is one operation, with few
  /// exceptions. For several changes the operations are few, but not always the fewest: finding the fewest moves is NP-hard.
  ///
  /// Sources: see `TreeMatching` and `EditScript`; Bille, “A Survey on Tree Edit Distance and Related
  /// Problems” (2005), for the hardness.
  /// - Complexity: O(*n* log *n*) in the nodes, plus comparisons whose steps are bounded by a multiple of *n*.
  public static func operations(
    from first: MarkupTree, to second: MarkupTree
  ) -> [DOMOperation] {
    guard first != second, first.count > 0, second.count > 0 else { return [] }
    return compare(first, second).operations
  }

  /// The operations for two different trees that are not empty, and the matching that gives them.
  static func compare(
    _ first: MarkupTree, _ second: MarkupTree
  ) -> (operations: [DOMOperation], matching: TreeMatching) {
    let empty = TreeMatching(first, second, classes: SubtreeClasses(first, second))
    var matching = empty
    matching.search()
    let operations = EditScript.operations(matching)
    if (try? apply(operations, to: first)) == second { return (operations, matching) }
    // Paths beyond their limit are left out: everything is deleted, and all of the second tree is inserted.
    matching = empty
    matching.match(0, 0)
    return (EditScript.operations(matching), matching)
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
