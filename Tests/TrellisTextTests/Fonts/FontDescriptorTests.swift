import Testing
import TrellisText

struct FontDescriptorTests {
  @Test(arguments: [
    (Double.nan, 0.0), (-1, 0), (.infinity, 2000), (16, 16), (2001, 2000),
  ])
  func sizesAreKeptInBounds(size: Double, expected: Double) {
    #expect(FontDescriptor(size: size).size == expected)
  }

  @Test(arguments: [(-5, 1), (0, 1), (400, 400), (5000, 1000)])
  func weightsAreKeptInBounds(weight: Int, expected: Int) {
    #expect(FontDescriptor(size: 1, weight: weight).weight == expected)
  }

  @Test(arguments: [(Double.nan, 0.0), (-Double.infinity, -1000.0), (0.5, 0.5)])
  func letterSpacingIsKeptInBounds(spacing: Double, expected: Double) {
    let attributes = TextAttributes(font: FontDescriptor(size: 1), letterSpacing: spacing)
    #expect(attributes.letterSpacing == expected)
  }
}
