import Testing

@testable import TrellisText

struct CellWidthTableTests {
  /// A hash of all rows. `Scripts/cell-widths` changes it when it makes another table.
  @Test func theTableIsTheOneThatWasMade() {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
    for (block, row) in CellWidth.table.sorted(by: { $0.key < $1.key }) {
      add(UInt64(block))
      for letter in row { add(UInt64(letter)) }
    }
    #expect(CellWidth.table.count == 272)
    #expect(hash == 0xF72B_5BEA_AC17_39EB)
  }
}
