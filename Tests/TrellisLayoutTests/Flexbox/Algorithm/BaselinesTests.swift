import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §8.3 and §8.5: baselines. The baseline of a leaf is 10 px below the top of its content.
struct BaselinesTests {
  private func leaf(
    _ words: [Int] = [1], padding: Double = 0, _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> Box {
    Box(words: words) {
      $0.padding.top = .points(padding)
      change(&$0)
    }
  }

  private func row(_ items: [Box], _ change: (inout FlexStyle) -> Void = { _ in }) -> Box {
    Box(
      {
        $0.alignItems = .baseline
        change(&$0)
      }, items)
  }

  @Test func itemsOfARowHaveOneBaseline() {
    expect(
      row([leaf(padding: 20), leaf(padding: 5), leaf { $0.margin.top = 8 }]), size: (30, 30),
      [Rect(0, 0, 10, 30), Rect(10, 15, 10, 15), Rect(20, 20, 10, 10)])
  }

  /// The greatest ascent and the greatest descent belong to different items.
  @Test func aLineHoldsTheHighestAndTheDeepestItem() {
    let deep = leaf { $0.padding.bottom = 40 }
    let high = leaf(padding: 20)
    let low = leaf { $0.padding.bottom = 2 }
    expect(
      row([deep, high, low]), size: (30, 70),
      [Rect(0, 20, 10, 50), Rect(10, 0, 10, 30), Rect(20, 20, 10, 12)])
    expect(
      row([high, deep, low]), size: (30, 70),
      [Rect(0, 0, 10, 30), Rect(10, 20, 10, 50), Rect(20, 20, 10, 12)])
  }

  /// In reversed lines, the distance is from the bottom, including the margin there.
  @Test func baselinesOfAReversedWrapAreFromTheBottom() {
    expect(
      row([leaf(padding: 20) { $0.margin.bottom = 10 }, leaf(padding: 5)]) {
        $0.wrap = .wrapReverse
        $0.height = 60
        $0.width = 20
      }, [Rect(0, 20, 10, 30), Rect(10, 35, 10, 15)])
  }

  @Test func theBaselineOfABoxWithoutOneIsItsBottom() {
    expect(
      row([Box(10, 30), leaf(padding: 5)]), size: (20, 30),
      [Rect(0, 0, 10, 30), Rect(10, 15, 10, 15)])
  }

  @Test func theBaselineOfARowIsThatOfItsFirstLine() {
    let inner = Box(
      {
        $0.width = 20
        $0.wrap = .wrap
        $0.padding.top = 3
      },
      [
        leaf(padding: 4), leaf(padding: 9) { $0.alignSelf = .baseline },
        leaf(padding: 50) { $0.alignSelf = .baseline },
      ])
    // The item with baseline alignment is used, 3 + 9 + 10 from the top.
    expect(
      row([leaf(padding: 30), inner]), size: (30, 100),
      [
        Rect(0, 0, 10, 40), Rect(10, 18, 20, 82), Rect(0, 3, 10, 19), Rect(10, 3, 10, 19),
        Rect(0, 22, 10, 60),
      ])
  }

  @Test func theBaselineOfAColumnIsThatOfItsFirstItem() {
    let inner = Box({ $0.direction = .column }, [Box(10, 7), leaf()])
    expect(
      row([leaf(padding: 20), inner]), size: (20, 40),
      [Rect(0, 0, 10, 30), Rect(10, 23, 10, 17), Rect(0, 0, 10, 7), Rect(0, 7, 10, 10)])
  }

  /// In a column, baseline alignment is alignment at the start of the text direction.
  @Test func baselineItemsOfAColumnAreAtItsStart() {
    for isRightToLeft in [false, true] {
      let items = [leaf { $0.margin.left = 5 }, leaf { $0.margin.right = 7 }]
      expect(
        Box(
          50, 20,
          {
            $0.direction = .column
            $0.alignItems = .baseline
            if isRightToLeft { $0.textDirection = .rightToLeft }
          }, items),
        isRightToLeft
          ? [Rect(33, 0, 10, 10), Rect(33, 10, 10, 10)]
          : [Rect(5, 0, 10, 10), Rect(5, 10, 10, 10)])
    }
  }

  @Test func theBaselineOfAScrollContainerIsInsideOfIt() {
    let low = Box(
      20, 5,
      {
        $0.overflowX = .hidden
        $0.overflowY = .hidden
        $0.alignItems = .flexStart
      }, [Box(words: [1])])
    let row = Box(100, 50, { $0.alignItems = .baseline }, [low, Box(words: [1])])
    #expect(row.frames()[1].y == 5)
  }

  @Test func theLeftEdgesOfAColumnOfReversedLinesAreAligned() {
    let column = Box(
      100, 50,
      {
        $0.direction = .column
        $0.wrap = .wrapReverse
        $0.alignItems = .baseline
      }, [Box(20, 10), Box(30, 10)])
    #expect(column.frames().dropFirst() == [Rect(70, 0, 20, 10), Rect(70, 10, 30, 10)])
  }
}
