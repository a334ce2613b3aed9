import Testing

@testable import TrellisViews

struct LayerPlaceTests {
  @Test(arguments: [(-3, "0"), (0, "0"), (4.4, "4"), (4.5, "5"), (1000, "1000"), (2000, "1000")])
  func theWordsHaveAGapWithinItsLimits(gap: Double, expected: String) {
    #expect(LayerPlace(gap: gap).words == "bottom start \(expected)")
  }

  @Test func theWordsNameEdgeAlignmentAndGap() {
    #expect(LayerPlace().words == "bottom start 4")
    #expect(LayerPlace(.top, alignment: .end, gap: 2.6).words == "top end 3")
    #expect(LayerPlace(.leading, alignment: .center, gap: 0).words == "start center 0")
    #expect(LayerPlace(.trailing).words == "end start 4")
  }
}
