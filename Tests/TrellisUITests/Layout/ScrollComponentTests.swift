import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

struct ScrollComponentTests {
  @Test func aHighChildOverflows() {
    let layout = LayoutProbe.layout(ScrollComponent(child: box(50, 900)), in: .exactly(200, 300))
    #expect(layout.size == Size(width: 200, height: 300))
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 200, 900), Rect(0, 0, 200, 900)])
  }

  @Test func aLowChildFillsTheHeight() {
    let layout = LayoutProbe.layout(ScrollComponent(child: box()), in: .exactly(200, 300))
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 200, 300), Rect(0, 0, 200, 300)])
  }

  @Test func withoutALimitAScrollViewIsAsHighAsItsChild() {
    let layout = LayoutProbe.layout(
      ScrollComponent(child: box(50, 900)), in: .upTo(200, .infinity))
    #expect(layout.size == Size(width: 50, height: 900))
  }

  @Test func anElementIsNeverReusedForAnotherIdentity() {
    let view = ScrollComponent("section", child: box()).viewConfiguration
    #expect(view?.viewClass.tag == "section")
    #expect(view?.viewClass.holdsBrowserState == true)
    #expect(view?.viewClass != "section")
  }

  @Test func onlyTheScrolledAxesHaveBars() {
    func overflow(_ axes: ScrollComponent.Axes) -> String? {
      TextStage().mount(ScrollComponent(axes: axes, child: box()), width: 100).style("overflow")
    }
    #expect(overflow(.vertical) == "hidden auto")
    #expect(overflow(.horizontal) == "auto hidden")
    #expect(overflow([.horizontal, .vertical]) == "auto")
    #expect(overflow([]) == "hidden")
  }
}
