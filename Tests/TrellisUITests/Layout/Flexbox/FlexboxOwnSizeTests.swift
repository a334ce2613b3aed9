import TestSupport
import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// A flexbox is measured in a width, and then laid out in the size that it took.
struct FlexboxOwnSizeTests {
  @Test func theLayoutInTheMeasuredSizeIsTheMeasuredOne() {
    let row = withDetachedBuild { flexbox(.row, [item(20, 10), item(30, 15)]) }
    let context = RenderContext(environment: HostEnvironment())
    context.run {
      let measured = row.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
      let computed = context.counters.layoutsComputed
      let shown = row.layout(thatFits: .exactly(100, 15), parentSize: .undefined)
      #expect(shown.isSame(as: measured))
      #expect(context.counters.layoutsComputed == computed)
    }
  }

  /// A row of a list costs one layout, besides those of its two leaves and two of the component around it: with the height
  /// of its content, with a given one, and with one that has a limit.
  @Test(arguments: [
    ComponentSize.auto, ComponentSize(height: 36), ComponentSize(minHeight: 36, maxHeight: 36),
  ])
  func aRowOfAListIsLaidOutOnce(_ size: ComponentSize) {
    func layouts(ofRows count: Int) -> Int {
      let list = withDetachedBuild {
        flexbox(
          .column, { $0.alignItems = .stretch },
          (0..<count).map { _ in
            FlexboxChild(Apart(flexbox(.row, size: size, [item(20, 10), item(30, 15)])))
          })
      }
      let context = RenderContext(environment: HostEnvironment())
      context.run {
        _ = list.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
      }
      return context.counters.layoutsComputed
    }
    #expect(layouts(ofRows: 30) - layouts(ofRows: 20) == 50)
  }

  @Test func aLayoutThatDependsOnTheHeightIsComputedAgain() {
    let rows: [() -> FlexboxComponent] = [
      { flexbox(.row, [item(20, 10), item(30, .percent(0.5))]) },
      { flexbox(.row, [item(20, 10), FlexboxChild(HalfOfParent())]) },
      { flexbox(.column, [item(20, 10), item(30, 8, basis: .percent(0.5))]) },
    ]
    for make in rows {
      let row = withDetachedBuild(make)
      RenderContext(environment: HostEnvironment()).run {
        let measured = row.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
        let shown = row.layout(
          thatFits: SizeRange(exactly: measured.size), parentSize: .undefined)
        #expect(!shown.isSame(as: measured))
      }
    }
  }

  /// A child that is wider than its room becomes as wide as its room, as no child needs more than no room.
  @Test func aChildIsNotLaidOutWithoutRoom() {
    let child = withDetachedBuild { Wide() }
    let column = withDetachedBuild {
      flexbox(.column, { $0.alignItems = .start }, [FlexboxChild(child)])
    }
    RenderContext(environment: HostEnvironment()).run {
      let layout = column.layout(thatFits: range(100, 0, 100, .infinity), parentSize: .undefined)
      #expect(LayoutProbe.frames(layout).last == Rect(0, 0, 100, 5))
    }
    #expect(child.rooms.count > 0 && child.rooms.allSatisfy { $0 > 0 })
  }

  /// The layout of a random tree with the measured ones has the frames of a layout without them.
  @Test func measuredLayoutsHaveTheFramesOfNewOnes() {
    var reused = 0
    let count = Rounds.of(3_000)
    for seed in 0..<count {
      let width = Double(seed % 7) * 50 + 60
      func frames(_ usesKnownLayouts: Bool) -> [Rect] {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = RandomBox.rootSizes[seed % RandomBox.rootSizes.count]
        let root = withDetachedBuild { RandomBox.flexbox(size: size, depth: 3, &random) }
        let context = RenderContext(environment: HostEnvironment())
        context.usesKnownLayouts = usesKnownLayouts
        return context.run {
          let open = range(width, 0, width, .infinity)
          let measured = root.layout(thatFits: open, parentSize: .undefined)
          let exact = SizeRange(exactly: measured.size)
          let shown = root.layout(thatFits: exact, parentSize: .undefined)
          if shown.isSame(as: measured) { reused += 1 }
          #expect(FlexTreePool.current?.checkInvariants() == [], "seed \(seed)")
          return LayoutProbe.frames(shown)
        }
      }
      // An item that fills its line gets the rest of the line, which may differ in the last bit from the height of its content.
      let (known, new) = (frames(true), frames(false))
      #expect(
        known.count == new.count && zip(known, new).allSatisfy(isSame),
        "seed \(seed): \(known), not \(new)")
    }
    #expect(reused > count / 6)
  }

  private func isSame(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }
}

/// A component around another one, so that the flexbox inside has a tree of its own.
private final class Apart: LayoutComponent {
  private let content: Component

  init(_ content: Component) {
    self.content = content
    super.init()
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { content }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = content.layout(thatFits: range, parentSize: .undefined)
    return Layout(of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
  }
}

/// A leaf that takes 300 px, or the room there is.
private final class Wide: Component {
  /// The widths of the rooms in which it was laid out.
  private(set) var rooms: [Double] = []

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    rooms.append(range.max.width)
    return Layout(of: self, size: range.clamp(Size(width: 300, height: 5)))
  }
}

/// A leaf of half of its parent's height.
private final class HalfOfParent: Component {
  override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let height = (parentSize.height ?? 20) / 2
    return Layout(of: self, size: range.clamp(Size(width: 10, height: height)))
  }
}

/// A leaf that is as wide as its height, or 24 px where that is open.
private final class Square: Component {
  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let side = range.isHeightTight ? range.max.height : 24
    return Layout(of: self, size: range.clamp(Size(width: side, height: side)))
  }
}

private enum RandomBox {
  static let rootSizes = [
    ComponentSize.auto, ComponentSize.auto, ComponentSize(height: 50),
    ComponentSize(minHeight: 20, maxHeight: 20.3), ComponentSize(width: 40, height: 30),
  ]

  static func flexbox(
    size: ComponentSize = .auto, depth: Int, _ random: inout SeededGenerator
  ) -> FlexboxComponent {
    var style = FlexboxStyle(
      direction: [.row, .row, .column, .columnReverse].randomElement(using: &random)!)
    style.alignItems = [.start, .center, .end, .stretch, .baseline].randomElement(using: &random)!
    style.justifyContent = [.start, .start, .center, .spaceBetween].randomElement(using: &random)!
    style.wrap = [.noWrap, .noWrap, .noWrap, .wrap].randomElement(using: &random)!
    style.spacing = [0, 0, 4, 7.3].randomElement(using: &random)!
    if Int.random(in: 0..<3, using: &random) == 0 {
      style.padding = FlexboxEdges(top: 3.1, bottom: 2, start: 5, end: 1.7)
    }
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      child(depth: depth - 1, &random)
    }
    return FlexboxComponent(size: size, style: style, children: children)
  }

  private static func child(depth: Int, _ random: inout SeededGenerator) -> FlexboxChild {
    var child = FlexboxChild(
      component(depth: depth, &random),
      grow: [0, 0, 1].randomElement(using: &random)!,
      shrink: [0, 1].randomElement(using: &random)!,
      alignSelf: [.auto, .auto, .stretch, .center].randomElement(using: &random)!)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: child.aspectRatio = 1.5
    case 1: child.basis = .percent(0.4)
    case 2: child.basis = .points(0)
    case 3: child.size = ComponentSize(height: .percent(0.5))
    case 4: child.size = ComponentSize(minHeight: .percent(1))
    case 5: child.margin = FlexboxEdges(top: .auto, bottom: .points(2))
    case 6:
      child.position.isAbsolute = true
      child.position.bottom = .percent(0.1)
    case 7: child.position.top = .percent(0.25)
    default: break
    }
    return child
  }

  private static func component(
    depth: Int, _ random: inout SeededGenerator
  ) -> Component {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Square()
    case 1: HalfOfParent()
    case 2: box(.auto, .percent(0.5))
    case 3: box(.percent(0.3), 12.5)
    case 4 where depth > 0, 5 where depth > 0: flexbox(depth: depth, &random)
    case 6 where depth > 0: CompositeComponent(child: flexbox(depth: depth, &random))
    default:
      box(
        .points(Double(Int.random(in: 0...60, using: &random))),
        .points(Double.random(in: 0...40, using: &random)))
    }
  }
}
