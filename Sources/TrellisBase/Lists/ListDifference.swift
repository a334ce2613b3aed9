/// The difference of two lists of identities: what was removed, inserted, and moved.
///
/// The rows that stay keep their order; a row that was moved is in ``moves`` only.
package struct ListDifference: Equatable, Sendable {
  /// A row with another position among the rows that stay.
  package struct Move: Equatable, Sendable {
    /// The index in the first list.
    package let from: Int
    /// The index in the second list.
    package let to: Int
  }

  /// The removed rows by their indexes in the first list, in order, without gaps of no rows between two ranges.
  package private(set) var removals: [Range<Int>] = []
  /// The inserted rows by their indexes in the second list, in order.
  package private(set) var insertions: [Range<Int>] = []
  /// The moved rows, by their indexes in the second list.
  package private(set) var moves: [Move] = []

  /// Compares two lists, given by their lengths and their identities.
  ///
  /// The identities of one list should differ from each other. Of equal ones in the first list, each matches one of the
  /// second list at most.
  ///
  /// - Parameter equalEnds: the numbers of rows at the start and at the end that are known to be equal.
  /// - Complexity: O(*n*); O(*m* log *m*) for *m* rows between the equal ends whose order changes.
  @inlinable
  package init<ID: Hashable>(
    from oldCount: Int, to newCount: Int, equalEnds: (start: Int, end: Int) = (0, 0),
    old: (Int) -> ID, new: (Int) -> ID
  ) {
    let ends = MatchingEnds(
      equalEnds.start..<oldCount - equalEnds.end, equalEnds.start..<newCount - equalEnds.end
    ) { exactlyEqual(old($0), new($1)) }
    self.init()
    if ends.old.isEmpty || ends.new.isEmpty {
      setMiddle(ends, matches: [])
      return
    }
    var indexes = LazyIndex<Exact<ID>>()
    var likely = ends.old.lowerBound
    var isMatched = [Bool](repeating: false, count: ends.old.count)
    var matches: [Int] = []
    matches.reserveCapacity(ends.new.count)
    for index in ends.new {
      let id = new(index)
      let found =
        ends.old.first(near: likely) { exactlyEqual(old($0), id) }
        ?? indexes.index(of: Exact(id), in: ends.old) { Exact(old($0)) }
      guard let found, !isMatched[found - ends.old.lowerBound] else {
        matches.append(-1)
        continue
      }
      isMatched[found - ends.old.lowerBound] = true
      likely = found + 1
      matches.append(found)
    }
    setMiddle(ends, matches: matches)
  }

  /// The difference of two lists whose identities are the numbers of a range.
  ///
  /// - Complexity: O(1).
  package init(from old: Range<Int>, to new: Range<Int>) {
    self.init()
    let kept = old.clamped(to: new)
    func others(_ range: Range<Int>) -> [Range<Int>] {
      let ends =
        kept.isEmpty
        ? [range] : [range.lowerBound..<kept.lowerBound, kept.upperBound..<range.upperBound]
      return ends.filter { !$0.isEmpty }.map {
        $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
      }
    }
    (removals, insertions) = (others(old), others(new))
  }

  /// The difference of two lists of which the first rows are equal, and the others are removed or inserted.
  package init(from oldCount: Int, resizedTo newCount: Int) {
    if newCount < oldCount { removals = [newCount..<oldCount] }
    if newCount > oldCount { insertions = [oldCount..<newCount] }
  }

  /// No difference.
  @usableFromInline
  package init() {}

  package var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// - Parameter matches: for each row of the second list between the equal ends its index in the first one, or -1.
  @usableFromInline
  mutating func setMiddle(_ ends: MatchingEnds, matches: [Int]) {
    var isMatched = [Bool](repeating: false, count: matches.isEmpty ? 0 : ends.old.count)
    let staying = Self.staying(matches)
    for (position, match) in matches.enumerated() {
      let index = ends.new.lowerBound + position
      if match < 0 {
        Self.append(index..<index + 1, to: &insertions)
        continue
      }
      isMatched[match - ends.old.lowerBound] = true
      if !staying[position] { moves.append(Move(from: match, to: index)) }
    }
    if matches.isEmpty {
      if !ends.new.isEmpty { insertions = [ends.new] }
      if !ends.old.isEmpty { removals = [ends.old] }
      return
    }
    for index in ends.old where !isMatched[index - ends.old.lowerBound] {
      Self.append(index..<index + 1, to: &removals)
    }
  }

  /// Adds changes that follow all others.
  mutating func append(
    removals: [Range<Int>], insertions: [Range<Int>], moves: [Move]
  ) {
    for rows in removals { Self.append(rows, to: &self.removals) }
    for rows in insertions { Self.append(rows, to: &self.insertions) }
    self.moves += moves
  }

  private static func append(_ rows: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == rows.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      ranges.append(rows)
    }
  }

  /// Marks a longest increasing part of the matches: those rows stay, the others move.
  private static func staying(_ matches: [Int]) -> [Bool] {
    var highest = -1
    let isOrdered = matches.allSatisfy { match in
      if match < 0 { return true }
      defer { highest = match }
      return match > highest
    }
    if isOrdered { return [Bool](repeating: true, count: matches.count) }
    // Patience sorting: the last position of the best part of each length, and the position before each one.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: matches.count)
    for (position, match) in matches.enumerated() where match >= 0 {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if matches[ends[middle]] < match { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var staying = [Bool](repeating: false, count: matches.count)
    var position = ends.last ?? -1
    while position >= 0 {
      staying[position] = true
      position = before[position]
    }
    return staying
  }

  // MARK: Use

  /// The index in the second list of the row at `index` of the first one; `nil` if it was removed.
  ///
  /// - Complexity: O(number of changes).
  package func newIndex(of index: Int) -> Int? {
    if let move = moves.first(where: { $0.from == index }) { return move.to }
    if removals.contains(where: { $0.contains(index) }) { return nil }
    return newIndexOfStaying(index)
  }

  /// The index in the second list of the row at `index`, or if it was removed, of the row that follows it.
  package func nearestNewIndex(of index: Int) -> Int {
    newIndex(of: index) ?? newIndexOfStaying(index)
  }

  private func newIndexOfStaying(_ index: Int) -> Int {
    let removed = removals.reduce(0) { $0 + max(0, min($1.upperBound, index) - $1.lowerBound) }
    var result = index - removed - moves.count { $0.from < index }
    // Insertions and targets of moves, in order of the second list.
    var (nextRange, nextMove) = (0, 0)
    while true {
      let range = nextRange < insertions.count ? insertions[nextRange].lowerBound : Int.max
      let move = nextMove < moves.count ? moves[nextMove].to : Int.max
      guard min(range, move) <= result, min(range, move) != .max else { return result }
      if range < move {
        result += insertions[nextRange].count
        nextRange += 1
      } else {
        result += 1
        nextMove += 1
      }
    }
  }
}

extension HeightTree {
  /// Applies a difference. Moved rows keep their heights; inserted ones are unknown.
  ///
  /// - Parameter classes: the classes of the rows of the second list; `nil` for class 0.
  /// - Complexity: O(*k* log *n*) for *k* ranges, runs of rows of one class in them, and moves.
  package mutating func apply(_ difference: ListDifference, classes: RowClasses? = nil) {
    let moved = difference.moves.map { (self.height(at: $0.from), rowClass(at: $0.from)) }
    let sources = difference.moves.map { $0.from..<$0.from + 1 }
    for rows in (difference.removals + sources).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      remove(rows)
    }
    var next = 0
    func insertMoves(before index: Int, _ tree: inout HeightTree) {
      while next < difference.moves.count, difference.moves[next].to < index {
        let ((height, isExact), kind) = moved[next]
        if isExact {
          tree.insert(height: height, at: difference.moves[next].to, ofClass: kind)
        } else {
          tree.insert(1, at: difference.moves[next].to, ofClass: kind)
        }
        next += 1
      }
    }
    for rows in difference.insertions {
      insertMoves(before: rows.lowerBound, &self)
      if let classes { insert(rows, classes) } else { insert(rows.count, at: rows.lowerBound) }
    }
    insertMoves(before: .max, &self)
  }

  /// The most nodes with which rows get classes; neighbours of other classes are other nodes.
  private static var classLimit: Int { 4_096 }

  /// Inserts unknown rows with their classes. In a tree of many nodes, the rows have the class of the last one that was
  /// inserted.
  mutating func insert(_ rows: Range<Int>, _ classes: RowClasses) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let run = classes(start)
      let kind = min(max(run.rowClass, 0), Self.classCount - 1)
      let end =
        nodeCount < Self.classLimit
        ? min(max(run.end, start + 1), rows.upperBound) : rows.upperBound
      insert(end - start, at: start, ofClass: kind)
      start = end
    }
  }

  /// The classes of the rows; bit *n* is class *n*.
  ///
  /// - Complexity: O(*n*) in the nodes.
  var classes: UInt8 {
    var classes: UInt8 = 0
    forEachNode { classes |= 1 << $0.kind }
    return classes == 0 ? 1 : classes
  }
}
