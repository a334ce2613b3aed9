import Testing
import TrellisLayout

/// The cases of CKSwiftTests about geometry.
struct SwiftLayerTests {
  /// test_InitialisingDimension, test_WhenInitialisedWithFloatLiteral_InitialisesDimensionWithPoints,
  /// test_WhenInitialisedWithIntLiteral_InitialisesDimensionWithPoints
  @Test func dimensions() {
    #expect(Dimension.points(20).description == "20pt")
    #expect(Dimension.percent(0.5).description == "50%")
    let (float, integer): (Dimension, Dimension) = (42.0, 42)
    #expect(float.description == "42pt")
    #expect(integer.description == "42pt")
  }

  /// test_InitialisingComponentSizeWithCGSize, test_InitialisingComponentSizeWithDimensions,
  /// test_WhenDimensionIsOmitted_ThisDimensionInitialisedToAuto
  @Test func componentSizes() {
    #expect(
      ComponentSize(exactly: Size(width: 100, height: 200)).description
        == "<ComponentSize: exact={100pt, 200pt}, min={Auto, Auto}, max={Auto, Auto}>")
    #expect(
      ComponentSize(
        width: 200, height: 300, minWidth: 100, minHeight: 50, maxWidth: 400, maxHeight: 600
      ).description
        == "<ComponentSize: exact={200pt, 300pt}, min={100pt, 50pt}, max={400pt, 600pt}>")
    #expect(
      ComponentSize(width: .percent(0.5)).description
        == "<ComponentSize: exact={50%, Auto}, min={Auto, Auto}, max={Auto, Auto}>")
  }

  /// test_InitialisingSizeRange
  @Test func sizeRanges() {
    let range = SizeRange(
      min: Size(width: 100, height: 200), max: Size(width: 200, height: 300))
    #expect(range.description.contains("min={100.0, 200.0}, max={200.0, 300.0}"))
  }
}
