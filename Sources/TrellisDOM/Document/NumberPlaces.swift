/// The places of the records of changes by the numbers of their elements.
///
/// A table with open addressing, linear probing and Fibonacci hashing (D. E. Knuth, The Art of Computer Programming 3, §6.4): a
/// change of a list looks up each of its rows, and the hash of `Dictionary` takes longer than the rest of a record. Numbers
/// are given by the server in document order, so a client cannot choose them.
struct NumberPlaces {
  /// A number and its place; 0 is a free entry, as no recorded element has the number 0.
  private struct Entry {
    var number: UInt32 = 0
    var place: UInt32 = 0
  }

  /// Empty, or a power of two entries, at least half of which are free.
  private var entries: [Entry] = []
  /// 32 minus the binary logarithm of the number of entries.
  private var shift: UInt32 = 32
  private(set) var count = 0

  /// The place of `number`; `nil` if it has none.
  subscript(number: UInt32) -> Int? {
    if entries.isEmpty { return nil }
    let entry = entries[index(of: number)]
    return entry.number == 0 ? nil : Int(entry.place)
  }

  /// The place of `number`, which becomes `new` if it has none.
  ///
  /// - Complexity: O(1) on average.
  mutating func place(of number: UInt32, or new: Int) -> Int {
    if count * 2 >= entries.count { grow() }
    let index = index(of: number)
    if entries[index].number != 0 { return Int(entries[index].place) }
    entries[index] = Entry(number: number, place: UInt32(new))
    count += 1
    return new
  }

  /// The index of the entry of `number`, or of the free one for it.
  private func index(of number: UInt32) -> Int {
    let mask = entries.count - 1
    // 2³² divided by the golden ratio: numbers with a constant step, such as those of rows, are spread evenly.
    var index = Int((number &* 0x9E37_79B9) >> shift)
    while entries[index].number != 0, entries[index].number != number { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: max(8, old.count * 2))
    shift = 32 - UInt32(entries.count.trailingZeroBitCount)
    for entry in old where entry.number != 0 { entries[index(of: entry.number)] = entry }
  }
}
