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
}
