import Testing

@testable import TrellisDOM

struct IndexTableTests {
  @Test(arguments: [1, 2, 3, 4, 16, 64, 1_024, 65_536] as [UInt32])
  func numbersWithAConstantStepHaveTheirIndexes(step: UInt32) {
    var table = IndexTable()
    let numbers = (0..<3_000 as Range<UInt32>).map { 2 + $0 * step }
    for (index, number) in numbers.enumerated() {
      #expect(table[number] == nil)
      #expect(table.index(of: number, or: index) == index)
    }
    for (index, number) in numbers.enumerated() {
      #expect(table.index(of: number, or: 1_000_000) == index)
      #expect(table[number] == index)
    }
    #expect(table.count == numbers.count)
    #expect(table[1] == nil)
  }

  @Test func anEmptyTableHasNoIndexes() {
    let table = IndexTable()
    #expect(table[7] == nil)
    #expect(table.count == 0)
  }
}
