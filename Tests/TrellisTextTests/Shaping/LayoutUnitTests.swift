import Testing

@testable import TrellisText

struct LayoutUnitTests {
  @Test(arguments: [
    (0.0, Int64(0)), (1, 64), (0.999, 63), (-3, 0), (1e9, 64_000_000_000),
  ])
  func pixelsAreRoundedDown(pixels: Double, raw: Int64) {
    #expect(LayoutUnit(floor: pixels).raw == raw)
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func invalidLengthsAreUnbounded(pixels: Double) {
    #expect(LayoutUnit(floor: pixels).isUnbounded)
  }

  @Test(arguments: [(Int64(0), Int64(0)), (1, 1), (1024, 1), (1025, 2), (-1, 0), (-1024, -1)])
  func advancesAreRoundedUp(advance: Int64, raw: Int64) {
    #expect(LayoutUnit(roundingUp: advance).raw == raw)
  }
}
