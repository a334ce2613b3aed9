import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.5 and §9.6, and relative insets: the positions of items in their lines.
struct PlacementTests {
  private func item(_ change: (inout FlexStyle) -> Void = { _ in }) -> Box { Box(20, 10, change) }

  @Test func automaticMarginsShareTheFreeSpaceAlone() {
    let items = [
      item { $0.margin.left = .auto },
      item {
        $0.margin.left = .auto
        $0.margin.right = .auto
      }, item(),
    ]
    for justification in [FlexContentAlignment.start, .center, .spaceBetween] {
      expect(
        Box(120, 10, { $0.justifyContent = justification }, items),
        [Rect(20, 0, 20, 10), Rect(60, 0, 20, 10), Rect(100, 0, 20, 10)])
    }
  }

  @Test func automaticMarginsAreZeroWithoutFreeSpace() {
    let items = [item { $0.margin.left = .auto }, item { $0.flexShrink = 0 }].map { box in
      var box = box
      box.style.flexShrink = 0
      return box
    }
    expect(
      Box(30, 10, { $0.justifyContent = .flexEnd }, items),
      [Rect(-10, 0, 20, 10), Rect(10, 0, 20, 10)])
  }

  @Test func marginsAndGapsSeparateItems() {
    let items = [
      item {
        $0.margin.left = 1
        $0.margin.right = 2
      }, item { $0.margin.left = 4 }, item { $0.margin.top = 3 },
    ]
    expect(
      Box({ $0.columnGap = 8 }, items), size: (83, 13),
      [Rect(1, 0, 20, 10), Rect(35, 0, 20, 10), Rect(63, 3, 20, 10)])
    expect(
      Box(
        {
          $0.direction = .column
          $0.rowGap = 8
          $0.columnGap = 100
        }, items), size: (24, 49),
      [Rect(1, 0, 20, 10), Rect(4, 18, 20, 10), Rect(0, 39, 20, 10)])
  }

  @Test func gapsSeparateLines() {
    expect(
      Box(
        50, .auto,
        {
          $0.wrap = .wrap
          $0.rowGap = 6
          $0.columnGap = 9
        }, [item(), item(), item()]), size: (50, 26),
      [Rect(0, 0, 20, 10), Rect(29, 0, 20, 10), Rect(0, 16, 20, 10)])
    expect(
      Box(
        100, 25,
        {
          $0.direction = .column
          $0.wrap = .wrap
          $0.rowGap = 6
          $0.columnGap = 9
          $0.alignContent = .flexStart
        }, [item(), item(), item()]),
      // Two items would need 26 px, so each has a line of its own.
      [Rect(0, 0, 20, 10), Rect(29, 0, 20, 10), Rect(58, 0, 20, 10)])
  }

  @Test func aRowOfTextFromTheRightBeginsAtTheRight() {
    let items = [item { $0.margin.right = 5 }, item { $0.margin.start = 3 }]
    expect(
      Box(
        100, 10,
        {
          $0.textDirection = .rightToLeft
          $0.padding.start = 7
        }, items), [Rect(68, 0, 20, 10), Rect(45, 0, 20, 10)])
    expect(
      Box(
        100, 10,
        {
          $0.textDirection = .rightToLeft
          $0.direction = .rowReverse
        }, items), [Rect(0, 0, 20, 10), Rect(25, 0, 20, 10)])
  }

  @Test func relativeInsetsMoveOnlyTheirBox() {
    let moved = item {
      $0.inset.top = 4
      $0.inset.bottom = 9
      $0.inset.left = 3
      $0.inset.right = 8
    }
    expect(
      Box(100, 20, { $0.alignItems = .flexStart }, [moved, item()]),
      [Rect(3, 4, 20, 10), Rect(20, 0, 20, 10)])
    let back = item {
      $0.inset.bottom = 9
      $0.inset.right = 8
    }
    expect(
      Box(100, 20, { $0.alignItems = .flexStart }, [back, item()]),
      [Rect(-8, -9, 20, 10), Rect(20, 0, 20, 10)])
    expect(
      Box(
        100, 20,
        {
          $0.textDirection = .rightToLeft
          $0.alignItems = .flexStart
        }, [moved, item()]), [Rect(72, 4, 20, 10), Rect(60, 0, 20, 10)])
    let share = item {
      $0.inset.top = .percent(0.5)
      $0.inset.left = .percent(0.1)
    }
    expect(Box(100, 20, { _ in }, [share]), [Rect(10, 10, 20, 10)])
    expect(Box({ $0.width = 100 }, [share]), [Rect(10, 0, 20, 10)])
  }

  @Test func staticBoxesIgnoreInsets() {
    let fixed = item {
      $0.position = .static
      $0.inset.top = 4
      $0.inset.left = 3
    }
    expect(Box(100, 20, { _ in }, [fixed]), [Rect(0, 0, 20, 10)])
  }

  @Test func edgesAndScrollbarsNarrowTheInside() {
    func box(_ direction: FlexTextDirection) -> Box {
      Box(
        100, 50,
        {
          $0.textDirection = direction
          $0.padding = FlexEdges(top: 1, left: 2, bottom: 3, right: 4)
          $0.border = FlexEdges(top: 5, left: 6, bottom: 7, right: 8)
          $0.overflowX = .scroll
          $0.overflowY = .scroll
          $0.scrollbarThickness = 15
        }, [Box { $0.flexGrow = 1 }])
    }
    expect(box(.leftToRight), [Rect(8, 6, 65, 19)])
    expect(box(.rightToLeft), [Rect(23, 6, 65, 19)])
  }

  @Test func anAutomaticMarginIsZeroBesideAnItemTooWide() {
    let item = Box(150, 10) {
      $0.flexShrink = 0
      $0.margin.left = .auto
    }
    #expect(Box(100, 50, { _ in }, [item]).frames()[1] == Rect(0, 0, 150, 10))
  }

  @Test func aPercentageOfAnUnknownHeightIsNoInset() {
    let item = Box(20, 10) {
      $0.position = .relative
      $0.inset.top = .percent(0.5)
      $0.inset.bottom = 10
    }
    #expect(Box({ _ in }, [item]).frames()[1] == Rect(0, -10, 20, 10))
    #expect(Box(100, 50, { _ in }, [item]).frames()[1] == Rect(0, 25, 20, 10))
  }

  @Test func aBorderOfTheEndIsOnTheLeftOfTextFromTheRight() {
    let box = Box(
      100, 50,
      {
        $0.textDirection = .rightToLeft
        $0.border.end = 7
        $0.border.start = 3
      }, [Box(.percent(1), 10)])
    #expect(box.frames()[1] == Rect(7, 0, 90, 10))
  }
}
