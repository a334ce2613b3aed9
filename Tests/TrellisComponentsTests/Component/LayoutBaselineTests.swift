import Testing
import TrellisLayout

@testable import TrellisComponents

struct LayoutBaselineTests {
  private final class Line: Component {
    override func firstBaseline(of layout: Layout) -> Double? { 12 }
  }

  @Test func theBaselineOfALayoutIsThatOfItsFirstLine() {
    func box(_ children: (Double, Layout)...) -> Layout {
      Layout(
        of: Component(), size: Size(width: 100, height: 100),
        children: children.map { .init(position: Point(x: 5, y: $0.0), layout: $0.1) })
    }
    #expect(Layout.of(Line()).firstBaseline == 12)
    #expect(box((3, .of(Line()))).firstBaseline == 15)
    #expect(box((1, box()), (20, box((3, .of(Line())))), (2, .of(Line()))).firstBaseline == 35)
    #expect(box((1, box())).firstBaseline == nil)
  }
}
