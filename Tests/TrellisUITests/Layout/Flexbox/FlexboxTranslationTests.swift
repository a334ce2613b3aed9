import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// CKFlexboxComponentTests: the translation of a flexbox to styles of the engine.
struct FlexboxTranslationTests {
  private func container(
    _ style: FlexboxStyle = FlexboxStyle(), in range: SizeRange = SizeRange()
  ) -> FlexStyle {
    style.flexStyle(in: range, writingDirection: .leftToRight)
  }

  private func style(_ child: FlexboxChild, in parent: ParentSize = .undefined) -> FlexStyle {
    child.flexStyle(
      own: child.component?.size ?? .auto, in: parent, isRow: false, spacing: .none)
  }

  @Test func testSizeTranslation() {
    let node = container(in: range(300, 0, 300, 300))
    #expect(node.width == 300)
    #expect(node.height == .auto)
    #expect(node.minHeight == 0)
    #expect(node.maxHeight == 300)
    #expect(style(item(50, 50)).width == 50)
    #expect(style(item(50, 50)).height == 50)
    #expect(style(item(50, .auto)).height == .auto)
    #expect(style(item(.auto, 50)).width == .auto)
    #expect(style(item()).width == .auto)
  }

  @Test func testDirectionTranslation() {
    #expect(container().direction == .column)
    #expect(container(FlexboxStyle(direction: .row)).direction == .row)
    #expect(container(FlexboxStyle(direction: .rowReverse)).direction == .rowReverse)
    #expect(container(FlexboxStyle(direction: .columnReverse)).direction == .columnReverse)
  }

  @Test func testJustifyTranslation() {
    func justified(_ justify: FlexboxStyle.JustifyContent) -> FlexContentAlignment {
      var style = FlexboxStyle()
      style.justifyContent = justify
      return container(style).justifyContent
    }
    #expect(container().justifyContent == .flexStart)
    #expect(justified(.center) == .center)
    #expect(justified(.end) == .flexEnd)
    #expect(justified(.spaceBetween) == .spaceBetween)
    #expect(justified(.spaceAround) == .spaceAround)
    #expect(justified(.spaceEvenly) == .spaceEvenly)
  }

  @Test func testAlignItemsTranslation() {
    #expect(FlexboxStyle.AlignItems.start.flexAlignment == .flexStart)
    #expect(FlexboxStyle.AlignItems.stretch.flexAlignment == .stretch)
    #expect(FlexboxStyle.AlignItems.end.flexAlignment == .flexEnd)
    #expect(FlexboxStyle.AlignItems.center.flexAlignment == .center)
  }

  @Test func testAlignChildTranslation() {
    #expect(style(item()).alignSelf == .auto)
    #expect(style(item(alignSelf: .start)).alignSelf == .flexStart)
    #expect(style(item(alignSelf: .end)).alignSelf == .flexEnd)
    #expect(style(item(alignSelf: .stretch)).alignSelf == .stretch)
    #expect(style(item(alignSelf: .center)).alignSelf == .center)
  }

  @Test(arguments: [(0.0, 0.0), (1.0, 0.5), (0.0, 1.0), (0.5, 0.0)])
  func testFlexGrowShrinkTranslation(grow: Double, shrink: Double) {
    let node = style(item(grow: grow, shrink: shrink))
    #expect(node.flexGrow == grow)
    #expect(node.flexShrink == shrink)
  }

  @Test func testFlexBasisTranslation() {
    let parent = ParentSize(width: nil, height: 300)
    #expect(style(item(), in: parent).flexBasis == .auto)
    #expect(style(item(basis: 100), in: parent).flexBasis == 100)
    #expect(style(item(basis: .percent(0.5)), in: parent).flexBasis == 150)
    #expect(style(item(basis: .percent(0.5))).flexBasis == .auto)
  }

  @Test func testCorrectnesOfDefaultStyleValues() {
    #expect(container().alignItems == .stretch)
    #expect(container().alignContent == .flexStart)
    #expect(style(item()).flexGrow == 0)
    #expect(style(item()).flexShrink == 0)
    #expect(style(item()).minWidth == 0)
  }

  @Test func testSpacingDoesNotApplyToNilChildren() {
    let children = [
      FlexboxChild(nil, spacingAfter: 9), item(), FlexboxChild(nil), item(after: 2),
      item(after: 7), FlexboxChild(nil),
    ]
    var style = FlexboxStyle()
    style.spacing = 1
    var spacing = FlexboxSpacing(style, children)
    let margins = children.enumerated().map {
      spacing.margins(of: $1, at: $0)?.edges(along: .column) ?? .none
    }
    #expect(margins.map(\.top) == [nil, 0, nil, 1, 3, nil])
    #expect(margins.map(\.bottom) == [nil, 0, nil, 0, 7, nil])
  }

  @Test func aBasisInPercentIsAWholeNumberOfPixels() {
    let items = (0..<2).map { _ in item(.auto, 10, basis: .percent(1.0 / 3)) }
    expect(
      flexbox(.row, items), in: .exactly(100, 10), [Rect(0, 0, 33, 10), Rect(33, 0, 33, 10)])
  }

  @Test func limitsInPercentAreThoseOfTheSameAxis() {
    let child = FlexboxChild(
      Component(
        size: ComponentSize(
          width: 190, height: 90, maxWidth: .percent(0.5), maxHeight: .percent(0.5))))
    expect(flexbox(.column, [child]), in: .exactly(200, 100), [Rect(0, 0, 100, 50)])
  }

  @Test func anInfiniteSizeOfAnItemIsNone() {
    expect(
      flexbox(.row, [item(.points(.infinity), 10)]), in: .exactly(100, 10), [Rect(0, 0, 0, 10)])
  }

  @Test func itemsOfLinesOverlapWithNegativeSpacing() {
    expect(
      flexbox(
        .row,
        {
          $0.wrap = .wrap
          $0.spacing = -5
        }, [item(20, 10), item(20, 10)]), in: .exactly(100, 10),
      [Rect(0, 0, 20, 10), Rect(15, 0, 20, 10)])
  }

  /// A padding of an item is around its flexbox, whose own padding stays.
  @Test func thePaddingOfAnItemIsAroundItsFlexbox() {
    func size(_ component: Component) -> Size {
      var child = FlexboxChild(component)
      child.padding = .all(.points(4))
      return LayoutProbe.layout(flexbox(.column, [child]), in: .upTo(200, 200)).children[0].layout
        .size
    }
    let inner = flexbox(.row, { $0.padding = .all(.points(5)) }, [item(20, 10)])
    #expect(size(inner) == size(ViewComponent(child: inner)))
  }

  @Test func absentChildrenAreNotTheSame() {
    let child = box(10, 10)
    let first = flexbox(.row, [FlexboxChild(nil), FlexboxChild(child)])
    let second = flexbox(.row, [FlexboxChild(nil), FlexboxChild(child)])
    #expect(second.countOfSameChildren(from: 0, as: first, from: 0) == 0)
    #expect(second.countOfSameChildren(from: 1, as: first, from: 1) == 1)
    #expect(second.countOfSameChildren(from: 1, as: first, from: 2) == 0)
  }
}
