import TestSupport
import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// Flexboxes of one render take trees with the boxes of similar flexboxes.
struct FlexboxSimilarRowsTests {
  @Test func similarRowsTakeTheBoxesOfTheFirst() {
    let rows = withDetachedBuild {
      (0..<20).map { row in
        flexbox(
          .row,
          [
            FlexboxChild(Content(width: Double(row), height: 10)),
            FlexboxChild(flexbox(.column, [FlexboxChild(Content(width: 5, height: Double(row)))])),
          ])
      }
    }
    RenderContext(environment: HostEnvironment()).run {
      for (index, row) in rows.enumerated() {
        let layout = row.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
        let (width, height) = (Double(index), Double(index))
        #expect(
          LayoutProbe.frames(layout) == [
            Rect(0, 0, width, 10), Rect(width, 0, 5, height), Rect(width, 0, 5, height),
          ])
      }
      #expect(FlexTreePool.current?.reuseCount == 19)
    }
  }

  /// The second row differs from the first in one property.
  @Test func otherRowsGetBoxesOfTheirOwn() {
    func leaf() -> Component { Content(width: 10, height: 10) }
    let others: [() -> FlexboxComponent] = [
      { flexbox(.column, [FlexboxChild(leaf()), FlexboxChild(leaf())]) },
      { flexbox(.row, { $0.spacing = 1 }, [FlexboxChild(leaf()), FlexboxChild(leaf())]) },
      { flexbox(.row, [FlexboxChild(leaf())]) },
      { flexbox(.row, [FlexboxChild(leaf()), FlexboxChild(leaf(), grow: 1)]) },
      { flexbox(.row, [FlexboxChild(leaf()), FlexboxChild(nil)]) },
      { flexbox(.row, [FlexboxChild(leaf()), item(20, 10)]) },
      { flexbox(.row, [FlexboxChild(leaf()), FlexboxChild(flexbox(.row, [item(3, 3)]))]) },
    ]
    for (index, other) in others.enumerated() {
      let first = withDetachedBuild {
        flexbox(.row, [FlexboxChild(leaf()), FlexboxChild(leaf())])
      }
      let second = withDetachedBuild(other)
      RenderContext(environment: HostEnvironment()).run {
        _ = first.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
        _ = second.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
        #expect(FlexTreePool.current?.reuseCount == 0, "case \(index)")
      }
    }
  }

  /// A row without a child in one place is followed by a row of as many children as the first one shows.
  @Test func aRowWithoutAComponentDoesNotServeAFullRow() {
    func leaf(_ width: Double) -> FlexboxChild { FlexboxChild(Content(width: width, height: 10)) }
    let rows = withDetachedBuild {
      [flexbox(.row, [leaf(1), FlexboxChild(nil), leaf(3)]), flexbox(.row, [leaf(4), leaf(5)])]
    }
    RenderContext(environment: HostEnvironment()).run {
      let layouts = rows.map {
        $0.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
      }
      #expect(LayoutProbe.frames(layouts[1]) == [Rect(0, 0, 4, 10), Rect(4, 0, 5, 10)])
    }
  }

  /// A child of another size has another style.
  @Test func theSizesOfChildrenAreCompared() {
    func nested(_ width: Dimension) -> FlexboxChild {
      FlexboxChild(flexbox(.row, size: ComponentSize(width: width), []))
    }
    for child in [nested, { item($0, 10) }] {
      let rows = withDetachedBuild { [10, 20, 20].map { flexbox(.row, [child(.points($0))]) } }
      RenderContext(environment: HostEnvironment()).run {
        let widths = rows.map {
          LayoutProbe.frames(
            $0.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined))[0].width
        }
        #expect(widths == [10, 20, 20])
        #expect(FlexTreePool.current?.reuseCount == 1)
      }
    }
  }

  /// Each row of a list of random rows has the frames that it has in a render of its own.
  @Test func rowsHaveTheFramesOfRowsAlone() {
    var reused = 0
    let count = Rounds.of(250)
    for seed in 0..<count {
      let makes: [() -> FlexboxComponent] = (0..<6).map { index in
        {
          var form = SeededGenerator(seed: UInt64(seed * 2 + (index == 3 ? 1 : 0)))
          var contents = SeededGenerator(seed: UInt64(seed * 100 + index))
          return RandomRow.flexbox(depth: 3, &form, &contents)
        }
      }
      func frames(of row: FlexboxComponent, _ index: Int) -> [Rect] {
        let width = Double(seed % 7) * 50 + (index == 4 ? 70 : 60)
        return LayoutProbe.frames(
          row.layout(thatFits: range(width, 0, width, .infinity), parentSize: .undefined))
      }
      let expected = makes.enumerated().map { index, make in
        let row = withDetachedBuild(make)
        return RenderContext(environment: HostEnvironment()).run { frames(of: row, index) }
      }
      let rows = makes.map { withDetachedBuild($0) }
      RenderContext(environment: HostEnvironment()).run {
        for (index, row) in rows.enumerated() {
          #expect(frames(of: row, index) == expected[index], "seed \(seed), row \(index)")
          #expect(FlexTreePool.current?.checkInvariants() == [], "seed \(seed), row \(index)")
        }
        reused += FlexTreePool.current?.reuseCount ?? 0
      }
    }
    #expect(reused > count)
  }
}

/// A leaf with the size of its content.
private final class Content: Component {
  private let content: Size

  init(width: Double, height: Double) {
    content = Size(width: width, height: height)
    super.init()
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(content))
  }
}

/// A leaf of a part of its parent's height.
private final class PartOfParent: Component {
  private let part: Double

  init(_ part: Double) {
    self.part = part
    super.init()
  }

  override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let height = (parentSize.height ?? 20) * part
    return Layout(of: self, size: range.clamp(Size(width: 10, height: height)))
  }
}

/// Flexboxes whose structure, styles and options follow from one generator, and the contents of whose leaves follow
/// from another.
private enum RandomRow {
  static func flexbox(
    depth: Int, _ form: inout SeededGenerator, _ contents: inout SeededGenerator
  ) -> FlexboxComponent {
    var style = FlexboxStyle(
      direction: [.row, .row, .column, .rowReverse].randomElement(using: &form)!)
    style.alignItems = [.start, .center, .stretch, .baseline].randomElement(using: &form)!
    style.justifyContent = [.start, .end, .spaceBetween].randomElement(using: &form)!
    style.wrap = [.noWrap, .noWrap, .noWrap, .wrap].randomElement(using: &form)!
    style.spacing = [0, 0, 4, 7.3].randomElement(using: &form)!
    let count = Int.random(in: 1...4, using: &form)
    var children: [FlexboxChild] = []
    for _ in 0..<count {
      var child = FlexboxChild(
        component(depth: depth - 1, &form, &contents),
        grow: [0, 0, 1].randomElement(using: &form)!,
        shrink: [0, 1].randomElement(using: &form)!,
        alignSelf: [.auto, .auto, .stretch, .center].randomElement(using: &form)!)
      switch Int.random(in: 0..<10, using: &form) {
      case 0: child.basis = .percent(0.4)
      case 1: child.size = ComponentSize(height: .percent(0.5))
      case 2: child.margin = FlexboxEdges(top: .auto, bottom: .points(2))
      case 3:
        child.position.isAbsolute = true
        child.position.bottom = .percent(0.1)
      case 4: child.zIndex = 1
      case 5: child.inheritsFlexibility = true
      default: break
      }
      children.append(child)
    }
    let size: ComponentSize =
      Int.random(in: 0..<4, using: &form) == 0 ? ComponentSize(height: 40) : .auto
    return FlexboxComponent(size: size, style: style, children: children)
  }

  private static func component(
    depth: Int, _ form: inout SeededGenerator, _ contents: inout SeededGenerator
  ) -> Component {
    switch Int.random(in: 0..<6, using: &form) {
    case 0: PartOfParent(Double(Int.random(in: 1...3, using: &contents)) / 4)
    case 1 where depth > 0, 2 where depth > 0: flexbox(depth: depth, &form, &contents)
    case 3 where depth > 0: CompositeComponent(child: flexbox(depth: depth, &form, &contents))
    default:
      Content(
        width: Double(Int.random(in: 0...80, using: &contents)),
        height: Double(Int.random(in: 0...30, using: &contents)))
    }
  }
}
