import Testing
import TrellisLayout

/// CSS Positioned Layout Level 3, §4: sizes of absolute boxes, and the blocks that contain them.
struct AbsoluteBoxesTests {
  /// The frame of an absolute box, the only child of a box of 100 by 100.
  private func frame(
    of box: Box, in parent: (inout FlexStyle) -> Void = { _ in },
    _ change: (inout FlexStyle) -> Void
  ) -> Rect {
    var box = box
    box.style.position = .absolute
    change(&box.style)
    return Box(100, 100, parent, [box]).frames()[1]
  }

  @Test func theStaticPositionFollowsTheDirectionOfTheItems() {
    let box = Box(20, 10)
    #expect(
      frame(of: box, in: { $0.direction = .rowReverse }, { _ in }) == Rect(80, 0, 20, 10))
    #expect(
      frame(
        of: box,
        in: {
          $0.direction = .rowReverse
          $0.justifyContent = .spaceBetween
        }, { _ in }
      ) == Rect(80, 0, 20, 10))
    #expect(frame(of: box, in: { $0.wrap = .wrapReverse }, { _ in }) == Rect(0, 90, 20, 10))
    #expect(frame(of: box) { $0.textDirection = .rightToLeft } == Rect(0, 0, 20, 10))
  }

  @Test func aCentredBoxHasTheRoomOfItsShorterSide() {
    var text = Box(words: [4, 4])
    text.style.position = .absolute
    let parent = Box(
      60, 20,
      {
        $0.position = .static
        $0.justifyContent = .center
      }, [text])
    #expect(
      Box(200, 50, { $0.alignItems = .flexStart }, [parent]).frames()[2] == Rect(0, 0, 60, 20))
  }

  @Test func aBoxTooLargeForItsInsetsStartsWhereItsContainerDoes() {
    #expect(
      frame(of: Box(120, 10)) {
        $0.textDirection = .rightToLeft
        $0.inset = FlexEdges(all: 0)
        $0.margin.left = .auto
        $0.margin.right = .auto
      } == Rect(0, 0, 120, 10))
  }

  @Test func aScrollbarAtTheBottomIsOutsideOfTheContainingBlock() {
    #expect(
      frame(
        of: Box(20, .auto),
        in: {
          $0.overflowX = .scroll
          $0.scrollbarThickness = 15
        },
        {
          $0.inset.top = 0
          $0.inset.bottom = 0
        }
      ) == Rect(0, 0, 20, 85))
  }

  @Test func aScrollbarIsNoWiderThanItsBox() {
    var box = Box(5, 5)
    box.style.position = .absolute
    box.style.inset.left = 0
    let frames = Box(
      10, 100,
      {
        $0.textDirection = .rightToLeft
        $0.overflowY = .scroll
        $0.scrollbarThickness = 15
      }, [box]
    ).frames()
    #expect(frames[1].x == 10)
  }

  @Test func theOwnAlignmentOfABoxAppliesBetweenItsInsets() {
    func place(_ alignment: FlexItemAlignment, height: FlexLength, top: FlexLength) -> Double {
      frame(of: Box(20, height)) {
        $0.alignSelf = alignment
        $0.inset.top = top
        $0.inset.bottom = 0
      }.y
    }
    #expect(place(.selfEnd, height: 10, top: 0) == 90)
    #expect(place(.selfStart, height: 10, top: 0) == 0)
    // Only a box with an alignment is moved back into its block.
    #expect(place(.normal, height: 90, top: 20) == 20)
    #expect(place(.start, height: 90, top: 20) == 10)
  }

  @Test func anIntrinsicMaximumIsTheHeightOfTheContent() {
    #expect(
      frame(of: Box(20, 50, { _ in }, [Box(10, 20)])) { $0.maxHeight = .maxContent }
        == Rect(0, 0, 20, 20))
  }

  /// A height that depends on the content in any way gives no width to a box with a ratio.
  @Test func anIntrinsicHeightOrLimitIsThatOfTheContent() {
    let content = Box(10, 30)
    func size(_ change: @escaping (inout FlexStyle) -> Void) -> Size {
      frame(of: Box({ _ in }, [content])) {
        $0.height = 20
        change(&$0)
      }.size
    }
    #expect(size { _ in } == Size(width: 10, height: 20))
    #expect(size { $0.height = .maxContent } == Size(width: 10, height: 30))
    #expect(size { $0.height = .minContent } == Size(width: 10, height: 30))
    #expect(size { $0.height = .fitContent } == Size(width: 10, height: 30))
    #expect(size { $0.minHeight = .maxContent } == Size(width: 10, height: 30))
    #expect(size { $0.minHeight = .minContent } == Size(width: 10, height: 30))
    func limited(_ change: @escaping (inout FlexStyle) -> Void) -> Size {
      size {
        $0.height = 50
        change(&$0)
      }
    }
    #expect(limited { _ in } == Size(width: 10, height: 50))
    #expect(limited { $0.maxHeight = .maxContent } == Size(width: 10, height: 30))
    #expect(limited { $0.minHeight = .maxContent } == Size(width: 10, height: 50))
  }

  @Test func aRatioGivesTheSizeThatTheInsetsLeaveOpen() {
    #expect(
      frame(of: Box()) {
        $0.aspectRatio = 2
        $0.inset = FlexEdges(all: 0)
      } == Rect(0, 0, 100, 50))
    #expect(
      frame(of: Box()) {
        $0.aspectRatio = 2
        $0.maxHeight = 10
        $0.inset.left = 0
        $0.inset.right = 0
      } == Rect(0, 0, 20, 10))
  }

  @Test func aRatioLeavesRoomForTheLongestWord() {
    func size(_ overflow: FlexOverflow) -> Size {
      frame(of: Box(words: [4])) {
        $0.aspectRatio = 1
        $0.height = 10
        $0.overflowX = overflow
      }.size
    }
    #expect(size(.visible) == Size(width: 40, height: 10))
    #expect(size(.hidden) == Size(width: 10, height: 10))
  }

  @Test func boxesBelowABoxThatIsReplacedByItsChildrenArePlaced() {
    var box = Box(10, 10)
    box.style.position = .absolute
    box.style.inset.right = 0
    let replaced = Box({ $0.display = .contents }, [box])
    #expect(Box(100, 100, { _ in }, [replaced]).frames()[2] == Rect(90, 0, 10, 10))
  }

  @Test func aBoxThatIsHiddenWithItsParentHasNoFrame() {
    let tree = FlexTree()
    let box = tree.makeNode(
      FlexStyle {
        $0.position = .absolute
        $0.width = 10
        $0.height = 10
      })
    let item = tree.makeNode(
      FlexStyle {
        $0.width = 20
        $0.height = 20
        $0.minWidth = 0
      })
    // No width of its content is found, so that its layout alone is repeated.
    let parent = tree.makeNode(
      FlexStyle {
        $0.width = 50
        $0.height = 50
        $0.minWidth = 0
      }, children: [item, box])
    let middle = tree.makeNode(children: [parent])
    let root = tree.makeNode(children: [middle])
    tree.compute(root)
    #expect(tree.frame(of: box).width == 10)
    // After this, the layout of the parent is complete, with that of its absolute box.
    tree.updateStyle(of: item) { $0.height = 30 }
    tree.compute(root)
    tree.updateStyle(of: item) { $0.height = 40 }
    tree.updateStyle(of: middle) { $0.display = .none }
    tree.compute(root)
    #expect(tree.frame(of: box) == .zero)
  }
}
