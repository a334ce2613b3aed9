import Testing

@testable import TrellisText

struct LigatureTableTests {
  /// Written by hand after OpenType 1.9.
  @Test func theTableIsThatOfTheSpecification() throws {
    let table = try #require(
      LigatureTable.table([
        .init(components: [5, 6], glyph: 9), .init(components: [5, 6, 7], glyph: 10),
        .init(components: [3, 3], glyph: 8),
      ]))
    let words: [UInt16] = [
      1, 0, 10, 30, 44,
      // Scripts: DFLT, its language, the feature 0.
      1, 0x4446, 0x4C54, 8, 4, 0, 0, 0xFFFF, 1, 0,
      // Features: ccmp, the lookup 0.
      1, 0x6363, 0x6D70, 8, 0, 1, 0,
      // Lookups: one of type 4 with one subtable.
      1, 4, 4, 0, 1, 8,
      // The subtable: its coverage, two sets.
      1, 40, 2, 10, 20,
      // The set of glyph 3.
      1, 4, 8, 2, 3,
      // The set of glyph 5: the longest first.
      2, 6, 14, 10, 3, 6, 7, 9, 2, 6,
      // The coverage.
      1, 2, 3, 5,
    ]
    #expect(table == words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  @Test func aTableThatIsTooLargeIsNotMade() {
    let many = (0..<9000).map { LigatureTable.Ligature(components: [1, $0, $0], glyph: $0) }
    #expect(LigatureTable.table(many) == nil)
  }
}
