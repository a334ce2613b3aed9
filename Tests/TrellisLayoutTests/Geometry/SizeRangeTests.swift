import TestSupport
import Testing
import TrellisLayout

struct SizeRangeTests {
  private func square(_ low: Double, _ high: Double) -> SizeRange {
    SizeRange(min: Size(width: low, height: low), max: Size(width: high, height: high))
  }

  @Test func anExactRangeHoldsItsSize() {
    #expect(square(400, 400).contains(Size(width: 400, height: 400)))
  }

  @Test func anUnboundedRangeHoldsAnySize() {
    #expect(SizeRange().contains(Size(width: 400, height: 400)))
  }

  @Test func nanIsInNoRange() {
    #expect(!SizeRange().contains(Size(width: .nan, height: 0)))
  }

  @Test func aVerySmallDifferenceOfAnExactRangeMatches() {
    let range = SizeRange(
      min: Size(width: 374.99999999999994, height: 0),
      max: Size(width: 374.99999999999994, height: .infinity))
    #expect(range.contains(Size(width: 375, height: 10)))
    #expect(!range.contains(Size(width: 375.001, height: 10)))
  }

  @Test func aVerySmallDifferenceOfAMinimumMatches() {
    let range = SizeRange(
      min: Size(width: 0, height: 380), max: Size(width: 100, height: .infinity))
    #expect(range.contains(Size(width: 10, height: 379.99999999999994)))
  }

  @Test func overlappingRangesIntersectInTheirCommonPart() {
    #expect(square(0, 10).intersect(square(7, 15)) == square(7, 10))
  }

  @Test func intersectingWithARangeThatContainsItKeepsTheRange() {
    #expect(square(2, 8).intersect(square(0, 10)) == square(2, 8))
  }

  @Test func intersectingWithARangeInsideItGivesThatRange() {
    #expect(square(0, 10).intersect(square(2, 8)) == square(2, 8))
  }

  @Test func aRangeToTheRightGivesTheNearestPoint() {
    #expect(square(0, 5).intersect(square(10, 15)) == square(5, 5))
  }

  @Test func aRangeToTheLeftGivesTheNearestPoint() {
    #expect(square(10, 15).intersect(square(0, 5)) == square(10, 10))
  }

  @Test func clampKeepsASizeInTheRange() {
    let range = square(2, 8)
    #expect(range.clamp(Size(width: 1, height: 9)) == Size(width: 2, height: 8))
    #expect(range.clamp(Size(width: .nan, height: 5)) == Size(width: 2, height: 5))
  }

  @Test func flexibilityUnboundsItsAxes() {
    let size = Size(width: 50, height: 100)
    #expect(SizeRange(bounding: size, flexibility: []) == SizeRange(exactly: size))
    #expect(
      SizeRange(bounding: size, flexibility: .width)
        == SizeRange(
          min: Size(width: 0, height: 100), max: Size(width: .infinity, height: 100)))
    #expect(
      SizeRange(bounding: size, flexibility: .height)
        == SizeRange(min: Size(width: 50, height: 0), max: Size(width: 50, height: .infinity)))
    #expect(SizeRange(bounding: size, flexibility: [.width, .height]) == SizeRange())
  }

  @Test func insetsAreTakenOffBothBoundsAndStopAtZero() {
    let range = SizeRange(min: Size(width: 5, height: 50), max: Size(width: 100, height: .infinity))
    let insets = EdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(
      range.deflated(by: insets)
        == SizeRange(min: Size(width: 0, height: 47), max: Size(width: 70, height: .infinity)))
    #expect(range.inflated(by: insets).min == Size(width: 35, height: 53))
  }

  @Test func describesItsBounds() {
    #expect(square(1, 2).description == "<SizeRange: min={1.0, 1.0}, max={2.0, 2.0}>")
  }

  @Test func intersectionsAreInsideTheReceiver() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let low = Double.random(in: 0...50, using: &generator)
      let other = Double.random(in: 0...50, using: &generator)
      let first = square(low, low + .random(in: 0...20, using: &generator))
      let second = square(other, other + .random(in: 0...20, using: &generator))
      let common = first.intersect(second)
      #expect(first.clamp(common.min) == common.min)
      #expect(first.clamp(common.max) == common.max)
    }
  }

  @Test func aMinimumAboveTheMaximumStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = SizeRange(min: Size(width: 2, height: 0), max: Size(width: 1, height: 0))
    }
  }

  @Test func aSizeBeyondOneBoundIsNotInTheRange() {
    let range = SizeRange(min: Size(width: 10, height: 20), max: Size(width: 30, height: 40))
    #expect(range.contains(Size(width: 30, height: 40)))
    #expect(!range.contains(Size(width: 9, height: 30)))
    #expect(!range.contains(Size(width: 31, height: 30)))
    #expect(!range.contains(Size(width: 20, height: 19)))
    #expect(!range.contains(Size(width: 20, height: 41)))
  }
}
