import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §4.1 and CSS Positioned Layout Level 3, §3 and §4: absolute boxes in a box of 100
/// by 100.
struct AbsolutePositionsTests {
  private func frame(
    _ change: (inout FlexStyle) -> Void, in parent: (inout FlexStyle) -> Void = { _ in },
    beside others: [Box] = []
  ) -> Rect {
    let box = Box {
      $0.position = .absolute
      change(&$0)
    }
    let frames = Box(100, 100, parent, others + [box]).frames()
    return frames[frames.count - 1]
  }

  private func sized(_ style: inout FlexStyle, _ width: FlexLength, _ height: FlexLength) {
    style.width = width
    style.height = height
  }

  @Test func insetsPlaceAndStretchABox() {
    #expect(
      frame {
        $0.inset.left = 10
        $0.inset.top = 20
        sized(&$0, 30, 40)
      } == Rect(10, 20, 30, 40))
    #expect(
      frame {
        $0.inset.right = 10
        $0.inset.bottom = 20
        sized(&$0, 30, 40)
      } == Rect(60, 40, 30, 40))
    #expect(
      frame { $0.inset = FlexEdges(top: 5, left: 10, bottom: 15, right: .percent(0.2)) }
        == Rect(10, 5, 70, 80))
    // Over-constrained: the start and the top take precedence.
    #expect(
      frame {
        $0.inset = FlexEdges(top: 5, left: 10, bottom: 15, right: 20)
        sized(&$0, 30, 40)
      } == Rect(10, 5, 30, 40))
    #expect(
      frame(
        {
          $0.inset = FlexEdges(top: 5, left: 10, bottom: 15, right: 20)
          sized(&$0, 30, 40)
        }, in: { $0.textDirection = .rightToLeft }) == Rect(50, 5, 30, 40))
  }

  @Test func insetsAreFromThePaddingBox() {
    #expect(
      frame(
        {
          $0.inset.left = .percent(0.1)
          $0.inset.top = 0
          sized(&$0, .percent(0.5), 10)
        },
        in: {
          $0.border = FlexEdges(all: 10)
          $0.padding = FlexEdges(all: 20)
        }) == Rect(18, 10, 40, 10))
  }

  @Test(arguments: [FlexDirection.row, .column])
  func aLargeBoxWithoutInsetsIsSafeOnRequest(_ direction: FlexDirection) {
    func place(_ overflow: FlexOverflowAlignment) -> [Double] {
      let frame = frame(
        {
          $0.alignSelf = FlexItemAlignment(.center, overflow: overflow)
          sized(&$0, 140, 160)
        }, in: { $0.direction = direction })
      return [frame.x, frame.y]
    }
    #expect(place(.safe) == [0, 0])
    #expect(place(.unsafe) == (direction == .row ? [0, -30] : [-20, 0]))
  }

  @Test func automaticMarginsCentreBetweenInsets() {
    #expect(
      frame {
        $0.inset = FlexEdges(all: 0)
        $0.margin = FlexEdges(all: .auto)
        sized(&$0, 30, 40)
      } == Rect(35, 30, 30, 40))
    #expect(
      frame {
        $0.inset = FlexEdges(all: 0)
        $0.margin.left = .auto
        $0.margin.top = .auto
        $0.margin.right = 5
        sized(&$0, 30, 40)
      } == Rect(65, 60, 30, 40))
    // Without free space, a box is at its start horizontally, and centred vertically.
    #expect(
      frame {
        $0.inset = FlexEdges(all: 0)
        $0.margin = FlexEdges(all: .auto)
        sized(&$0, 120, 140)
      } == Rect(0, -20, 120, 140))
  }

  @Test(
    arguments: [
      (.flexStart, .flexStart, 0, 0), (.center, .flexStart, 35, 0), (.flexEnd, .flexStart, 70, 0),
      (.spaceBetween, .center, 0, 30), (.spaceAround, .flexEnd, 35, 60),
      (.spaceEvenly, .stretch, 35, 0), (.end, .baseline, 70, 0),
    ] as [(FlexContentAlignment.Position, FlexItemAlignment.Position, Double, Double)])
  func aBoxWithoutInsetsIsAlignedAsTheOnlyItem(
    main: FlexContentAlignment.Position, cross: FlexItemAlignment.Position, x: Double, y: Double
  ) {
    #expect(
      frame(
        { sized(&$0, 30, 40) },
        in: {
          $0.justifyContent = FlexContentAlignment(main)
          $0.alignItems = FlexItemAlignment(cross)
        }, beside: [Box(50, 50)]) == Rect(x, y, 30, 40))
    #expect(
      frame(
        { sized(&$0, 40, 30) },
        in: {
          $0.direction = .column
          $0.justifyContent = FlexContentAlignment(main)
          $0.alignItems = FlexItemAlignment(cross)
        }) == Rect(y, x, 40, 30))
  }

  /// A box aligned between two insets that is too large for them is moved back into its container.
  @Test func aBoxTooLargeForItsInsetsIsKeptInside() {
    func top(_ height: Double, _ start: FlexLength, _ end: FlexLength) -> Double {
      frame {
        $0.inset.top = start
        $0.inset.bottom = end
        $0.alignSelf = .center
        sized(&$0, 10, .points(height))
      }.y
    }
    #expect(top(40, 10, 30) == 20)
    #expect(top(70, 10, 30) == 5)
    #expect(top(95, 10, 30) == 0)
    #expect(top(90, 30, 10) == 10)
    #expect(top(130, 10, 30) == 0)
  }

  @Test func aBoxInAStaticParentIsPlacedInTheOneAround() {
    let absolute = Box(20, .auto) {
      $0.position = .absolute
      $0.inset.top = 5
      $0.inset.bottom = 5
      $0.inset.right = 0
    }
    let parent = Box(
      40, 30,
      {
        $0.position = .static
        $0.margin.left = 10
        $0.margin.top = 20
      }, [absolute])
    expect(
      Box(100, 100, { _ in }, [parent]), [Rect(10, 20, 40, 30), Rect(70, -15, 20, 90)])
  }

  @Test func aBoxWithoutAWidthFitsItsContent() {
    func width(_ change: (inout FlexStyle) -> Void) -> Rect {
      let box = Box(words: [6, 6]) {
        $0.position = .absolute
        change(&$0)
      }
      return Box(100, 100, { _ in }, [box]).frames()[1]
    }
    #expect(width { $0.inset.left = 10 } == Rect(10, 0, 90, 20))
    #expect(
      width {
        $0.inset.left = 10
        $0.inset.top = 0
      } == Rect(10, 0, 90, 20))
    #expect(
      width {
        $0.inset.left = -20
        $0.inset.top = 0
      } == Rect(-20, 0, 120, 10))
  }
}
