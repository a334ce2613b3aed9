/// How far two lists agree from the left and from the right.
///
/// Most changes of a list are in one place, so that only what lies between the equal ends has to be looked up
/// or compared.
package struct MatchingEnds {
  /// The places of the first list between the equal ends.
  package let old: Range<Int>
  /// The places of the second list between the equal ends.
  package let new: Range<Int>

  /// Compares the lists `old` and `new`, given by the ranges of their places.
  ///
  /// - Parameter matches: Whether an element of the first list stands for one of the second. It is asked for
  ///   neighbours from the left until it says no, then from the right, at most once for each element but for
  ///   the one that it says no for.
  /// - Complexity: O(length of the equal ends).
  @inlinable @inline(__always)
  package init(
    _ old: Range<Int>, _ new: Range<Int>, matches: (_ old: Int, _ new: Int) -> Bool
  ) {
    self.init(old, runs: new, length: { _ in 1 }, matches: matches)
  }

  /// Compares `old` with runs, of which each stands for `length(run)` elements of it.
  ///
  /// - Parameter matches: Whether the elements from a place of `old` on are those of a run. There are as many
  ///   left as the run is long.
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
