import TestSupport
import Testing
import TrellisLayout

@testable import TrellisComponents

struct RequestedSizeTests {
  private static let dimensions: [Dimension] = [
    .auto, .points(0), .points(12.5), .points(-0.0), .points(.infinity), .percent(0),
    .percent(0.25),
  ]

  @Test func aSizeIsReadAsStored() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      func dimension() -> Dimension {
        Bool.random(using: &random) ? .auto : Self.dimensions.randomElement(using: &random) ?? .auto
      }
      let size = ComponentSize(
        width: dimension(), height: dimension(), minWidth: dimension(), minHeight: dimension(),
        maxWidth: dimension(), maxHeight: dimension())
      #expect(Component(size: size).size == size)
    }
  }

  @Test func eachDimensionIsStoredSeparately() {
    let size = ComponentSize(
      width: .points(1), height: .percent(2), minWidth: .points(3), minHeight: .percent(4),
      maxWidth: .points(5), maxHeight: .percent(6))
    #expect(Component(size: size).size == size)
    #expect(
      RequestedSize.storing(ComponentSize(maxHeight: .points(7)))?.size.maxHeight == .points(7))
  }

  @Test func aSizeWithoutConstraintIsNotStored() {
    #expect(RequestedSize.storing(.auto) == nil)
  }
}
