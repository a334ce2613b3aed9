import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// CKFlexboxComponentSnapshotTests: cross-axis alignment, lines, positions, order, ratios.
struct FlexboxCrossAxisTests {
  private let wide = [item(50, 50), item(100, 50), item(150, 50)]

  @Test func testCrossAxisSizeBehaviors() {
    let frames = [Rect(0, 0, 50, 50), Rect(0, 50, 100, 50), Rect(0, 100, 150, 50)]
    expect(flexbox(.column, wide), in: range(0, 300, 300, 300), size: (150, 300), frames)
    expect(flexbox(.column, wide), in: .exactly(300, 300), size: (300, 300), frames)
  }

  @Test(arguments: [
    (FlexboxStyle.AlignItems.start, [0.0, 0, 0]), (.end, [250, 200, 150]),
    (.center, [125, 100, 75]),
  ])
  func testAligned(align: FlexboxStyle.AlignItems, x: [Double]) {
    expect(
      flexbox(
        .column,
        {
          $0.justifyContent = .center
          $0.alignItems = align
        }, [item(50, 50), item(100, 70, before: 20), item(150, 90, before: 30)]),
      in: .exactly(300, 300),
      [Rect(x[0], 20, 50, 50), Rect(x[1], 90, 100, 70), Rect(x[2], 190, 150, 90)])
  }

  @Test func testAlignedStretchCrossSizing() {
    expect(
      flexbox(
        .column, { $0.alignItems = .stretch },
        [item(.percent(1), 50), item(150, 150, before: 20)]), in: range(100, 100, 200, 200),
      size: (150, 200), [Rect(0, 0, 150, 50), Rect(0, 70, 150, 150)])
  }

  @Test func testAlignedStretchCrossSizingWithFixedParentWidth() {
    let column = flexbox(
      .column, size: ComponentSize(minWidth: 100, maxWidth: 200), { $0.alignItems = .stretch },
      [item(.percent(1), 50), item(150, 150, before: 20)])
    expect(
      column, in: range(200, 0, 200, .infinity), size: (200, 220),
      [Rect(0, 0, 200, 50), Rect(0, 70, 150, 150)])
  }

  @Test(arguments: [(200.0, 200.0), (50.0, 150.0)])
  func testAlignedStretchKeepsExplicitWidths(minimum: Double, width: Double) {
    expect(
      flexbox(
        .column, { $0.alignItems = .stretch },
        [item(50, 50), item(100, 70, before: 20), item(150, 90, before: 30)]),
      in: range(minimum, 0, 300, .infinity), size: (width, 260),
      [Rect(0, 0, 50, 50), Rect(0, 70, 100, 70), Rect(0, 170, 150, 90)])
  }

  @Test func testNestedLayoutStretchDoesNotViolateWidth() {
    expect(
      flexbox(
        .column, size: ComponentSize(width: 100, height: 100), { $0.alignItems = .stretch },
        [item(50, 50)]), in: range(0, 0, 300, .infinity), size: (100, 100), [Rect(0, 0, 50, 50)])
  }

  @Test func testSimultaneousFlexGrowAndAlignStretch() {
    expect(
      flexbox(
        .row, { $0.alignItems = .stretch },
        (0..<3).map { _ in FlexboxChild(CompositeComponent(child: box()), grow: 1) }),
      in: .exactly(400, 100),
      [
        Rect(0, 0, 133.33, 100), Rect(133.33, 0, 133.33, 100), Rect(266.67, 0, 133.33, 100),
      ])
  }

  @Test func testAlignCenterWithFlexedMainDimension() {
    expect(
      flexbox(
        .column, { $0.alignItems = .center },
        [item(100, 100, shrink: 1), item(50, 50, shrink: 1)]), in: range(150, 0, 150, 100),
      [Rect(25, 0, 100, 66.67), Rect(50, 66.67, 50, 33.33)])
  }

  @Test func testAlignCenterWithIndefiniteCrossDimension() {
    expect(
      flexbox(.row, [item(100, 100), item(50, 50, alignSelf: .center)]),
      in: range(150, 0, 150, .infinity), [Rect(0, 0, 100, 100), Rect(100, 25, 50, 50)])
  }

  /// The name is that of the original; the items are centred.
  @Test func testAlignSelfBaseline() {
    expect(
      flexbox(
        .row, { $0.alignItems = .center }, [item(50, 100), item(50, 50), item(50, 75)]),
      in: .exactly(200, 200),
      [Rect(0, 50, 50, 100), Rect(50, 75, 50, 50), Rect(100, 62.5, 50, 75)])
  }

  @Test func testAlignBaseline() {
    func child(_ height: Dimension) -> FlexboxChild {
      item(50, height) { $0.usesHeightAsBaseline = true }
    }
    expect(
      flexbox(.row, { $0.alignItems = .baseline }, [child(100), child(50), child(75)]),
      in: .exactly(200, 200),
      [Rect(0, 0, 50, 100), Rect(50, 50, 50, 50), Rect(100, 25, 50, 75)])
  }

  /// A box with a given baseline.
  private final class Baseline: Component {
    private let distance: Double
    init(_ distance: Double, _ height: Double = 50) {
      self.distance = distance
      super.init(size: ComponentSize(width: 50, height: .points(height)))
    }
    override func firstBaseline(of layout: Layout) -> Double? { distance }
  }

  @Test func testCustomBaselineComponent() {
    expect(
      flexbox(
        .row, { $0.alignItems = .baseline },
        [item(50, 100), FlexboxChild(Baseline(40)), item(50, 75)]), in: .exactly(200, 200),
      [Rect(0, 0, 50, 100), Rect(50, 60, 50, 50), Rect(100, 25, 50, 75)])
  }

  @Test func testVariableBaselines() {
    expect(
      flexbox(
        .row, { $0.alignItems = .baseline },
        [FlexboxChild(Baseline(30)), FlexboxChild(Baseline(40)), FlexboxChild(Baseline(10))]),
      in: .exactly(200, 200),
      [Rect(0, 10, 50, 50), Rect(50, 0, 50, 50), Rect(100, 30, 50, 50)])
  }

  @Test(arguments: [
    (FlexboxStyle.AlignContent.start, [0.0, 20, 40]), (.end, [40, 60, 80]),
    (.center, [20, 40, 60]), (.spaceBetween, [0, 40, 80]), (.spaceAround, [6.67, 40, 73.33]),
    (.stretch, [0, 33.33, 66.67]),
  ])
  func testAlignContent(align: FlexboxStyle.AlignContent, y: [Double]) {
    expect(
      flexbox(
        .row,
        {
          $0.wrap = .wrap
          $0.alignContent = align
        }, (0..<3).map { _ in item(100, 20) }), in: .exactly(100, 100),
      y.map { Rect(0, $0, 100, 20) })
  }

  @Test func testBasicAbsolutePositioning() {
    let green = item(50, 50) {
      $0.position.isAbsolute = true
      $0.position.top = 20
      $0.position.start = 30
    }
    expect(
      flexbox(.column, [item(50, 50), green]), in: .exactly(150, 100),
      [Rect(0, 0, 50, 50), Rect(30, 20, 50, 50)])
  }

  @Test func testPercentAbsolutePositioning() {
    let green = item(50, 50) {
      $0.position.isAbsolute = true
      $0.position.top = .percent(0.2)
      $0.position.start = .percent(0.05)
    }
    expect(
      flexbox(.column, [item(50, 50), green]), in: .exactly(150, 100),
      [Rect(0, 0, 50, 50), Rect(7.5, 20, 50, 50)])
  }

  @Test func testRightBottomAbsolutePositioning() {
    let green = item(50, 50) {
      $0.position.isAbsolute = true
      $0.position.right = .percent(0.2)
      $0.position.bottom = .percent(0.2)
    }
    expect(
      flexbox(.column, [item(50, 50), green]), in: .exactly(150, 100),
      [Rect(0, 0, 50, 50), Rect(70, 30, 50, 50)])
  }

  @Test func testAbsolutePositionsDontOverrideFixedDimensions() {
    let green = item(50, 50) {
      $0.position.isAbsolute = true
      $0.position.left = 10
      $0.position.right = 10
    }
    expect(flexbox(.column, [green]), in: .exactly(150, 100), [Rect(10, 0, 50, 50)])
  }

  @Test(arguments: [[0, 1, 2], [0, 1, 0], [2, 1, 0]])
  func testZOrderChangeLayoutOrder(z: [Int]) {
    let children = zip(wide, z).map { child, z in
      var child = child
      child.zIndex = z
      return child
    }
    let layout = LayoutProbe.layout(
      flexbox(.column, { $0.spacing = -10 }, children), in: range(0, 300, 300, 300))
    let order = children.indices.sorted { (z[$0], $0) < (z[$1], $1) }
    #expect(layout.children.map { $0.position.y } == order.map { Double($0) * 40 })
  }

  /// Rows C24, Y6.
  @Test func thePriorityAndNotTheZIndexGivesTheOrderOfReading() {
    func order(z: [Int], priorities: [Int]) -> [Int]? {
      var children: [FlexboxChild] = wide
      for index in children.indices {
        children[index].zIndex = z[index]
        children[index].accessibilitySortPriority = priorities[index]
      }
      let components = children.map(\.component)
      return flexbox(.column, children).accessibilityChildren?.map { component in
        components.firstIndex { $0 === component } ?? -1
      }
    }
    #expect(order(z: [0, 0, 0], priorities: [0, 0, 0]) == nil)
    #expect(order(z: [2, 1, 0], priorities: [0, 0, 0]) == [0, 1, 2])
    #expect(order(z: [0, 0, 0], priorities: [0, 5, 5]) == [1, 2, 0])
    #expect(order(z: [9, 0, 0], priorities: [-1, 0, 1]) == [2, 1, 0])
  }

  @Test(arguments: [
    (1.0, [10.0, 25, 40]), (2.0, [5, 12.5, 20]), (0.5, [20, 50, 80]), (-1.0, [10, 25, 40]),
  ])
  func testAspectRatio(ratio: Double, heights: [Double]) {
    let widths = [10.0, 25, 40]
    let children = widths.map { width in
      item(.points(width), .auto) { $0.aspectRatio = ratio }
    }
    var x = 0.0
    let frames = zip(widths, heights).map { width, height in
      defer { x += width }
      return Rect(x, 0, width, height)
    }
    expect(flexbox(.row, children), in: .exactly(75, 100), frames)
  }

  @Test func testDifferentAspectRatioPerChild() {
    let children = zip([10.0, 25, 40], [0.5, 2, 1]).map { width, ratio in
      item(.points(width), .auto) { $0.aspectRatio = ratio }
    }
    expect(
      flexbox(.row, children), in: .exactly(75, 100),
      [Rect(0, 0, 10, 20), Rect(10, 0, 25, 12.5), Rect(35, 0, 40, 40)])
  }

  @Test(arguments: [
    (FlexboxStyle.AlignItems.start, [0.0, 0, 0]), (.center, [37.5, 12.5, 0]), (.end, [75, 25, 0]),
  ])
  func test_uidocs(align: FlexboxStyle.AlignItems, x: [Double]) {
    expect(
      flexbox(
        .column,
        {
          $0.justifyContent = .center
          $0.alignItems = align
        }, [item(25, 25), item(75, 25, before: 10), item(100, 25, before: 10)]),
      in: SizeRange(), size: (100, 95),
      [Rect(x[0], 0, 25, 25), Rect(x[1], 35, 75, 25), Rect(x[2], 70, 100, 25)])
  }

  @Test func test_WhenUsingBothChildAndChildren_ChildrenAreAddedInSameOrder() {
    let parts = (0..<5).map { _ in box(10, 10) }
    let component = FlexboxComponent {
      parts[0]
      [parts[1], parts[2], parts[3]]
      parts[4]
    }
    let layout = LayoutProbe.layout(component, in: SizeRange())
    #expect(
      layout.children.map { ObjectIdentifier($0.layout.component) }
        == parts.map {
          ObjectIdentifier($0)
        })
  }
}
