extension Array {
  /// The first index whose element satisfies `predicate`. All such elements must be at the end of the array.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
