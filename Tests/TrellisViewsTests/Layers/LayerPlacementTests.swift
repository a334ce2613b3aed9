import Testing

@testable import TrellisViews

struct LayerPlacementTests {
  @Test(arguments: [(-3, "0"), (0, "0"), (4.4, "4"), (4.5, "5"), (1000, "1000"), (2000, "1000")])
  func theWordsHaveAGapWithinItsLimits(gap: Double, expected: String) {
    #expect(LayerPlacement(gap: gap).words == "bottom start \(expected)")
  }

  @Test func theWordsNameEdgeAlignmentAndGap() {
    #expect(LayerPlacement().words == "bottom start 4")
    #expect(LayerPlacement(.top, alignment: .end, gap: 2.6).words == "top end 3")
    #expect(LayerPlacement(.leading, alignment: .center, gap: 0).words == "start center 0")
    #expect(LayerPlacement(.trailing).words == "end start 4")
  }
}
