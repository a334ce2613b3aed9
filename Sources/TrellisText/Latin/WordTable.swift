/// The measurements of a word in one font.
struct WordMeasure {
  /// The width in 16.16 px.
  var advance: Int64
  /// The part of ``WordTable/cuts`` with the break opportunities inside the word.
  var cuts: Range<Int32>
}

/// A break opportunity inside a word.
struct WordCut {
  /// The number of units before it.
  var offset: Int32
  /// The width of these units at the end of a line, in 16.16 px.
  var advance: Int64
  /// The width of these units inside of the word, in 16.16 px; the letters around the cut may be kerned.
  var position: Int64
}

/// A hash table from words in a font to their measures, with open addressing.
///
/// Words are never removed individually: ``WordCache`` drops whole tables.
/// All words of a paragraph are looked up under one lock, by their units in the text; a ``ByteBoundedCache`` would need
/// a lock and a key with memory of its own for each word.
struct WordTable: GenerationTable {
  fileprivate struct Slot {
    var hash: UInt64 = 0
    var instance: Int32 = 0
    /// The word's length in `units`; 0 for a free slot.
    var length: Int32 = 0
    var start: Int32 = 0
    var measure = WordMeasure(advance: 0, cuts: 0..<0)
  }

  private var slots: [Slot]
  private var units: [UInt16] = []
  private(set) var cuts: [WordCut] = []
  private(set) var count = 0

  /// The maximum number of probes, so that words chosen to collide cost no more than words that are not
  /// cached.
  fileprivate static let longestProbe = 16

  init() {
    slots = Array(repeating: Slot(), count: 256)
  }

  /// The memory held, in bytes.
  var byteCount: Int {
    slots.count * MemoryLayout<Slot>.stride + units.count * 2
      + cuts.count * MemoryLayout<WordCut>.stride
  }

  /// - Precondition: `word` is not empty.
  func measure(
    of word: UnsafeBufferPointer<UInt16>, hash: UInt64, instance: Int32
  ) -> WordMeasure? {
    withLookup { $0.measure(of: word, hash: hash, instance: instance) }
  }

  /// Calls `body` with the table's memory for several look-ups.
  @inline(__always)
  func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      units.withUnsafeBufferPointer { body(Lookup(slots: slots, units: $0)) }
    }
  }

  /// The memory of a table during look-ups.
  ///
  /// - Invariant: used during the call of ``withLookup(_:)`` alone. A slot with a length refers to as many elements of
  ///   `units`, and the count of slots is a power of two, so that no access is outside of either array.
  struct Lookup {
    fileprivate let slots: UnsafeBufferPointer<Slot>
    fileprivate let units: UnsafeBufferPointer<UInt16>

    /// - Precondition: `word` is not empty.
    @inline(__always)
    func measure(
      of word: UnsafeBufferPointer<UInt16>, hash: UInt64, instance: Int32
    ) -> WordMeasure? {
      let mask = slots.count - 1
      var index = Int(truncatingIfNeeded: hash) & mask
      for _ in 0..<WordTable.longestProbe {
        let slot = slots.baseAddress! + index
        if slot.pointee.length == 0 { return nil }
        if slot.pointee.hash == hash, slot.pointee.instance == instance,
          slot.pointee.length == word.count, isEqual(Int(slot.pointee.start), word)
        {
          return slot.pointee.measure
        }
        index = (index + 1) & mask
      }
      return nil
    }

    /// Compares four units at a time.
    @inline(__always)
    private func isEqual(_ start: Int, _ word: UnsafeBufferPointer<UInt16>) -> Bool {
      let left = UnsafeRawPointer(units.baseAddress! + start)
      let right = UnsafeRawPointer(word.baseAddress!)
      let end = word.count * 2
      var offset = 0
      while offset + 8 <= end {
        guard
          left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        offset += 8
      }
      while offset < end {
        guard
          left.load(fromByteOffset: offset, as: UInt16.self)
            == right.load(fromByteOffset: offset, as: UInt16.self)
        else { return false }
        offset += 2
      }
      return true
    }
  }

  mutating func insert(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64, instance: Int32, advance: Int64,
    cuts: some Collection<WordCut>
  ) {
    if count * 2 >= slots.count { grow() }
    let first = Int32(self.cuts.count)
    let slot = Slot(
      hash: hash, instance: instance, length: Int32(word.count), start: Int32(units.count),
      measure: WordMeasure(advance: advance, cuts: first..<first + Int32(cuts.count)))
    guard place(slot, in: &slots) else { return }
    units.append(contentsOf: word)
    self.cuts.append(contentsOf: cuts)
    count += 1
  }

  private mutating func grow() {
    var larger = Array(repeating: Slot(), count: slots.count * 2)
    for slot in slots where slot.length > 0 { _ = place(slot, in: &larger) }
    slots = larger
  }

  private func place(_ slot: Slot, in slots: inout [Slot]) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    for _ in 0..<Self.longestProbe {
      if slots[index].length == 0 {
        slots[index] = slot
        return true
      }
      index = (index + 1) & mask
    }
    return false
  }
}
