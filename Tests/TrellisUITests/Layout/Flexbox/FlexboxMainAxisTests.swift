import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// CKFlexboxComponentSnapshotTests: distribution on the main axis.
struct FlexboxMainAxisTests {
  private func three(grow: Double = 0, shrink: Double = 0) -> [FlexboxChild] {
    (0..<3).map { _ in item(50, 50, grow: grow, shrink: shrink) }
  }

  private func row(_ x: [Double], _ width: [Double], height: Double = 50) -> [Rect] {
    zip(x, width).map { Rect($0, 0, $1, height) }
  }

  @Test(arguments: [
    (FlexboxStyle.JustifyContent.start, [0.0, 50, 100]), (.center, [75, 125, 175]),
    (.end, [150, 200, 250]),
  ])
  func testUnderflowBehaviors(justify: FlexboxStyle.JustifyContent, x: [Double]) {
    expect(
      flexbox(.row, { $0.justifyContent = justify }, three()), in: range(300, 0, 300, 300),
      size: (300, 50), row(x, [50, 50, 50]))
  }

  @Test func testUnderflowBehaviorsFlexed() {
    expect(
      flexbox(.row, three(grow: 1, shrink: 1)), in: range(300, 0, 300, 300), size: (300, 50),
      row([0, 100, 200], [100, 100, 100]))
  }

  @Test(arguments: [
    (FlexboxStyle.JustifyContent.start, [0.0, 50, 100]), (.center, [-20, 30, 80]),
    (.end, [-40, 10, 60]),
  ])
  func testOverflowBehaviors(justify: FlexboxStyle.JustifyContent, x: [Double]) {
    expect(
      flexbox(.row, { $0.justifyContent = justify }, three()), in: range(110, 0, 110, 300),
      size: (110, 50), row(x, [50, 50, 50]))
  }

  @Test func testOverflowBehaviorsFlexed() {
    expect(
      flexbox(.row, three(grow: 1, shrink: 1)), in: range(110, 0, 110, 300),
      row([0, 36.67, 73.33], [36.67, 36.67, 36.67]))
  }

  @Test func testShrinkingBehaviourWithFullFlexGrow() {
    expect(
      flexbox(.row, [item(500, 500, shrink: 1), item(500, 500, grow: 1, shrink: 1)]),
      in: .exactly(500, 500), row([0, 250], [250, 250], height: 500))
  }

  @Test
  func
    testOverflowBehaviorsWhenAllFlexShrinkComponentsHaveBeenClampedToZeroButViolationStillExists()
  {
    expect(
      flexbox(.row, [item(50, 50), item(50, 50, shrink: 1), item(50, 50)]),
      in: range(75, 0, 75, .infinity), row([0, 50, 50], [50, 0, 50]))
  }

  @Test func testFlexWithUnequalIntrinsicSizes() {
    let children = [
      item(50, 50, grow: 1, shrink: 1), item(150, 150, grow: 1, shrink: 1),
      item(50, 50, grow: 1, shrink: 1),
    ]
    expect(
      flexbox(.row, children), in: range(300, 0, 300, 150), size: (300, 150),
      [Rect(0, 0, 66.67, 50), Rect(66.67, 0, 166.67, 150), Rect(233.33, 0, 66.67, 50)])
    expect(
      flexbox(.row, children), in: range(200, 0, 200, 150), size: (200, 150),
      [Rect(0, 0, 40, 50), Rect(40, 0, 120, 150), Rect(160, 0, 40, 50)])
  }

  /// Yoga gives 90 and 23; CSS, which resolves flexible lengths until no bound is violated, 90 and 30.
  @Test func testMinWidthIsRespected() {
    expect(
      flexbox(
        .row, size: ComponentSize(width: 120),
        [
          FlexboxChild(
            Component(size: ComponentSize(height: 50, minWidth: 90)), grow: 1, shrink: 1, basis: 80),
          item(.auto, 50, grow: 1, shrink: 1, basis: 80),
        ]),
      in: range(0, 50, 120, 50), size: (120, 50), row([0, 90], [90, 30]))
  }

  @Test func testMinAndMaxWidthTakePriorityOverPreferredSize() {
    expect(
      flexbox(
        .row, size: ComponentSize(width: 120),
        [
          FlexboxChild(
            Component(size: ComponentSize(height: 50, minWidth: 60)), grow: 1, basis: 0),
          FlexboxChild(
            Component(size: ComponentSize(height: 50, maxWidth: 20)), grow: 1, basis: .percent(0.5)),
        ]),
      in: range(0, 50, 120, 50), size: (120, 50), row([0, 100], [100, 20]))
  }

  @Test func testFixedFlexBasisAppliedWhenFlexingItems() {
    let children = [
      item(50, 50, grow: 1, shrink: 1, basis: 10), item(150, 150, grow: 1, shrink: 1, basis: 10),
      item(50, 50, grow: 1, shrink: 1, basis: 10),
    ]
    expect(
      flexbox(.row, children), in: range(300, 0, 300, 150), size: (300, 150),
      [Rect(0, 0, 100, 50), Rect(100, 0, 100, 150), Rect(200, 0, 100, 50)])
    expect(
      flexbox(.row, children), in: range(200, 0, 200, 150),
      [Rect(0, 0, 66.67, 50), Rect(66.67, 0, 66.67, 150), Rect(133.33, 0, 66.67, 50)])
  }

  @Test func testPercentageFlexBasisResolvesAgainstParentSize() {
    expect(
      flexbox(
        .row,
        [
          item(50, 50, grow: 0, basis: .percent(0.5)), item(50, 50, grow: 1),
          item(50, 50, grow: 1),
        ]), in: range(200, 0, 200, .infinity), row([0, 100, 150], [100, 50, 50]))
  }

  @Test func testFixedFlexBasisOverridesIntrinsicSizeForNonFlexingChildren() {
    expect(
      flexbox(.row, (0..<3).map { _ in item(50, 50, basis: 20) }), in: range(300, 0, 300, 150),
      row([0, 20, 40], [20, 20, 20]))
  }

  @Test func testCrossAxisStretchingOccursAfterMainAxisFlexing() {
    let inner = flexbox(
      .row, { $0.alignItems = .stretch },
      [item(10, .auto), item(500, 500, grow: 1, shrink: 1)])
    let layout = LayoutProbe.layout(
      InsetComponent(insets: EdgeInsets(all: 10), child: inner), in: range(300, 0, 300, .infinity))
    #expect(layout.size == Size(width: 300, height: 520))
    #expect(
      LayoutProbe.frames(layout) == [
        Rect(10, 10, 280, 500), Rect(10, 10, 10, 500), Rect(20, 10, 270, 500),
      ])
  }

  struct Distribution: Sendable, CustomTestStringConvertible {
    let name: String
    let isRow: Bool
    let size: Double
    /// Size, grow, shrink.
    let items: [(Double, Double, Double)]
    let expected: [Double]

    var testDescription: String { name }
  }

  private static let distributions: [Distribution] = [
    .init(
      name: "testPositiveViolationIsDistributedEqually", isRow: true, size: 350,
      items: [(50, 1, 0), (50, 0, 0), (50, 1, 0)], expected: [150, 50, 150]),
    .init(
      name: "testPositiveViolationIsDistributedEquallyWithArbitraryFloats", isRow: true, size: 350,
      items: [(50, 0.5, 0), (50, 0, 0), (50, 0.5, 0)], expected: [150, 50, 150]),
    .init(
      name: "testPositiveViolationIsDistributedProportionally", isRow: false, size: 350,
      items: [(50, 1, 0), (50, 2, 0), (50, 1, 0)], expected: [100, 150, 100]),
    .init(
      name: "testPositiveViolationIsDistributedProportionallyWithArbitraryFloats", isRow: false,
      size: 350, items: [(50, 0.25, 0), (50, 0.5, 0), (50, 0.25, 0)], expected: [100, 150, 100]),
    .init(
      name: "testPositiveViolationIsDistributedEquallyAmongMixedChildren", isRow: true, size: 400,
      items: [(50, 0, 1), (50, 1, 0), (50, 0, 0), (50, 1, 0)], expected: [50, 150, 50, 150]),
    .init(
      name: "testPositiveViolationIsDistributedEquallyAmongMixedChildrenWithArbitraryFloats",
      isRow: true, size: 400, items: [(50, 0, 0.5), (50, 0.5, 0), (50, 0, 0), (50, 0.5, 0)],
      expected: [50, 150, 50, 150]),
    .init(
      name: "testPositiveViolationIsDistributedProportionallyAmongMixedChildren", isRow: false,
      size: 400, items: [(50, 0, 1), (50, 3, 0), (50, 0, 0), (50, 1, 0)],
      expected: [50, 200, 50, 100]),
    .init(
      name: "testPositiveViolationIsDistributedProportionallyAmongMixedChildrenWithArbitraryFloats",
      isRow: false, size: 400, items: [(50, 0, 1), (50, 0.75, 0), (50, 0, 0), (50, 0.25, 0)],
      expected: [50, 200, 50, 100]),
    .init(
      name: "testRemainingViolationIsAppliedProperlyToFirstFlexibleChild", isRow: false, size: 300,
      items: [(25, 0, 0), (0, 1, 0), (100, 1, 0)], expected: [25, 87.5, 187.5]),
    .init(
      name: "testRemainingViolationIsAppliedProperlyToFirstFlexibleChildWithArbitraryFloats",
      isRow: false, size: 300, items: [(25, 0, 0), (0, 0.5, 0), (100, 0.5, 0)],
      expected: [25, 87.5, 187.5]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSize", isRow: true, size: 400,
      items: [(300, 0, 1), (100, 0, 0), (200, 0, 1)], expected: [180, 100, 120]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeWithArbitraryFloats", isRow: true,
      size: 400, items: [(300, 0, 0.5), (100, 0, 0), (200, 0, 0.5)], expected: [180, 100, 120]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactor", isRow: false, size: 400,
      items: [(300, 0, 2), (100, 0, 1), (200, 0, 2)], expected: [190.909, 81.818, 127.273]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactorWithArbitraryFloats",
      isRow: false, size: 400, items: [(300, 0, 0.4), (100, 0, 0.2), (200, 0, 0.4)],
      expected: [190.909, 81.818, 127.273]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAmongMixedChildrenChildren", isRow: true,
      size: 400, items: [(150, 1, 0), (150, 0, 1), (150, 0, 0), (150, 0, 1)],
      expected: [150, 50, 150, 50]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAmongMixedChildrenWithArbitraryFloats",
      isRow: true, size: 400,
      items: [(150, 0.5, 0), (150, 0, 0.5), (150, 0, 0), (150, 0, 0.5)],
      expected: [150, 50, 150, 50]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactorAmongMixedChildren",
      isRow: false, size: 400, items: [(150, 1, 0), (100, 0, 1), (150, 0, 0), (200, 0, 3)],
      expected: [150, 71.43, 150, 28.57]),
    .init(
      name:
        "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactorAmongMixedChildrenArbitraryFloats",
      isRow: false, size: 400,
      items: [(150, 1, 0), (100, 0, 0.25), (150, 0, 0), (200, 0, 0.75)],
      expected: [150, 71.43, 150, 28.57]),
    .init(
      name: "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactorDoesNotShrinkToZero",
      isRow: true, size: 400, items: [(300, 0, 1), (100, 0, 2), (200, 0, 1)],
      expected: [214.29, 42.86, 142.86]),
    .init(
      name:
        "testNegativeViolationIsDistributedBasedOnSizeAndFlexFactorDoesNotShrinkToZeroWithArbitraryFloats",
      isRow: true, size: 400, items: [(300, 0, 0.25), (100, 0, 0.5), (200, 0, 0.25)],
      expected: [214.29, 42.86, 142.86]),
  ]

  @Test(arguments: distributions) func distributesFreeAndMissingSpace(_ distribution: Distribution)
  {
    let children = distribution.items.map { size, grow, shrink in
      distribution.isRow
        ? item(.points(size), 50, grow: grow, shrink: shrink)
        : item(50, .points(size), grow: grow, shrink: shrink)
    }
    let container = flexbox(distribution.isRow ? .row : .column, children)
    let side = distribution.size
    var place = 0.0
    let frames = distribution.expected.map { size in
      defer { place += size }
      return distribution.isRow ? Rect(place, 0, size, 50) : Rect(0, place, 50, size)
    }
    expect(container, in: .exactly(side, side), size: (side, side), frames)
  }
}
