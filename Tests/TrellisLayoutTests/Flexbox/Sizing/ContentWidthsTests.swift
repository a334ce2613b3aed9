import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.9: the content-based widths of containers.
struct ContentWidthsTests {
  private func size(
    _ children: [Box], _ change: @escaping (inout FlexStyle) -> Void = { _ in }
  ) -> Size {
    Box(change, children).frames()[0].size
  }

  @Test func anItemThatCannotGrowCountsWithItsBasis() {
    func item(grow: Double) -> Box {
      Box(words: [4]) {
        $0.flexBasis = 10
        $0.flexGrow = grow
        $0.minWidth = 0
      }
    }
    #expect(size([item(grow: 0)]).width == 10)
    #expect(size([item(grow: 1)]).width == 40)
  }

  @Test func aWrappingRowIsAsWideAsItsWidestItem() {
    let items = [Box(20, 10) { $0.margin.left = -50 }, Box(40, 10)]
    #expect(size(items) { $0.wrap = .wrap }.width == 40)
    #expect(size(items).width == 10)
  }

  @Test func anAbsoluteBoxDoesNotWidenColumns() {
    let items = [Box(10, 15), Box(20, 15), Box(50, 5) { $0.position = .absolute }]
    for (width, expected) in [(FlexLength.minContent, 20.0), (.maxContent, 30)] {
      let size = size(items) {
        $0.direction = .column
        $0.wrap = .wrap
        $0.width = width
        $0.height = 20
      }
      #expect(size.width == expected)
    }
  }

  @Test func columnsHaveGapsAndMarginsBetweenThem() {
    let items = [Box(10, 15) { $0.margin.left = 5 }, Box(10, 15)]
    func columns(_ width: FlexLength) -> Double {
      size(items) {
        $0.direction = .column
        $0.wrap = .wrap
        $0.width = width
        $0.height = 20
        $0.columnGap = 7
      }.width
    }
    #expect(columns(.auto) == 32)
    #expect(columns(.maxContent) == 32)
    #expect(columns(.minContent) == 15)
  }

  @Test func onlyARowOfOneLineStretchesARatioForItsWidth() {
    let item = Box({ $0.aspectRatio = 2 }, [Box(10, 10)])
    func row(_ wrap: FlexWrap) -> Double {
      size([item]) {
        $0.height = 50
        $0.wrap = wrap
      }.width
    }
    #expect(row(.noWrap) == 100)
    #expect(row(.wrap) == 10)
  }

  @Test func aMinimumThatFitsItsContentIsTheLongestWord() {
    let text = Box(words: [2, 2]) {
      $0.width = 5
      $0.minWidth = .fitContent
    }
    #expect(text.frames()[0].width == 20)
  }
}
