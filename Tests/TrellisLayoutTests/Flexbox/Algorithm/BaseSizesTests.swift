import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.2.3: the size of an item before it flexes, in a row of 300 by 10 px.
struct BaseSizesTests {
  private func width(of item: Box) -> Double {
    Box(300, 10, { _ in }, [item]).frames()[1].width
  }

  @Test func aBasisComesBeforeTheWidth() {
    #expect(width(of: Box(80, 10) { $0.flexBasis = 50 }) == 50)
    #expect(width(of: Box(80, 10) { $0.flexBasis = .percent(0.5) }) == 150)
    #expect(width(of: Box(80, 10)) == 80)
    #expect(width(of: Box(words: [3, 2])) == 50)
    #expect(width(of: Box(words: [3, 2]) { $0.width = .percent(0.1) }) == 30)
  }

  @Test func aBasisOfTheContentLeavesTheWidthAside() {
    #expect(
      width(
        of: Box(words: [3, 2]) {
          $0.width = 80
          $0.flexBasis = .content
        }) == 50)
    #expect(width(of: Box(words: [3, 2]) { $0.flexBasis = .minContent }) == 30)
    #expect(width(of: Box(words: [3, 2]) { $0.flexBasis = .maxContent }) == 50)
  }

  @Test func aBasisIsOfTheBoxThatItsSizingNames() {
    #expect(
      width(
        of: Box {
          $0.flexBasis = 50
          $0.padding.left = 10
          $0.border.right = 5
        }) == 50)
    #expect(
      width(
        of: Box {
          $0.flexBasis = 50
          $0.boxSizing = .contentBox
          $0.padding.left = 10
          $0.border.right = 5
        }) == 65)
    #expect(
      width(
        of: Box {
          $0.flexBasis = 5
          $0.padding.left = 10
        }) == 10)
  }

  @Test func aPercentageOfAnUnknownHeightIsTheContents() {
    let column = Box(
      {
        $0.direction = .column
        $0.width = 50
      }, [Box(words: [3, 3]) { $0.flexBasis = .percent(0.5) }, Box(words: [1])])
    expect(column, size: (50, 30), [Rect(0, 0, 50, 20), Rect(0, 20, 50, 10)])
  }

  @Test func aBasisStaysInItsBounds() {
    func width(min: FlexLength = .auto, max: FlexLength = .auto) -> Double {
      self.width(
        of: Box {
          $0.flexBasis = 50
          $0.minWidth = min
          $0.maxWidth = max
        })
    }
    #expect(width(min: 70) == 70)
    #expect(width(max: 30) == 30)
    #expect(width(min: 40, max: 30) == 40)
  }

  /// The minimum of 150 px would be a width of 150 px, and the base size as high.
  @Test func aPercentageOfTheHeightIsIndefiniteWhileTheContentIsMeasured() {
    var item = Box({ _ in }, [Box(30, 10)])
    item.style.flexBasis = .content
    item.style.flexGrow = 1
    item.style.aspectRatio = 1
    item.style.minWidth = 0
    item.style.minHeight = .percent(0.5)
    let other = Box {
      $0.flexBasis = 0
      $0.flexGrow = 1
      $0.minHeight = 0
    }
    let style = FlexStyle {
      $0.width = 300
      $0.height = 300
      $0.direction = .column
      $0.alignItems = .flexStart
    }
    #expect(Box({ $0 = style }, [item, other]).frames()[1].height == 165)
  }
}
