import Testing
import TrellisLayout

/// CSS Sizing Level 4, §6: sizes transferred through an aspect ratio.
struct AspectRatiosTests {
  private func size(
    of box: Box, ratio: Double = 2, _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> [Double] {
    var box = box
    box.style.aspectRatio = ratio
    change(&box.style)
    let frame = Box(100, 100, { $0.alignItems = .flexStart }, [box]).frames()[1]
    return [frame.width, frame.height]
  }

  @Test func theOtherSizeFollows() {
    #expect(size(of: Box(40, .auto)) == [40, 20])
    #expect(size(of: Box(.auto, 20)) == [40, 20])
    #expect(size(of: Box(40, 30)) == [40, 30])
  }

  @Test func theRatioIsOfTheBoxThatItsSizingNames() {
    func edges(_ style: inout FlexStyle) {
      style.padding.left = 10
      style.padding.top = 4
    }
    #expect(size(of: Box(40, .auto), edges) == [40, 20])
    #expect(
      size(of: Box(40, .auto)) {
        edges(&$0)
        $0.boxSizing = .contentBox
      } == [50, 24])
    #expect(
      size(of: Box(.auto, 20)) {
        edges(&$0)
        $0.boxSizing = .contentBox
      } == [50, 24])
  }

  @Test func boundsOfOneSizeHoldForTheOther() {
    #expect(size(of: Box(40, .auto)) { $0.maxHeight = 15 } == [40, 15])
    #expect(size(of: Box(.auto, .auto)) { $0.minHeight = 30 } == [60, 30])
    #expect(size(of: Box(.auto, 20)) { $0.maxWidth = 30 } == [30, 20])
  }

  @Test func theContentIsALeastHeight() {
    #expect(size(of: Box(words: [2, 2, 2]) { $0.width = 20 }) == [20, 30])
    #expect(
      size(of: Box(words: [2, 2, 2]) { $0.width = 20 }) { $0.minHeight = 0 } == [20, 10])
  }

  @Test func percentagesReferToAHeightFromARatio() {
    let inside = Box(10, .percent(0.5))
    let item = Box(
      50, .auto,
      {
        $0.aspectRatio = 1
        $0.alignItems = .flexStart
      }, [inside])
    #expect(Box({ $0.direction = .column }, [item]).frames()[2] == Rect(0, 0, 10, 25))
  }

  @Test func percentagesReferToARatioBelowAHigherContent() {
    let item = Box(
      20, .auto,
      {
        $0.aspectRatio = 1
        $0.alignItems = .flexStart
      }, [Box(5, 50), Box(5, .percent(0.5))])
    let frames = Box({ $0.width = 100 }, [item]).frames()
    #expect(frames[1].size == Size(width: 20, height: 50))
    #expect(frames[3].height == 10)
  }

  @Test func aGreatestWidthLimitsTheLeastHeightOfAnItem() {
    let item = Box(
      30, .auto,
      {
        $0.aspectRatio = 1
        $0.maxWidth = 30
      }, [Box(10, 100)])
    #expect(Box({ $0.direction = .column }, [item]).frames()[1].size == Size(width: 30, height: 30))
  }

  @Test func aRatioLeavesRoomForTheLongestWordOfARoot() {
    let root = Box(words: [4]) {
      $0.aspectRatio = 1
      $0.height = 10
    }
    #expect(root.frames()[0].size == Size(width: 40, height: 10))
  }

  @Test func aMinimumWidthHoldsForTheHeightOfTheContent() {
    func size(_ change: (inout FlexStyle) -> Void) -> Size {
      var item = Box(.auto, .auto, change, [Box(30, 10)])
      item.style.aspectRatio = 2
      item.style.minWidth = 100
      item.style.flexShrink = 0
      let style = FlexStyle {
        $0.direction = .column
        $0.alignItems = .flexStart
        $0.width = 300
      }
      var column = Box({ $0 = style }, [item])
      column.style.height = 300
      return column.frames()[1].size
    }
    let whole = Size(width: 100, height: 50)
    #expect(
      size {
        $0.height = .minContent
        $0.minHeight = 0
      } == whole)
    #expect(
      size {
        $0.height = 5
        $0.minHeight = .minContent
      } == whole)
  }
}
