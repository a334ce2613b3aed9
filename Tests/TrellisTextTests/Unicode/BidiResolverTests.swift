import Testing

@testable import TrellisText

struct BidiResolverTests {
  private func levels(_ text: String, base: UInt8) -> [UInt8] {
    let units = Array(text.utf16)
    var levels = [UInt8](repeating: 9, count: units.count)
    units.withUnsafeBufferPointer { units in
      levels.withUnsafeMutableBufferPointer { levels in
        BidiResolver().resolve(units, base: base, levels: levels)
      }
    }
    return levels
  }

  @Test(
    arguments: [
      ("ab", 0, [0, 0]), ("אב", 0, [1, 1]), ("אב", 1, [1, 1]), ("a א1", 0, [0, 0, 1, 2]),
      ("א a", 1, [1, 1, 2]), ("", 0, []),
    ] as [(String, UInt8, [UInt8])])
  func levelsAreThoseOfTheAlgorithm(text: String, base: UInt8, expected: [UInt8]) {
    #expect(levels(text, base: base) == expected)
  }

  @Test(arguments: [("1 a א", 0), ("1 א a", 1), ("12", 0), ("", 0)] as [(String, UInt8)])
  func theFirstStrongCharacterGivesTheLevel(text: String, expected: UInt8) {
    let units = Array(text.utf16)
    #expect(units.withUnsafeBufferPointer { BidiResolver().naturalLevel(of: $0) } == expected)
  }
}
