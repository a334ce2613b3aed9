/// A set of rowids of a table, with a bit for each number up to the greatest one.
struct RowidSet: Sendable {
  private var words: [UInt64] = []
  private var greatest: Int64 = 0
  private(set) var count = 0

  /// The greatest rowid, for which the set takes 8 MiB.
  static let limit: Int64 = 1 << 26

  /// Adds a rowid that the set does not have.
  ///
  /// - Returns: `false` if the rowid is negative or beyond the ``limit``.
  mutating func insert(_ rowid: Int64) -> Bool {
    guard rowid >= 0, rowid < Self.limit else { return false }
    let index = Int(rowid) / 64
    if index >= words.count {
      words += repeatElement(0, count: max(index + 1 - words.count, words.count))
    }
    words[index] |= 1 << UInt64(rowid % 64)
    count += 1
    greatest = max(greatest, rowid)
    return true
  }

  func contains(_ rowid: Int64) -> Bool {
    let index = Int(rowid >> 6)
    return rowid >= 0 && index < words.count && words[index] & (1 << UInt64(rowid & 63)) != 0
  }

  /// Whether at least a fiftieth of the rows is in the set, so that some of them are found soon in any order.
  var isDense: Bool { count >= 100 && count * 50 > greatest }

  /// The rowids at places in their order.
  ///
  /// - Complexity: O(*n*) in the rowids up to the end, with 64 of them in a step before the range.
  func rowids(at places: Range<Int>) -> [Int64] {
    var found: [Int64] = []
    var place = 0
    for (index, word) in words.enumerated() where place < places.upperBound {
      guard place + word.nonzeroBitCount > places.lowerBound else {
        place += word.nonzeroBitCount
        continue
      }
      var rest = word
      while rest != 0 {
        if places.contains(place) { found.append(Int64(index * 64 + rest.trailingZeroBitCount)) }
        place += 1
        rest &= rest - 1
      }
    }
    return found
  }
}
