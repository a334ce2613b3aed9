import Synchronization

/// The widths of words, with a limit in bytes, in ``TwoGenerations``. Thread-safe.
final class WordCache: Sendable {
  /// Below this limit nothing is cached: an empty table alone would exceed it.
  private static let leastByteLimit = 64 << 10

  private let byteLimit: Int
  private let tables = Mutex(TwoGenerations<WordTable>())

  /// A random seed for each process, so that an attacker cannot choose colliding words.
  let seed = UInt64.random(in: .min ... .max)

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var byteCount: Int { tables.withLock { $0.byteCount } }
  var wordCount: Int { tables.withLock { $0.young.count + $0.old.count } }

  /// Looks up all `words` at once and fills in known widths; returns whether all are known.
  func find(
    _ words: inout [LatinWord], in text: UnsafeBufferPointer<UInt16>, instance: Int32,
    cuts: inout [WordCut]
  ) -> Bool {
    tables.withLock { tables in
      let missing = Self.fill(&words, of: text, instance: instance, from: tables.young, cuts: &cuts)
      if missing == 0 { return true }
      guard tables.old.count > 0 else { return false }
      var isComplete = true
      for index in words.indices where words[index].advance < 0 {
        let word = UnsafeBufferPointer(rebasing: text[words[index].range])
        let hash = words[index].hash
        if let measure = tables.old.measure(of: word, hash: hash, instance: instance) {
          words[index].fill(measure, from: tables.old, cuts: &cuts)
          insert(words[index], word, instance: instance, cuts: cuts, into: &tables)
        } else {
          isComplete = false
        }
      }
      return isComplete
    }
  }

  /// Fills in the widths of the words of `table`; returns the number of the other words.
  private static func fill(
    _ words: inout [LatinWord], of text: UnsafeBufferPointer<UInt16>, instance: Int32,
    from table: WordTable, cuts: inout [WordCut]
  ) -> Int {
    var missing = 0
    words.withUnsafeMutableBufferPointer { words in
      table.withLookup { lookup in
        for index in words.indices {
          let word = UnsafeBufferPointer(rebasing: text[words[index].range])
          if let measure = lookup.measure(of: word, hash: words[index].hash, instance: instance) {
            words[index].fill(measure, from: table, cuts: &cuts)
          } else {
            missing += 1
          }
        }
      }
    }
    return missing
  }

  /// Stores the words that are marked as new.
  func insert(
    _ words: [LatinWord], in text: UnsafeBufferPointer<UInt16>, instance: Int32, cuts: [WordCut]
  ) {
    guard byteLimit >= Self.leastByteLimit else { return }
    tables.withLock { tables in
      for word in words where word.isNew {
        let units = UnsafeBufferPointer(rebasing: text[word.range])
        // The same word may occur twice in the text.
        guard tables.young.measure(of: units, hash: word.hash, instance: instance) == nil
        else { continue }
        insert(word, units, instance: instance, cuts: cuts, into: &tables)
      }
    }
  }

  private func insert(
    _ word: LatinWord, _ units: UnsafeBufferPointer<UInt16>, instance: Int32, cuts: [WordCut],
    into tables: inout TwoGenerations<WordTable>
  ) {
    tables.makeRoom(for: 0, in: byteLimit)
    tables.young.insert(
      units, hash: word.hash, instance: instance, advance: word.advance,
      cuts: cuts[word.cuts])
  }
}

/// A word of a text during its layout.
struct LatinWord {
  var start: Int32
  var end: Int32
  var hash: UInt64
  /// The width in 16.16 px, or -1 if it is unknown.
  var advance: Int64 = -1
  /// The word's part of the list of cuts.
  var firstCut: Int32 = 0
  var cutCount: Int32 = 0
  /// Whether the word was measured, because it was not cached.
  var isNew = false

  @inline(__always) var range: Range<Int> { Int(start)..<Int(end) }
  @inline(__always) var cuts: Range<Int> { Int(firstCut)..<Int(firstCut + cutCount) }

  @inline(__always)
  mutating func fill(_ measure: WordMeasure, from table: WordTable, cuts: inout [WordCut]) {
    advance = measure.advance
    firstCut = Int32(cuts.count)
    cutCount = Int32(measure.cuts.count)
    if cutCount > 0 {
      cuts.append(
        contentsOf: table.cuts[Int(measure.cuts.lowerBound)..<Int(measure.cuts.upperBound)])
    }
  }
}
