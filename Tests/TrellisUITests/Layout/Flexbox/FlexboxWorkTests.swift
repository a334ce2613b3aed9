import TestSupport
import Testing
import TrellisLayout
import TrellisUI

@testable import TrellisComponents

/// The work of a changed flexbox, whose tree is kept: only the changed children and those that depend on them are laid out
/// again.
struct FlexboxWorkTests {
  private struct Change: Sendable {
    let name: String
    let apply: @Sendable (inout [FlexboxChild], inout FlexboxStyle) -> Void

    init(
      _ name: String,
      _ apply: @escaping @Sendable (inout [FlexboxChild], inout FlexboxStyle) -> Void
    ) {
      (self.name, self.apply) = (name, apply)
    }
  }

  private static let changes: [Change] =
    [
      Change("none") { _, _ in },
      Change("an equal child in the middle") { children, _ in
        guard let old = children[5].component as? Leaf else { return }
        children[5].component = Leaf(old.natural.width, id: old.layouts.id)
      },
      Change("two swapped") { children, _ in children.swapAt(3, 12) },
      Change("the first moved to the end") { children, _ in children.append(children.removeFirst())
      },
      Change("reversed") { children, _ in children.reverse() },
      Change("one inserted") { children, _ in children.insert(FlexboxChild(Leaf(9, id: 900)), at: 7)
      },
      Change("one appended") { children, _ in children.append(FlexboxChild(Leaf(9, id: 900))) },
      Change("one removed") { children, _ in children.remove(at: 7) },
      Change("the last removed") { children, _ in children.removeLast() },
      Change("all replaced") { children, _ in
        for index in children.indices {
          children[index].component = Leaf(Double(index), id: UInt32(500 + index))
        }
      },
      Change("all removed") { children, _ in children = [] },
      Change("one without a component") { children, _ in children[4].component = nil },
      Change("without layouts") { children, _ in children[6].component = Leaf(16, id: 0) },
      Change("another spacing") { _, style in style.spacing = 4 },
      Change("another alignment") { _, style in style.alignItems = .baseline },
      Change("another direction") { _, style in style.direction = .column },
      Change("one grows") { children, _ in children[8].grow = 1 },
      Change("one with padding") { children, _ in children[8].padding = .all(1) },
      Change("a column in the middle") { children, _ in
        children[9].component = flexbox(.column, [FlexboxChild(Leaf(3, id: 901))])
      },
      Change("a component around a column in the middle") { children, _ in
        let column = flexbox(.column, [FlexboxChild(Leaf(3, id: 901))])
        children[9].component = CompositeComponent(child: column)
      },
      Change("a component around a leaf in the middle") { children, _ in
        children[9].component = CompositeComponent(child: Leaf(3, id: 901))
      },
    ]
    + [0, 10, 15].map { place in
      Change("another child at \(place)") { children, _ in
        if children.indices.contains(place) { children[place].component = Leaf(33, id: 902) }
      }
    }
    + [2, 3, 4, 5].map { count in
      Change("\(count) other children") { children, _ in
        for index in 0..<min(count, children.count) {
          children[index * 2].component = Leaf(Double(20 + index), id: UInt32(910 + index))
        }
      }
    }

  /// The frames equal a new flexbox's, and the work is that which was recorded.
  @Test func changedFlexboxesDoTheRecordedWork() throws {
    var lines: [String] = []
    for (count, start) in [(16, FlexboxStyle.Wrap.noWrap), (40, .noWrap), (20, .wrap)] {
      for change in Self.changes {
        var style = FlexboxStyle(direction: .row)
        style.alignItems = .start
        style.wrap = start
        var children = (0..<count).map { FlexboxChild(Leaf(Double(10 + $0), id: UInt32(1 + $0))) }
        let old = FlexboxComponent(style: style, children: children)
        old.willLayOutAgain()
        _ = work(of: old)
        let repeated = work(of: old)
        change.apply(&children, &style)
        let changed = FlexboxComponent(style: style, children: children)
        let fresh = FlexboxComponent(style: style, children: children)
        changed.didReplace(old)
        let (steps, frames) = work(of: changed)
        let (most, expected) = work(of: fresh)
        #expect(frames == expected, "\(count), \(change.name)")
        lines.append("\(count) \(start), \(change.name): \(repeated.0), \(steps) of \(most)")
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    try Golden("flexbox-work.txt").check(text)
  }

  /// Each change after each other one, and back again: the frames equal a new flexbox's.
  @Test(arguments: Rounds.areLong ? [16, 24] : [16])
  func oneChangeAfterAnotherGivesTheFramesOfANewFlexbox(count: Int) {
    for first in Self.changes {
      for second in Self.changes {
        var style = FlexboxStyle(direction: .row)
        style.alignItems = .start
        var children = (0..<count).map { FlexboxChild(Leaf(Double(10 + $0), id: UInt32(1 + $0))) }
        let start = (children, style)
        var shown = FlexboxComponent(style: style, children: children)
        shown.willLayOutAgain()
        _ = work(of: shown)
        for change in [first.apply, second.apply, { ($0, $1) = start }, second.apply] {
          if children.count >= 16 { change(&children, &style) }
          let next = FlexboxComponent(style: style, children: children)
          next.didReplace(shown)
          let frames = work(of: next).1
          let fresh = work(of: FlexboxComponent(style: style, children: children)).1
          #expect(frames == fresh, "\(first.name), \(second.name)")
          shown = next
        }
      }
    }
  }

  /// Rows with boxes of one form are cheaper than the first one.
  @Test func rowsWithTheBoxesOfTheFirstOneDoLessWork() {
    let rows = (0..<8).map { row in
      flexbox(
        .row,
        (0..<6).map { FlexboxChild(Leaf(Double(row + $0), id: 0)) }
          + [FlexboxChild(flexbox(.column, (0..<3).map { FlexboxChild(Leaf(Double($0), id: 0)) }))])
    }
    let steps = RenderContext(environment: HostEnvironment()).run {
      rows.map { row in
        let before = RenderContext.remainingSteps
        _ = row.layout(thatFits: range(200, 0, 200, .infinity), parentSize: .undefined)
        return before - RenderContext.remainingSteps
      }
    }
    #expect(Set(steps.dropFirst()) == [steps[1]])
    #expect(steps[1] <= steps[0])
  }

  /// Neighbours that share their options have the frames of neighbours with equal options of their own.
  @Test(
    arguments: [FlexboxStyle.Direction.row, .columnReverse], [FlexboxStyle.Wrap.noWrap, .wrap])
  func sharedOptionsGiveTheFramesOfEqualOnes(
    direction: FlexboxStyle.Direction, wrap: FlexboxStyle.Wrap
  ) {
    let options: [(inout FlexboxChild) -> Void] = [
      { $0.spacingAfter = 3 }, { $0.spacingBefore = 2 }, { $0.position.isAbsolute = true },
      {
        $0.spacingBefore = 1
        $0.spacingAfter = 5
      },
    ]
    func child(_ index: Int) -> FlexboxChild {
      var child = FlexboxChild(nil)
      options[index](&child)
      return child
    }
    var generator = SeededGenerator(seed: 5)
    var style = FlexboxStyle(direction: direction)
    style.spacing = 4
    style.wrap = wrap
    for step in 0..<40 {
      let runs = (0..<8).flatMap { _ in
        Array(repeating: generator.below(options.count), count: 1 + generator.below(5))
      }
      let known = options.indices.map(child)
      var places = runs.indices.map { _ in generator.below(6) == 0 && step % 3 == 0 ? 0 : 1 }
      places[generator.below(places.count)] = 1
      let parts = places.enumerated().map { $1 == 0 ? nil : Leaf(9, id: UInt32(1 + $0)) }
      func flexbox(_ make: (Int) -> FlexboxChild, changed: Int? = nil) -> FlexboxComponent {
        FlexboxComponent(
          style: style,
          children: zip(runs, parts).enumerated().map { index, part in
            var child = make(part.0)
            child.component = index == changed ? Leaf(20, id: 99) : part.1
            return child
          })
      }
      let old = flexbox { known[$0] }
      old.willLayOutAgain()
      #expect(work(of: old).1 == work(of: flexbox(child)).1, "step \(step)")
      let place = generator.below(runs.count)
      let changed = flexbox({ known[$0] }, changed: place)
      changed.didReplace(old)
      let expected = flexbox(child, changed: place)
      #expect(work(of: changed).1 == work(of: expected).1, "step \(step), \(place)")
    }
  }

  /// The steps of the layout of `flexbox` in a render of its own, and the frames.
  private func work(of flexbox: FlexboxComponent) -> (Int, [Rect]) {
    RenderContext(environment: HostEnvironment()).run {
      let before = RenderContext.remainingSteps
      let layout = flexbox.layout(
        thatFits: range(150, 0, 150, .infinity), parentSize: .undefined)
      return (before - RenderContext.remainingSteps, LayoutProbe.frames(layout))
    }
  }
}

/// A leaf with a natural width and a layout id.
private final class Leaf: Component {
  let natural: Size

  init(_ width: Double, id: UInt32) {
    natural = Size(width: width, height: 10)
    super.init()
    layouts.id = id
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(natural))
  }
}
