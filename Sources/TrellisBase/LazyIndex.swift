/// The indexes of a list by the keys of its elements, for lists in which most elements are found without them
/// (``Swift/Range/first(near:where:)``). A table of the keys is made after some searches.
package struct LazyIndex<Key: Hashable> {
  @usableFromInline var searches: Int
  @usableFromInline var table: [Key: Int]

  @inlinable
  package init() { (searches, table) = (0, [:]) }

  /// The index of the element with `key`.
  ///
  /// - Parameters:
  ///   - list: the indexes of the list; the list is the same at each call.
  ///   - keyAt: the key of an element; the keys differ from each other.
  /// - Complexity: O(*n*) for the first five calls, then O(1) on average.
  @inlinable
  package mutating func index(of key: Key, in list: Range<Int>, keyAt: (Int) -> Key) -> Int? {
    searches += 1
    if searches <= 4 { return list.first { keyAt($0) == key } }
    if table.isEmpty {
      table.reserveCapacity(list.count)
      for index in list { table[keyAt(index)] = index }
    }
    return table[key]
  }
}

extension Range<Int> {
  /// The index with the property `matches`, if it is `likely` or at most two away: elements were removed or inserted,
  /// or come in the reverse order.
  @inlinable @inline(__always)
  package func first(near likely: Int, where matches: (Int) -> Bool) -> Int? {
    for index in [likely, likely + 1, likely + 2, likely - 1, likely - 2]
    where contains(index) && matches(index) { return index }
    return nil
  }
}
