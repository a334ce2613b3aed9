import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.3: the items of each line.
struct FlexLinesTests {
  /// The numbers of items in the lines of a row of 100 px.
  private func counts(
    _ widths: [Double], gap: Double = 0, wrap: FlexWrap = .wrap,
    _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> [Int] {
    let items = widths.map { width in Box(.points(width), 10) { $0.flexShrink = 0 } }
    let row = Box(
      {
        $0.width = 100
        $0.wrap = wrap
        $0.columnGap = .points(gap)
        change(&$0)
      }, items)
    let tops = row.frames().dropFirst().map(\.y)
    return Set(tops).sorted().map { top in tops.count { $0 == top } }
  }

  @Test func itemsThatDoNotFitGoToTheNextLine() {
    #expect(counts([40, 40, 40]) == [2, 1])
    #expect(counts([40, 40, 40], wrap: .noWrap) == [3])
    #expect(counts([120, 10, 90, 1]) == [1, 2, 1])
  }

  @Test func itemsThatFillALineExactlyFit() {
    #expect(counts([50, 50]) == [2])
    #expect(counts([45, 45], gap: 10) == [2])
    #expect(counts([45, 46], gap: 10) == [1, 1])
  }

  /// Browsers round lengths down to 1/64 px, so that three thirds fit.
  @Test func anExcessBelowASixtyFourthFits() {
    #expect(counts([50, 50.015]) == [2])
    #expect(counts([50, 50.02]) == [1, 1])
  }

  @Test func marginsPaddingAndLimitsCountForTheLine() {
    let wide = Box(50, 10) { $0.margin.left = 1 }
    expect(
      Box(
        {
          $0.width = 100
          $0.wrap = .wrap
        }, [wide, Box(50, 10)]), size: (100, 20), [Rect(1, 0, 50, 10), Rect(0, 10, 50, 10)])
    let limited = Box(80, 10) { $0.maxWidth = 50 }
    expect(
      Box(
        {
          $0.width = 100
          $0.wrap = .wrap
        }, [limited, Box(50, 10)]), size: (100, 10), [Rect(0, 0, 50, 10), Rect(50, 0, 50, 10)])
  }

  @Test func linesOfAReversedWrapGoUp() {
    expect(
      Box(
        {
          $0.width = 100
          $0.wrap = .wrapReverse
        }, [Box(60, 10), Box(60, 20), Box(40, 30)]), size: (100, 40),
      [Rect(0, 30, 60, 10), Rect(0, 10, 60, 20), Rect(60, 0, 40, 30)])
  }

  @Test func columnsWrapAtAHeightOrAGreatestHeight() {
    for isLimit in [false, true] {
      expect(
        Box(
          {
            $0.direction = .column
            $0.wrap = .wrap
            $0.alignContent = .flexStart
            if isLimit { $0.maxHeight = 50 } else { $0.height = 50 }
            $0.width = 100
          }, [Box(10, 30), Box(20, 20), Box(30, 10)]), size: (100, 50),
        [Rect(0, 0, 10, 30), Rect(0, 30, 20, 20), Rect(20, 0, 30, 10)])
    }
    expect(
      Box(
        {
          $0.direction = .column
          $0.wrap = .wrap
        }, [Box(10, 30), Box(20, 30)]), size: (20, 60), [Rect(0, 0, 10, 30), Rect(0, 30, 20, 30)])
  }
}
