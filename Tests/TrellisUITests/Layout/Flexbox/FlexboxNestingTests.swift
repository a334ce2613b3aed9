import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// Nested flexboxes, which are laid out as one tree (row C10).
struct FlexboxNestingTests {
  /// Separates a flexbox from the one around it, so that it is laid out alone.
  private final class Opaque: LayoutComponent {
    private let inner: Component
    init(_ inner: Component) {
      self.inner = inner
      super.init(size: inner.size)
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let layout = inner.layout(thatFits: range, parentSize: ParentSize(range.max))
      return Layout(of: self, size: layout.size, children: [.init(position: .zero, layout: layout)])
    }
  }

  /// The frames of all leaves with a size, in tree order.
  private func leaves(_ layout: Layout) -> [Rect] {
    var frames: [Rect] = []
    func record(_ layout: Layout, _ position: Point) {
      if layout.children.isEmpty { frames.append(Rect(origin: position, size: layout.size)) }
    }
    layout.forEach(record)
    return frames
  }

  private func tree(_ wrap: (Component) -> Component) -> FlexboxComponent {
    func rows() -> FlexboxComponent {
      flexbox(
        .row, { $0.spacing = 4 },
        [item(20, 10), item(10, 30, grow: 1, before: 3), item(30, 20, after: 5)])
    }
    return flexbox(
      .column,
      {
        $0.spacing = 7
        $0.alignItems = .stretch
      },
      [
        FlexboxChild(wrap(CompositeComponent(child: rows()))),
        FlexboxChild(
          wrap(flexbox(.column, { $0.spacing = 2 }, [FlexboxChild(wrap(rows())), item(40, 40)])),
          grow: 1), item(50, 50),
      ])
  }

  @Test func testSameLayoutIsCalculatedWithAndWithoutDeepYogaTrees() {
    let deep = LayoutProbe.layout(tree { $0 }, in: .exactly(500, 500))
    let shallow = LayoutProbe.layout(tree { Opaque($0) }, in: .exactly(500, 500))
    #expect(leaves(deep) == leaves(shallow))
    #expect(leaves(deep).count == 8)
  }

  /// Row C10: the width of the column, its widest item, is that of the row inside and of its percentage.
  @Test func percentagesAndStretchingApplyAcrossLevels() {
    let column = flexbox(
      .column, { $0.alignItems = .stretch },
      [FlexboxChild(flexbox(.row, [item(.percent(0.5), 10)])), item(80, 10)])
    let layout = LayoutProbe.layout(column, in: .upTo(200, 200))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(0, 0, 80, 10), Rect(0, 0, 40, 10), Rect(0, 10, 80, 10),
      ])
  }

  @Test func testCorrectnessOfDeeplyNestedFlexboxHierarchies() {
    var brownStyle = FlexboxStyle(direction: .column)
    brownStyle.border = .all(5)
    let brown = FlexboxComponent(
      size: ComponentSize(width: 100), style: brownStyle,
      children: (0..<4).map { _ in item(100, 100) })
    let first = CompositeComponent(
      child: flexbox(
        .row, { $0.alignItems = .stretch }, [FlexboxChild(brown), item(100, .auto)]))
    let cells = flexbox(
      .row, size: ComponentSize(height: 100), { $0.alignItems = .stretch },
      [item(grow: 0.2), item(grow: 0.2), item(grow: 1)])
    let second = flexbox(
      .column,
      {
        $0.alignItems = .stretch
        $0.padding = .all(10)
      }, [FlexboxChild(cells)] + (0..<5).map { _ in item(.auto, 50) })
    let layout = LayoutProbe.layout(
      flexbox(
        .row, { $0.padding = .all(10) },
        [
          FlexboxChild(first, alignSelf: .stretch),
          FlexboxChild(second, grow: 1, shrink: 1, basis: 100, alignSelf: .stretch),
          item(100, 100),
        ]), in: .exactly(500, 500))
    #expect(
      leaves(layout).map { Rect($0.x.rounded(), $0.y, $0.width.rounded(), $0.height) } == [
        Rect(15, 15, 100, 100), Rect(15, 115, 100, 100), Rect(15, 215, 100, 100),
        Rect(15, 315, 100, 100), Rect(110, 10, 100, 480), Rect(220, 20, 23, 100),
        Rect(243, 20, 23, 100), Rect(266, 20, 114, 100), Rect(220, 120, 160, 50),
        Rect(220, 170, 160, 50), Rect(220, 220, 160, 50), Rect(220, 270, 160, 50),
        Rect(220, 320, 160, 50), Rect(390, 10, 100, 100),
      ])
  }

  @Test func testComponentThatChangesCrossSizeWhenMainSizeIsFlexed() throws {
    let ratio = try #require(RatioComponent(ratio: 1.5, child: box(.auto, 150)))
    expect(
      flexbox(
        .row, [FlexboxChild(ratio, grow: 1, shrink: 1, basis: .percent(1)), item(50, 50)]),
      in: range(150, 0, 150, .infinity), size: (150, 150),
      [Rect(0, 0, 100, 150), Rect(100, 0, 50, 50)])
  }

  /// Notes the ranges in which it is laid out.
  private final class Noting: Component {
    private(set) var ranges: [SizeRange] = []
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      ranges.append(range)
      return Layout(of: self, size: range.clamp(Size(width: 30, height: 20)))
    }
  }

  /// Row C25.
  @Test(arguments: [FlexboxStyle.Direction.row, .column], [10.0, 50])
  func aChildGetsAHeightOrNoMaximum(direction: FlexboxStyle.Direction, height: Double) {
    for range in [SizeRange.upTo(100, height), .exactly(100, height)] {
      let child = Noting()
      _ = LayoutProbe.layout(flexbox(direction, [FlexboxChild(child)]), in: range)
      #expect(!child.ranges.isEmpty)
      #expect(
        child.ranges.allSatisfy { $0.max.height == .infinity || $0.max.height == $0.min.height })
    }
  }

  /// The ratio is FLT_EPSILON + FLT_MIN_EXP, about −125, whose absolute value is used.
  @Test func testMinAspectRatio() {
    let children = [10.0, 25, 40].map { width in
      item(.points(width), .auto) { $0.aspectRatio = -124.9999998807907 }
    }
    expect(
      flexbox(.row, children), in: .exactly(75, 75),
      [Rect(0, 0, 10, 0.08), Rect(10, 0, 25, 0.2), Rect(35, 0, 40, 0.32)])
  }
}
