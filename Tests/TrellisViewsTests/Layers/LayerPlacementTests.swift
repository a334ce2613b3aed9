import Testing

@testable import TrellisViews

struct LayerPlacementTests {
  @Test(arguments: [(-3, "0"), (0, "0"), (4.4, "4"), (4.5, "5"), (1000, "1000"), (2000, "1000")])
  func theWordsHaveAGapWithinItsLimits(gap: Double, expected: String) {
    #expect(LayerPlacement(gap: gap).value == "bottom start \(expected)")
  }

  @Test func theWordsNameEdgeAlignmentAndGap() {
    #expect(LayerPlacement().value == "bottom start 4")
    #expect(LayerPlacement(.top, alignment: .end, gap: 2.6).value == "top end 3")
    #expect(LayerPlacement(.leading, alignment: .center, gap: 0).value == "start center 0")
    #expect(LayerPlacement(.trailing).value == "end start 4")
  }
}
