import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// CKInsetComponentTests: all sixteen combinations of a finite and an infinite inset.
struct InsetComponentTests {
  private func insets(_ combination: Int, _ finite: Dimension) -> InsetEdges {
    func edge(_ bit: Int) -> Dimension {
      combination & bit == 0 ? finite : .points(.infinity)
    }
    return InsetEdges(top: edge(1), left: edge(2), bottom: edge(4), right: edge(8))
  }

  /// The expected position of the child on one axis.
  private func place(
    _ leadingIsInfinite: Bool, _ trailingIsInfinite: Bool, room: Double, child: Double,
    inset: Double
  ) -> Double {
    switch (leadingIsInfinite, trailingIsInfinite) {
    case (false, _): inset
    case (true, false): room - inset - child
    case (true, true): (room - child) / 2
    }
  }

  @Test(arguments: 0..<16) func takesSpaceForInfiniteInsetsOfAVariableSize(combination: Int) {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: insets(combination, 10), child: box(10, 10)), in: .upTo(300, 300))
    let isWide = combination & 10 != 0
    let isHigh = combination & 5 != 0
    #expect(layout.size == Size(width: isWide ? 300 : 30, height: isHigh ? 300 : 30))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(
          place(combination & 2 != 0, combination & 8 != 0, room: 300, child: 10, inset: 10),
          place(combination & 1 != 0, combination & 4 != 0, room: 300, child: 10, inset: 10),
          10, 10)
      ])
  }

  @Test(arguments: 0..<16, [10.0, 0.0])
  func stretchesTheChildOnlyBetweenFiniteInsetsOfAFixedSize(combination: Int, inset: Double) {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: insets(combination, .points(inset)), child: box(10, 10)),
      in: .exactly(300, 300))
    let width = combination & 10 == 0 ? 300 - 2 * inset : 10
    let height = combination & 5 == 0 ? 300 - 2 * inset : 10
    #expect(layout.size == Size(width: 300, height: 300))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(
          place(combination & 2 != 0, combination & 8 != 0, room: 300, child: width, inset: inset),
          place(combination & 1 != 0, combination & 4 != 0, room: 300, child: height, inset: inset),
          width, height)
      ])
  }

  /// A minimum size, no maximum, and the minimum as the parent's size or none: like the root of a page.
  @Test(arguments: 0..<16, [true, false])
  func takesSpaceForInfiniteInsetsOfAMinimumSize(combination: Int, isParentKnown: Bool) {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: insets(combination, 10), child: box(10, 10)),
      in: SizeRange(min: Size(width: 300, height: 300)),
      parentSize: isParentKnown ? ParentSize(Size(width: 300, height: 300)) : .undefined)
    let width = combination & 10 == 0 ? 280.0 : 10
    let height = combination & 5 == 0 ? 280.0 : 10
    #expect(layout.size == Size(width: 300, height: 300))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(
          place(combination & 2 != 0, combination & 8 != 0, room: 300, child: width, inset: 10),
          place(combination & 1 != 0, combination & 4 != 0, room: 300, child: height, inset: 10),
          width, height)
      ])
  }

  private let pushedDown = InsetEdges(top: .points(.infinity), bottom: 24)

  @Test func pushesTheChildDownInAStackOfAMinimumHeight() {
    let stack = ZStackComponent(children: [
      box(50, 50), InsetComponent(insets: pushedDown, child: box(10, 10)),
    ])
    let layout = LayoutProbe.layout(
      stack, in: range(300, 800, 300, .infinity),
      parentSize: ParentSize(width: 300, height: nil))
    #expect(layout.size == Size(width: 300, height: 800))
    #expect(LayoutProbe.frames(layout).last == Rect(0, 766, 300, 10))
  }

  @Test func pushesTheChildDownInAnOverlayOfAMinimumHeight() {
    let overlay = OverlayComponent(
      content: box(300, 50), overlay: InsetComponent(insets: pushedDown, child: box(10, 10)))
    let layout = LayoutProbe.layout(
      overlay, in: range(300, 800, 300, .infinity),
      parentSize: ParentSize(width: 300, height: nil))
    #expect(LayoutProbe.frames(layout).last == Rect(0, 766, 300, 10))
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func pushesTheChildToTheSideThatTheReadingDirectionNames(direction: WritingDirection) {
    let insets = InsetEdges(start: .points(.infinity), end: 24, direction: direction)
    let layout = LayoutProbe.layout(
      InsetComponent(insets: insets, child: box(10, 10)),
      in: SizeRange(min: Size(width: 300, height: 0)), parentSize: .undefined)
    #expect(layout.size == Size(width: 300, height: 10))
    let x = direction == .leftToRight ? 266.0 : 24
    #expect(LayoutProbe.frames(layout) == [Rect(x, 0, 10, 10)])
  }

  @Test func isAsLargeAsItsChildForAnUnknownSize() {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: insets(1, 10), child: box(10, 10)), in: SizeRange(),
      parentSize: .undefined)
    #expect(layout.size == Size(width: 30, height: 20))
    #expect(LayoutProbe.frames(layout) == [Rect(10, 0, 10, 10)])
  }

  @Test func takesSharesOfTheParent() {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: InsetEdges(top: .percent(0.1), left: .percent(0.25)), child: box()),
      in: .exactly(200, 100))
    #expect(LayoutProbe.frames(layout) == [Rect(50, 10, 150, 90)])
  }

  @Test func givesTheChildNoSpaceIfTheInsetsTakeAll() {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: EdgeInsets(all: 30), child: box(10, 10)), in: .exactly(40, 40))
    #expect(layout.size == Size(width: 40, height: 40))
    #expect(LayoutProbe.frames(layout) == [Rect(30, 30, 0, 0)])
  }

  @Test func aChildWithoutRoomStaysAtTheEdge() {
    let layout = LayoutProbe.layout(
      InsetComponent(
        insets: InsetEdges(left: .points(.infinity), right: 60), child: box(10, 10)),
      in: .exactly(40, 40))
    #expect(LayoutProbe.frames(layout) == [Rect(0, 0, 0, 40)])
  }

  @Test func leavesAnUnknownParentUnknown() {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: EdgeInsets(all: 5), child: box(.percent(0.5), 10)),
      in: .upTo(100, 100), parentSize: .undefined)
    #expect(layout.size == Size(width: 10, height: 20))
  }

  @Test func percentagesOfTheChildAreThoseOfTheRoomWithinTheInsets() {
    let layout = LayoutProbe.layout(
      InsetComponent(insets: EdgeInsets(all: 10), child: box(.percent(0.5), .percent(0.25))),
      in: .upTo(100, 100))
    #expect(LayoutProbe.frames(layout) == [Rect(10, 10, 40, 20)])
  }
}
