import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// Overlay, background, ratio, z-stack, static, sizing and clipping components.
struct StackingTests {
  /// CKOverlayLayoutComponentTests testOverlay.
  @Test func anOverlayCoversTheContent() {
    let layout = LayoutProbe.layout(
      OverlayComponent(
        content: box(), overlay: CenterComponent(child: box(20, 20))), in: .exactly(320, 320))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(0, 0, 320, 320), Rect(0, 0, 320, 320), Rect(150, 150, 20, 20),
      ])
  }

  @Test func aBackgroundIsBehindTheContentAndHasItsSize() {
    let content = box(30, 20)
    let background = box()
    let layout = LayoutProbe.layout(
      BackgroundComponent(content: content, background: background), in: .upTo(100, 100))
    #expect(layout.size == Size(width: 30, height: 20))
    #expect(layout.children.map { $0.layout.component === background } == [true, false])
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 30, 20), Rect(0, 0, 30, 20)])
  }

  /// Row C26: the flex items of composites, overlays and backgrounds have the limits of the content.
  @Test func compositesAndLayersLendTheLimitsOfTheirContent() {
    func widths(_ wrap: (Component) -> Component, in width: Double) -> [Double] {
      let limited = Component(size: ComponentSize(minWidth: 40, maxWidth: 60))
      let items = [wrap(limited), box()].map {
        FlexboxChild($0, grow: 1, shrink: 1, basis: 50)
      }
      return LayoutProbe.layout(flexbox(.row, items), in: .exactly(width, 10)).children
        .map(\.layout.size.width)
    }
    let lending: [(Component) -> Component] = [
      { CompositeComponent(child: $0) }, { OverlayComponent(content: $0, overlay: box()) },
      { BackgroundComponent(content: $0, background: box()) },
    ]
    for wrap in lending {
      #expect(widths(wrap, in: 60) == [40, 20])
      #expect(widths(wrap, in: 200) == [60, 140])
    }
    func inset(_ child: Component) -> Component {
      InsetComponent(insets: EdgeInsets(all: 0), child: child)
    }
    #expect(widths(inset, in: 60) == [30, 30])
    #expect(widths(inset, in: 200) == [100, 100])
  }

  /// CKRatioLayoutComponentTests testRatioLayout.
  @Test(arguments: [
    (0.5, Size(width: 100, height: 50)), (2.0, Size(width: 50, height: 100)),
    (7.0, Size(width: 14, height: 100)), (10.0, Size(width: 10, height: 100)),
  ])
  func aRatioOverridesTheChildsOwnSize(ratio: Double, size: Size) throws {
    let component = try #require(RatioComponent(ratio: ratio, child: box(20, 200)))
    let layout = LayoutProbe.layout(component, in: .upTo(100, 100))
    #expect(layout.size == size)
  }

  /// CKRatioLayoutComponentTests testRatioLayoutRendersToNilForNilInput.
  @Test func aRatioNeedsAChildAndANumberAboveZero() {
    #expect(RatioComponent(ratio: 2, child: nil) == nil)
    #expect(RatioComponent(ratio: 0, child: box()) == nil)
    #expect(RatioComponent(ratio: .nan, child: box()) == nil)
  }

  @Test func aZStackIsAsLargeAsItsLargestChild() {
    let children = [box(30, 10), nil, box(10, 40)]
    let left = LayoutProbe.layout(ZStackComponent(children: children), in: .upTo(100, 100))
    #expect(left.size == Size(width: 30, height: 40))
    #expect(LayoutProbe.frames(left) == [Rect(0, 0, 30, 10), Rect(0, 0, 10, 40)])
    let right = LayoutProbe.layout(
      ZStackComponent(gravity: .topRight, children: children), in: .upTo(100, 100))
    #expect(LayoutProbe.frames(right) == [Rect(0, 0, 30, 10), Rect(20, 0, 10, 40)])
  }

  @Test func aStaticComponentTakesAllBoundedSpace() {
    let component = StaticComponent(children: [
      .init(position: Point(x: 50, y: 50), component: box(100, 100)),
      .init(position: .zero, component: nil),
    ])
    let bounded = LayoutProbe.layout(component, in: .upTo(400, 300))
    #expect(bounded.size == Size(width: 400, height: 300))
    #expect(LayoutProbe.frames(bounded) == [Rect(50, 50, 100, 100)])
    let open = LayoutProbe.layout(component, in: SizeRange())
    #expect(open.size == Size(width: 150, height: 150))
  }

  /// Row C32: the range of a child is relative to the component.
  @Test func childrenOfAStaticComponentHaveTheirRanges() {
    let half = RelativeSizeRange(
      min: RelativeSize(width: .percent(0.5), height: .auto),
      max: RelativeSize(width: .percent(0.5), height: 20))
    let layout = LayoutProbe.layout(
      StaticComponent(children: [
        .init(position: Point(x: 10, y: 5), component: box(10, 100), size: half),
        .init(position: Point(x: 90, y: 80), component: box(30, 30)),
      ]), in: .upTo(100, 90))
    #expect(LayoutProbe.frames(layout) == [Rect(10, 5, 50, 20), Rect(90, 80, 10, 10)])
  }

  @Test func sizingGivesTheChildTheRequestedSize() {
    let layout = LayoutProbe.layout(
      SizingComponent(
        size: ComponentSize(width: 80, height: .percent(0.5)), child: box(.percent(0.25), 10)),
      in: .upTo(100, 60))
    #expect(layout.size == Size(width: 80, height: 30))
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 80, 30)])
  }

  @Test func clippingLetsTheChildReachOutInOneAxis() {
    let clipped = LayoutProbe.layout(
      ClippingComponent(axis: .height, child: box(40, 500)), in: .upTo(100, 100))
    #expect(clipped.size == Size(width: 40, height: 100))
    #expect(LayoutProbe.frames(clipped) == [Rect(0, 0, 40, 500)])
    let held = LayoutProbe.layout(
      ClippingComponent(axis: .none, child: box(40, 500)), in: .upTo(100, 100))
    #expect(LayoutProbe.frames(held) == [Rect(0, 0, 40, 100)])
  }

  @Test func aClippedChildHasUnlimitedRoomInItsAxis() {
    func frames(_ axis: ClippingComponent.Axis, _ size: ComponentSize = .auto) -> [Rect] {
      let child = FlexboxComponent(.row) {
        box(150, 20)
        box(.percent(1), 300)
      }
      let layout = LayoutProbe.layout(
        ClippingComponent(size: size, axis: axis, child: child), in: .upTo(100, 100))
      return [Rect(origin: .zero, size: layout.size)] + LayoutProbe.frames(layout).prefix(1)
    }
    #expect(frames(.none)[1].size.width == 100 && frames(.none)[1].size.height == 100)
    #expect(frames(.width)[1].size.width >= 150)
    #expect(frames(.height)[1].size.height == 300)
    #expect(frames(.height)[0].size == Size(width: 100, height: 100))
    #expect(
      frames(.height, ComponentSize(width: 40, height: 30))[0].size == Size(width: 40, height: 30))
  }

  @Test func percentagesInASizedBoxAreThoseOfTheBox() {
    let layout = LayoutProbe.layout(
      SizingComponent(
        size: ComponentSize(width: 50, height: 40), child: box(.percent(0.5), .percent(0.5))),
      in: .upTo(400, 400))
    #expect(layout.size == Size(width: 50, height: 40))
    let inner = LayoutProbe.layout(
      SizingComponent(
        size: ComponentSize(maxWidth: 50, maxHeight: 40), child: box(.percent(0.5), .percent(0.5))),
      in: .upTo(400, 400))
    #expect(LayoutProbe.frames(inner) == [Rect(0, 0, 25, 20)])
  }

  @Test func anEmptyViewHasItsLeastSize() {
    let layout = LayoutProbe.layout(
      ViewComponent(),
      in: SizeRange(min: Size(width: 30, height: 20), max: Size(width: 90, height: 90)))
    #expect(layout.size == Size(width: 30, height: 20))
  }
}
