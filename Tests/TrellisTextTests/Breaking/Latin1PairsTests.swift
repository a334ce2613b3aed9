import Testing

@testable import TrellisText

struct Latin1PairsTests {
  /// A hash of the answers for all pairs, as they were recorded from Chromium.
  @Test func allPairsAreThoseThatWereRecorded() {
    let characters = UInt16(0x21)...0xFF
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var count = 0
    for left in characters {
      for right in characters {
        let isAllowed = Latin1Pairs.allowsBreak(between: left, and: right)
        count += isAllowed ? 1 : 0
        hash = (hash ^ (isAllowed ? 1 : 0)) &* 0x100_0000_01B3
      }
    }
    #expect(count == 1440)
    #expect(hash == 0x5F01_2F59_A435_F969)
  }
}
