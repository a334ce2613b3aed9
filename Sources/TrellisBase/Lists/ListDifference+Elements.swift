#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ListDifference {
  /// Compares two lists of elements by the identities of the elements.
  ///
  /// The identity of an element that has the same bytes in both lists is not read, as reading it takes some hundred
  /// instructions in generic code. This replaces the comparison of identities in the equal ends of two arrays.
  ///
  /// - Complexity: as for the comparison of identities.
  package init<Elements: RandomAccessCollection, ID: Hashable>(
    from old: Elements, to new: Elements, old oldID: (Elements.Element) -> ID,
    new newID: (Elements.Element) -> ID
  ) {
    func areSame(_ old: Elements.Element, _ new: Elements.Element) -> Bool {
      exactlyEqual(oldID(old), newID(new))
    }
    let ends: (start: Int, end: Int)?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in Self.equalEnds(old, new, areSame) }
    }
    func element(_ list: Elements, _ offset: Int) -> Elements.Element {
      list[list.index(list.startIndex, offsetBy: offset)]
    }
    self.init(
      from: old.count, to: new.count, equalEnds: ends.flatMap { $0 } ?? (0, 0),
      old: { oldID(element(old, $0)) }, new: { newID(element(new, $0)) })
  }

  /// The numbers of equal elements at the start and at the end of two lists.
  private static func equalEnds<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    _ areSame: (Element, Element) -> Bool
  ) -> (start: Int, end: Int) {
    let limit = min(old.count, new.count)
    guard limit > 0, let first = old.baseAddress, let second = new.baseAddress else {
      return (0, 0)
    }
    let stride = MemoryLayout<Element>.size == 0 ? 0 : MemoryLayout<Element>.stride
    func haveSameBytes(_ count: Int, _ old: Int, _ new: Int) -> Bool {
      memcmp(first + old, second + new, count * stride) == 0
    }
    /// The number of equal elements from one end on. `index` gives the indexes of the first of `count` elements in both
    /// lists, after `done` ones.
    func equalCount(
      _ limit: Int, _ index: (_ done: Int, _ count: Int) -> (old: Int, new: Int)
    ) -> Int {
      var (done, length) = (0, 1)
      while done < limit {
        length = min(length, limit - done)
        let (oldIndex, newIndex) = index(done, length)
        if haveSameBytes(length, oldIndex, newIndex) {
          done += length
          length = min(length * 2, 4_096)
        } else if length > 1 {
          length /= 2
        } else if areSame(old[oldIndex], new[newIndex]) {
          done += 1
        } else {
          break
        }
      }
      return done
    }
    let start = equalCount(limit) { done, _ in (done, done) }
    let end = equalCount(limit - start) { (old.count - $0 - $1, new.count - $0 - $1) }
    return (start, end)
  }

  /// The differences of lists that follow each other in two longer lists, as one difference.
  ///
  /// - Parameter parts: the indexes at which the lists begin in the longer lists, in order, and their differences.
  package init(joining parts: [(old: Int, new: Int, difference: ListDifference)]) {
    self.init()
    for (old, new, part) in parts {
      func shifted(_ ranges: [Range<Int>], by offset: Int) -> [Range<Int>] {
        ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
      }
      append(
        removals: shifted(part.removals, by: old), insertions: shifted(part.insertions, by: new),
        moves: part.moves.map { Move(from: $0.from + old, to: $0.to + new) })
    }
  }
}
