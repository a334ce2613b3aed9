import TestSupport
import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// The frames that each option of a flexbox and of its children gives, in all directions, compared with recorded ones.
struct FlexboxOptionsTests {
  /// An option of the flexbox, of its first child or of its second child.
  private enum Option: Sendable {
    case style(String, @Sendable (inout FlexboxStyle) -> Void)
    case child(String, @Sendable (inout FlexboxChild) -> Void)

    var name: String {
      switch self {
      case .style(let name, _), .child(let name, _): name
      }
    }
  }

  private static let styles: [Option] =
    [
      .style("none") { _ in },
      .style("spacing 3") { $0.spacing = 3 },
      .style("padding 1 2 3 4") {
        $0.padding = FlexboxEdges(top: 1, bottom: 2, start: 3, end: 4)
      },
      .style("padding 10 %") { $0.padding = .all(.percent(0.1)) },
      .style("border 4 3 2 1") { $0.border = FlexboxEdges(top: 4, bottom: 3, start: 2, end: 1) },
      .style("padding and border") {
        $0.padding = .symmetric(horizontal: 5)
        $0.border = .symmetric(vertical: 6)
      },
      .style("left to right") { $0.layoutDirection = .leftToRight },
      .style("right to left") { $0.layoutDirection = .rightToLeft },
    ]
    + [FlexboxStyle.JustifyContent.center, .end, .spaceBetween, .spaceAround, .spaceEvenly].map {
      value in .style("justify \(value)") { $0.justifyContent = value }
    }
    + [FlexboxStyle.AlignItems.stretch, .center, .end, .baseline].map { value in
      .style("align \(value)") { $0.alignItems = value }
    }
    + [FlexboxStyle.AlignContent.start, .end, .center, .spaceBetween, .spaceAround, .stretch].map {
      value in
      .style("wrap, align lines \(value)") {
        $0.alignContent = value
        $0.wrap = .wrap
        $0.spacing = 9
      }
    } + [
      .style("wrap in reverse") {
        $0.wrap = .wrapReverse
        $0.spacing = 9
      }
    ]

  private static let children: [Option] =
    [
      .child("before 2") { $0.spacingBefore = 2 }, .child("after 3") { $0.spacingAfter = 3 },
      .child("margin 1 2 3 4") { $0.margin = FlexboxEdges(top: 1, bottom: 2, start: 3, end: 4) },
      .child("margin auto") { $0.margin = FlexboxEdges(top: .auto, start: .auto) },
      .child("margin and spacing") {
        $0.margin = .all(2)
        $0.spacingBefore = 1
        $0.spacingAfter = 4
      },
      .child("padding 1 2 3 4") { $0.padding = FlexboxEdges(top: 1, bottom: 2, start: 3, end: 4) },
      .child("grow 1") { $0.grow = 1 }, .child("basis 30") { $0.basis = 30 },
      .child("basis 50 %") { $0.basis = .percent(0.5) },
      .child("shrink 1, basis 90") {
        $0.shrink = 1
        $0.basis = 90
      },
      .child("ratio 2") { $0.aspectRatio = 2 }, .child("before the others") { $0.zIndex = 1 },
      .child("behind the others") { $0.zIndex = -1 },
      .child("height as baseline") {
        $0.usesHeightAsBaseline = true
        $0.alignSelf = .baseline
      },
      .child("size 7 x 8") { $0.size = ComponentSize(width: 7, height: 8) },
      .child("size 25 %") {
        $0.size = ComponentSize(width: .percent(0.25), height: .percent(0.25))
      },
      .child("at most 5 x 5") { $0.size = ComponentSize(maxWidth: 5, maxHeight: 5) },
      .child("at least 15 x 15") { $0.size = ComponentSize(minWidth: 15, minHeight: 15) },
      .child("without a component") { $0.component = nil },
      .child("absolute at the top and the start") {
        $0.position.isAbsolute = true
        $0.position.top = 1
        $0.position.start = 2
      },
      .child("absolute at the bottom and the end") {
        $0.position.isAbsolute = true
        $0.position.bottom = 3
        $0.position.end = .percent(0.1)
      },
      .child("absolute at the right") {
        $0.position.isAbsolute = true
        $0.position.right = 5
      },
      .child("absolute at the left") {
        $0.position.isAbsolute = true
        $0.position.left = 5
      },
      .child("relative") {
        $0.position.top = 2
        $0.position.left = 3
      },
    ]
    + [FlexboxChild.AlignSelf.stretch, .start, .center, .end, .baseline].map { value in
      .child("align self \(value)") { $0.alignSelf = value }
    }

  private func frames(
    _ option: Option, _ direction: FlexboxStyle.Direction, _ writing: WritingDirection,
    in range: SizeRange
  ) -> String {
    var children = [
      FlexboxChild(Sized(10, 12, baseline: 9)), FlexboxChild(Sized(20, 6, baseline: 5)),
      FlexboxChild(flexbox(.row, [FlexboxChild(Sized(4, 20)), FlexboxChild(Sized(40, 5))])),
    ]
    let flexbox = flexbox(
      direction,
      { style in
        if case .style(_, let change) = option { change(&style) }
      },
      {
        if case .child(_, let change) = option { change(&children[1]) }
        return children
      }())
    let traits = Traits(pixelRatio: 2, writingDirection: writing)
    let layout = RenderContext(environment: HostEnvironment(traits: traits)).run {
      flexbox.layout(thatFits: range, parentSize: ParentSize(range.max))
    }
    let places = layout.children.map {
      "\(text($0.position.x)) \(text($0.position.y)) \(text($0.layout.size.width)) "
        + text($0.layout.size.height)
    }
    return "\(text(layout.size.width)) \(text(layout.size.height)): "
      + places.joined(separator: " | ")
  }

  private func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func eachOptionGivesTheRecordedFrames(writing: WritingDirection) throws {
    var lines: [String] = []
    for direction in [FlexboxStyle.Direction.row, .column, .rowReverse, .columnReverse] {
      for option in Self.styles + Self.children {
        lines.append("\(direction), \(option.name)")
        for range in [SizeRange.exactly(60, 50), .upTo(60, 50), .upTo(200, .infinity)] {
          lines.append("  " + frames(option, direction, writing, in: range))
        }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    try Golden("flexbox-\(writing).txt").check(text)
  }
}

/// A leaf with a natural size and a baseline.
private final class Sized: Component {
  private let natural: Size
  private let baseline: Double?

  init(_ width: Double, _ height: Double, baseline: Double? = nil) {
    natural = Size(width: width, height: height)
    self.baseline = baseline
    super.init()
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(natural))
  }

  override func firstBaseline(of layout: Layout) -> Double? { baseline }
}
