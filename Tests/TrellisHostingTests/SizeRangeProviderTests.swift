import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout

/// The cases of CKComponentFlexibleSizeRangeProviderTests.
struct SizeRangeProviderTests {
  private func range(
    _ width: ClosedRange<Double>, _ height: ClosedRange<Double>
  ) -> SizeRange {
    SizeRange(
      min: Size(width: width.lowerBound, height: height.lowerBound),
      max: Size(width: width.upperBound, height: height.upperBound))
  }

  private func sizes(_ provider: SizeRangeProvider) -> SizeRange {
    provider.sizeRange(for: Size(width: 50, height: 100))
  }

  /// testNoFlexibility, testFlexibleWidth, testFlexibleHeight, testFlexibleWidthAndHeight
  @Test func aProviderUnboundsTheAxesInItsName() {
    #expect(sizes(.exact) == range(50...50, 100...100))
    #expect(sizes(.flexibleWidth) == range(0...(.infinity), 100...100))
    #expect(sizes(.flexibleHeight) == range(50...50, 0...(.infinity)))
    #expect(sizes(.flexibleWidthAndHeight) == range(0...(.infinity), 0...(.infinity)))
    #expect(sizes(.fitContent) == range(0...50, 0...100))
    #expect(sizes(SizeRangeProvider { SizeRange(max: $0) }) == range(0...50, 0...100))
  }

  @Test func aPageIsAtLeastAsHighAsItsWindow() {
    let traits = Traits(viewport: Size(width: 50, height: 100))
    #expect(SizeRange.page(traits) == range(50...50, 100...(.infinity)))
  }
}
