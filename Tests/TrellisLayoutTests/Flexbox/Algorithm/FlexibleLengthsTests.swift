import Testing
import TrellisLayout

/// CSS Flexbox Level 1, §9.7: rows of 10 px height whose items share free or missing space.
struct FlexibleLengthsTests {
  private struct Item {
    var basis = 0.0
    var grow = 0.0
    var shrink = 1.0
    var min = 0.0
    var max = Double.infinity
  }

  private func expectWidths(
    of items: [Item], in width: Double, gap: Double = 0, _ widths: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for isColumn in [false, true] {
      let boxes = items.map { item in
        Box {
          $0.flexBasis = .points(item.basis)
          $0.flexGrow = item.grow
          $0.flexShrink = item.shrink
          let bounds = (FlexLength.points(item.min), FlexLength.points(item.max))
          if isColumn { $0.minHeight = bounds.0 } else { $0.minWidth = bounds.0 }
          guard item.max < .infinity else { return }
          if isColumn { $0.maxHeight = bounds.1 } else { $0.maxWidth = bounds.1 }
        }
      }
      let container = Box(
        {
          $0.direction = isColumn ? .column : .row
          $0.width = .points(isColumn ? 10 : width)
          $0.height = .points(isColumn ? width : 10)
          if isColumn { $0.rowGap = .points(gap) } else { $0.columnGap = .points(gap) }
        }, boxes)
      var place = 0.0
      let frames = widths.map { width in
        defer { place += width + gap }
        return isColumn ? Rect(0, place, 10, width) : Rect(place, 0, width, 10)
      }
      expect(container, frames, sourceLocation: sourceLocation)
    }
  }

  @Test func freeSpaceIsSharedByTheGrowFactors() {
    expectWidths(of: [Item(basis: 10, grow: 1), Item(basis: 20, grow: 3)], in: 110, [30, 80])
    expectWidths(
      of: [Item(basis: 10, grow: 1), Item(basis: 20), Item(grow: 1)], in: 110, gap: 10,
      [40, 20, 30])
  }

  @Test func aSumOfFactorsBelowOneTakesAPartOfTheSpace() {
    expectWidths(of: [Item(grow: 0.25), Item(grow: 0.5)], in: 100, [25, 50])
    expectWidths(
      of: [Item(basis: 100, shrink: 0.25), Item(basis: 100, shrink: 0.25)], in: 100, [75, 75])
  }

  /// The fraction is used only if it is smaller than the free space: 100 × 0.3 is more than the 20 px left.
  @Test func aSumOfFactorsBelowOneTakesNoMoreThanIsLeft() {
    expectWidths(of: [Item(grow: 0.3, min: 80), Item(grow: 0.3)], in: 100, [80, 20])
    expectWidths(of: [Item(grow: 0.3, min: 80), Item(grow: 0.1)], in: 100, [80, 10])
  }

  @Test func missingSpaceIsTakenByFactorAndBaseSize() {
    expectWidths(of: [Item(basis: 300), Item(basis: 100)], in: 200, [150, 50])
    expectWidths(of: [Item(basis: 100, shrink: 3), Item(basis: 100)], in: 120, [40, 80])
    expectWidths(of: [Item(basis: 300, shrink: 0), Item(basis: 100)], in: 320, [300, 20])
    expectWidths(of: [Item(basis: 300, shrink: 0), Item(basis: 100)], in: 200, [300, 0])
  }

  @Test func anItemAtItsMaximumLeavesTheRestToOthers() {
    expectWidths(of: [Item(grow: 1, max: 50), Item(grow: 1)], in: 300, [50, 250])
    expectWidths(of: [Item(grow: 1, max: 50), Item(grow: 1, max: 60)], in: 300, [50, 60])
  }

  @Test func anItemAtItsMinimumLeavesLessToOthers() {
    expectWidths(of: [Item(basis: 100, min: 90), Item(basis: 100)], in: 100, [90, 10])
    expectWidths(of: [Item(grow: 1, min: 70), Item(grow: 1)], in: 100, [70, 30])
  }

  /// 26.67 px are added and 23.33 px subtracted, so the minimum width is frozen first.
  @Test func theGreaterViolationIsFrozenFirst() {
    expectWidths(
      of: [Item(grow: 1, min: 60), Item(grow: 1, max: 10), Item(grow: 1)], in: 100, [60, 10, 30])
    // 6.67 px are added and 28.33 px subtracted: 61.67 px are left for two, above the minimum width.
    expectWidths(
      of: [Item(grow: 1, min: 40), Item(grow: 1, max: 5), Item(grow: 1)], in: 100,
      [47.5, 5, 47.5])
  }

  @Test func anItemPastItsBoundsKeepsItsSizeFromTheBeginning() {
    expectWidths(of: [Item(basis: 100, grow: 1, max: 50), Item(grow: 1)], in: 200, [50, 150])
    expectWidths(
      of: [Item(basis: 20, shrink: 1, min: 50), Item(basis: 100, shrink: 1)], in: 100, [50, 50])
  }

  /// The width of the only item that flexes does not depend on its content, whose width is not found.
  @Test func theOnlyItemThatFlexesTakesTheRestOfItsRow() {
    for (others, width) in [([30.0, 20], 50.0), ([80, 40], 0), ([100], 0), ([], 100)] {
      for isBounded in [false, true] {
        let tree = FlexTree()
        let row = tree.makeNode(
          FlexStyle {
            $0.width = 100
            $0.height = 10
          })
        for other in others {
          let node = tree.makeNode(
            FlexStyle {
              $0.width = .points(other)
              $0.flexShrink = isBounded ? 1 : 0
              guard isBounded else { return }
              $0.flexGrow = 1
              $0.minWidth = $0.width
              $0.maxWidth = $0.width
            })
          tree.append(node, to: row)
        }
        var requests: [FlexMeasureRequest] = []
        let style = FlexStyle {
          $0.flexGrow = 1
          $0.flexShrink = 1
          $0.minWidth = .zero
        }
        let leaf = tree.makeLeaf(style, reportsBaseline: false) {
          requests.append($0)
          return FlexMeasurement(size: Size(width: $0.knownWidth ?? 70, height: 10))
        }
        tree.append(leaf, to: row)
        tree.compute(row)
        #expect(tree.frame(of: leaf).size.width == width)
        #expect(requests.allSatisfy { $0.knownWidth != nil })
      }
    }
  }

  /// Where another item flexes too, or the item flexes only in part, its content counts.
  @Test func theContentOfAnItemCountsIfAnotherOneFlexesOrItFlexesInPart() {
    func widths(_ grow: Double, _ shrink: Double, otherShrink: Double) -> [Double] {
      Box(
        100, 10, { _ in },
        [
          Box {
            $0.flexBasis = 60
            $0.flexShrink = otherShrink
            $0.minWidth = .zero
          },
          Box(words: [8]) {
            $0.flexGrow = grow
            $0.flexShrink = shrink
            $0.minWidth = .zero
          },
        ]
      ).frames().dropFirst().map(\.width)
    }
    #expect(widths(1, 1, otherShrink: 0) == [60, 40])
    #expect(widths(1, 0.5, otherShrink: 0) == [60, 60])
    #expect(widths(1, 1, otherShrink: 4) == [30, 70])
  }
}
