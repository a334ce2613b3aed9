import Testing

@testable import TrellisText

struct ScalarSetTests {
  private let set = ScalarSet([0x30...0x39, 0x61...0x7A, 0x35...0x45, 0x46...0x46])

  @Test func rangesThatOverlapOrTouchAreOne() {
    #expect(set.ranges == [0x30...0x46, 0x61...0x7A])
    #expect(set.count == 23 + 26)
  }

  @Test func aScalarIsFoundAtTheEdgesOfItsRange() {
    for scalar: UInt32 in [0x30, 0x46, 0x61, 0x7A] { #expect(set.contains(scalar)) }
    for scalar: UInt32 in [0, 0x2F, 0x47, 0x60, 0x7B, 0x10FFFF] { #expect(!set.contains(scalar)) }
    #expect(!ScalarSet().contains(0x61))
  }

  @Test func operationsAgreeWithSetsOfNumbers() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let numbers = (0..<2).map { _ in
        Set((0..<20).map { _ in UInt32.random(in: 0..<60, using: &random) })
      }
      let sets = numbers.map { ScalarSet($0.map { $0...$0 }) }
      func members(of set: ScalarSet) -> Set<UInt32> { Set(set.ranges.flatMap { Array($0) }) }
      #expect(members(of: sets[0].union(sets[1])) == numbers[0].union(numbers[1]))
      #expect(members(of: sets[0].subtracting(sets[1])) == numbers[0].subtracting(numbers[1]))
      #expect(members(of: sets[0].intersection(sets[1])) == numbers[0].intersection(numbers[1]))
      #expect(sets[0].isSubset(of: sets[1]) == numbers[0].isSubset(of: numbers[1]))
      #expect(members(of: sets[0].filter { $0 % 2 == 0 }) == numbers[0].filter { $0 % 2 == 0 })
    }
  }

  @Test func aRangeIsSpelledAsInStyleSheets() {
    #expect(ScalarSet([0x20...0x7E, 0x2026...0x2026]).unicodeRange == "U+20-7e,U+2026")
  }
}
