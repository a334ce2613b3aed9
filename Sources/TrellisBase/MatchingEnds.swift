/// The equal elements at the beginning and at the end of two lists.
///
/// Most changes of a list are in one place, so only the elements between the equal ends must be looked up
/// or compared.
package struct MatchingEnds {
  /// The indexes of the first list between the equal ends.
  package let old: Range<Int>
  /// The indexes of the second list between the equal ends.
  package let new: Range<Int>

  /// Compares the lists `old` and `new`, given by the ranges of their indexes.
  ///
  /// - Parameter matches: whether an element of the first list equals an element of the second. Called from the left
  ///   until it returns `false`, then from the right: once for each pair of elements, at most twice for a pair with the
  ///   result `false`.
  /// - Complexity: O(length of the equal ends).
  @inlinable @inline(__always)
  package init(
    _ old: Range<Int>, _ new: Range<Int>, matches: (_ old: Int, _ new: Int) -> Bool
  ) {
    self.init(old, runs: new, length: { _ in 1 }, matches: matches)
  }

  /// Compares `old` with runs; each run represents `length(run)` elements of the other list.
  ///
  /// - Parameter matches: whether the next `length(run)` elements of `old`, from an index on, equal the elements of a
  ///   run. The list has at least `length(run)` elements left.
  /// - Complexity: O(number of runs in the equal ends).
  @inlinable @inline(__always)
  package init(
    _ old: Range<Int>, runs new: Range<Int>, length: (_ run: Int) -> Int,
    matches: (_ old: Int, _ run: Int) -> Bool
  ) {
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    while newStart < new.upperBound {
      let count = length(newStart)
      guard oldStart + count <= old.upperBound, matches(oldStart, newStart) else { break }
      oldStart += count
      newStart += 1
    }
    var (oldEnd, newEnd) = (old.upperBound, new.upperBound)
    while newEnd > newStart {
      let count = length(newEnd - 1)
      guard oldEnd - count >= oldStart, matches(oldEnd - count, newEnd - 1) else { break }
      oldEnd -= count
      newEnd -= 1
    }
    self.old = oldStart..<oldEnd
    self.new = newStart..<newEnd
  }
}
