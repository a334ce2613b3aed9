/// A hash table from the numbers of elements to the indices of their change records.
///
/// Open addressing, linear probing and Fibonacci hashing (D. E. Knuth, The Art of Computer Programming 3, §6.4). A
/// change of a list looks up each of its rows, and the hash of `Dictionary` takes longer than the rest of a record. The
/// server assigns the numbers in document order, so a client cannot choose colliding ones.
struct IndexTable {
  /// An entry with the number 0 is free, as no recorded element has the number 0.
  private struct Entry {
    var number: UInt32 = 0
    var index: UInt32 = 0
  }

  /// Empty, or a power of two entries with at least half of them free.
  private var entries: [Entry] = []
  /// 32 minus the binary logarithm of the number of entries.
  private var shift: UInt32 = 32
  private(set) var count = 0

  /// The index stored for `number`; `nil` if there is none.
  subscript(number: UInt32) -> Int? {
    if entries.isEmpty { return nil }
    let entry = entries[slot(of: number)]
    return entry.number == 0 ? nil : Int(entry.index)
  }

  /// The index stored for `number`; stores and returns `new` if there is none.
  ///
  /// - Complexity: O(1) on average.
  mutating func index(of number: UInt32, or new: Int) -> Int {
    if count * 2 >= entries.count { grow() }
    let slot = slot(of: number)
    if entries[slot].number != 0 { return Int(entries[slot].index) }
    entries[slot] = Entry(number: number, index: UInt32(new))
    count += 1
    return new
  }

  /// The position of the entry of `number`, or of the free entry for it.
  private func slot(of number: UInt32) -> Int {
    let mask = entries.count - 1
    // 2³² divided by the golden ratio spreads numbers with a constant step, such as the numbers of rows, evenly.
    var slot = Int((number &* 0x9E37_79B9) >> shift)
    while entries[slot].number != 0, entries[slot].number != number { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: max(8, old.count * 2))
    shift = 32 - UInt32(entries.count.trailingZeroBitCount)
    for entry in old where entry.number != 0 { entries[slot(of: entry.number)] = entry }
  }
}
