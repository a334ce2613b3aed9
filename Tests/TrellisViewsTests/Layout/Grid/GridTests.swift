import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct GridTests {
  @Test func fixedAndFlexibleColumnsShareTheWidth() {
    let frames = frames(
      Grid(columns: [.fixed(40), .flexible(), .flexible(maximum: 60)], spacing: 10) {
        ForEach(["a", "b", "c", "d"], id: \.self) { wide($0) }
      }, height: nil)
    #expect(frames["a"] == "0 0 40 10")
    #expect(frames["b"] == "50 0 180 10")
    #expect(frames["c"] == "240 0 60 10")
    #expect(frames["d"] == "0 20 40 10")
  }

  @Test func aMinimumIsKeptWhileOthersShareTheRest() {
    let frames = frames(
      Grid(columns: [.flexible(minimum: 200), .flexible(), .flexible()], spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { wide($0) }
      }, height: nil)
    #expect(frames["a"] == "0 0 200 10")
    #expect(frames["b"] == "200 0 50 10")
    #expect(frames["c"] == "250 0 50 10")
  }

  /// Three columns of 90 and two gaps of 15 take 300; four of at least 70 would take 325.
  @Test(arguments: [(300.0, "210 0 90 10"), (299, "0 25 142 10"), (60, "0 50 60 10")])
  func allAdaptiveColumnsThatFitAreMade(_ width: Double, _ third: String) {
    let frames = frames(
      Grid(columns: [.adaptive(minimum: width < 100 ? 70 : 90)], spacing: 15) {
        ForEach(["a", "b", "c"], id: \.self) { wide($0) }
      }, width: width, height: nil)
    #expect(frames["c"] == third)
  }

  @Test func anAdaptiveColumnKeepsItsMaximum() {
    let frames = frames(
      Grid(columns: [.adaptive(minimum: 50, maximum: 60)], spacing: 10) {
        ForEach(["a", "b"], id: \.self) { wide($0) }
      }, width: 100, height: nil)
    #expect(frames["a"] == "0 0 60 10")
    #expect(frames["b"] == "0 20 60 10")
  }

  @Test func columnsOfRowsAreAsWideAsTheirWidestView() {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
        GridRow {
          box("a", 20, 30)
          box("b", 50)
        }
        GridRow {
          box("c", 40)
          box("d", 10)
        }
        box("e", 95)
      }.frame(width: 300, alignment: .leading), height: nil)
    #expect(
      frames == [
        "a": "0 0 20 30", "b": "45 0 50 10", "c": "0 33 40 10", "d": "45 33 10 10",
        "e": "0 46 95 10",
      ])
  }

  @Test func viewsOverSeveralColumns() {
    let frames = frames(
      Grid(columns: [.flexible(), .flexible(), .flexible()], spacing: 0) {
        wide("a").gridCellColumns(2)
        wide("b").gridCellColumns(2)
        wide("c")
        wide("d").gridCellColumns(9)
      }, height: nil)
    #expect(
      frames == [
        "a": "0 0 200 10", "b": "0 10 200 10", "c": "200 10 100 10", "d": "0 20 300 10",
      ])
  }

  @Test func aViewOverSeveralColumnsWidensThem() {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow { box("a", 100).gridCellColumns(2) }
        GridRow {
          box("b", 20)
          box("c", 30)
        }
      }.frame(width: 300, alignment: .leading), height: nil)
    #expect(frames["c"] == "50 10 30 10")
  }

  @Test func columnsHaveTheirOwnAlignment() {
    let frames = frames(
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10).gridColumnAlignment(.trailing)
          box("b", 10)
        }
        GridRow {
          box("c", 30)
          box("d", 30)
        }
      }.frame(width: 300, alignment: .leading), height: nil)
    #expect(frames["a"] == "20 0 10 10")
    #expect(frames["b"] == "40 0 10 10")
  }

  @Test func theWidestColumnsOfTextsShrink() {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 0) {
        GridRow {
          box("a", 50)
          Text("several words that are much longer than all of the room").accessibilityHeading(1)
        }
      }, width: 200, height: nil)
    #expect(frames["a"] == "0 0 50 10")
    #expect(frames["h1"]?.hasPrefix("50 0 ") == true)
    let width = Int(frames["h1"]?.split(separator: " ")[2] ?? "") ?? 0
    #expect(width > 100 && width <= 150)
  }

  @Test func aViewThatGrowsWidensItsColumn() {
    let frames = frames(
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 50)
          wide("b")
        }
      }, height: nil)
    #expect(frames["b"] == "50 0 250 10")
  }

  @Test func textsHaveOneBaseline() {
    let frames = frames(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
        GridRow {
          Text("small").font(.caption).accessibilityHeading(1)
          Text("Large").font(.largeTitle).accessibilityHeading(2)
        }
      }, height: nil)
    let tops = ["h1", "h2"].map { Int(frames[$0]?.split(separator: " ")[1] ?? "") ?? -1 }
    #expect(tops[0] > 10 && tops[1] == 0)
  }

  @Test func columnsBeginAtTheRightInRightToLeftPages() {
    let frames = frames(
      Grid(columns: [.fixed(40), .fixed(60)], spacing: 10) {
        box("a")
        box("b")
      }.frame(width: 300, alignment: .leading), height: nil, direction: .rightToLeft)
    #expect(frames["a"] == "280 0 20 10")
    #expect(frames["b"] == "230 0 20 10")
  }

  @Test func viewsThatGrowFillTheHeightOfTheirRow() {
    let frames = frames(
      Grid(columns: [.flexible(), .flexible()], spacing: 0) {
        Color.accent.accessibilityLabel("a")
        box("b", 20, 50)
      }, height: nil)
    #expect(frames["a"] == "0 0 150 50")
  }

  @Test func invalidNumbersOfColumnsAreIgnored() {
    let frames = frames(
      Grid(
        columns: [.adaptive(minimum: 0), .flexible(minimum: -5, maximum: -9), .fixed(-3)],
        spacing: 0
      ) { box("a") }, height: nil)
    #expect(frames["a"] != nil)
  }

  @Test func aGridHasSpaceBetweenItsRowsAndColumns() {
    let frames = frames(
      Grid(columns: [.fixed(50), .fixed(50)], spacing: 10, rowSpacing: 3) {
        box("a")
        box("b")
        box("c")
      }.inPage())
    #expect(frames == ["a": "0 0 20 10", "b": "60 0 20 10", "c": "0 13 20 10"])
    let own = TrellisViewsTests.frames(
      Grid(columns: [GridItem(.fixed(50), spacing: 30), .fixed(50)], spacing: 10) {
        box("a")
        box("b")
      }.inPage())
    #expect(own["b"] == "80 0 20 10")
  }

  @Test(arguments: [(-1, "60 0 20 10"), (0, "60 0 20 10"), (2, "0 15 20 10"), (5, "0 15 20 10")])
  func aCellHasOneColumnAtLeastAndAllAtMost(_ columns: Int, _ next: String) {
    let frames = frames(
      Grid(columns: [.fixed(50), .fixed(50)], spacing: 10, rowSpacing: 5) {
        box("a").gridCellColumns(columns)
        box("b")
      }.inPage())
    #expect(frames == ["a": "0 0 20 10", "b": next])
  }

  @Test func aWideCellHasTheAlignmentOfTheGrid() {
    let frames = frames(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 50).gridColumnAlignment(.trailing)
          box("b", 50)
        }
        GridRow { box("c").gridCellColumns(2) }
        GridRow { box("d") }
      }.inPage())
    #expect(frames["c"] == "0 10 20 10")
    #expect(frames["d"] == "30 20 20 10")
  }

  @Test func columnsThatGrowAndShrinkFitTheGrid() {
    let long = "several words that are longer than the room of a column"
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 10) {
        GridRow {
          Text(long).accessibilityHeading(1).frame(maxWidth: .infinity)
          Text(long).accessibilityHeading(2).frame(maxWidth: .infinity)
        }
      })
    let edges = ["h1", "h2"].compactMap { frames[$0]?.split(separator: " ").compactMap { Int($0) } }
    #expect(edges.count == 2 && edges.allSatisfy { $0[0] + $0[2] <= 300 }, "\(frames)")
    #expect(edges.last.map { $0[0] >= 155 } == true, "\(frames)")
  }
}
