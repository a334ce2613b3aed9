import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// CKFlexboxComponentSnapshotTests and CKFlexboxComponentTests: spacing, margins, padding.
struct FlexboxSpacingTests {
  private func three(_ direction: FlexboxStyle.Direction, spacing: Double) -> FlexboxComponent {
    flexbox(direction, { $0.spacing = spacing }, [item(50, 50), item(100, 50), item(150, 50)])
  }

  @Test func testSpacing() {
    expect(
      three(.column, spacing: 10), in: range(0, 300, 300, 300), size: (150, 300),
      [Rect(0, 0, 50, 50), Rect(0, 60, 100, 50), Rect(0, 120, 150, 50)])
  }

  @Test func testNegativeSpacing() {
    expect(
      three(.column, spacing: -10), in: range(0, 300, 300, 300),
      [Rect(0, 0, 50, 50), Rect(0, 40, 100, 50), Rect(0, 80, 150, 50)])
  }

  @Test func testSpacingWithChildrenHavingNilComponents() {
    expect(
      flexbox(
        .column,
        {
          $0.spacing = 10
          $0.alignItems = .stretch
        }, [FlexboxChild(nil), FlexboxChild(nil)]), in: range(300, 0, 300, .infinity),
      size: (300, 0), [])
  }

  enum Spacing: Sendable { case before, after, balanced }

  private func spaced(
    _ direction: FlexboxStyle.Direction, _ spacing: Spacing
  ) -> FlexboxComponent {
    let before =
      spacing == .before ? [0.0, 10, 20] : spacing == .balanced ? [0, -10, 0] : [0, 0, 0]
    let after =
      spacing == .after ? [0.0, 10, 20] : spacing == .balanced ? [0, -10, 0] : [0, 0, 0]
    return flexbox(
      direction, { $0.spacing = spacing == .balanced ? 10 : 0 },
      [
        item(50, 50, before: before[0], after: after[0]),
        item(100, 70, before: before[1], after: after[1]),
        item(150, 90, before: before[2], after: after[2]),
      ])
  }

  @Test(arguments: [
    (Spacing.before, 240.0, [0.0, 60, 150]), (.after, 240.0, [0, 50, 130]),
    (.balanced, 210.0, [0, 50, 120]),
  ])
  func testComponentSpacing(spacing: Spacing, height: Double, y: [Double]) {
    expect(
      spaced(.column, spacing), in: SizeRange(), size: (150, height),
      [Rect(0, y[0], 50, 50), Rect(0, y[1], 100, 70), Rect(0, y[2], 150, 90)])
  }

  @Test(arguments: [
    (Spacing.before, 330.0, [280.0, 170, 0]), (.after, 330.0, [280, 180, 20]),
    (.balanced, 300.0, [250, 150, 0]),
  ])
  func testHorizontalReverseSpacing(spacing: Spacing, width: Double, x: [Double]) {
    expect(
      spaced(.rowReverse, spacing), in: SizeRange(), size: (width, 90),
      [Rect(x[0], 0, 50, 50), Rect(x[1], 0, 100, 70), Rect(x[2], 0, 150, 90)])
  }

  @Test(arguments: [
    (Spacing.before, 240.0, [190.0, 110, 0]), (.after, 240.0, [190, 120, 20]),
    (.balanced, 210.0, [160, 90, 0]),
  ])
  func testVerticalReverseSpacing(spacing: Spacing, height: Double, y: [Double]) {
    expect(
      spaced(.columnReverse, spacing), in: SizeRange(), size: (150, height),
      [Rect(0, y[0], 50, 50), Rect(0, y[1], 100, 70), Rect(0, y[2], 150, 90)])
  }

  @Test func testJustifiedCenterWithComponentSpacing() {
    expect(
      flexbox(
        .column, { $0.justifyContent = .center },
        [
          item(50, 50, before: 0), item(100, 70, before: 20), item(150, 90, before: 30),
        ]), in: range(0, 300, 300, 300), size: (150, 300),
      [Rect(0, 20, 50, 50), Rect(0, 90, 100, 70), Rect(0, 190, 150, 90)])
  }

  /// CKFlexboxComponentTests testSpacingTranslation.
  @Test func testSpacingTranslation() {
    expect(
      flexbox(
        .column, { $0.spacing = 5 },
        [
          item(10, 10, before: 15), item(10, 10, after: 5), item(10, 10, after: 5),
          item(10, 10, before: -10, after: 10),
        ]), in: SizeRange(), size: (10, 80),
      [Rect(0, 15, 10, 10), Rect(0, 30, 10, 10), Rect(0, 50, 10, 10), Rect(0, 60, 10, 10)])
  }

  /// CKFlexboxComponentTests testSpacingDoesNotApplyToAbsolutelyPositionedChildren.
  @Test func testSpacingDoesNotApplyToAbsolutelyPositionedChildren() {
    let absolute = item(4, 4) { $0.position.isAbsolute = true }
    expect(
      flexbox(
        .column, { $0.spacing = 1 },
        [
          absolute, item(10, 10), item(10, 10, after: 2),
          item(4, 4) {
            $0.position.isAbsolute = true
          }, item(10, 10, after: 6),
        ]), in: SizeRange(), size: (10, 40),
      [
        Rect(0, 0, 4, 4), Rect(0, 0, 10, 10), Rect(0, 11, 10, 10), Rect(0, 0, 4, 4),
        Rect(0, 24, 10, 10),
      ])
  }

  @Test func testContainerPadding() {
    expect(
      flexbox(
        .column, { $0.padding = FlexboxEdges(top: 20, bottom: 5, start: 30, end: 10) },
        [item(75, 75)]), in: range(0, 0, 300, .infinity), size: (115, 100),
      [Rect(30, 20, 75, 75)])
  }

  private func padded(_ edges: FlexboxEdges, minimum: Double = 20) -> FlexboxChild {
    var child = FlexboxChild(
      Component(size: ComponentSize(minWidth: .points(minimum), minHeight: .points(minimum))))
    child.padding = edges
    return child
  }

  @Test func testChildPadding() {
    expect(
      flexbox(
        .row, [padded(FlexboxEdges(top: 15, bottom: 20, start: 20, end: 10)), padded(.none)]),
      in: .exactly(200, 200), [Rect(0, 0, 50, 55), Rect(50, 0, 20, 20)])
  }

  @Test func testPercentagePadding() {
    expect(
      flexbox(
        .row,
        [
          padded(
            FlexboxEdges(
              top: .percent(0.35), bottom: .percent(0.4), start: .percent(0.4), end: .percent(0.2))
          ), padded(.none),
        ]), in: .exactly(200, 200), [Rect(0, 0, 140, 170), Rect(140, 0, 20, 20)])
  }

  @Test func testUnspecifiedPaddingIsSameAsZero() {
    expect(
      flexbox(.row, [padded(.none, minimum: 50), padded(FlexboxEdges(top: 10), minimum: 50)]),
      in: .exactly(200, 200), [Rect(0, 0, 50, 50), Rect(50, 0, 50, 60)])
  }

  private func margined(_ edges: FlexboxEdges, grow: Double = 1) -> FlexboxChild {
    FlexboxChild(
      Component(size: ComponentSize(minWidth: 10, minHeight: 10)), grow: grow, margin: edges)
  }

  private func wrapping(
    _ direction: FlexboxStyle.Direction, _ children: [FlexboxChild]? = nil,
    _ configure: (inout FlexboxStyle) -> Void = { _ in }
  ) -> FlexboxComponent {
    flexbox(
      direction,
      {
        $0.wrap = .wrap
        $0.spacing = 10
        configure(&$0)
      }, children ?? (0..<4).map { _ in item(50, 20) })
  }

  @Test func spacingOfAWrappingRowIsAGapBetweenItemsAndBetweenLines() {
    expect(
      wrapping(.row), in: range(120, 0, 120, .infinity), size: (120, 50),
      [Rect(0, 0, 50, 20), Rect(60, 0, 50, 20), Rect(0, 30, 50, 20), Rect(60, 30, 50, 20)])
  }

  @Test func spacingOfAWrappingRowThatIsReversedStartsAtTheEnd() {
    expect(
      wrapping(.rowReverse), in: range(120, 0, 120, .infinity), size: (120, 50),
      [Rect(70, 0, 50, 20), Rect(10, 0, 50, 20), Rect(70, 30, 50, 20), Rect(10, 30, 50, 20)])
  }

  @Test func spacingOfAWrappingColumnIsAGapBetweenItemsAndBetweenLines() {
    expect(
      wrapping(.column), in: range(0, 60, 300, 60), size: (110, 60),
      [Rect(0, 0, 50, 20), Rect(0, 30, 50, 20), Rect(60, 0, 50, 20), Rect(60, 30, 50, 20)])
  }

  @Test func spacingOfAWrappingRowCountsForTheLineBreaks() {
    expect(
      wrapping(.row), in: range(110, 0, 110, .infinity), size: (110, 50),
      [Rect(0, 0, 50, 20), Rect(60, 0, 50, 20), Rect(0, 30, 50, 20), Rect(60, 30, 50, 20)])
    expect(
      wrapping(.row), in: range(109, 0, 109, .infinity), size: (109, 110),
      [Rect(0, 0, 50, 20), Rect(0, 30, 50, 20), Rect(0, 60, 50, 20), Rect(0, 90, 50, 20)])
  }

  @Test func spacingOfAWrappingRowInsideAnotherFlexboxIsAGapToo() {
    let inner = FlexboxChild(wrapping(.row))
    let layout = LayoutProbe.layout(
      flexbox(.column, [item(10, 5), inner]), in: range(120, 0, 120, .infinity))
    #expect(layout.size == Size(width: 120, height: 55))
    #expect(
      LayoutProbe.frames(layout).suffix(4) == [
        Rect(0, 5, 50, 20), Rect(60, 5, 50, 20), Rect(0, 35, 50, 20), Rect(60, 35, 50, 20),
      ])
  }

  @Test func spacingOfAChildOfAWrappingRowIsAddedToTheGap() {
    let children = [
      item(30, 20, after: 5), item(30, 20), item(30, 20, before: 7), item(30, 20),
    ]
    expect(
      wrapping(.row, children), in: range(120, 0, 120, .infinity), size: (120, 50),
      [Rect(0, 0, 30, 20), Rect(45, 0, 30, 20), Rect(7, 30, 30, 20), Rect(47, 30, 30, 20)])
  }

  @Test func aMarginOfAChildOfAWrappingRowLeavesTheGap() {
    let children = [
      item(50, 20), item(50, 20) { $0.margin = FlexboxEdges(start: 0) }, item(50, 20),
    ]
    expect(
      wrapping(.row, children), in: range(120, 0, 120, .infinity), size: (120, 50),
      [Rect(0, 0, 50, 20), Rect(60, 0, 50, 20), Rect(0, 30, 50, 20)])
  }

  @Test func testMarginOnFlexbox() {
    let inner = flexbox(.row, [item(50, 50), item(50, 50)])
    expect(
      flexbox(.column, [FlexboxChild(inner)]), in: SizeRange(), size: (100, 50),
      [
        Rect(0, 0, 100, 50)
      ])
  }

  @Test func testStandardMargins() {
    expect(
      flexbox(.column, [margined(FlexboxEdges(top: 10, bottom: 20, start: 30, end: 10))]),
      in: .exactly(300, 300), [Rect(30, 10, 10, 270)])
  }

  @Test func testMultipleMargins() {
    expect(
      flexbox(.row, [margined(.all(20)), margined(.all(30))]), in: .exactly(300, 300),
      [Rect(20, 20, 100, 10), Rect(170, 30, 100, 10)])
  }

  @Test func testMarginOverridesSpacing() {
    expect(
      flexbox(
        .row, { $0.spacing = 20 },
        [
          margined(FlexboxEdges(top: 20, bottom: 20, start: 20, end: 0)),
          margined(FlexboxEdges(top: 20, bottom: 20, start: 0, end: 20)),
        ]), in: .exactly(300, 300), [Rect(20, 20, 130, 10), Rect(150, 20, 130, 10)])
  }
}
