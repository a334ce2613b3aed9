import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.4: the cross sizes of lines and items.
struct CrossSizesTests {
  @Test func aLineIsAsHighAsItsHighestItemWithMargins() {
    let high = Box(10, 20) {
      $0.margin.top = 3
      $0.margin.bottom = 4
    }
    expect(
      Box({ _ in }, [Box(10, 25), high, Box(10, .auto)]), size: (30, 27),
      [Rect(0, 0, 10, 25), Rect(10, 3, 10, 20), Rect(20, 0, 10, 27)])
  }

  @Test func aSingleLineIsAsHighAsItsContainer() {
    let margin = Box(10, .auto) {
      $0.margin.top = 3
      $0.margin.bottom = 4
    }
    expect(
      Box(30, 15, { _ in }, [Box(10, .auto), margin, Box(10, 40)]),
      [Rect(0, 0, 10, 15), Rect(10, 3, 10, 8), Rect(20, 0, 10, 40)])
    expect(
      Box(
        {
          $0.width = 30
          $0.minHeight = 15
        }, [Box(10, .auto), Box(10, 5)]), size: (30, 15),
      [Rect(0, 0, 10, 15), Rect(10, 0, 10, 5)])
    expect(
      Box(
        {
          $0.width = 30
          $0.maxHeight = 15
        }, [Box(10, .auto), Box(10, 40)]), size: (30, 15),
      [Rect(0, 0, 10, 15), Rect(10, 0, 10, 40)])
  }

  @Test func linesShareTheRemainingHeight() {
    func rows(_ height: FlexLength, _ alignment: FlexContentAlignment) -> Box {
      Box(
        50, height,
        {
          $0.wrap = .wrap
          $0.alignContent = alignment
          $0.rowGap = 4
        }, [Box(40, 10), Box(40, .auto), Box(40, 20)])
    }
    // 72 less 8 for gaps and 30 for items: 34, or 11.33 for each of the three lines.
    expect(
      rows(72, .stretch),
      [Rect(0, 0, 40, 10), Rect(0, 25.333, 40, 11.333), Rect(0, 40.667, 40, 20)])
    expect(
      rows(72, .flexStart), [Rect(0, 0, 40, 10), Rect(0, 14, 40, 0), Rect(0, 18, 40, 20)])
    expect(
      rows(.auto, .stretch), size: (50, 38),
      [Rect(0, 0, 40, 10), Rect(0, 14, 40, 0), Rect(0, 18, 40, 20)])
    // Lines that overflow keep their heights.
    expect(
      rows(20, .stretch), [Rect(0, 0, 40, 10), Rect(0, 14, 40, 0), Rect(0, 18, 40, 20)])
  }

  @Test func aStretchedItemStaysInItsBounds() {
    let low = Box(10, .auto) { $0.maxHeight = 8 }
    let high = Box(10, .auto) { $0.minHeight = 25 }
    expect(
      Box(30, 15, { _ in }, [low, high, Box(words: [1])]),
      [Rect(0, 0, 10, 8), Rect(10, 0, 10, 25), Rect(20, 0, 10, 15)])
  }

  /// An item is laid out at its main size before its line's cross size is found.
  @Test func theHeightOfATextFollowsFromItsWidth() {
    expect(
      Box({ $0.width = 60 }, [Box(words: [3, 3, 3]) { $0.flexBasis = 30 }, Box(30, 5)]),
      size: (60, 30), [Rect(0, 0, 30, 30), Rect(30, 0, 30, 5)])
    expect(
      Box(
        {
          $0.direction = .column
          $0.width = 40
        }, [Box(words: [3, 3])]), size: (40, 20), [Rect(0, 0, 40, 20)])
  }

  @Test func theWidthOfAColumnIsThatOfItsWidestItem() {
    let wide = Box(20, 5) {
      $0.margin.left = 3
      $0.margin.right = 4
    }
    expect(
      Box({ $0.direction = .column }, [wide, Box(.auto, 5), Box(words: [1, 1])]), size: (27, 20),
      [Rect(3, 0, 20, 5), Rect(0, 5, 27, 5), Rect(0, 10, 27, 10)])
  }

  @Test func aRowOfARatioIsAsHighAsItsItems() {
    func size(_ change: @escaping (inout FlexStyle) -> Void) -> Size {
      let row = Box(
        {
          $0.width = 50
          $0.aspectRatio = 1
          change(&$0)
        }, [Box(10, 80)])
      return row.frames()[0].size
    }
    #expect(size { _ in } == Size(width: 50, height: 80))
    #expect(size { $0.minHeight = 0 } == Size(width: 50, height: 50))
  }

  @Test func anIntrinsicMaximumIsTheHeightOfTheItems() {
    let row = Box(50, 30, { $0.maxHeight = .maxContent }, [Box(10, 10)])
    #expect(row.frames()[0].size == Size(width: 50, height: 10))
  }
}
