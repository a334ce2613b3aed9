import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §8 and CSS Box Alignment Level 3: alignment of items and lines in free space.
struct AlignmentTests {
  private func offsets(
    _ position: FlexContentAlignment.Position, overflow: FlexOverflowAlignment = .default,
    in width: Double, count: Int = 3, _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> [Double] {
    let items = (0..<count).map { _ in Box(20, 10) { $0.flexShrink = 0 } }
    return Box(
      {
        $0.width = .points(width)
        $0.height = 10
        $0.justifyContent = FlexContentAlignment(position, overflow: overflow)
        change(&$0)
      }, items
    ).frames().dropFirst().map(\.x)
  }

  @Test(
    arguments: [
      (.start, [0, 20, 40]), (.flexStart, [0, 20, 40]), (.normal, [0, 20, 40]),
      (.stretch, [0, 20, 40]), (.left, [0, 20, 40]), (.end, [60, 80, 100]),
      (.flexEnd, [60, 80, 100]), (.right, [60, 80, 100]), (.center, [30, 50, 70]),
      (.spaceBetween, [0, 50, 100]), (.spaceAround, [10, 50, 90]), (.spaceEvenly, [15, 50, 85]),
    ] as [(FlexContentAlignment.Position, [Double])])
  func freeSpaceOfARowIsDistributed(position: FlexContentAlignment.Position, x: [Double]) {
    #expect(offsets(position, in: 120) == x)
  }

  @Test(
    arguments: [
      (.start, [40, 20, 0]), (.flexStart, [100, 80, 60]), (.normal, [100, 80, 60]),
      (.stretch, [100, 80, 60]), (.left, [40, 20, 0]), (.end, [100, 80, 60]),
      (.flexEnd, [40, 20, 0]), (.right, [100, 80, 60]), (.center, [70, 50, 30]),
      (.spaceBetween, [100, 50, 0]), (.spaceAround, [90, 50, 10]), (.spaceEvenly, [85, 50, 15]),
    ] as [(FlexContentAlignment.Position, [Double])])
  func freeSpaceOfAReversedRowIsDistributed(position: FlexContentAlignment.Position, x: [Double]) {
    #expect(offsets(position, in: 120) { $0.direction = .rowReverse } == x)
  }

  @Test(
    arguments: [
      (.start, [100, 80, 60]), (.end, [40, 20, 0]), (.left, [40, 20, 0]), (.right, [100, 80, 60]),
      (.flexEnd, [40, 20, 0]),
    ] as [(FlexContentAlignment.Position, [Double])])
  func sidesOfARowFromTheRightAreThoseOfItsText(
    position: FlexContentAlignment.Position, x: [Double]
  ) {
    #expect(offsets(position, in: 120) { $0.textDirection = .rightToLeft } == x)
  }

  @Test(
    arguments: [
      (.spaceBetween, [0]), (.spaceAround, [40]), (.spaceEvenly, [40]), (.center, [40]),
    ] as [(FlexContentAlignment.Position, [Double])])
  func oneItemHasTheSpaceAroundIt(position: FlexContentAlignment.Position, x: [Double]) {
    #expect(offsets(position, in: 100, count: 1) == x)
  }

  @Test(
    arguments: [
      (.center, .default, [-10, 10, 30]), (.center, .unsafe, [-10, 10, 30]),
      (.center, .safe, [0, 20, 40]), (.end, .default, [-20, 0, 20]), (.end, .safe, [0, 20, 40]),
      (.flexEnd, .safe, [0, 20, 40]), (.spaceBetween, .default, [0, 20, 40]),
      (.spaceAround, .default, [0, 20, 40]), (.spaceEvenly, .default, [0, 20, 40]),
    ] as [(FlexContentAlignment.Position, FlexOverflowAlignment, [Double])])
  func itemsThatOverflowKeepToASide(
    position: FlexContentAlignment.Position, overflow: FlexOverflowAlignment, x: [Double]
  ) {
    #expect(offsets(position, overflow: overflow, in: 40) == x)
  }

  /// The vertical position and the height of an item of 10 px in a row of height `height`.
  private func place(
    _ position: FlexItemAlignment.Position, overflow: FlexOverflowAlignment = .default,
    isOwn: Bool = false, in height: Double = 50, itemHeight: FlexLength = 10,
    _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> [Double] {
    let alignment = FlexItemAlignment(position, overflow: overflow)
    let item = Box(10, itemHeight) {
      if isOwn { $0.alignSelf = alignment }
      change(&$0)
    }
    let frame = Box(
      40, .points(height), { if !isOwn { $0.alignItems = alignment } }, [item]
    ).frames()[1]
    return [frame.y, frame.height]
  }

  @Test(arguments: [true, false]) func itemsAreAlignedAcross(isOwn: Bool) {
    #expect(place(.flexStart, isOwn: isOwn) == [0, 10])
    #expect(place(.start, isOwn: isOwn) == [0, 10])
    #expect(place(.selfStart, isOwn: isOwn) == [0, 10])
    #expect(place(.flexEnd, isOwn: isOwn) == [40, 10])
    #expect(place(.end, isOwn: isOwn) == [40, 10])
    #expect(place(.center, isOwn: isOwn) == [20, 10])
    #expect(place(.stretch, isOwn: isOwn) == [0, 10])
    #expect(place(.stretch, isOwn: isOwn, itemHeight: .auto) == [0, 50])
    #expect(place(.normal, isOwn: isOwn, itemHeight: .auto) == [0, 50])
    #expect(place(.center, isOwn: isOwn, itemHeight: .auto) == [25, 0])
  }

  @Test(arguments: [true, false]) func anOverflowingItemIsSafeOnRequest(isOwn: Bool) {
    #expect(place(.center, isOwn: isOwn, in: 4) == [-3, 10])
    #expect(place(.center, overflow: .unsafe, isOwn: isOwn, in: 4) == [-3, 10])
    #expect(place(.center, overflow: .safe, isOwn: isOwn, in: 4) == [0, 10])
    #expect(place(.flexEnd, overflow: .safe, isOwn: isOwn, in: 4) == [0, 10])
    #expect(place(.flexEnd, isOwn: isOwn, in: 4) == [-6, 10])
  }

  @Test func anItemsOwnAlignmentComesFirst() {
    let items = [FlexItemAlignment.auto, .flexStart, .flexEnd].map { alignment in
      Box(10, 10) { $0.alignSelf = alignment }
    }
    expect(
      Box(60, 50, { $0.alignItems = .center }, items),
      [Rect(0, 20, 10, 10), Rect(10, 0, 10, 10), Rect(20, 40, 10, 10)])
  }

  @Test func automaticMarginsComeBeforeAnyAlignment() {
    #expect(place(.flexEnd) { $0.margin.bottom = .auto } == [0, 10])
    #expect(place(.flexStart) { $0.margin.top = .auto } == [40, 10])
    #expect(
      place(.flexEnd) {
        $0.margin.top = .auto
        $0.margin.bottom = .auto
      } == [20, 10])
    #expect(place(.stretch, itemHeight: .auto) { $0.margin.bottom = .auto } == [0, 0])
  }

  @Test func anAutomaticMarginOnEitherSideKeepsAnItemOfAColumnFromStretching() {
    for isLeft in [true, false] {
      let item = Box(words: [2]) {
        if isLeft { $0.margin.left = .auto } else { $0.margin.right = .auto }
      }
      expect(
        Box(50, 30, { $0.direction = .column }, [item]), [Rect(isLeft ? 30 : 0, 0, 20, 10)])
    }
  }

  @Test(
    arguments: [
      (.flexStart, [0, 10]), (.flexEnd, [30, 40]), (.center, [15, 25]), (.spaceBetween, [0, 40]),
      (.spaceAround, [7.5, 32.5]), (.spaceEvenly, [10, 30]), (.stretch, [0, 25]),
      (.normal, [0, 25]),
    ] as [(FlexContentAlignment.Position, [Double])])
  func linesAreAlignedInTheirContainer(position: FlexContentAlignment.Position, y: [Double]) {
    let items = [Box(60, 10), Box(60, 10)]
    let container = Box(
      100, 50,
      {
        $0.wrap = .wrap
        $0.alignContent = FlexContentAlignment(position)
      }, items)
    expect(container, y.map { Rect(0, $0, 60, 10) })
  }

  @Test func theOwnStartOfAnItemIsThatOfItsTextInColumnsOnly() {
    let item = Box(20, 10) {
      $0.alignSelf = .selfStart
      $0.textDirection = .rightToLeft
    }
    #expect(Box(100, 50, { _ in }, [item]).frames()[1] == Rect(0, 0, 20, 10))
    #expect(
      Box(100, 50, { $0.direction = .column }, [item]).frames()[1] == Rect(80, 0, 20, 10))
  }

  @Test func oneItemOfAReversedRowIsAtItsStart() {
    let row = Box(
      100, 50,
      {
        $0.direction = .rowReverse
        $0.justifyContent = .spaceBetween
      }, [Box(20, 10)])
    #expect(row.frames()[1] == Rect(80, 0, 20, 10))
  }
}
