import Testing
import TrellisLayout

struct DimensionTests {
  @Test func aPercentageOfInfinityIsTheAutoSize() {
    #expect(Dimension.percent(1).resolve(auto: 42, parent: .infinity) == 42)
    #expect(Dimension.percent(1).resolve(auto: 42, parent: nil) == 42)
  }

  @Test func aPercentageIsRoundedToAWholePixel() {
    #expect(Dimension.percent(0.333).resolve(auto: 0, parent: 100) == 33)
    #expect(Dimension.percent(0.5).resolve(auto: 0, parent: 5) == 3)
  }

  @Test func equalityNeedsTheSameKind() {
    #expect(Dimension.auto == .auto)
    #expect(Dimension.percent(0) != .points(0))
    #expect(Dimension.points(1) == 1)
  }

  @Test func describesItself() {
    #expect(Dimension.auto.description == "Auto")
    #expect(Dimension.points(12).description == "12pt")
    #expect(Dimension.points(12.4).description == "12pt")
    #expect(Dimension.percent(0.5).description == "50%")
  }

  @Test func aRelativeSizeResolvesEachAxis() {
    let size = RelativeSize(width: .percent(0.5), height: .auto)
    #expect(
      size.resolve(auto: Size(width: 1, height: 2), parent: ParentSize(width: 80, height: 60))
        == Size(width: 40, height: 2))
  }

  @Test func autoDimensionsOfARangeAreUnbounded() {
    let range = RelativeSizeRange(
      min: RelativeSize(width: 10), max: RelativeSize(height: .percent(1)))
    #expect(
      range.resolve(in: ParentSize(width: 50, height: 60))
        == SizeRange(min: Size(width: 10, height: 0), max: Size(width: .infinity, height: 60)))
    let exact = Size(width: 3, height: 4)
    #expect(RelativeSizeRange(exactly: exact).resolve(in: .undefined) == SizeRange(exactly: exact))
  }
}
