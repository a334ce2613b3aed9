import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// Items that grow with the flexibility of their components.
struct FlexibilityTests {
  private final class Growing: Component, FlexibleComponent {
    let flexibility: Flexibility
    init(_ flexibility: Flexibility, _ width: Double = 10, _ height: Double = 10) {
      self.flexibility = flexibility
      super.init(size: ComponentSize(minWidth: .points(width), minHeight: .points(height)))
    }
  }

  private func item(_ component: Component, _ change: (inout FlexboxChild) -> Void = { _ in })
    -> FlexboxChild
  {
    var child = FlexboxChild(component)
    child.inheritsFlexibility = true
    change(&child)
    return child
  }

  private func frames(_ children: [FlexboxChild]) -> [Rect] {
    let row = flexbox(.row, { $0.alignItems = .center }, children)
    return LayoutProbe.layout(row, in: .exactly(100, 50)).children.map {
      Rect(origin: $0.position, size: $0.layout.size)
    }
  }

  @Test func anItemWithAGrowthOfItsOwnKeepsIt() {
    let frames = frames([
      item(Growing(.growsWidth, 0)) { $0.grow = 3 }, item(Growing(.growsWidth, 0)),
    ])
    #expect(frames.map(\.size.width) == [75, 25])
  }

  @Test func anItemWithASizeAcrossIsNotStretched() {
    let frames = frames([
      item(Growing(.growsHeight)), item(Growing(.growsHeight)) { $0.size.height = .points(20) },
      item(Growing(.growsHeight)) { $0.alignSelf = .end },
    ])
    #expect(frames.map(\.y) == [0, 15, 40])
    #expect(frames.map(\.size.height) == [50, 20, 10])
  }

  @Test func contentWithABackgroundOrAnOverlayGrows() {
    for component in [
      BackgroundComponent(content: Growing(.growsWidth), background: box()),
      OverlayComponent(content: Growing(.growsWidth), overlay: box()),
    ] {
      #expect(frames([item(component)]).map(\.size.width) == [100])
    }
    #expect(frames([item(box(10, 10))]).map(\.size.width) == [10])
  }
}
