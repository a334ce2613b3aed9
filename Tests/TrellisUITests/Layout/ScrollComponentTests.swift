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

  /// The frames of the content and the child, beside or above a scroll bar of 15 px.
  private func frames(_ axes: ScrollComponent.Axes, _ child: Component) -> [Rect] {
    var traits = Traits()
    traits.scrollBarWidth = 15
    return RenderContext(environment: HostEnvironment(traits: traits)).run {
      let layout = ScrollComponent(axes: axes, child: child)
        .layout(thatFits: .exactly(200, 300), parentSize: ParentSize(Size(width: 200, height: 300)))
      #expect(layout.size == Size(width: 200, height: 300))
      return LayoutProbe.frames(layout)
    }
  }

  @Test func theBarOfOneAxisDoesNotMakeTheOtherAxisScroll() {
    let both: ScrollComponent.Axes = [.horizontal, .vertical]
    #expect(frames(both, box(50, 900)).first == Rect(0, 0, 185, 900))
    #expect(frames(both, box(190, 900)).first == Rect(0, 0, 190, 900))
    #expect(frames(both, box(900, 50)).first == Rect(0, 0, 900, 285))
    #expect(frames(both, box(900, 900)).first == Rect(0, 0, 900, 900))
    #expect(frames(both, box(200, 300)).first == Rect(0, 0, 200, 300))
    #expect(frames(.vertical, box(50, 900)).first == Rect(0, 0, 200, 900))
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
