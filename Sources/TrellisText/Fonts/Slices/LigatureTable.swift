/// An OpenType table `GSUB` whose only feature makes ligatures, in all scripts and languages.
///
/// Source: OpenType 1.9, "GSUB", lookup type 4, and "OpenType Layout Common Table Formats".
enum LigatureTable {
  struct Ligature {
    /// At least one glyph.
    var components: [Int]
    var glyph: Int
  }

  /// The table, or `nil` if an offset needs more than 16 bits.
  ///
  /// - Complexity: O(n log n) in the number of components.
  static func table(_ ligatures: [Ligature]) -> [UInt8]? {
    // One script, one language, the feature `ccmp`, one lookup; each list is 14 to 20 bytes.
    var table = words([1, 0, 10, 30, 44])
    table += words([1]) + Array("DFLT".utf8) + words([8, 4, 0, 0, 0xFFFF, 1, 0])
    table += words([1]) + Array("ccmp".utf8) + words([8, 0, 1, 0])
    table += words([1, 4, 4, 0, 1, 8])
    guard let lookup = lookup(ligatures) else { return nil }
    return table + lookup
  }

  /// A subtable of ligatures. Among ligatures with the same first glyph, longer ones come first.
  private static func lookup(_ ligatures: [Ligature]) -> [UInt8]? {
    let sets = Dictionary(grouping: ligatures, by: { $0.components[0] })
      .sorted { $0.key < $1.key }
      .map { first, members in
        (first, members.sorted { $0.components.count > $1.components.count }.map(ligature))
      }
    let start = 6 + 2 * sets.count
    var offsets: [Int] = []
    var data: [UInt8] = []
    for (_, members) in sets {
      offsets.append(start + data.count)
      var offset = 2 + 2 * members.count
      data += words([members.count])
      for member in members {
        data += words([offset])
        offset += member.count
      }
      for member in members { data += member }
    }
    let coverage = start + data.count
    guard coverage <= 0xFFFF else { return nil }
    return words([1, coverage, sets.count] + offsets) + data
      + words([1, sets.count] + sets.map(\.0))
  }

  private static func ligature(_ ligature: Ligature) -> [UInt8] {
    words([ligature.glyph, ligature.components.count] + ligature.components.dropFirst())
  }

  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
