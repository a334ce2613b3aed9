import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §4.5: the minimum size of an item in a row of 50 px.
struct AutomaticMinimumsTests {
  private func width(of item: Box, beside other: Box? = nil) -> Double {
    Box(50, 20, { _ in }, [item] + (other.map { [$0] } ?? [])).frames()[1].width
  }

  @Test func anItemIsNotSmallerThanItsLongestWord() {
    #expect(width(of: Box(words: [4, 8])) == 80)
    #expect(width(of: Box(words: [4, 4])) == 50)
    #expect(width(of: Box(words: [4, 8]) { $0.minWidth = 0 }) == 50)
    #expect(width(of: Box(words: [4, 8]) { $0.minWidth = 60 }) == 60)
  }

  @Test func aWidthBelowTheContentsIsTheMinimum() {
    #expect(width(of: Box(words: [8]) { $0.width = 60 }) == 60)
    #expect(width(of: Box(words: [3]) { $0.width = 100 }) == 50)
    #expect(width(of: Box(words: [8]) { $0.width = 100 }) == 80)
    // 90 px are missing, and are subtracted in proportion to the widths: 100 − 90 × 100 / 140.
    let beside = width(of: Box(words: [3]) { $0.width = 100 }, beside: Box(40, 10))
    #expect(abs(beside - 35.714) < 0.001)
  }

  @Test(arguments: [FlexOverflow.hidden, .scroll, .auto])
  func aScrollContainerShrinksBelowItsContent(overflow: FlexOverflow) {
    #expect(
      width(
        of: Box(words: [8]) {
          $0.overflowX = overflow
          $0.overflowY = overflow
        }) == 50)
  }

  @Test func aClippedBoxIsNoScrollContainer() {
    #expect(
      width(
        of: Box(words: [8]) {
          $0.overflowX = .clip
          $0.overflowY = .clip
        }) == 80)
  }

  @Test func aGreatestWidthLimitsTheMinimum() {
    #expect(width(of: Box(words: [8]) { $0.maxWidth = 60 }) == 60)
  }

  @Test func inAColumnTheHeightOfTheContentIsTheMinimum() {
    func column(_ change: (inout FlexStyle) -> Void) -> [Rect] {
      Box(
        {
          $0.direction = .column
          $0.width = 30
          $0.height = 15
        }, [Box(words: [3, 3], change)]
      ).frames()
    }
    #expect(column { _ in }[1].height == 20)
    #expect(column { $0.minHeight = 0 }[1].height == 15)
    #expect(column { $0.height = 40 }[1].height == 20)
    #expect(column { $0.height = 18 }[1].height == 18)
    #expect(
      column {
        $0.overflowX = .hidden
        $0.overflowY = .hidden
      }[1].height == 15)
  }
}
