import Testing
import TrellisLayout

struct ComponentSizeTests {
  private let parent = ParentSize(width: 500, height: 300)

  private func width(_ size: ComponentSize, in width: Double? = 500) -> [Double] {
    let range = size.resolve(in: ParentSize(width: width, height: 300))
    return [range.min.width, range.max.width]
  }

  @Test func autoInAllFieldsIsUnconstrained() {
    #expect(ComponentSize.auto.resolve(in: parent) == SizeRange())
  }

  @Test func lengthsMayBeNumbers() {
    let side = 20.0
    #expect(ComponentSize(width: side) == ComponentSize(width: 20))
    #expect(
      ComponentSize(
        width: side, height: side + 1, minWidth: side + 2, minHeight: side + 3, maxWidth: side + 4,
        maxHeight: side + 5)
        == ComponentSize(
          width: 20, height: 21, minWidth: 22, minHeight: 23, maxWidth: 24, maxHeight: 25))
  }

  @Test func aPercentageWidthIsOfTheParent() {
    #expect(width(ComponentSize(width: .percent(1))) == [500, 500])
  }

  @Test func aPercentageOfAnUnknownParentIsAuto() {
    #expect(width(ComponentSize(width: .percent(1)), in: nil) == [0, .infinity])
    #expect(width(ComponentSize(width: .percent(1)), in: .infinity) == [0, .infinity])
  }

  @Test func aMaximumBeatsTheExactSize() {
    #expect(width(ComponentSize(width: .percent(1), maxWidth: 300)) == [300, 300])
  }

  @Test func aMinimumBeatsTheMaximum() {
    #expect(width(ComponentSize(minWidth: .percent(0.5), maxWidth: 300), in: 800) == [400, 400])
  }

  @Test func aMinimumAloneHasNoUpperBound() {
    #expect(width(ComponentSize(minWidth: 100)) == [100, .infinity])
  }

  @Test func aMaximumAloneStartsAtZero() {
    #expect(width(ComponentSize(maxWidth: 100)) == [0, 100])
  }

  @Test func aMinimumAndAMaximumMakeARange() {
    #expect(width(ComponentSize(minWidth: 100, maxWidth: 300)) == [100, 300])
  }

  @Test func anExactSizeBetweenTheBoundsIsKept() {
    #expect(width(ComponentSize(width: 200, minWidth: 100, maxWidth: 300)) == [200, 200])
  }

  @Test func anInfiniteExactSizeIsLeftOpen() {
    let size = ComponentSize(
      width: .points(.infinity), height: .points(.infinity),
      minWidth: 100, minHeight: 100, maxWidth: 300, maxHeight: 300)
    #expect(
      size.resolve(in: parent)
        == SizeRange(min: Size(width: 100, height: 100), max: Size(width: 300, height: 300)))
  }
}
