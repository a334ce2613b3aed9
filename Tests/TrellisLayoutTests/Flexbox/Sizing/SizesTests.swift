import Testing
import TrellisLayout

/// CSS Sizing Level 3: bounds, percentages and content-based sizes.
struct SizesTests {
  /// The size of a box in a column of 100 by 60 with items at its start.
  private func size(of box: Box, in height: FlexLength = 60) -> [Double] {
    let frame = Box(
      100, height,
      {
        $0.direction = .column
        $0.alignItems = .flexStart
      }, [box]
    ).frames()[1]
    return [frame.width, frame.height]
  }

  @Test func aMinimumBeatsAMaximum() {
    #expect(
      size(
        of: Box(30, 10) {
          $0.minWidth = 50
          $0.maxWidth = 40
          $0.minHeight = 15
          $0.maxHeight = 12
        }) == [50, 15])
  }

  @Test func percentagesAreOfTheContentBox() {
    #expect(size(of: Box(.percent(0.5), .percent(0.25))) == [50, 15])
    #expect(
      size(
        of: Box(10, 10) {
          $0.minWidth = .percent(0.3)
          $0.maxHeight = .percent(0.1)
        }) == [30, 6])
  }

  @Test func percentagesOfAnUnknownHeightDoNotCount() {
    #expect(size(of: Box(words: [3]) { $0.height = .percent(0.5) }, in: .auto) == [30, 10])
    #expect(size(of: Box(words: [3]) { $0.minHeight = .percent(0.5) }, in: .auto) == [30, 10])
    #expect(size(of: Box(words: [3]) { $0.maxHeight = .percent(0.5) }, in: .auto) == [30, 10])
  }

  @Test func paddingAndBorderAreInsideOrOutside() {
    func box(_ sizing: FlexBoxSizing, _ width: FlexLength, _ height: FlexLength) -> Box {
      Box(width, height) {
        $0.boxSizing = sizing
        $0.padding.left = 6
        $0.border.bottom = 4
      }
    }
    #expect(size(of: box(.borderBox, 30, 20)) == [30, 20])
    #expect(size(of: box(.contentBox, 30, 20)) == [36, 24])
    #expect(size(of: box(.borderBox, 2, 1)) == [6, 4])
    #expect(size(of: box(.contentBox, .percent(0.5), .percent(0.5))) == [56, 34])
  }

  @Test func percentagesOfEdgesAreOfTheWidth() {
    #expect(
      size(
        of: Box {
          $0.padding.top = .percent(0.1)
          $0.padding.left = .percent(0.2)
        }) == [20, 10])
    let frames = Box(
      100, 60, { $0.alignItems = .flexStart }, [Box(10, 10) { $0.margin.top = .percent(0.1) }]
    ).frames()
    #expect(frames[1].y == 10)
  }

  @Test func aBoxMayBeAsWideAsItsContent() {
    func text(_ width: FlexLength, _ margin: FlexLength = 0) -> Box {
      Box(words: [6, 3, 4]) {
        $0.width = width
        $0.margin.left = margin
      }
    }
    #expect(size(of: text(.minContent)) == [60, 30])
    #expect(size(of: text(.maxContent)) == [130, 10])
    #expect(size(of: text(.fitContent)) == [100, 20])
    #expect(size(of: text(.fitContent, 10)) == [90, 20])
    #expect(size(of: text(.fitContent, 50)) == [60, 30])
    #expect(size(of: text(.stretch, 10)) == [90, 20])
    #expect(size(of: text(.auto, 10)) == [90, 20])
  }

  @Test func contentSizesMayBeBounds() {
    func text(_ width: FlexLength, _ change: (inout FlexStyle) -> Void) -> Box {
      Box(words: [6, 3]) {
        $0.width = width
        change(&$0)
      }
    }
    #expect(size(of: text(10) { $0.minWidth = .minContent }) == [60, 20])
    #expect(size(of: text(200) { $0.maxWidth = .maxContent }) == [90, 10])
    let bounded = text(60) {
      $0.height = 0
      $0.minHeight = .minContent
    }
    #expect(size(of: bounded) == [60, 20])
  }

  /// The content-based width of a row is the sum of its items', that of a column is the largest.
  @Test func containersAreAsWideAsTheirItems() {
    let texts = [Box(words: [2, 3]), Box(words: [4, 1])]
    func box(_ width: FlexLength, _ change: (inout FlexStyle) -> Void) -> Box {
      Box(
        {
          $0.width = width
          $0.columnGap = 5
          change(&$0)
        }, texts)
    }
    #expect(size(of: box(.maxContent) { _ in })[0] == 105)
    #expect(size(of: box(.minContent) { _ in })[0] == 75)
    #expect(size(of: box(.minContent) { $0.wrap = .wrap })[0] == 40)
    #expect(size(of: box(.maxContent) { $0.direction = .column })[0] == 50)
    #expect(size(of: box(.minContent) { $0.direction = .column })[0] == 40)
  }
}
