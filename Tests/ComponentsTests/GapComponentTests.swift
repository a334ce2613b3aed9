import Testing
import Trellis
import TrellisTesting

@testable import Components

struct GapComponentTests {
  @Test func theChildIsInsideOfTheGap() throws {
    let page = TestPage {
      FlexboxComponent(.column, alignItems: .start) {
        GapComponent(24, around: Swatch("Red", "red", side: 40))
      }
    }
    let swatch = try page.element(named: "Red")
    #expect(swatch.frame == Frame(left: 24, top: 24, width: 40, height: 40))
  }

  @Test func aNarrowParentTakesFromTheChild() {
    let gap = GapComponent(24, around: Swatch("Red", "red", side: 100))
    let layout = gap.layout(
      thatFits: SizeRange(max: Size(width: 80, height: .infinity)), parentSize: .undefined)
    #expect(layout.size == Size(width: 80, height: 148))
    #expect(layout.children[0].layout.size.width == 32)
  }
}
