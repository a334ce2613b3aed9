import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// CKCenterLayoutComponentsTests.
struct CenterComponentTests {
  private let range = SizeRange(
    min: Size(width: 100, height: 120), max: Size(width: 320, height: 160))

  @Test(arguments: [
    (CenterComponent.Axes(), Rect(0, 0, 100, 120)), (.both, Rect(125, 30, 70, 100)),
    (.horizontal, Rect(125, 0, 70, 120)), (.vertical, Rect(0, 30, 100, 100)),
  ])
  func centresInTheRequestedAxes(centering: CenterComponent.Axes, child: Rect) {
    let layout = LayoutProbe.layout(
      CenterComponent(centering: centering, child: box(70, 100)), in: range)
    #expect(layout.size == Size(width: 320, height: 160))
    #expect(LayoutProbe.frames(layout) == [child])
  }

  @Test(arguments: [
    (CenterComponent.Axes(), Size(width: 320, height: 160)),
    (.horizontal, Size(width: 100, height: 160)), (.vertical, Size(width: 320, height: 120)),
    (.both, Size(width: 100, height: 120)),
  ])
  func takesTheLeastSpaceInTheRequestedAxes(minimizing: CenterComponent.Axes, size: Size) {
    let layout = LayoutProbe.layout(
      CenterComponent(centering: [], minimizing: minimizing, child: box(70, 100)), in: range)
    #expect(layout.size == size)
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 100, 120)])
  }

  @Test func isAsLargeAsItsChildWithoutALimit() {
    let layout = LayoutProbe.layout(CenterComponent(child: box(70, 100)), in: .upTo(320, .infinity))
    #expect(layout.size == Size(width: 320, height: 100))
    #expect(LayoutProbe.frames(layout) == [Rect(125, 0, 70, 100)])
  }
}
